// Tests a round of Muse in a window of phone size: the control needed next is visible, for every
// player.
#include "app/viewmodels/muse/muse_table.h"
#include "positions/muse/muse_catalogue.h"
#include "tests/qml/items.h"
#include "tests/qml/ui_playthrough.h"
#include "tests/qml/views.h"

#include <QTest>
#include <algorithm>

namespace cimaise {

namespace {

constexpr QSize wide{390, 844};
constexpr QSize small{360, 640};

class MuseRoundOnPhone : public Sitting {
protected:
    [[nodiscard]] MuseTable& table() const { return *window().findChild<MuseTable*>(); }
    void action(std::size_t which) { touch(all("Segment"), which); }
    void card(const char* name) {
        touch(saying("MuseDeckKey", "name", qtTrId((std::string{"muse.card."} + name).c_str())));
    }
    [[nodiscard]] std::size_t inSightOf(const Items& items) const {
        return static_cast<std::size_t>(std::ranges::count_if(items, [&](const QQuickItem* item) {
            constexpr qreal slack = 0.5;
            const QRectF place = placeOf(*item);
            const QRectF seen = inSight(*item).intersected({{0, 0}, GetParam().size});
            return place.width() - seen.width() < slack && place.height() - seen.height() < slack;
        }));
    }
    void expectAskedInSight() {
        EXPECT_EQ(inSightOf(all("Segment")), 4U) << "the actions";
        EXPECT_EQ(inSightOf(all("MusePlayerChip")), 3U) << "who has chosen";
        EXPECT_EQ(inSightOf(all("MuseTurnCard")), 3U) << "card, payment and discard";
        EXPECT_GE(inSightOf(all("MuseDeckKey")), 36U);
    }
    [[nodiscard]] QQuickItem& chip(std::size_t which) const {
        return *all("MuseTurnCard").at(which);
    }
    /// Expects the turn cards of one player to be visible, and the idea card to have this rank.
    void expectChosenInSight(const QString& rank) {
        EXPECT_EQ(inSightOf(all("MuseTurnCard")), 3U);
        EXPECT_EQ(chip(0).property("rank").toString(), rank);
        EXPECT_TRUE(table().round()->turn()->chosen());
    }
};

TEST_P(MuseRoundOnPhone, KeepsRequestedControlsInSight) {
    tool("muse.tool.round");
    expectAskedInSight();
    action(0);
    card("the-sea");
    expectAskedInSight();
    for (const QQuickItem* key : all("MuseDeckKey")) {
        EXPECT_GE(key->height(), 44);
    }
}

// Taps: the tool; three turns, one paid with two coins and one with a discard; twice the next
// player; resolving and playing the round.
TEST_P(MuseRoundOnPhone, TakesFourteenTapsForThreePlayers) {
    for (const int suit : {0, 1, 2}) {
        table().coins()->add(suit, 1);
    }
    tool("muse.tool.round");
    action(1);
    card("the-author");
    touch(all("MusePaymentKey"), 0);
    touch(all("MusePaymentKey"), 1);
    expectChosenInSight(QStringLiteral("2"));
    button("muse.round.next-player");
    action(0);
    card("the-bard");
    expectChosenInSight(QStringLiteral("10"));
    button("muse.round.next-player");
    action(2);
    card("the-end");
    card("the-windfall"); // still in the turn of the same player
    EXPECT_EQ(table().session()->currentSide(), 2);
    button("muse.round.resolve");
    button("muse.round.play");
    EXPECT_TRUE(table().round()->played());
    EXPECT_EQ(touches(), 14);
    EXPECT_EQ(scrolls(), 0);
    EXPECT_EQ(table().round()->events()->count(), 4);
    EXPECT_FALSE(table().session()->historyView()->canRedo());
}

/// Each part of a turn is changed by a tap on its chip; a tap on a coin never changes a card, nor
/// the reverse.
TEST_P(MuseRoundOnPhone, KeepsChoicesVisibleAndEditable) {
    table().coins()->add(0, 2);
    tool("muse.tool.round");
    action(1);
    card("the-author");
    EXPECT_EQ(table().round()->payment()->paidText(), QStringLiteral("2/2")) << "forced, and shown";
    touch(chip(1));
    EXPECT_FALSE(all("MusePaymentKey").empty());
    touch(chip(0));
    card("ace-of-moons");
    EXPECT_EQ(table().round()->turn()->ideaRank(), qtTrId("muse.rank.ace"));
    touch(chip(2));
    card("the-sea");
    EXPECT_EQ(table().round()->turn()->discardSuits(), QStringList{QStringLiteral("waves")});
    action(3);
    EXPECT_EQ(table().session()->currentSide(), 0);
    EXPECT_TRUE(table().round()->turn()->chosen());
    EXPECT_FALSE(chip(1).isEnabled()) << "nothing is painted";
}

TEST_P(MuseRoundOnPhone, TakesFourteenTapsWithEveryDiscard) {
    tool("muse.tool.round");
    for (const auto& [idea, discard] :
         {std::pair{"the-author", "the-sea"}, std::pair{"the-bard", "the-huntress"},
          std::pair{"the-end", "the-windfall"}}) {
        if (idea != std::string_view{"the-author"}) {
            button("muse.round.next-player");
        }
        action(0);
        card(idea);
        card(discard);
    }
    button("muse.round.resolve");
    button("muse.round.play");
    EXPECT_EQ(touches(), 14);
    EXPECT_EQ(scrolls(), 0);
    EXPECT_EQ(table().round()->events()->count(), 6);
}

TEST_P(MuseRoundOnPhone, ShowsResultAfterLastRound) {
    table().piles()->choosePile(0, true);
    for (const char* crown : {"the-huntress", "the-bard", "the-sea"}) {
        table().piles()->press(static_cast<int>(*muse::findCard(crown)));
    }
    table().piles()->choosePile(0, false);
    table().piles()->press(static_cast<int>(*muse::findCard("the-end")));
    tool("muse.tool.round");
    EXPECT_EQ(table().hint().isEmpty(), false);
    for (const auto& [which, name] :
         {std::pair{3U, "the-author"}, std::pair{0U, "the-pact"}, std::pair{0U, "the-cave"}}) {
        action(which);
        card(name);
        button("muse.round.next-player");
    }
    button("muse.round.resolve");
    button("muse.round.play");
    EXPECT_TRUE(table().round()->gameOver());
    EXPECT_TRUE(saying("AppButton", "text", qtTrId("muse.round.next")).empty());
    button("muse.round.result");
    EXPECT_TRUE(table().session()->finished());
}

TEST_P(MuseRoundOnPhone, ShowsEventsFromTheirTop) {
    tool("muse.tool.round");
    for (const char* name : {"ace-of-knots", "ace-of-wyrms", "ace-of-leaves"}) {
        action(0);
        card(name); // in the last row: a small phone scrolls to it
        button("muse.round.next-player");
    }
    button("muse.round.resolve");
    const Items events = all("MuseEvent");
    ASSERT_FALSE(events.empty());
    EXPECT_EQ(inSight(*events.front()).top(), placeOf(*events.front()).top());
}

/// Labels fit into the keys.
TEST_P(MuseRoundOnPhone, KeysOfBarAreReadable) {
    tool("muse.tool.round");
    for (const QQuickItem* key : all("AppButton")) {
        EXPECT_LE(key->property("implicitContentHeight").toReal(), key->height() - 8)
            << described(*key);
        EXPECT_GE(key->width(), 160) << described(*key);
    }
}

std::vector<SittingSetting> phones() {
    std::vector<SittingSetting> all;
    for (const Language language : {Language::english, Language::french}) {
        for (const QSize& size : {wide, small}) {
            all.push_back({"muse", language, size});
        }
    }
    return viewsToTest(std::move(all), [](const SittingSetting& phone) {
        return phone.size == (phone.language == Language::french ? small : wide);
    });
}

INSTANTIATE_TEST_SUITE_P(phones, MuseRoundOnPhone, testing::ValuesIn(phones()));

} // namespace

} // namespace cimaise
