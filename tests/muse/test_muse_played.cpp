// Tests what a history tells about the draw pile and the discard pile (rulebook, "Setup" and
// "Drawing, Discarding And Economic Growth"). Three players leave 36 − 3 × 4 = 24 cards.
#include "tests/muse/drawn_table.h"
#include "tests/support/described.h"
#include "validators/muse/muse_edits.h"
#include "validators/muse/muse_played_text.h"
#include "validators/muse/muse_rules.h"

#include <gmock/gmock.h>

namespace cimaise::muse {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// A game as the app records it: every edit is a step.
class Evening {
public:
    explicit Evening(Layout first) : m_layout(std::move(first)), m_played(startOf(m_layout)) {}

    void edit(const Layout& next) {
        m_played = followed(std::move(m_played), m_layout, next);
        m_layout = next;
    }
    void play(std::string_view turns, std::vector<int> drawPileEmptied = {}) {
        edit(muse::withRound(m_layout, turns));
        if (!drawPileEmptied.empty()) {
            edit(withGrowAfter(m_layout, std::move(drawPileEmptied)));
        }
        edit(withRoundPlayed(m_layout, resolve(m_layout).table));
    }
    [[nodiscard]] const Played& played() const { return m_played; }
    [[nodiscard]] const Layout& layout() const { return m_layout; }
    [[nodiscard]] std::vector<std::string> findings() const {
        std::vector<std::string> said;
        for (const Finding& finding : findingsOf(m_played, m_layout)) {
            said.push_back(described(finding.says));
        }
        return said;
    }

private:
    Layout m_layout;
    Played m_played;
};

Layout threePlayers() { return drawn({"", "", ""}); }

TEST(MusePlayed, KnowsNothingAboutEnteredRound) {
    const Played played = startOf(muse::withRound(
        threePlayers(), "Ana sketch bard\nBo sketch sea, discard mill\nCy sketch end"));
    EXPECT_FALSE(played.begun);
    EXPECT_FALSE(played.known);
}

TEST(MusePlayed, CountsDrawPileAndDiscardPile) {
    Evening evening{threePlayers()};
    EXPECT_EQ(evening.played().drawPile, 24);
    evening.play("Ana sketch bard\nBo sketch sea, discard mill\nCy sketch end");
    EXPECT_EQ(evening.played().rounds, 1);
    EXPECT_EQ(evening.played().drawPile, 20) << "three actions and a discard";
    EXPECT_THAT(evening.played().leftAfter, ElementsAre(23, 22, 21, 20));
    EXPECT_THAT(evening.played().discards,
                UnorderedElementsAre(card("bard"), card("sea"), card("mill"), card("end")));
    // a painting is not discarded until a patron buys it
    evening.play("Ana paint ace-of-suns 1 suns\nBo sketch huntress\nCy sketch castle");
    EXPECT_EQ(evening.played().drawPile, 17);
    EXPECT_EQ(std::ranges::count(evening.played().discards, card("ace-of-suns")), 0);
    evening.play("Ana sketch calamity\nBo patron windfall\nCy sketch cave");
    EXPECT_EQ(std::ranges::count(evening.played().discards, card("ace-of-suns")), 1);
    EXPECT_THAT(evening.findings(), IsEmpty());
}

TEST(MusePlayed, KnowsNothingAboutEnteredPosition) {
    Evening entered{drawn({"author", "", ""})};
    entered.play("Ana sketch bard\nBo sketch sea\nCy sketch end");
    entered.play("Ana sketch bard\nBo patron castle\nCy sketch mill", {1});
    EXPECT_FALSE(entered.played().known);
    EXPECT_THAT(entered.findings(), IsEmpty());
    Evening byHand{threePlayers()};
    byHand.edit(put(byHand.layout(), {.player = 0, .pile = Pile::studio}, card("author")));
    EXPECT_FALSE(byHand.played().known);
    Evening coins{threePlayers()};
    coins.edit(takeCoins(coins.layout(), 0, Suit::suns, 2));
    EXPECT_FALSE(coins.played().known) << "a game begun elsewhere";
    Evening partly{threePlayers()};
    partly.play("Ana sketch bard\nBo sketch sea");
    EXPECT_FALSE(partly.played().known) << "what Cy did is unknown";
}

TEST(MusePlayed, ChosenDeckCounts) {
    Evening evening{threePlayers()};
    Layout extended = evening.layout();
    extended.deck = Deck::extended;
    evening.edit(extended);
    EXPECT_EQ(evening.played().drawPile, 44 - 12);
}

TEST(MusePlayed, NotesMarkThatDoesNotFitTheCount) {
    Evening evening{threePlayers()};
    evening.edit(
        muse::withRound(evening.layout(), "Ana sketch bard\nBo sketch sea\nCy sketch end"));
    evening.edit(withGrowAfter(evening.layout(), {2}));
    EXPECT_THAT(evening.findings(),
                ElementsAre("muse.played.not-empty when=(muse.played.this-round) event=2 n=22"));
    evening.edit(withRoundPlayed(evening.layout(), resolve(evening.layout()).table));
    EXPECT_THAT(evening.findings(),
                ElementsAre("muse.played.not-empty when=(muse.played.round round=1) event=2 n=22"));
    EXPECT_EQ(evening.played().drawPile, 1) << "the players’ mark: two cards shuffled, one drawn";
    EXPECT_EQ(findingsOf(evening.played(), evening.layout()).front().severity, Severity::note);
}

/// Bigger cards come first: the Sea and the Bard are discarded before the End.
TEST(MusePlayed, NotesCardFromDiscardPileUntilItIsShuffled) {
    Evening evening{threePlayers()};
    evening.play("Ana sketch bard\nBo sketch sea\nCy sketch end");
    evening.edit(muse::withRound(evening.layout(), "Ana sketch bard"));
    EXPECT_THAT(evening.findings(),
                ElementsAre("muse.played.discarded when=(muse.played.this-round) "
                            "card=muse.card.the-bard owner=A"));
    Evening shuffled{threePlayers()};
    shuffled.play("Ana sketch bard\nBo sketch sea\nCy sketch end", {3});
    shuffled.edit(muse::withRound(shuffled.layout(), "Ana sketch bard"));
    EXPECT_EQ(shuffled.findings().size(), 1U) << "the early mark alone";
}

TEST(MusePlayed, KeepsCardUsedTwiceAsFinding) {
    Evening evening{threePlayers()};
    evening.play("Ana sketch bard\nBo sketch bard\nCy sketch end");
    ASSERT_TRUE(isLegal(check(evening.layout()))) << "the position alone does not show it";
    EXPECT_THAT(evening.findings(), ElementsAre("muse.played.twice when=(muse.played.round round=1)"
                                                " card=muse.card.the-bard owner=B"));
    EXPECT_FALSE(isLegal(findingsOf(evening.played(), evening.layout())));
    Evening entered{drawn({"author", "", ""})};
    entered.play("Ana sketch author\nBo sketch sea\nCy sketch end");
    EXPECT_THAT(entered.findings(),
                ElementsAre("muse.played.painting when=(muse.played.some-round) "
                            "card=muse.card.the-author owner=A"));
}

} // namespace

} // namespace cimaise::muse
