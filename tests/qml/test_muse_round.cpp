// Tests a round of Muse in a window of phone size: the control needed next is visible, for every
// player.
#include "app/tables/muse/muse_table.h"
#include "tests/qml/items.h"
#include "tests/qml/sitting.h"

#include <QTest>
#include <algorithm>

namespace cimaise {

namespace {

constexpr QSize wide{390, 844};
constexpr QSize small{360, 640};

class RoundOfMuse : public Sitting {
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
        EXPECT_EQ(inSightOf(all("MuseTurnCard")), 2U) << "what the next card is";
        EXPECT_GE(inSightOf(all("MuseDeckKey")), 36U);
    }
};

TEST_P(RoundOfMuse, WhatIsAskedForIsInSight) {
    tool("muse.tool.round");
    expectAskedInSight();
    action(0);
    card("the-sea");
    expectAskedInSight();
    for (const QQuickItem* key : all("MuseDeckKey")) {
        EXPECT_GE(key->height(), 44);
    }
}

// The tool, three turns, two coins, a discard on second thoughts, what happens, and playing it.
TEST_P(RoundOfMuse, OfThreePlayersIsThirteenTouches) {
    for (const int suit : {0, 1, 2}) {
        table().coins()->add(suit, 1);
    }
    tool("muse.tool.round");
    action(1);
    card("the-author");
    touch(all("MusePaymentKey"), 0);
    touch(all("MusePaymentKey"), 1);
    card("the-bard"); // a coin too many would have been there: it is no card
    EXPECT_EQ(table().round()->ideaText(), QString{});
    QTest::qWait(400);
    action(0);
    card("the-bard");
    action(2);
    card("the-end");
    touch(all("MusePlayerChip"), 0);
    card("the-windfall");
    button("muse.round.resolve");
    button("muse.round.play");
    EXPECT_TRUE(table().round()->played());
    EXPECT_LE(touches(), 13 + 1) << "the coin too many";
    EXPECT_EQ(scrolls(), 0);
    EXPECT_EQ(table().round()->events()->count(), 4);
}

// The last to choose discards at once; everyone else after a touch.
TEST_P(RoundOfMuse, WithEveryDiscardIsFourteenTouches) {
    tool("muse.tool.round");
    for (const char* name : {"the-author", "the-bard", "the-end"}) {
        action(0);
        card(name);
    }
    card("the-windfall");
    touch(all("MusePlayerChip"), 0);
    card("the-sea");
    touch(all("MusePlayerChip"), 1);
    card("the-huntress");
    button("muse.round.resolve");
    button("muse.round.play");
    EXPECT_EQ(touches(), 14);
    EXPECT_EQ(scrolls(), 0);
    EXPECT_EQ(table().round()->events()->count(), 6);
}

TEST_P(RoundOfMuse, WhatHappensIsReadFromItsTop) {
    tool("muse.tool.round");
    for (const char* name : {"ace-of-knots", "ace-of-wyrms", "ace-of-leaves"}) {
        action(0);
        card(name); // on the last line: scrolled to on a small phone
    }
    button("muse.round.resolve");
    const Items events = all("MuseEvent");
    ASSERT_FALSE(events.empty());
    EXPECT_EQ(inSight(*events.front()).top(), placeOf(*events.front()).top());
}

/// Its words in the room they have.
TEST_P(RoundOfMuse, TheKeysOfTheBarCanBeRead) {
    tool("muse.tool.round");
    for (const QQuickItem* key : all("WallButton")) {
        EXPECT_LE(key->property("implicitContentHeight").toReal(), key->height() - 8)
            << described(*key);
        EXPECT_GE(key->width(), 160) << described(*key);
    }
}

std::vector<Seat> phones() {
    std::vector<Seat> all;
    for (const Language language : {Language::english, Language::french}) {
        for (const QSize& size : {wide, small}) {
            all.push_back({"muse", language, size});
        }
    }
    return all;
}

INSTANTIATE_TEST_SUITE_P(phones, RoundOfMuse, testing::ValuesIn(phones()));

} // namespace

} // namespace cimaise
