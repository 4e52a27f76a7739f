// Table of the score lines of Art Society: id and texts.
#include "scoring/artsociety/art_society_score.h"

#include <array>

namespace cimaise::artsociety {

namespace {

constexpr ByType<std::string_view> prestigeLines{"prestige.city-life", "prestige.portrait",
                                                 "prestige.still-life", "prestige.landscape"};

constexpr std::array lineTable{
    LineInfo{
        of(prestigeLines, Type::cityLife),
        //% "City Life"
        {CIMAISE_TEXT("art.score.prestige.city-life.title"),
         //% "Each City Life painting on the wall that is not part of a faux pas scores the multiplier of its type."
         CIMAISE_TEXT("art.score.prestige.city-life.text"),
         //% "Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”"
         CIMAISE_TEXT("art.score.prestige.city-life.citation")}},
    LineInfo{
        of(prestigeLines, Type::portrait),
        //% "Portraits"
        {CIMAISE_TEXT("art.score.prestige.portrait.title"),
         //% "Each Portrait on the wall that is not part of a faux pas scores the multiplier of its type."
         CIMAISE_TEXT("art.score.prestige.portrait.text"),
         //% "Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”"
         CIMAISE_TEXT("art.score.prestige.portrait.citation")}},
    LineInfo{
        of(prestigeLines, Type::stillLife),
        //% "Still Lifes"
        {CIMAISE_TEXT("art.score.prestige.still-life.title"),
         //% "Each Still Life on the wall that is not part of a faux pas scores the multiplier of its type."
         CIMAISE_TEXT("art.score.prestige.still-life.text"),
         //% "Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”"
         CIMAISE_TEXT("art.score.prestige.still-life.citation")}},
    LineInfo{
        of(prestigeLines, Type::landscape),
        //% "Landscapes"
        {CIMAISE_TEXT("art.score.prestige.landscape.title"),
         //% "Each Landscape on the wall that is not part of a faux pas scores the multiplier of its type."
         CIMAISE_TEXT("art.score.prestige.landscape.text"),
         //% "Rulebook, “Final Scoring”, step 1, and “Prestige Rankings”"
         CIMAISE_TEXT("art.score.prestige.landscape.citation")}},
    LineInfo{
        decorLine,
        //% "Decor"
        {CIMAISE_TEXT("art.score.decor.title"),
         //% "One point for each shield on the wall. A tile held by the assistant scores nothing."
         CIMAISE_TEXT("art.score.decor.text"),
         //% "Rulebook, “Final Scoring”, step 2"
         CIMAISE_TEXT("art.score.decor.citation")}},
    LineInfo{
        eyelineLine,
        //% "Eyeline"
        {CIMAISE_TEXT("art.score.eyeline.title"),
         //% "Three points for each painting of the type in vogue (×5) with at least one square in the eyeline. Paintings in a faux pas count too."
         CIMAISE_TEXT("art.score.eyeline.text"),
         //% "Rulebook, “Final Scoring”, step 3"
         CIMAISE_TEXT("art.score.eyeline.citation")}},
    LineInfo{fullGalleryLine,
             //% "Full gallery"
             {CIMAISE_TEXT("art.score.full-gallery.title"),
              //% "Five points if no square of the wall is empty; decor fills squares too."
              CIMAISE_TEXT("art.score.full-gallery.text"),
              //% "Rulebook, “Final Scoring”, step 4"
              CIMAISE_TEXT("art.score.full-gallery.citation")}},
    LineInfo{exposedCornersLine,
             //% "Exposed corners"
             {CIMAISE_TEXT("art.score.exposed-corners.title"),
              //% "Two points lost for each corner square of the wall that no tile covers."
              CIMAISE_TEXT("art.score.exposed-corners.text"),
              //% "Rulebook, “Final Scoring”, step 5"
              CIMAISE_TEXT("art.score.exposed-corners.citation")}},
    LineInfo{
        excessLine,
        //% "Excess paintings"
        {CIMAISE_TEXT("art.score.excess.title"),
         //% "Two points lost for each excess painting. A painting held by the assistant does not count."
         CIMAISE_TEXT("art.score.excess.text"),
         //% "Rulebook, “Final Scoring”, step 6"
         CIMAISE_TEXT("art.score.excess.citation")}},
};

} // namespace

const std::span<const LineInfo> lines{lineTable};

std::string_view prestigeLine(Type type) { return of(prestigeLines, type); }

TextId tieBreakTitle(std::string_view id) {
    //% "Sum of bid cards left"
    constexpr TextId hand = CIMAISE_TEXT("art.tie-break.hand");
    return id == handTieBreak ? hand : TextId{};
}

} // namespace cimaise::artsociety
