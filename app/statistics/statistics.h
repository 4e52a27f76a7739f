// Statistics of one person or of everybody, and comparison of two persons. Members of a team each
// have the result of their side.
#pragma once

#include "app/statistics/chosen_games.h"

#include <functional>

namespace cimaise {

/// Who is meant by a name on a sheet: people who are one have one name. None: the name itself.
using Naming = std::function<std::string(const std::string&)>;

/// Fewer games than these say nothing about a course, or about what is usual.
inline constexpr int leastForAverage = 2;
inline constexpr int leastForCourse = 3;
inline constexpr int leastForDistribution = 5;

/// What one game brought one side.
struct Outing {
    std::int64_t id = 0; ///< of the game
    std::int64_t ended = 0;
    int total = 0;
    int place = 0;
    bool shared = false;   ///< the place, with another side
    bool contested = true; ///< there was another side

    bool operator==(const Outing&) const = default;
};

using Outings = std::vector<Outing>; ///< in the order in which the games ended

struct Figures {
    int played = 0;
    int contested = 0; ///< of them against another side: nobody wins alone
    int won = 0;       ///< the first place of a contested game, not shared
    int shared = 0;    ///< the first place of a contested game, shared
    double average = 0;
    double median = 0;
    Outing best{};  ///< of several the first
    Outing worst{}; ///< the same
};

struct PlayerGames {
    std::string name;
    Outings outings;
};

/// What a line of the sheet brings on average.
struct LineAverage {
    std::string_view line; ///< id
    double own = 0;        ///< a game of this player
    double table = 0;      ///< a side of the same games, this player’s included
};

/// Two people’s games against each other, told by the places, tie-breaks included.
struct Rival {
    std::string name; ///< of the other one
    int games = 0;    ///< on two sides
    int ahead = 0;    ///< this player was
    int level = 0;
    int behind = 0;
    int together = 0; ///< games on one side, which are none of the others
};

/// Nothing is known of no outings.
Figures figuresOf(const Outings& outings);

/// Everybody who played, those with the most games first, then by name.
std::vector<PlayerGames> playersOf(const ChosenGames& chosen, const Naming& naming);

/// Every side of every game, a team once.
Outings sidesOf(const ChosenGames& chosen);

/// Every line of the game in the order of its sheet; of everybody where there is no `player`, and
/// then `own` is the table’s as well.
std::vector<LineAverage> lineAverages(const ChosenGames& chosen, const std::string& player,
                                      const Naming& naming);

/// Those whom a player has met, those with the most games first, then by name.
std::vector<Rival> rivalsOf(const ChosenGames& chosen, const std::string& player,
                            const Naming& naming);

} // namespace cimaise
