// When a game of Museum ends: 50 points on a score track, to reach or to exceed.
#include "validators/museum/museum_rules.h"

#include <gtest/gtest.h>

namespace cimaise::museum {

namespace {

using State = GameEnd::State;

Layout withTrack(CopyFact track, Edition edition) {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    layout.edition = edition;
    layout.museums[1].track = track;
    return layout;
}

TEST(MuseumEnd, EndsRetailGameAt50Points) {
    EXPECT_EQ(gameEnd(withTrack(49, Edition::retail)).state, State::open);
    EXPECT_EQ(gameEnd(withTrack(50, Edition::retail)).state, State::lastRound);
}

TEST(MuseumEnd, EndsFirstFrenchGameAbove50Points) {
    EXPECT_EQ(gameEnd(withTrack(50, Edition::firstFrench)).state, State::open);
    EXPECT_EQ(gameEnd(withTrack(51, Edition::firstFrench)).state, State::lastRound);
    EXPECT_EQ(gameEnd(withTrack(50, Edition::firstFrench)).why,
              (Message{TextId{"museum.game-end.open"}, {{"n", 51}}}));
}

TEST(MuseumEnd, CountsValuesOnBoardWithoutTrack) {
    Layout layout = withTrack(std::nullopt, Edition::retail);
    std::vector<Object> objects;
    for (int at = 0; at < 10; ++at) {
        objects.push_back({.at = {1 + at % 5, 1 + at / 5}, .value = 5});
    }
    layout.museums[0].objects = objects;
    EXPECT_EQ(gameEnd(layout).state, State::lastRound);
    objects.pop_back();
    layout.museums[0].objects = objects;
    EXPECT_EQ(gameEnd(layout).state, State::open);
}

} // namespace

} // namespace cimaise::museum
