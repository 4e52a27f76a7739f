// Counts a shared victory as a victory, and how many were shared.
#include "app/statistics/statistics.h"

#include "scoring/scores.h"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace cimaise {

namespace {

struct PersonSide {
    std::string name;
    const SideResult* side = nullptr; ///< side of the player in the game
};

std::string named(const std::string& name, const Naming& naming) {
    return naming ? naming(name) : name;
}

/// Sides of all people, each person once: of two sides, after a merge of names, the better one.
std::vector<PersonSide> personSidesOf(const GameResult& result, const Naming& naming) {
    std::vector<PersonSide> seats;
    for (const SideResult& side : result.sides) {
        for (const std::string& name : side.names) {
            const std::string known = named(name, naming);
            const auto earlier = std::ranges::find(seats, known, &PersonSide::name);
            if (earlier == seats.end()) {
                seats.push_back({.name = known, .side = &side});
            } else if (side.place != 0 &&
                       (earlier->side->place == 0 || side.place < earlier->side->place)) {
                earlier->side = &side;
            }
        }
    }
    return seats;
}

/// Side of a player in the game; null if absent.
const SideResult* sideOf(const GameResult& result, const std::string& player,
                         const Naming& naming) {
    const std::vector<PersonSide> seats = personSidesOf(result, naming);
    const auto found = std::ranges::find(seats, player, &PersonSide::name);
    return found == seats.end() ? nullptr : found->side;
}

/// Result of the game for one of its sides.
PlayerResult playerResultOf(const RecordedGame& game, const SideResult& side) {
    const auto& sides = game.result.sides;
    return {.id = game.id,
            .ended = game.ended,
            .total = side.total,
            .place = game.result.placeOf(side).value_or(0),
            .won = game.result.isWonBy(side),
            .shared = std::ranges::count(sides, side.place, &SideResult::place) > 1,
            .contested = sides.size() > 1};
}

double medianOf(std::vector<int> totals) {
    std::ranges::sort(totals);
    const std::size_t middle = totals.size() / 2;
    return totals.size() % 2 == 1 ? totals[middle] : (totals[middle - 1] + totals[middle]) / 2.0;
}

double averageOf(const std::vector<int>& totals) {
    std::int64_t sum = 0;
    for (const int total : totals) {
        sum += total;
    }
    return static_cast<double>(sum) / static_cast<double>(totals.size());
}

void count(const PlayerResult& result, Figures& figures) {
    figures.contested += result.contested ? 1 : 0;
    figures.won += result.won ? 1 : 0;
    figures.shared += result.won && result.shared ? 1 : 0;
}

/// Sums of points, by line in the order of the sheet.
class LineSums {
public:
    explicit LineSums(std::string_view game) {
        for (const LineInfo& line : linesOf(game)) {
            m_places.emplace(line.id, m_sums.size());
            m_sums.push_back(0);
        }
    }

    void add(const SideResult& side) {
        ++m_sides;
        for (const LineResult& line : side.lines) {
            if (const auto place = m_places.find(line.line); place != m_places.end()) {
                m_sums[place->second] += line.points;
            }
        }
    }

    [[nodiscard]] bool isEmpty() const { return m_sides == 0; }
    [[nodiscard]] double averageAt(std::size_t line) const {
        return m_sides == 0 ? 0 : static_cast<double>(m_sums[line]) / m_sides;
    }

private:
    std::unordered_map<std::string_view, std::size_t> m_places;
    std::vector<std::int64_t> m_sums;
    int m_sides = 0;
};

/// Negative if the first side placed better; nullopt if that is unknown.
std::optional<int> placesApart(const GameResult& result, const SideResult& one,
                               const SideResult& other) {
    const std::optional<int> place = result.placeOf(one);
    const std::optional<int> otherPlace = result.placeOf(other);
    if (place && otherPlace) {
        return *place - *otherPlace;
    }
    return result.isWonBy(one)     ? std::optional{-1}
           : result.isWonBy(other) ? std::optional{1}
                                   : std::nullopt;
}

void meet(int placesApart, Rival& rival) {
    ++rival.games;
    rival.ahead += placesApart < 0 ? 1 : 0;
    rival.level += placesApart == 0 ? 1 : 0;
    rival.behind += placesApart > 0 ? 1 : 0;
}

/// Side of the player in a game with score lines; null if there is none.
const SideResult* sideWithLines(const GameResult& result, const std::string& player,
                                const Naming& naming) {
    const SideResult* const side = result.imported ? nullptr : sideOf(result, player, naming);
    return side != nullptr && side->total ? side : nullptr;
}

/// Rows by name; a row is created when it is first requested.
template <class Row> class Register {
public:
    Row& of(const std::string& name) {
        const auto [place, isNew] = m_places.try_emplace(name, m_rows.size());
        if (isNew) {
            m_rows.push_back(Row{.name = name});
        }
        return m_rows[place->second];
    }

    /// Returns the rows by `size` in descending order, then by name.
    template <class Size> std::vector<Row> sorted(Size size) {
        std::ranges::sort(m_rows, {}, [&](const Row& row) {
            return std::tuple<std::int64_t, const std::string&>{
                -static_cast<std::int64_t>(size(row)), row.name};
        });
        return std::move(m_rows);
    }

private:
    std::unordered_map<std::string, std::size_t> m_places;
    std::vector<Row> m_rows;
};

} // namespace

PlayerResults scoredOf(const PlayerResults& results) {
    PlayerResults scored = results;
    std::erase_if(scored, [](const PlayerResult& result) { return !result.total; });
    return scored;
}

Figures figuresOf(const PlayerResults& results) {
    Figures figures{.played = static_cast<int>(results.size())};
    for (const PlayerResult& result : results) {
        count(result, figures);
    }
    const PlayerResults scored = scoredOf(results);
    figures.scored = static_cast<int>(scored.size());
    if (scored.empty()) {
        return figures;
    }
    std::vector<int> totals;
    for (const PlayerResult& result : scored) {
        totals.push_back(*result.total);
    }
    figures.average = averageOf(totals);
    figures.median = medianOf(totals);
    figures.best = *std::ranges::max_element(scored, {}, &PlayerResult::total);
    figures.worst = *std::ranges::min_element(scored, {}, &PlayerResult::total);
    return figures;
}

std::vector<PlayerGames> playersOf(const FilteredGames& chosen, const Naming& naming) {
    Register<PlayerGames> players;
    for (const RecordedGame* game : chosen.games) {
        for (const PersonSide& seat : personSidesOf(game->result, naming)) {
            players.of(seat.name).results.push_back(playerResultOf(*game, *seat.side));
        }
    }
    return players.sorted([](const PlayerGames& player) { return player.results.size(); });
}

PlayerResults sidesOf(const FilteredGames& chosen) {
    PlayerResults results;
    for (const RecordedGame* game : chosen.games) {
        for (const SideResult& side : game->result.sides) {
            results.push_back(playerResultOf(*game, side));
        }
    }
    return results;
}

int gamesWithLines(const FilteredGames& chosen, const std::string& player, const Naming& naming) {
    return static_cast<int>(std::ranges::count_if(chosen.games, [&](const RecordedGame* game) {
        return player.empty() ? !game->result.imported
                              : sideWithLines(game->result, player, naming) != nullptr;
    }));
}

std::vector<LineAverage> lineAverages(const FilteredGames& chosen, const std::string& player,
                                      const Naming& naming) {
    if (chosen.games.empty()) {
        return {};
    }
    const std::string& game = chosen.games.front()->result.game;
    LineSums own{game};
    LineSums table{game};
    for (const RecordedGame* one : chosen.games) {
        const SideResult* mine =
            player.empty() ? nullptr : sideWithLines(one->result, player, naming);
        if (one->result.imported || (mine == nullptr && !player.empty())) {
            continue;
        }
        for (const SideResult& side : one->result.sides) {
            if (side.total) {
                table.add(side);
            }
        }
        if (mine != nullptr) {
            own.add(*mine);
        }
    }
    std::vector<LineAverage> averages;
    if (table.isEmpty()) { // only results without lines
        return averages;
    }
    for (std::size_t line = 0; const LineInfo& info : linesOf(game)) {
        const double all = table.averageAt(line);
        averages.push_back(
            {.line = info.id, .own = player.empty() ? all : own.averageAt(line), .table = all});
        ++line;
    }
    return averages;
}

std::vector<Rival> rivalsOf(const FilteredGames& chosen, const std::string& player,
                            const Naming& naming) {
    Register<Rival> rivals;
    for (const RecordedGame* game : chosen.games) {
        const std::vector<PersonSide> seats = personSidesOf(game->result, naming);
        const auto own = std::ranges::find(seats, player, &PersonSide::name);
        for (const PersonSide& seat : seats) {
            if (own == seats.end() || seat.name == player) {
                continue;
            }
            if (own->side == seat.side) {
                ++rivals.of(seat.name).together;
            } else if (const auto apart = placesApart(game->result, *own->side, *seat.side)) {
                meet(*apart, rivals.of(seat.name));
            }
        }
    }
    return rivals.sorted([](const Rival& rival) { return rival.games + rival.together; });
}

} // namespace cimaise
