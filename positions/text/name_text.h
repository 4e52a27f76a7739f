// Characters that a name, a title or a note may contain: none that hide or reorder text. Only a
// note may have several lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cimaise {

inline constexpr std::size_t longestName = 200; ///< in characters (Unicode code points)

inline constexpr std::size_t longestNote = 500; ///< in characters

/// Reason why a text is not a valid name.
enum class NameFault { none, blank, tooLong, forbiddenCharacter };

/// Checks a name. Bytes that are not UTF-8 are forbidden; blank means empty or only white space.
NameFault nameFault(std::string_view name);

/// Text in which each kind of line break is a line feed.
std::string withLineFeeds(std::string_view text);

/// Checks a note, in which only line feeds break lines.
NameFault noteFault(std::string_view note);

/// Text without forbidden characters, cut to the maximum length of a name; empty if blank.
std::string cleanedName(std::string_view text);

/// Note without forbidden characters, cut to the maximum length of a note; empty if blank. Each
/// kind of line break becomes a line feed, a tab a space.
std::string cleanedNote(std::string_view text);

} // namespace cimaise
