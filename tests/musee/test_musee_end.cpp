// Tests the end of a game of Musée: no player can hang a painting.
#include "tests/musee/drawn_board.h"
#include "validators/musee/musee_rules.h"

#include <gtest/gtest.h>

namespace cimaise::musee {

namespace {

using State = GameEnd::State;

constexpr auto fullOne = R"(20 25 30 35 40 45
                            5 10 15 38 43 48
                            3 8 13 18 23 28)";
constexpr auto fullOther = R"(1 2 4 6 7 9
                              11 12 14 16 17 19
                              21 22 24 26 27 29)";

TEST(MuseeEnd, EndsGameWhenEveryMuseeIsFull) {
    EXPECT_EQ(gameEnd(twoPlayers(fullOne, fullOther)).state, State::reached);
}

TEST(MuseeEnd, IsUnsureWhenOneMuseeHasRoom) {
    const GameEnd end = gameEnd(twoPlayers(fullOne, "1 2 4 6 7 ."));
    EXPECT_EQ(end.state, State::unsure);
    EXPECT_EQ(end.why, (Message{TextId{"musee.game-end.room"}, {{"owner", side(1)}}}));
}

TEST(MuseeEnd, NamesNoMuseeWhenSeveralHaveRoom) {
    const GameEnd end = gameEnd(twoPlayers("1 . . . . .", "2 . . . . ."));
    EXPECT_EQ(end.state, State::unsure);
    EXPECT_EQ(end.why, (Message{TextId{"musee.game-end.rooms"}, {}}));
}

TEST(MuseeEnd, NamesTeamOfSharedMuseeWithRoom) {
    const GameEnd end = gameEnd(fourPlayers("1 . . . . .", fullOther));
    EXPECT_EQ(end.why, (Message{TextId{"musee.game-end.room"}, {{"owner", side(0)}}}));
}

TEST(MuseeEnd, ContinuesWhileCardInHandFits) {
    const GameEnd end = gameEnd(withHand(twoPlayers(fullOne, "1 2 4 6 7 ."), 1, {49}));
    EXPECT_EQ(end.state, State::open);
    EXPECT_EQ(end.why, (Message{TextId{"musee.game-end.playable"}, {{"owner", player(1)}}}));
}

TEST(MuseeEnd, EndsGameWhenNoCardInHandFits) {
    const Layout layout = twoPlayers(fullOne, R"(4 . . . . .
                                                 6 . . . . .
                                                 7 . . . . .)");
    EXPECT_EQ(gameEnd(withHand(layout, 1, {1, 2})).state, State::reached);
    EXPECT_EQ(gameEnd(withHand(layout, 1, {1, 50})).state, State::open);
}

TEST(MuseeEnd, ContinuesWhilePartnerCanPlay) {
    Layout layout = fourPlayers(R"(4 . . . . .
                                   6 . . . . .
                                   7 . . . . .)",
                                fullOne);
    layout = withHand(layout, 0, {1, 2});
    EXPECT_EQ(gameEnd(withHand(layout, 2, {50})).state, State::open);
    EXPECT_EQ(gameEnd(withHand(layout, 2, {1})).state, State::reached);
    EXPECT_EQ(gameEnd(layout).state, State::unsure);
}

} // namespace

} // namespace cimaise::musee
