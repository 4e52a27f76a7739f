// Compares names as a reader does (contract: canonical composition, full case folding).
#pragma once

#include <string>
#include <string_view>

namespace cimaise {

/// Text that is equal for names that read the same. Ignores case, the encoding of accents,
/// invisible characters, kinds of spaces, and outer and repeated spaces.
std::string readingKey(std::string_view name);

} // namespace cimaise
