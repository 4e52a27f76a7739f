// Characters that a name or title may contain: none that hide text, reorder it or break a line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cimaise {

inline constexpr std::size_t longestName = 200; ///< in characters (Unicode code points)

/// Reason why a text is not a valid name.
enum class NameFault { none, blank, tooLong, forbiddenCharacter };

/// Checks a name. Bytes that are not UTF-8 are forbidden; blank means empty or only white space.
NameFault nameFault(std::string_view name);

/// Text without forbidden characters, cut to the maximum length of a name; empty if blank.
std::string cleanedName(std::string_view text);

} // namespace cimaise
