// Tests the functions of a case that do not depend on its game.
#include "positions/cases.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

AnyCase table(std::vector<std::string> players) {
    GameHeader header;
    header.players = std::move(players);
    return musee::newLayout(std::move(header));
}

TEST(Cases, FindsGamesAndTheirPlayerCounts) {
    ASSERT_EQ(games().size(), gameCount);
    EXPECT_EQ(games()[0].id, "musee");
    EXPECT_EQ(findGame("musee"), games().data());
    EXPECT_EQ(findGame("Musee"), nullptr);
    EXPECT_EQ(&gameOf(table({"Ana", "Bo"})), games().data());
    EXPECT_EQ(games()[0].fewestPlayers, 2);
    EXPECT_EQ(games()[0].mostPlayers, 4);
    EXPECT_EQ(findGame("muse"), &games()[1]);
    EXPECT_EQ(games()[1].fewestPlayers, 3);
    EXPECT_EQ(games()[1].mostPlayers, 4);
    ASSERT_NE(findGame("art-society"), nullptr);
    EXPECT_EQ(findGame("art-society")->fewestPlayers, 2);
    EXPECT_EQ(findGame("art-society")->mostPlayers, 4);
    EXPECT_EQ(idPrefix("art-society"), "art");
    EXPECT_EQ(idPrefix("musee"), "musee");
}

TEST(Cases, TreatsEachOfThreePlayersAsOneSide) {
    const AnyCase three = table({"Ana", "Bo", "Cy"});
    EXPECT_EQ(sideCount(three), 3);
    EXPECT_EQ(findSide(three, "Ana"), 0);
    EXPECT_EQ(findSide(three, "Cy"), 2);
    EXPECT_EQ(findSide(three, "Ana & Cy"), -1);
    EXPECT_EQ(partyName(three, side(1)), "Bo");
    EXPECT_EQ(partyName(three, player(2)), "Cy");
}

TEST(Cases, GroupsOppositePlayersIntoTeams) {
    const AnyCase four = table({"Ana", "Bo", "Cy", "Di"});
    EXPECT_EQ(sideCount(four), 2);
    EXPECT_EQ(partyName(four, side(0)), "Ana & Cy");
    EXPECT_EQ(partyName(four, side(1)), "Bo & Di");
    EXPECT_EQ(partyName(four, player(3)), "Di");
    EXPECT_EQ(findSide(four, "Cy"), 0);
    EXPECT_EQ(findSide(four, "Di"), 1);
    EXPECT_EQ(findSide(four, "Bo & Di"), 1);
    EXPECT_EQ(findSide(four, "Bo & Cy"), -1);
    EXPECT_EQ(findSide(four, ""), -1);
}

TEST(Cases, PrefersPlayerNameOverTeamName) {
    EXPECT_EQ(findSide(table({"Ana", "Ana & Cy", "Cy", "Di"}), "Ana & Cy"), 1);
}

TEST(Cases, ReturnsEmptyNameForNobody) {
    AnyCase two = table({"Ana", "Bo"});
    std::get<musee::Layout>(two).musees.emplace_back();
    EXPECT_EQ(partyName(two, everyone()), "");
    EXPECT_EQ(partyName(two, side(2)), "") << "a board too many belongs to nobody";
}

TEST(Cases, ChangesHeader) {
    AnyCase two = table({"Ana", "Bo"});
    headerOf(two).title = "Friday";
    EXPECT_EQ(headerOf(std::as_const(two)).title, "Friday");
}

} // namespace

} // namespace cimaise
