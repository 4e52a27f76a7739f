// Folds typed words for comparison without capitals and accents.
#pragma once

#include <string>
#include <string_view>

namespace cimaise {

/// Text in lower case without accents; œ becomes oe.
std::string folded(std::string_view text);

} // namespace cimaise
