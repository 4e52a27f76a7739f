// Probabilities of what the spaces of a Musée hold, from those of each space alone.
#pragma once

#include <array>
#include <vector>

namespace cimaise::reading {

inline constexpr int highestExhibit = 60;

/// Weights of a space: 0 for an empty space, then each exhibit number.
using SpaceChances = std::array<double, highestExhibit + 1>;

/// Probabilities under the rules: numbers rise strictly in a gallery (Viterbi’s trellis, summed
/// forwards and backwards), and none occurs twice. `spaces` gallery by gallery.
std::vector<SpaceChances> jointChances(const std::vector<SpaceChances>& spaces, int columns);

} // namespace cimaise::reading
