// Parses and writes numbers typed as text: a bidding stack `12, 7, 3`, the space of a marker `23`.
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::artsociety {

/// `12, 7, 3`
std::string stackText(const Stack& stack);

/// That a stack would have more cards than a file may hold.
Message tooLong();

/// The bid cards of a line, newest first, parted by blanks, commas or semicolons; none of an empty
/// one. The error says what was expected.
tl::expected<Stack, Message> readStack(std::string_view text);

/// The space that a line names; nothing in an empty one: the type never reached the museum.
tl::expected<std::optional<int>, Message> readSpace(std::string_view text);

} // namespace cimaise::artsociety
