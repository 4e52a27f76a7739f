// Shortens and escapes text from a file for use in an error message: at most one line, and without
// invisible characters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cimaise {

inline constexpr std::size_t longestShown = 80; ///< in letters (Unicode code points)

/// Text for display, cut after 80 letters; any bytes are accepted. Invisible characters and
/// characters that change the direction of writing are escaped: ⟨U+202E⟩, bytes that are not UTF-8:
/// ⟨0xFF⟩.
std::string shownText(std::string_view text);

/// File name for display, as shownText(), but with the beginning cut off.
std::string shownPath(std::string_view path);

/// JSON Pointer for display, each step as shownText().
std::string shownPointer(std::string_view pointer);

} // namespace cimaise
