// Weights of the classifier, from digit_weights.bin, which the build turns into source.
#pragma once

#include <span>

namespace cimaise::reading {

std::span<const unsigned char> digitWeights();

} // namespace cimaise::reading
