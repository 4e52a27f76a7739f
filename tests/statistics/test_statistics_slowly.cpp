// Tests statistics of random games against an independent, slow count that looks at each person and
// each game separately.
#include "app/statistics/statistics.h"
#include "scoring/scores.h"
#include "tests/statistics/game_evenings.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace cimaise {

namespace {

constexpr auto everyone = {"Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"};

/// True if the filter includes the game; compares it with every other game.
bool counts(const std::vector<RecordedGame>& games, const RecordedGame& one,
            const GameFilter& filter) {
    const bool isCopy = std::ranges::any_of(games, [&](const RecordedGame& other) {
        return other.result.game == one.result.game &&
               other.result.fingerprint == one.result.fingerprint &&
               std::pair{other.ended, other.id} < std::pair{one.ended, one.id};
    });
    int players = 0;
    for (const SideResult& side : one.result.sides) {
        players += static_cast<int>(side.names.size());
    }
    const bool isSound = one.result.legal && (one.result.complete || one.result.imported);
    return !isCopy && one.result.game == filter.game && one.ended >= filter.from &&
           one.ended < filter.before &&
           (filter.playerCount == 0 || filter.playerCount == players) &&
           (filter.withDoubtful || isSound);
}

/// Side of a person with the best place; null if there is none.
const SideResult* bestSide(const RecordedGame& game, const std::string& person) {
    const SideResult* best = nullptr;
    for (const SideResult& side : game.result.sides) {
        for (const std::string& name : side.names) {
            const bool isTheirs = name == person || (person == "Bo" && name == "bo");
            if (isTheirs && (best == nullptr || side.place < best->place)) {
                best = &side;
            }
        }
    }
    return best;
}

struct Counted {
    std::map<std::pair<std::int64_t, std::int64_t>, int> totals; ///< by time of the end, and id
    int won = 0;
    int shared = 0;
    std::map<std::string, double> own;
    std::map<std::string, double> table;
    int lineGames = 0;
    int tableSides = 0;
    std::map<std::string, std::array<int, 3>> met; ///< ahead, tied, behind
};

void countLines(const RecordedGame& game, const SideResult& mine, Counted& counted) {
    for (const SideResult& side : game.result.sides) {
        ++counted.tableSides;
        for (const LineResult& line : side.lines) {
            counted.table[line.line] += line.points;
            counted.own[line.line] += &side == &mine ? line.points : 0;
        }
    }
}

void countMet(const RecordedGame& game, const std::string& person, Counted& counted) {
    const SideResult* mine = bestSide(game, person);
    for (const std::string other : everyone) {
        const SideResult* theirs = bestSide(game, other);
        if (other != person && theirs != nullptr && theirs != mine) {
            const int order = mine->place - theirs->place;
            ++counted.met[other][order < 0 ? 0U : order == 0 ? 1U : 2U];
        }
    }
}

Counted countSlowly(const std::vector<RecordedGame>& games, const GameFilter& filter,
                    const std::string& person) {
    Counted counted;
    for (const RecordedGame& game : games) {
        const SideResult* mine = bestSide(game, person);
        if (mine == nullptr || !counts(games, game, filter)) {
            continue;
        }
        if (mine->total) {
            counted.totals[{game.ended, game.id}] = *mine->total;
        }
        int level = 0;
        for (const SideResult& side : game.result.sides) {
            level += side.place == mine->place ? 1 : 0;
        }
        if (mine->place == 1 && game.result.sides.size() > 1) {
            ++counted.won;
            counted.shared += level > 1 ? 1 : 0;
        }
        if (!game.result.imported) {
            ++counted.lineGames;
            countLines(game, *mine, counted);
        }
        countMet(game, person, counted);
    }
    return counted;
}

void expectSameFigures(const Counted& counted, const PlayerResults& results) {
    const Figures figures = figuresOf(results);
    EXPECT_EQ(figures.won, counted.won);
    EXPECT_EQ(figures.shared, counted.shared);
    std::vector<int> totals;
    double sum = 0;
    for (const auto& [when, total] : counted.totals) {
        totals.push_back(total);
        sum += total;
    }
    std::vector<int> course;
    for (const PlayerResult& result : scoredOf(results)) {
        course.push_back(*result.total);
    }
    ASSERT_EQ(course, totals);
    EXPECT_EQ(figures.scored, std::ssize(totals));
    if (totals.empty()) {
        return;
    }
    EXPECT_NEAR(figures.average, sum / static_cast<double>(totals.size()), 1e-9);
    EXPECT_EQ(figures.best.total, *std::ranges::max_element(totals));
    EXPECT_EQ(figures.worst.total, *std::ranges::min_element(totals));
    const auto half = static_cast<std::ptrdiff_t>(totals.size());
    const auto below = std::ranges::count_if(totals, [&](int t) { return t < figures.median; });
    const auto above = std::ranges::count_if(totals, [&](int t) { return t > figures.median; });
    EXPECT_LE(2 * below, half);
    EXPECT_LE(2 * above, half);
}

void expectSameLines(const Counted& counted, const std::vector<LineAverage>& lines) {
    for (const LineAverage& line : lines) {
        const std::string id{line.line};
        const auto games = static_cast<double>(counted.lineGames);
        const auto own = counted.own.find(id);
        const auto table = counted.table.find(id);
        EXPECT_NEAR(line.own, own == counted.own.end() ? 0 : own->second / games, 1e-9);
        EXPECT_NEAR(line.table,
                    table == counted.table.end() ? 0 : table->second / counted.tableSides, 1e-9);
    }
}

void expectSameRivals(const Counted& counted, const std::vector<Rival>& rivals) {
    std::map<std::string, std::array<int, 3>> met;
    for (const Rival& rival : rivals) {
        EXPECT_EQ(rival.games, rival.ahead + rival.level + rival.behind);
        if (rival.games > 0) {
            met[rival.name] = {rival.ahead, rival.level, rival.behind};
        }
    }
    EXPECT_EQ(met, counted.met);
}

class StatisticsOfRandomGames : public testing::TestWithParam<unsigned> {};

TEST_P(StatisticsOfRandomGames, MatchesIndependentCount) {
    const auto games = randomEvenings(GetParam(), 300);
    std::vector<GameFilter> filters;
    for (const Game& game : cimaise::games()) {
        const std::string id{game.id};
        filters.insert(filters.end(), {{.game = id},
                                       {.game = id, .playerCount = 3},
                                       {.game = id, .from = 100, .before = 400},
                                       {.game = id, .withDoubtful = true}});
    }
    for (const GameFilter& filter : filters) {
        const FilteredGames chosen = filteredGames(games, filter);
        const auto players = playersOf(chosen, knownName);
        ASSERT_GE(players.size(), 5U);
        for (const PlayerGames& player : players) {
            SCOPED_TRACE(filter.game + ' ' + player.name);
            const Counted counted = countSlowly(games, filter, player.name);
            expectSameFigures(counted, player.results);
            expectSameLines(counted, lineAverages(chosen, player.name, knownName));
            expectSameRivals(counted, rivalsOf(chosen, player.name, knownName));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(random, StatisticsOfRandomGames, testing::Range(1U, 9U));

} // namespace

} // namespace cimaise
