// Parses and writes a tile as a line of text in either language: `portrait a 2x3 at 6,4`, `decor 2
// at 8,7`.
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/message.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::artsociety {

/// Words of a tile text in the player's language.
struct TileWords {
    ByType<std::string> types;
    std::string decor;
    std::string at;
};

/// Text of a tile: `portrait a 2x3`, `decor 2 1x2`; a type of two words is hyphenated.
std::string tileText(const Tile& tile, const TileWords& words);
/// Text of a tile with its square: `portrait a 2x3 at 6,4`.
std::string tileText(const Hung& hung, const TileWords& words);

/// Parses the text of a tile, in English or with `words`. A type may be shortened as long as it is
/// unambiguous; blanks separate the words and `at` may be left out. Decor without a size is
/// horizontal. The error names the wrong word and the expected one.
tl::expected<Hung, Message> readTileText(std::string_view text, const TileWords& words);

} // namespace cimaise::artsociety
