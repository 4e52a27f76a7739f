// Parses and writes a tile as a line of text in either language: `portrait a 2x3 at 6,4`, `decor 2
// at 8,7`, `portrait a 4x3 assistant`.
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/message.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise::artsociety {

/// Words of a tile text in the player's language.
struct TileWords {
    ByType<std::string> types;
    std::string decor;
    std::string at;
    std::string assistant{};
    std::string excess{}; ///< word for an excess painting; in French without `en`, which counts as
                          ///< `at`
};

/// Places for a tile that does not go on the wall.
enum class BesideWall : std::uint8_t { assistant, excess };

/// Typed tile, with its top left square or the place beside the wall.
struct TypedTile {
    Tile tile;
    std::variant<Square, BesideWall> to;

    bool operator==(const TypedTile&) const = default;
};

/// Text of a tile: `portrait a 2x3`, `decor 2 1x2`; a type of two words is hyphenated.
std::string tileText(const Tile& tile, const TileWords& words);
/// Text of a tile with its square: `portrait a 2x3 at 6,4`.
std::string tileText(const PlacedTile& hung, const TileWords& words);

/// Parses the text of a tile, in English or with `words`. A type may be shortened as long as it is
/// unambiguous; blanks separate the words and `at` may be left out. Decor without a size is
/// horizontal. The error names the wrong word and the expected one.
tl::expected<PlacedTile, Message> readTileText(std::string_view text, const TileWords& words);
/// Parses the text of a tile that may also go to the assistant or become an excess painting:
/// `portrait a 4x3 assistant`. These words may be shortened too.
tl::expected<TypedTile, Message> readTypedTile(std::string_view text, const TileWords& words);

/// Meanings of an ambiguous type, each as the whole line to type; empty if the type is not
/// ambiguous.
std::vector<std::string> tileMeanings(std::string_view text, const TileWords& words);

} // namespace cimaise::artsociety
