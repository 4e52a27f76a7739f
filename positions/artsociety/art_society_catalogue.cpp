// Tables of the components of Art Society.
#include "positions/artsociety/art_society_catalogue.h"

#include "positions/artsociety/art_society_module.h"

#include <algorithm>

namespace cimaise::artsociety {

const ByType<TypeInfo> typeInfos{{
    //% "City Life"
    {"city-life", CIMAISE_TEXT("art.type.city-life"),
     //% "Ci"
     CIMAISE_TEXT("art.type.city-life.letter")},
    //% "Portrait"
    {"portrait", CIMAISE_TEXT("art.type.portrait"),
     //% "Po"
     CIMAISE_TEXT("art.type.portrait.letter")},
    //% "Still Life"
    {"still-life", CIMAISE_TEXT("art.type.still-life"),
     //% "St"
     CIMAISE_TEXT("art.type.still-life.letter")},
    //% "Landscape"
    {"landscape", CIMAISE_TEXT("art.type.landscape"),
     //% "La"
     CIMAISE_TEXT("art.type.landscape.letter")},
}};

namespace {

constexpr std::array framesMovedOptions{
    //% "Its position at the end of the round"
    ReadingOption{"final", CIMAISE_TEXT("art.frames.moved.final")},
    //% "Its first position: the decor earned cannot be checked"
    ReadingOption{"first", CIMAISE_TEXT("art.frames.moved.first")},
};

constexpr std::array decorSwappedOptions{
    //% "No"
    ReadingOption{"no", CIMAISE_TEXT("art.decor.swapped.no")},
    //% "Yes: only the total of shields is checked"
    ReadingOption{"yes", CIMAISE_TEXT("art.decor.swapped.yes")},
};

constexpr std::array decorFourOptions{
    //% "Yes: at most that many shields"
    ReadingOption{"at-most", CIMAISE_TEXT("art.decor.four.at-most")},
    //% "No: exactly that many shields, or no decor"
    ReadingOption{"exactly", CIMAISE_TEXT("art.decor.four.exactly")},
};

constexpr std::array prestigeBlackOptions{
    //% "No: they are fifty spaces apart"
    ReadingOption{"no", CIMAISE_TEXT("art.prestige.black.no")},
    //% "Yes: the space is taken"
    ReadingOption{"yes", CIMAISE_TEXT("art.prestige.black.yes")},
};

constexpr std::array readingTable{
    Reading{
        framesMovedReading,
        //% "If a painting moves again before the round ends, which position earns decor?"
        {CIMAISE_TEXT("art.frames.moved.title"),
         //% "Tiles may be moved freely on the wall until the round ends, but decor is taken as soon as a painting is hung. The rulebook does not say which position counts. The file contains only the last one."
         CIMAISE_TEXT("art.frames.moved.text"),
         //% "Rulebook, “Gallery Wall Placement Rules” and “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.frames.moved.citation")},
        framesMovedOptions},
    Reading{
        decorSwappedReading,
        //% "Was decor on the walls swapped because a size ran out?"
        {CIMAISE_TEXT("art.decor.swapped.title"),
         //% "The box has a limited number of decor tiles of each size, and the rulebook does not say what to do when a size runs out. If players then swap tiles for others of the same value, the walls no longer show which painting earned which tile."
         CIMAISE_TEXT("art.decor.swapped.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.decor.swapped.citation")},
        decorSwappedOptions},
    Reading{
        decorFourReading,
        //% "Four or more matching frames: may the decor add up to less?"
        {CIMAISE_TEXT("art.decor.four.title"),
         //% "With one to three matching frames, the tile may be smaller. With four or more, you take any decor tiles that add up to that number; the rulebook does not say whether they may add up to less."
         CIMAISE_TEXT("art.decor.four.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.decor.four.citation")},
        decorFourOptions},
    Reading{
        prestigeBlackReading,
        //% "Do markers on black 4 and normal 4 collide?"
        {CIMAISE_TEXT("art.prestige.black.title"),
         //% "Past 50, a prestige marker is turned to its black side and starts the track again. The rulebook does not say whether it may share a space with a marker still on its first lap."
         CIMAISE_TEXT("art.prestige.black.text"),
         //% "Rulebook, “Increasing Prestige”"
         CIMAISE_TEXT("art.prestige.black.citation")},
        prestigeBlackOptions},
};

constexpr std::array areaTable{
    Area{std::string_view{},
         //% "the wall"
         CIMAISE_TEXT("art.place.wall"),
         //% "square {column},{row}"
         CIMAISE_TEXT("art.place.square")},
    Area{tileArea,
         //% "the tiles"
         CIMAISE_TEXT("art.place.tiles"),
         //% "tile {column}"
         CIMAISE_TEXT("art.place.tile")},
    Area{assistantArea,
         //% "the assistant"
         CIMAISE_TEXT("art.place.assistant")},
    Area{excessArea,
         //% "the excess paintings"
         CIMAISE_TEXT("art.place.excess")},
    Area{handArea,
         //% "the hand"
         CIMAISE_TEXT("art.place.hand")},
    Area{prestigeArea,
         //% "the museum’s track"
         CIMAISE_TEXT("art.place.prestige"),
         //% "the {item} marker"
         CIMAISE_TEXT("art.place.prestige.marker")},
};

// --- positions --------------------------------------------------------------------------------

//% "Mighty Boards, 2023"
constexpr Rulebook rulebook{CIMAISE_TEXT("rulebook.edition.art-society"), inEnglish};

Rulebook rulebookOf(const Layout& /*layout*/) { return rulebook; }

} // namespace

constinit const std::span<const Reading> readings{readingTable};
constinit const std::span<const Area> areas{areaTable};

TextId nameOf(const Tile& tile) {
    return tile.painting() == nullptr ? decorName : infoOf(tile.painting()->type).name;
}

TextId itemName(std::string_view item) {
    const auto* const found = std::ranges::find(typeInfos, item, &TypeInfo::id);
    return found == typeInfos.end() ? TextId{} : found->name;
}

Place assistantPlace() { return {.area = assistantArea}; }
Place excessPlace() { return {.area = excessArea}; }
Place handPlace() { return {.area = handArea}; }
Place markerPlace(Type type) { return {.area = prestigeArea, .item = infoOf(type).id}; }

bool existsAsPainting(Extent size) {
    return std::min(size.columns, size.rows) > 1 || std::max(size.columns, size.rows) > 3;
}

bool existsAsStart(Extent size) { return size == Extent{2, 3} || size == Extent{3, 2}; }

bool hangsAsStart(const WallPlan& wall, const PlacedTile& hung) {
    return hung.tile.painting() != nullptr && existsAsStart(hung.tile.size) &&
           coversStar(wall, hung.block());
}

bool existsAsDecor(Decor decor, Extent size) {
    return decor.shields >= 1 && decor.shields <= mostShields && size.area() == decor.shields &&
           std::min(size.columns, size.rows) == 1;
}

std::string_view answer(const Layout& layout, std::string_view reading) {
    return inForce(*std::ranges::find(readings, reading, &Reading::id), layout.header.readings);
}

constinit const PositionFunctions<Layout> Module::positions{.empty = newLayout,
                                                            .read = readLayout,
                                                            .write = writeLayout,
                                                            .sideCount = sideCount,
                                                            .sideOf = sideOf,
                                                            .sideName = sideName,
                                                            .rulebook = rulebookOf};

} // namespace cimaise::artsociety
