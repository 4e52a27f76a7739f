// Unplayed exhibit numbers, and the runs of empty spaces that can take them.
#pragma once

#include "positions/musee/musee_layout.h"

#include <array>
#include <cstdint>
#include <vector>

namespace cimaise::musee {

/// Set of exhibit numbers, one bit each.
using NumberSet = std::uint64_t;
static_assert(highestInBox < 64);

constexpr NumberSet setOf(Exhibit exhibit) { return NumberSet{1} << exhibit; }

/// Numbers from `low` + 1 to `high` − 1.
constexpr NumberSet numbersBetween(Exhibit low, Exhibit high) {
    return high > low + 1 ? (setOf(high) - 1) & ~(setOf(low + 1) - 1) : 0;
}

/// Numbers of a theme: those with the remainder `theme` modulo 5.
NumberSet numbersOfTheme(int theme);

/// Numbers of the deck that hang on no Musée. Hands do not matter.
NumberSet unplayedNumbers(const Layout& layout);

/// Empty spaces side by side between two paintings or ends of a gallery.
struct Run {
    Gallery gallery = Gallery::upper;
    int column = 1; ///< 1-based, of the first space
    int length = 0;
    Exhibit high = highestInBox + 1; ///< painting to the right; beyond the box if there is none
    NumberSet numbers = 0;           ///< unplayed numbers that can go here
};

/// Runs of empty spaces in board order; each gallery must rise.
std::vector<Run> runsOf(const Musee& musee, int columns, NumberSet unplayed);

/// Most unplayed numbers that can hang in the runs together, each number once.
int mostInRuns(std::vector<Run> runs, NumberSet unplayed);

/// Number of paintings on the Musée.
int paintingsOn(const Musee& musee, int columns);

} // namespace cimaise::musee
