// When a game of Muse ends: with the round in which a palace reaches four paintings.
#include "tests/muse/drawn_table.h"
#include "validators/muse/muse_end.h"

#include <gtest/gtest.h>

namespace cimaise::muse {

namespace {

TEST(MuseEnd, ThreePaintingsInAPalace_ThePlayGoesOn) {
    const Layout layout = drawn({"bard | huntress sea end", "", ""});
    EXPECT_EQ(stageOf(layout), Stage::playing);
    EXPECT_EQ(gameEnd(layout).state, GameEnd::State::open);
    EXPECT_EQ(gameEnd(layout).why.text.id, "muse.game-end.open");
}

TEST(MuseEnd, FourPaintingsInAPalace_TheGameIsOver) {
    const Layout layout = drawn({"", "| huntress sea end bard", ""});
    EXPECT_EQ(stageOf(layout), Stage::over);
    EXPECT_EQ(gameEnd(layout), (GameEnd{.state = GameEnd::State::reached, .why = {}}));
}

TEST(MuseEnd, ARoundThatBringsTheFourthPainting_IsTheLastOne) {
    const Layout before = drawn({"bard | huntress sea end", "", ""});
    EXPECT_EQ(stageOf(withRound(before, "Ana sketch author\nBo palace cave")), Stage::lastRound);
    EXPECT_EQ(stageOf(withRound(before, "Ana sketch author\nBo sketch cave")), Stage::playing);
}

TEST(MuseEnd, TurnsAfterTheEnd_DoNotMakeAnotherRound) {
    const Layout over = drawn({"", "| huntress sea end bard", ""});
    EXPECT_EQ(stageOf(withRound(over, "Ana sketch author")), Stage::over);
}

} // namespace

} // namespace cimaise::muse
