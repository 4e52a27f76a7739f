// A second referee and scorer of Art Society, written from the rules page alone: walls are sets of
// squares, and everything is tried.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise::artsociety::independent {

struct Count {
    std::vector<std::string> findings;                        ///< `rule; player; places`, sorted
    std::map<std::string, std::map<std::string, int>> scores; ///< by player, by line and `total`
    std::vector<std::string> ranking;                         ///< `1 Ana, points`

    bool operator==(const Count&) const = default;
};

/// Counts the text of a file.
Count count(std::string_view file);

/// By place and size: `legal`, points and what it meets, or the rule that forbids it.
std::map<std::string, std::string> placements(std::string_view file, std::size_t player,
                                              std::string_view tile);

} // namespace cimaise::artsociety::independent
