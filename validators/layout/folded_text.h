// Folds typed words for comparison without capitals and accents.
#pragma once

#include <string>
#include <string_view>

namespace cimaise {

/// The text in small letters without accents, œ as oe.
std::string folded(std::string_view text);

} // namespace cimaise
