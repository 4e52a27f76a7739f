// Writes a bidding stack, `12, 7, 3`, and parses the space of a marker, `23`.
#pragma once

#include "positions/artsociety/art_society_layout.h"
#include "positions/messages/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::artsociety {

/// Text of a stack: `12, 7, 3`.
std::string stackText(const Stack& stack);

/// Message for a stack with more cards than a file may hold.
Message tooLong();

/// Parses the space of a marker, or a sum (`20+3`); nullopt for an empty text: the type has not
/// reached the museum.
tl::expected<std::optional<int>, Message> readSpace(std::string_view text);

} // namespace cimaise::artsociety
