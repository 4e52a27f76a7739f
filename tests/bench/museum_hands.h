// Fixed hands of objects with which the best arrangement is measured.
#pragma once

#include "tests/museum/random_museums.h"

#include <array>
#include <string_view>

namespace cimaise::museum {

/// Many hands of one sort, with what is asked of their arrangement.
struct Suite {
    std::string_view id;
    std::string_view what;
    std::uint64_t seed;
    int fewest; ///< objects
    int most;
    bool oddBoard;
    bool freeDomains; ///< each civilisation may have all six, as the file allows
    std::string_view provedTarget;
    std::string_view medianTarget;
    std::string_view slowTarget;
};

inline constexpr std::array<Suite, 5> suites{{
    {"usual", "12–20 objects", 20261120, 12, 20, false, false, "≥ 99 %", "≤ 2 ms", "≤ 10 ms"},
    {"full", "25 objects", 20261121, 25, 25, false, false, "≥ 99 %", "–", "≤ 60 ms"},
    {"odd", "12–20 objects on odd boards", 20261122, 12, 20, true, false, "≥ 95 %", "–",
     "≤ 200 ms"},
    {"any", "12–20 objects of any domains", 20261123, 12, 20, false, true, "–", "–", "–"},
    {"any-full", "25 objects of any domains", 20261124, 25, 25, false, true, "–", "–", "–"},
}};

/// The next hand of a suite; `random` begins with its seed.
inline Layout nextHand(std::mt19937_64& random, const Suite& suite) {
    const auto span = static_cast<std::uint64_t>(suite.most - suite.fewest + 1);
    const int objects = suite.fewest + static_cast<int>(random() % span);
    return randomHand(
        random, {.objects = objects, .freeDomains = suite.freeDomains, .oddBoard = suite.oddBoard});
}

} // namespace cimaise::museum
