// Independent rule checker, scorer and player of rounds of Muse, slow and obvious, written from the
// rules page alone: it reads a file and uses none of our cards, values, rules or scores.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise::independent {

/// Result for a file, in the format of the command line.
struct MuseCount {
    /// `muse.coins; ; economy:moons, coins:moons`, sorted.
    std::vector<std::string> findings;
    /// Points by player; empty unless there are 3 or 4 players.
    std::map<std::string, int> scores;
    /// `1 Ana, points`, best first.
    std::vector<std::string> ranking;
    nlohmann::json patron; ///< as the command line's `patron` and `after`
    nlohmann::json round;  ///< as the command line's `round` and `after`
};

MuseCount countMuse(std::string_view file);

} // namespace cimaise::independent
