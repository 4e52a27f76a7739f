// A second referee and a second scorer of Musée, slow and obvious, written from the rules page
// alone: they read a file and know nothing of our values, rules or scores.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise::independent {

/// What a count of a file says, in the words of the command line.
struct Count {
    /// `musee.ascending; Ana; middle:3, middle:4`, sorted.
    std::vector<std::string> findings;
    /// By side: points by line id, and `total`. Empty when players or Musées are too many or few.
    std::map<std::string, std::map<std::string, int>> scores;
    /// `1 Ana points`, best first.
    std::vector<std::string> ranking;
};

Count count(std::string_view file);

/// By place: `legal +3 paintings+1 neighbours+2 room 12 30 48`, or `musee.ascending`; for the
/// Musée of `side`, which is a number from 0.
std::map<std::string, std::string> placements(std::string_view file, int side, int number);

} // namespace cimaise::independent
