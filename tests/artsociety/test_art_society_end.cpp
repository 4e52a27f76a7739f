// Tests the end of a game of Art Society: a full wall, a second excess painting, or empty hands.
#include "tests/artsociety/drawn_wall.h"
#include "validators/artsociety/art_society_rules.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

using State = GameEnd::State;

Layout startedGame() {
    return table({{"portrait a 2x3 at 6,4 start"}, {"landscape a 2x3 at 6,4 start"}});
}

TEST(ArtSocietyEnd, ContinuesWithoutEndCondition) {
    Layout layout = startedGame();
    layout.galleries[0].excess = 1;
    layout.galleries[1].hand = {3};
    EXPECT_EQ(gameEnd(layout).state, State::open);
    EXPECT_EQ(gameEnd(layout).why.text.id, "art.game-end.open");
}

TEST(ArtSocietyEnd, EndsGameWithFullWall) {
    Layout layout = table({{"portrait a 2x2 at 1,1 start"}, {}});
    layout.wall.size = {2, 2};
    EXPECT_EQ(gameEnd(layout).state, State::lastRound);
}

TEST(ArtSocietyEnd, EndsGameWithSecondExcessPainting) {
    Layout layout = startedGame();
    layout.galleries[1].excess = 2;
    EXPECT_EQ(gameEnd(layout).state, State::lastRound);
}

TEST(ArtSocietyEnd, EndsGameWithEmptyHand) {
    Layout layout = startedGame();
    layout.galleries[0].hand.emplace();
    EXPECT_EQ(gameEnd(layout).state, State::lastRound);
}

TEST(ArtSocietyEnd, EndsGameAfterTwentyFurtherPaintings) {
    Drawing hung{"portrait a 2x3 at 6,4 start"};
    for (int i = 0; i < 20; ++i) {
        hung.push_back(fmt::format("portrait b 2x2 at {},{}", 1 + i % 4, 1 + i / 4));
    }
    EXPECT_EQ(gameEnd(table({hung, {}})).state, State::lastRound);
    hung.pop_back();
    EXPECT_EQ(gameEnd(table({hung, {}})).state, State::open);
}

} // namespace

} // namespace cimaise::artsociety
