// Tests statistics computed by hand for a few games.
#include "app/statistics/statistics.h"

#include "tests/statistics/game_evenings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// Ana wins, loses by a tie-break, and shares first place; Cy and Di each play once, in a team.
std::vector<RecordedGame> threeEvenings() {
    return {evening(1, 100, {sideWith({"Ana"}, 34, 1), sideWith({"Bo"}, 29, 2)}),
            evening(2, 300, {sideWith({"Ana"}, 40, 2), sideWith({"Bo"}, 40, 1)}),
            evening(3, 200, {sideWith({"Ana", "Cy"}, 31, 1), sideWith({"Bo", "Di"}, 31, 1)})};
}

const PlayerResults& of(const std::vector<PlayerGames>& players, const std::string& name) {
    return std::ranges::find(players, name, &PlayerGames::name)->results;
}

std::vector<std::int64_t> ids(const FilteredGames& chosen) {
    std::vector<std::int64_t> all;
    for (const RecordedGame* game : chosen.games) {
        all.push_back(game->id);
    }
    return all;
}

TEST(Statistics, ComputesFiguresOfPlayer) {
    const auto games = threeEvenings();
    const auto players = playersOf(filteredGames(games, {.game = "musee"}), {});
    ASSERT_EQ(players.size(), 4U);
    EXPECT_EQ(players[0].name, "Ana"); // three games like Bo, and first by name
    const Figures ana = figuresOf(of(players, "Ana"));
    EXPECT_EQ(ana.played, 3);
    EXPECT_EQ(ana.contested, 3);
    EXPECT_EQ(ana.won, 2) << "a shared victory is a victory";
    EXPECT_EQ(ana.shared, 1);
    EXPECT_DOUBLE_EQ(ana.average, 35); // 34 + 31 + 40 = 105
    EXPECT_DOUBLE_EQ(ana.median, 34);
    EXPECT_EQ(ana.best.id, 2);
    EXPECT_EQ(ana.worst.id, 3);
    const Figures di = figuresOf(of(players, "Di"));
    EXPECT_EQ(di.played, 1); // team members get the figures of their side
    EXPECT_EQ(di.best.total, 31);
}

TEST(Statistics, CountsVictoriesAsExportsDo) {
    const auto games = threeEvenings();
    for (const PlayerGames& player : playersOf(filteredGames(games, {.game = "musee"}), {})) {
        int exported = 0;
        for (const RecordedGame& game : games) {
            for (const SideResult& side : game.result.sides) {
                const bool theirs = std::ranges::find(side.names, player.name) != side.names.end();
                exported += theirs && game.result.isWonBy(side) ? 1 : 0;
            }
        }
        EXPECT_EQ(figuresOf(player.results).won, exported) << player.name;
    }
}

TEST(Statistics, OrdersTotalsByEndOfGame) {
    const auto games = threeEvenings();
    const auto players = playersOf(filteredGames(games, {.game = "musee"}), {});
    std::vector<std::optional<int>> totals;
    for (const PlayerResult& result : of(players, "Bo")) {
        totals.push_back(result.total);
    }
    EXPECT_EQ(totals, (std::vector<std::optional<int>>{29, 31, 40}));
}

TEST(Statistics, ComputesMedianOfEvenCount) {
    const Figures figures = figuresOf({{.total = 5}, {.total = 30}, {.total = 8}, {.total = 7}});
    EXPECT_DOUBLE_EQ(figures.median, 7.5);
    EXPECT_DOUBLE_EQ(figures.average, 12.5);
}

TEST(Statistics, NamesFirstOfEqualBestGames) {
    const Figures figures = figuresOf({{.id = 4, .total = 9}, {.id = 5, .total = 9}});
    EXPECT_EQ(figures.best.id, 4);
    EXPECT_EQ(figures.worst.id, 4);
}

TEST(Statistics, CountsNoWinInSoloGames) {
    const std::vector<RecordedGame> games{evening(1, 1, {sideWith({"Ana"}, 20, 1)})};
    const auto players = playersOf(filteredGames(games, {.game = "musee"}), {});
    const Figures ana = figuresOf(players.front().results);
    EXPECT_EQ(ana.played, 1);
    EXPECT_EQ(ana.contested, 0);
    EXPECT_EQ(ana.won, 0);
}

TEST(Statistics, ReturnsNothingWithoutGames) {
    const FilteredGames none = filteredGames({}, {.game = "musee"});
    EXPECT_TRUE(playersOf(none, {}).empty());
    EXPECT_TRUE(lineAverages(none, "Ana", {}).empty());
    EXPECT_TRUE(rivalsOf(none, "Ana", {}).empty());
    EXPECT_EQ(figuresOf({}).played, 0);
}

TEST(FilteredGames, FiltersByGamePeriodAndPlayerCount) {
    auto games = threeEvenings();
    games.push_back(evening(4, 150, {sideWith({"Ana"}, 9, 1)}));
    games.back().result.game = "muse";
    EXPECT_EQ(ids(filteredGames(games, {.game = "musee"})), (std::vector<std::int64_t>{1, 3, 2}));
    EXPECT_EQ(ids(filteredGames(games, {.game = "muse"})), std::vector<std::int64_t>{4});
    EXPECT_EQ(ids(filteredGames(games, {.game = "musee", .playerCount = 4})),
              std::vector<std::int64_t>{3});
    EXPECT_EQ(ids(filteredGames(games, {.game = "musee", .from = 200, .before = 300})),
              std::vector<std::int64_t>{3});
}

TEST(FilteredGames, CountsAndExcludesDoubtfulGames) {
    auto games = threeEvenings();
    games[0].result.legal = false;
    games[0].result.complete = false;
    games[1].result.complete = false;
    const FilteredGames sound = filteredGames(games, {.game = "musee"});
    EXPECT_EQ(ids(sound), std::vector<std::int64_t>{3});
    EXPECT_EQ(sound.illegal, 1);
    EXPECT_EQ(sound.incomplete, 1);
    const FilteredGames all = filteredGames(games, {.game = "musee", .withDoubtful = true});
    EXPECT_EQ(all.games.size(), 3U);
    EXPECT_EQ(all.illegal, 1);
}

TEST(FilteredGames, CountsCopiesOnce) {
    auto games = threeEvenings();
    games.push_back(games[0]);
    games.back().id = 9;
    games.back().ended = 500;
    const FilteredGames chosen = filteredGames(games, {.game = "musee"});
    EXPECT_EQ(ids(chosen), (std::vector<std::int64_t>{1, 3, 2}));
    EXPECT_EQ(chosen.copies, 1);
    // a later copy does not count as a later game
    EXPECT_TRUE(filteredGames(games, {.game = "musee", .from = 400}).games.empty());
}

TEST(Statistics, MergesNamesOfSamePerson) {
    const std::vector<RecordedGame> games{
        evening(1, 1, {sideWith({"Bo"}, 20, 2), sideWith({"Ana"}, 25, 1)}),
        evening(2, 2, {sideWith({"bo"}, 30, 1), sideWith({"Bo"}, 25, 2)})};
    const auto players = playersOf(filteredGames(games, {.game = "musee"}), knownName);
    const Figures bo = figuresOf(of(players, "Bo"));
    EXPECT_EQ(bo.played, 2);
    EXPECT_EQ(bo.best.total, 30); // a person entered twice counts with the better side
    EXPECT_EQ(bo.won, 1);
}

TEST(Statistics, ComparesRivalsByPlace) {
    const auto games = threeEvenings();
    const auto rivals = rivalsOf(filteredGames(games, {.game = "musee"}), "Ana", {});
    ASSERT_EQ(rivals.size(), 3U);
    EXPECT_EQ(rivals[0].name, "Bo");
    EXPECT_EQ(rivals[0].games, 3);
    EXPECT_EQ(rivals[0].ahead, 1);
    EXPECT_EQ(rivals[0].level, 1);
    EXPECT_EQ(rivals[0].behind, 1); // tied on points, lost by the tie-break
    EXPECT_EQ(rivals[1].name, "Cy");
    EXPECT_EQ(rivals[1].games, 0);
    EXPECT_EQ(rivals[1].together, 1);
}

TEST(Statistics, ComparesLineAveragesWithAllSides) {
    std::vector<RecordedGame> games{
        evening(1, 1, {sideWith({"Ana"}, 12, 1), sideWith({"Bo"}, 6, 2)}),
        evening(2, 2, {sideWith({"Ana"}, 2, 1)}), evening(3, 3, {sideWith({"Bo"}, 99, 1)})};
    games[0].result.sides[0].lines = {{.line = "paintings", .points = 12}};
    games[0].result.sides[1].lines = {{.line = "paintings", .points = 6}};
    games[1].result.sides[0].lines = {{.line = "neighbours", .points = 2}};
    games[2].result.sides[0].lines = {{.line = "paintings", .points = 99}}; // Ana was not there
    const auto lines = lineAverages(filteredGames(games, {.game = "musee"}), "Ana", {});
    const auto paintings = std::ranges::find(lines, "paintings", &LineAverage::line);
    EXPECT_DOUBLE_EQ(paintings->own, 6);   // 12 + 0 in two games
    EXPECT_DOUBLE_EQ(paintings->table, 6); // 12 + 6 + 0 on three sides
    const auto neighbours = std::ranges::find(lines, "neighbours", &LineAverage::line);
    EXPECT_DOUBLE_EQ(neighbours->own, 1);
    EXPECT_DOUBLE_EQ(neighbours->table, 2.0 / 3);
}

/// Imported games: Ana wins with an unknown score, wins again, and then no winner is recorded.
std::vector<RecordedGame> importedEvenings() {
    std::vector<RecordedGame> games{
        evening(1, 1, {sideWith({"Ana"}, 0, 1), sideWith({"Bo"}, 98, 2)}),
        evening(2, 2, {sideWith({"Ana"}, 110, 1), sideWith({"Bo"}, 92, 2)}),
        evening(3, 3, {sideWith({"Ana"}, 0, 0), sideWith({"Bo"}, 60, 0)})};
    for (RecordedGame& game : games) {
        game.result.imported.emplace();
        game.result.complete = game.id == 2;
        game.result.open = game.id == 3;
    }
    games[0].result.sides[0].total.reset();
    games[2].result.sides[0].total.reset();
    return games;
}

TEST(Statistics, CountImportedWinWithoutItsScore) {
    const auto games = importedEvenings();
    const FilteredGames chosen = filteredGames(games, {.game = "musee"});
    EXPECT_EQ(ids(chosen), (std::vector<std::int64_t>{1, 2}));
    EXPECT_EQ(chosen.incomplete, 1) << "nobody is known to have won";
    EXPECT_EQ(chosen.unscored, 1);
    const auto players = playersOf(chosen, {});
    const Figures ana = figuresOf(of(players, "Ana"));
    EXPECT_EQ(ana.played, 2);
    EXPECT_EQ(ana.scored, 1);
    EXPECT_EQ(ana.won, 2);
    EXPECT_DOUBLE_EQ(ana.average, 110);
    EXPECT_EQ(ana.worst.total, 110);
    const auto rivals = rivalsOf(chosen, "Ana", {});
    ASSERT_EQ(rivals.size(), 1U);
    EXPECT_EQ(rivals[0].ahead, 2);
}

TEST(Statistics, CompareNobodyWhoseOrderIsUnknown) {
    const auto games = importedEvenings();
    const FilteredGames all = filteredGames(games, {.game = "musee", .withDoubtful = true});
    EXPECT_EQ(all.games.size(), 3U);
    const auto rivals = rivalsOf(all, "Bo", {});
    ASSERT_EQ(rivals.size(), 1U);
    EXPECT_EQ(rivals[0].games, 2);
    EXPECT_EQ(rivals[0].behind, 2);
}

TEST(Statistics, HaveNoFiguresWithoutScores) {
    const Figures figures = figuresOf({PlayerResult{.won = true}, PlayerResult{}});
    EXPECT_EQ(figures.played, 2);
    EXPECT_EQ(figures.scored, 0);
    EXPECT_EQ(figures.best.total, std::nullopt);
}

TEST(LineAverages, StateNumberOfGamesWithLines) {
    auto games = threeEvenings();
    games[0].result.imported.emplace();
    const FilteredGames chosen = filteredGames(games, {.game = "musee"});
    EXPECT_EQ(gamesWithLines(chosen, "", {}), 2);
    EXPECT_EQ(gamesWithLines(chosen, "Ana", {}), 2);
    EXPECT_EQ(gamesWithLines(chosen, "Cy", {}), 1);
}

TEST(LineAverages, LeaveOutSideWithoutScore) {
    auto games = threeEvenings();
    const double before =
        lineAverages(filteredGames(games, {.game = "musee"}), "", {}).front().table;
    SideResult empty = sideWith({"Dee"}, 0, 0);
    empty.total.reset();
    empty.lines = {{.line = "paintings", .points = 0}};
    games[1].result.sides.push_back(empty);
    EXPECT_EQ(gamesWithLines(filteredGames(games, {.game = "musee"}), "Dee", {}), 0);
    EXPECT_DOUBLE_EQ(lineAverages(filteredGames(games, {.game = "musee"}), "", {}).front().table,
                     before);
}

TEST(LineAverages, AreUnknownForImportedResults) {
    auto games = threeEvenings();
    for (RecordedGame& game : games) {
        game.result.imported.emplace();
    }
    EXPECT_TRUE(lineAverages(filteredGames(games, {.game = "musee"}), "", {}).empty());
}

} // namespace

} // namespace cimaise
