// Statistics of one person or of everybody, and comparison of two persons. Members of a team each
// have the result of their side.
#pragma once

#include "app/statistics/filtered_games.h"

#include <functional>

namespace cimaise {

/// Maps a name in a game to the current name of the person; an empty function keeps names.
using Naming = std::function<std::string(const std::string&)>;

/// Minimum number of games for an average, a course and a share of victories.
inline constexpr int leastForAverage = 2;
inline constexpr int leastForCourse = 3;
inline constexpr int leastForShare = 5;

/// Result of one game for one side.
struct PlayerResult {
    std::int64_t id = 0; ///< id of the game
    std::int64_t ended = 0;
    std::optional<int> total{}; ///< nullopt if unknown
    int place = 0;              ///< 0 if unknown
    bool won = false;           ///< alone or with others: see GameResult::isWonBy()
    bool shared = false;        ///< tied with another side
    bool contested = true;      ///< against at least one other side

    bool operator==(const PlayerResult&) const = default;
};

using PlayerResults = std::vector<PlayerResult>; ///< in order of their end time

struct Figures {
    int played = 0;
    int scored = 0;    ///< number with a known total; average, median, best and worst are of these
    int contested = 0; ///< number against another side; other games have no winner
    int won = 0;       ///< number of games won, alone or with others
    int shared = 0;    ///< number of games won with others, included above
    double average = 0;
    double median = 0;
    PlayerResult best{};  ///< first of several
    PlayerResult worst{}; ///< first of several
};

struct PlayerGames {
    std::string name;
    PlayerResults results;
};

/// Average points of a score line.
struct LineAverage {
    std::string_view line; ///< id
    double own = 0;        ///< of this player per game
    double table = 0;      ///< of all sides in the same games, this player’s included
};

/// Games of two people against each other, compared by place, tie-breaks included.
struct Rival {
    std::string name; ///< of the opponent
    int games = 0;    ///< on different sides, if it is known who placed better
    int ahead = 0;    ///< number in which this player placed better
    int level = 0;
    int behind = 0;
    int together = 0; ///< number on one side, not included above
};

/// Results with a known total.
PlayerResults scoredOf(const PlayerResults& results);

/// Figures of the results; empty without results.
Figures figuresOf(const PlayerResults& results);

/// All players, by number of games in descending order, then by name.
std::vector<PlayerGames> playersOf(const FilteredGames& chosen, const Naming& naming);

/// PlayerResults of all sides of all games; a team counts once.
PlayerResults sidesOf(const FilteredGames& chosen);

/// Number of games with score lines, of the player if one is given; imported games have none.
int gamesWithLines(const FilteredGames& chosen, const std::string& player, const Naming& naming);

/// Averages of all lines in the order of the score sheet. Without `player`, those of all sides,
/// with `own` equal to `table`.
std::vector<LineAverage> lineAverages(const FilteredGames& chosen, const std::string& player,
                                      const Naming& naming);

/// All opponents of a player, by number of games in descending order, then by name.
std::vector<Rival> rivalsOf(const FilteredGames& chosen, const std::string& player,
                            const Naming& naming);

} // namespace cimaise
