// Components of Art Society: types, frames, sizes, and the open questions of its rulebook. The size
// of the wall and the names of the frames are printed in the box only and are entered by the
// players.
#pragma once

#include "positions/artsociety/art_society_layout.h"
#include "positions/messages/area.h"

#include <array>
#include <span>
#include <string_view>

namespace cimaise::artsociety {

inline constexpr std::string_view gameId = "art-society";

inline constexpr std::string_view tileArea = "tile";
inline constexpr std::string_view assistantArea = "assistant";
inline constexpr std::string_view excessArea = "excess";
inline constexpr std::string_view handArea = "hand";
inline constexpr std::string_view prestigeArea = "prestige"; ///< place of a type's marker

inline constexpr int mostBidCards = 20; ///< of each player; their values run from 1
inline constexpr int lowestValue = 3;   ///< printed on the back of a painting
inline constexpr int highestValue = 9;
inline constexpr int highestMarker = 180; ///< 20 unsold paintings of the highest value
inline constexpr int mostShields = 3;
inline constexpr int longestSide = 5; ///< of a painting; assumed, not in the rulebook
inline constexpr int mostExcess = 2;  ///< the second one ends the game

// Upper limits for values in a file or a typed text, above any value of a real box.
inline constexpr int highestCoordinate = 60; ///< of squares; no side is longer than this
inline constexpr int highestShields = 99;
inline constexpr int highestExcess = 99;
inline constexpr int highestCard = 99;

/// Names of a type: in a file and for players.
struct TypeInfo {
    std::string_view id;
    TextId name;
    TextId letter; ///< identifies the type without its colour
};

extern const ByType<TypeInfo> typeInfos;

//% "decor"
inline constexpr TextId decorName = CIMAISE_TEXT("art.decor");

inline const TypeInfo& infoOf(Type type) { return of(typeInfos, type); }

/// Id of a frame in a file.
constexpr std::string_view frameId(Frame frame) {
    constexpr ByFrame<std::string_view> ids{"a", "b", "c", "d"};
    return ids[static_cast<std::size_t>(frame)];
}

/// Name of the type of a painting, or the name of decor.
TextId nameOf(const Tile& tile);

/// Name for the item id of a place: the type of a marker.
TextId itemName(std::string_view item);

Place assistantPlace();
Place excessPlace();
Place handPlace();
Place markerPlace(Type type);

/// True if the box may contain a painting of that size ("Matching frames").
bool existsAsPainting(Extent size);

/// True if a painting of that size may be a starting painting ("Setup", step 6).
bool existsAsStart(Extent size);

/// True if the tile has the place and size of a starting painting.
bool hangsAsStart(const WallPlan& wall, const PlacedTile& hung);

/// True if decor with that number of shields may have that size, in either orientation.
bool existsAsDecor(Decor decor, Extent size);

inline constexpr std::string_view framesMovedReading = "art.frames.moved";
inline constexpr std::string_view decorSwappedReading = "art.decor.swapped";
inline constexpr std::string_view decorFourReading = "art.decor.four";
inline constexpr std::string_view prestigeBlackReading = "art.prestige.black";

extern constinit const std::span<const Reading> readings;

/// Option in force for one of the readings above.
std::string_view answer(const Layout& layout, std::string_view reading);

extern constinit const std::span<const Area> areas;

} // namespace cimaise::artsociety
