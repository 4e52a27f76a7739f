// Tables of the components of Art Society.
#include "validators/artsociety/art_society_catalogue.h"

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
    //% "Where it hangs when the round ends"
    ReadingOption{"final", CIMAISE_TEXT("art.frames.moved.final")},
    //% "Where it was hung first: the decor earned cannot be checked"
    ReadingOption{"first", CIMAISE_TEXT("art.frames.moved.first")},
};

constexpr std::array decorSwappedOptions{
    //% "No"
    ReadingOption{"no", CIMAISE_TEXT("art.decor.swapped.no")},
    //% "Yes: only the shields in all are checked"
    ReadingOption{"yes", CIMAISE_TEXT("art.decor.swapped.yes")},
};

constexpr std::array decorFourOptions{
    //% "Yes: at most that many shields"
    ReadingOption{"at-most", CIMAISE_TEXT("art.decor.four.at-most")},
    //% "No: exactly that many, or no decor at all"
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
        //% "A painting moves again before the round ends: which position earns the decor?"
        {CIMAISE_TEXT("art.frames.moved.title"),
         //% "Until the round ends, tiles may be moved freely on the wall, while decor is taken as soon as a painting is hung. Which of its positions counts is left open. The file shows the last one only."
         CIMAISE_TEXT("art.frames.moved.text"),
         //% "Rulebook, “Gallery Wall Placement Rules” and “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.frames.moved.citation")},
        framesMovedOptions},
    Reading{
        decorSwappedReading,
        //% "Was decor on the walls swapped because a size ran out?"
        {CIMAISE_TEXT("art.decor.swapped.title"),
         //% "The box has so many decor tiles of each size and no rule for the case that one runs out. A table that then swaps tiles for others of the same worth leaves walls on which no tile shows who earned it."
         CIMAISE_TEXT("art.decor.swapped.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.decor.swapped.citation")},
        decorSwappedOptions},
    Reading{
        decorFourReading,
        //% "Four or more matching frames: may the decor add up to less?"
        {CIMAISE_TEXT("art.decor.four.title"),
         //% "With one to three matching frames the tile may be smaller. With four or more, any decor tiles that add up to the number are taken; whether they may add up to less is left open."
         CIMAISE_TEXT("art.decor.four.text"),
         //% "Rulebook, “Matching Frames and Acquiring Decor Tiles”"
         CIMAISE_TEXT("art.decor.four.citation")},
        decorFourOptions},
    Reading{
        prestigeBlackReading,
        //% "Do a marker on black 5 and one on plain 5 collide?"
        {CIMAISE_TEXT("art.prestige.black.title"),
         //% "Past 50 a prestige marker turns to its black side and goes round the track again. Whether a marker of the first round then still keeps a space from it is left open."
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
         //% "the marker of {item}"
         CIMAISE_TEXT("art.place.prestige.marker")},
};

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

bool hangsAsStart(const WallPlan& wall, const Hung& hung) {
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

} // namespace cimaise::artsociety
