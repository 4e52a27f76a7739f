// Shapes of digits learned from a confirmed board, which add to what the network says.
#pragma once

#include "app/reading/digit_net.h"

#include <array>
#include <cstddef>

namespace cimaise::reading {

/// Mean of the patches of a digit.
struct Shape {
    int count = 0;
    std::array<float, std::tuple_size_v<Patch>> mean{};

    bool operator==(const Shape&) const = default;
};

struct Shapes {
    std::array<Shape, digitCount> digits;

    bool operator==(const Shapes&) const = default;

    void learn(int digit, const Patch& patch);
};

/// Raises the digits whose learned shape is like the patch and lowers the others. Digits that were
/// never learned keep what the network says.
void adjust(Classified& classified, const Patch& patch, const Shapes& learned);

} // namespace cimaise::reading
