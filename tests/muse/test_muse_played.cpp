// Tests the rounds that are recognised in a history, and cards that were used twice in them.
#include "positions/muse/muse_edits.h"
#include "tests/muse/drawn_table.h"
#include "tests/support/described.h"
#include "validators/muse/muse_played.h"
#include "validators/muse/muse_rules.h"

#include <gmock/gmock.h>

namespace cimaise::muse {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A game as the app records it: every edit is a step.
class Evening {
public:
    explicit Evening(Layout first) : m_layout(std::move(first)), m_played(startOf(m_layout)) {}

    void edit(const Layout& next) {
        m_played = withStep(std::move(m_played), m_layout, next);
        m_layout = next;
    }
    void play(std::string_view turns) {
        edit(withRound(m_layout, turns));
        edit(withRoundPlayed(m_layout, resolve(m_layout).table));
    }
    [[nodiscard]] const Played& played() const { return m_played; }
    [[nodiscard]] const Layout& layout() const { return m_layout; }
    [[nodiscard]] std::vector<std::string> findings() const {
        std::vector<std::string> texts;
        for (const Finding& finding : findingsOf(m_played)) {
            texts.push_back(described(finding.says));
        }
        return texts;
    }

private:
    Layout m_layout;
    Played m_played;
};

Layout threePlayers() { return drawn({"", "", ""}); }

TEST(MusePlayed, CountsRounds) {
    Evening evening{threePlayers()};
    EXPECT_TRUE(evening.played().startsNew);
    evening.play("Ana sketch bard\nBo sketch sea, discard mill\nCy sketch end");
    evening.edit(put(evening.layout(), {.player = 0, .pile = Pile::studio}, card("author")));
    evening.play("Ana sketch huntress\nBo sketch castle");
    EXPECT_EQ(evening.played().rounds, 2);
    EXPECT_THAT(evening.findings(), IsEmpty());
}

TEST(MusePlayed, NumbersNoRoundOfEnteredPosition) {
    EXPECT_FALSE(startOf(drawn({"author", "", ""})).startsNew);
    EXPECT_FALSE(startOf(withRound(threePlayers(), "Ana sketch bard")).startsNew);
    EXPECT_FALSE(startOf(takeCoins(threePlayers(), 0, Suit::suns, 2)).startsNew);
}

TEST(MusePlayed, KeepsCardUsedTwiceAsFinding) {
    Evening evening{threePlayers()};
    evening.play("Ana sketch bard\nBo sketch bard\nCy sketch end");
    ASSERT_TRUE(isLegal(check(evening.layout()))) << "the position alone does not show it";
    EXPECT_THAT(evening.findings(), ElementsAre("muse.played.twice when=(muse.played.round round=1)"
                                                " card=muse.card.the-bard owner=B"));
    EXPECT_FALSE(isLegal(findingsOf(evening.played())));
    Evening entered{drawn({"author", "", ""})};
    entered.play("Ana sketch author\nBo sketch sea\nCy sketch end");
    EXPECT_THAT(entered.findings(),
                ElementsAre("muse.played.painting when=(muse.played.some-round) "
                            "card=muse.card.the-author owner=A"));
}

} // namespace

} // namespace cimaise::muse
