// A tile as a line of text: `portrait a 2x3 at 6,4`, `decor 2 at 8,7`.
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/message.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::artsociety {

/// `portrait a 2x3`, `decor 2 1x2`.
std::string tileText(const Tile& tile);
/// `portrait a 2x3 at 6,4`.
std::string tileText(const Hung& hung);

/// The tile that a line of text names. A type may be shortened; blanks part the words and `at` may
/// be left out. Decor without a size lies across. The error says which word is wrong and what was
/// expected.
tl::expected<Hung, Message> readTileText(std::string_view text);

} // namespace cimaise::artsociety
