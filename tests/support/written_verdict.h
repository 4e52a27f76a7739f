// Findings, scores and ranking of a file in the notation of the command line, to compare our rules
// and scores with an independent implementation.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace cimaise {

struct WrittenVerdict {
    /// `musee.ascending; Ana; middle:3, middle:4`, sorted.
    std::vector<std::string> findings;
    /// By side: points by line id, and `total`. Empty when there are too many or too few sides.
    std::map<std::string, std::map<std::string, int>> scores;
    /// `1 Ana, points`, best first.
    std::vector<std::string> ranking;

    bool operator==(const WrittenVerdict&) const = default;
};

} // namespace cimaise
