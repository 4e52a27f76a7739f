// Parses and writes a gallery as a line of text: `5 . 13 28 38 .`
#pragma once

#include "positions/messages/message.h"
#include "positions/musee/musee_layout.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise::musee {

/// Text of a gallery in one line: `5 . 13 28 38 .`
std::string galleryText(const Spaces& spaces, int columns);

/// Parses the spaces of a gallery from left to right: numbers, and `.` `-` `_` `·` for empty
/// spaces, separated by blanks, commas or semicolons. Spaces missing at the end are empty. The
/// error names the wrong entry and the expected one. `7. 18` is an error, because the dot can be an
/// empty space or punctuation, unless only one of the two fits the gallery.
tl::expected<Spaces, Message> readGallery(std::string_view text, int columns);

/// Both meanings of an ambiguous line, in the form of galleryText(); empty for any other line.
std::vector<std::string> galleryMeanings(std::string_view text, int columns);

} // namespace cimaise::musee
