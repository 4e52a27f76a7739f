// Derives places from totals; tie-breaks are tested with games written by hand.
#include "tests/statistics/game_evenings.h"

#include "scoring/scores.h"

#include <algorithm>
#include <fmt/format.h>
#include <random>

namespace cimaise {

namespace {

using Dice = std::mt19937;

int roll(Dice& dice, int least, int most) {
    return std::uniform_int_distribution<int>{least, most}(dice);
}

std::vector<std::string> people(Dice& dice, int count) {
    std::vector<std::string> all{"Ana", "Bo", "Cy", "Di", "Ed", "bo", "Flo", "Gus"};
    std::ranges::shuffle(all, dice);
    all.resize(static_cast<std::size_t>(count));
    return all;
}

void fillLines(SideResult& side, const std::string& game, Dice& dice) {
    for (const LineInfo& line : linesOf(game)) {
        if (const int points = roll(dice, -1, 6); points != 0) {
            side.lines.push_back({.line = std::string{line.id}, .points = points});
            *side.total += points;
        }
    }
}

std::vector<SideResult> randomSides(const std::string& game, Dice& dice) {
    const int count = roll(dice, 1, 4);
    const bool teams = count == 4 && roll(dice, 0, 2) == 0;
    const std::vector<std::string> names = people(dice, count);
    std::vector<SideResult> sides;
    if (teams) {
        sides = {sideWith({names[0], names[2]}, 0, 0), sideWith({names[1], names[3]}, 0, 0)};
    } else {
        for (const std::string& name : names) {
            sides.push_back(sideWith({name}, 0, 0));
        }
    }
    for (SideResult& side : sides) {
        fillLines(side, game, dice);
    }
    for (SideResult& side : sides) {
        side.place = 1 + static_cast<int>(std::ranges::count_if(
                             sides, [&](const SideResult& one) { return one.total > side.total; }));
    }
    return sides;
}

/// Makes the result an imported one: without lines, and perhaps without a score.
void withoutLines(GameResult& result, Dice& dice) {
    result.imported.emplace();
    for (SideResult& side : result.sides) {
        side.lines.clear();
    }
    result.complete = roll(dice, 0, 1) == 0;
    if (!result.complete) {
        result.sides.front().total.reset();
    }
}

} // namespace

SideResult sideWith(std::vector<std::string> names, int total, int place) {
    return {.names = std::move(names), .total = total, .place = place, .lines = {}};
}

RecordedGame evening(std::int64_t id, std::int64_t ended, std::vector<SideResult> sides) {
    return {.id = id,
            .ended = ended,
            .result = {.game = "musee",
                       .played = {},
                       .legal = true,
                       .complete = true,
                       .decidedBy = std::string{decidedByPoints},
                       .fingerprint = fmt::format("{:016x}", id),
                       .sides = std::move(sides)}};
}

std::vector<RecordedGame> randomEvenings(unsigned seed, int count) {
    Dice dice{seed};
    std::vector<RecordedGame> games;
    for (int id = 1; id <= count; ++id) {
        const auto& game = cimaise::games()[static_cast<std::size_t>(roll(dice, 0, gameCount - 1))];
        RecordedGame one =
            evening(id, roll(dice, 1, 2 * count), randomSides(std::string{game.id}, dice));
        one.result.game = game.id;
        one.result.legal = roll(dice, 0, 9) > 0;
        one.result.complete = roll(dice, 0, 9) > 0;
        if (roll(dice, 0, 9) == 0) {
            withoutLines(one.result, dice);
        }
        games.push_back(one);
        if (roll(dice, 0, 19) == 0) {
            games.push_back(games[static_cast<std::size_t>(roll(dice, 0, id - 1))]);
            games.back().id = count + id;
            games.back().ended = roll(dice, 1, 2 * count);
        }
    }
    return games;
}

std::string knownName(const std::string& name) { return name == "bo" ? "Bo" : name; }

} // namespace cimaise
