// Text of a golden: what fits into 110 columns is one line; values that nearly all goldens share
// are left out.
#pragma once

#include "positions/file/json.h"

#include <string>
#include <string_view>

namespace cimaise {

/// Prints the keys of the document one below the other, and any value on one line that fits.
std::string printGolden(const Json& document);

/// Removes answers to open questions at their default, score lines without points and places, and
/// `atLeast` where it is false. Every sheet must have all lines of the game (an id of games()).
Json shortened(Json result, std::string_view game);

} // namespace cimaise
