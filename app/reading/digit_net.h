// Classifier of digits: a small network, trained by tools/reading/train.py on fonts of Debian.
#pragma once

#include <array>
#include <cstdint>

namespace cimaise::reading {

/// Side of a patch, in pixels.
inline constexpr int patchSide = 24;
/// Height of a digit in the middle of its patch.
inline constexpr int digitHeight = 20;
inline constexpr int digitCount = 10;
/// Ten digits, and everything else.
inline constexpr int classCount = 11;
inline constexpr int traitCount = 64;

/// A glyph, cut out and scaled: 255 is ink, 0 is paper.
using Patch = std::array<std::uint8_t, static_cast<std::size_t>(patchSide) * patchSide>;

/// Output of the network for a patch.
struct Classified {
    std::array<float, classCount> logits{};
    std::array<float, traitCount> traits{}; ///< last hidden layer, by which shapes are compared
};

Classified classify(const Patch& patch);

/// Probabilities of the classes; a higher temperature makes them less certain.
std::array<double, classCount> probabilities(const Classified& classified, double temperature);

} // namespace cimaise::reading
