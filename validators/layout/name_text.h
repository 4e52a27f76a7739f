// Characters that a name or title may contain: none that hide text, reorder it or break a line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cimaise {

inline constexpr std::size_t longestName = 200; ///< in characters (Unicode code points)

/// What is wrong with a text as a name.
enum class NameFault { none, blank, tooLong, forbiddenCharacter };

/// What is no UTF-8 is forbidden; blank means nothing but spaces of any kind.
NameFault nameFault(std::string_view name);

/// The text without what a name cannot hold, cut to the length of a name; empty if blank.
std::string cleanedName(std::string_view text);

} // namespace cimaise
