// Parses and writes a tile as a line of text in either language: `portrait a 2x3 at 6,4`, `decor 2
// at 8,7`.
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/message.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::artsociety {

/// What is called how in the player's language.
struct TileWords {
    ByType<std::string> types;
    std::string decor;
    std::string at;
};

/// `portrait a 2x3`, `decor 2 1x2`; a type of two words is written with a hyphen.
std::string tileText(const Tile& tile, const TileWords& words);
/// `portrait a 2x3 at 6,4`.
std::string tileText(const Hung& hung, const TileWords& words);

/// The tile that a line of text names, in English or by `words`. A type may be shortened as far as
/// it stays apart from the others; blanks part the words and `at` may be left out. Decor without a
/// size lies across. The error says which word is wrong and what was expected.
tl::expected<Hung, Message> readTileText(std::string_view text, const TileWords& words);

} // namespace cimaise::artsociety
