// Tests the end of a game of Muse: the round in which a palace reaches four paintings.
#include "tests/muse/drawn_table.h"
#include "validators/muse/muse_rules.h"

#include <gtest/gtest.h>

namespace cimaise::muse {

namespace {

TEST(MuseEnd, ContinuesWithThreePaintingsInPalace) {
    const Layout layout = drawn({"bard | huntress sea end", "", ""});
    EXPECT_EQ(stageOf(layout), Stage::playing);
    EXPECT_EQ(gameEnd(layout).state, GameEnd::State::open);
    EXPECT_EQ(gameEnd(layout).why.text.id, "muse.game-end.open");
}

TEST(MuseEnd, EndsGameWithFourPaintingsInPalace) {
    const Layout layout = drawn({"", "| huntress sea end bard", ""});
    EXPECT_EQ(stageOf(layout), Stage::over);
    EXPECT_EQ(gameEnd(layout), (GameEnd{.state = GameEnd::State::lastRound, .why = {}}));
}

TEST(MuseEnd, DetectsLastRoundFromFourthPainting) {
    const Layout before = drawn({"bard | huntress sea end", "", ""});
    EXPECT_EQ(stageOf(withRound(before, "Ana sketch author\nBo palace cave")), Stage::lastRound);
    EXPECT_EQ(stageOf(withRound(before, "Ana sketch author\nBo sketch cave")), Stage::playing);
}

TEST(MuseEnd, StaysOverWithTurnsAfterEnd) {
    const Layout over = drawn({"", "| huntress sea end bard", ""});
    EXPECT_EQ(stageOf(withRound(over, "Ana sketch author")), Stage::over);
}

/// The game is not over before the round is played, whatever the palaces hold.
TEST(MuseEnd, StaysOpenWhileEnteredRoundIsNotPlayed) {
    const Layout over = drawn({"", "| huntress sea end bard", ""});
    const GameEnd end = gameEnd(withRound(over, "Ana sketch author"));
    EXPECT_EQ(end.state, GameEnd::State::open);
    EXPECT_EQ(end.why.text.id, "muse.game-end.round");
}

} // namespace

} // namespace cimaise::muse
