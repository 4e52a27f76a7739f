// Shortens and escapes text from a file for use in an error message: at most one line, and without
// invisible characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cimaise {

inline constexpr std::size_t longestShown = 80; ///< in letters (Unicode code points)

/// The text up to its 80th letter, any bytes. What cannot be seen, or turns what stands behind it
/// round, is written out: ⟨U+202E⟩, a byte that is no UTF-8 ⟨0xFF⟩.
std::string shownText(std::string_view text);

/// A file's name: the same, but the end is what stays.
std::string shownPath(std::string_view path);

/// A JSON Pointer: the same of each step.
std::string shownPointer(std::string_view pointer);

} // namespace cimaise
