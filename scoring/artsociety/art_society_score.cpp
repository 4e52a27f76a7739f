// Writes the score sheet of each wall: prestige of each type, decor, eyeline, full gallery, exposed
// corners, excess paintings (rulebook, "Final Scoring").
#include "scoring/artsociety/art_society_score.h"

#include "validators/artsociety/art_society_catalogue.h"
#include "validators/artsociety/art_society_range.h"

#include <algorithm>
#include <array>

namespace cimaise::artsociety {

namespace {

constexpr ByType<std::string_view> prestigeLines{"prestige.city-life", "prestige.portrait",
                                                 "prestige.still-life", "prestige.landscape"};

//% "{type}: multiplier ×{multiplier}"
constexpr TextId prestigeReason = CIMAISE_TEXT("art.score.prestige.painting");
//% "{tile} is part of a faux pas"
constexpr TextId offendsReason = CIMAISE_TEXT("art.score.prestige.offends");
//% "Decor with %n shields"
constexpr TextId decorReason = CIMAISE_TEXT_N("art.score.decor.tile");
//% "{tile}: {type}, the type in vogue, in the eyeline"
constexpr TextId eyelineReason = CIMAISE_TEXT("art.score.eyeline.painting");
//% "{tile}: {type}, the type in vogue, but outside the eyeline"
constexpr TextId outsideEyelineReason = CIMAISE_TEXT("art.score.eyeline.outside");
//% "No square of the wall is empty"
constexpr TextId fullReason = CIMAISE_TEXT("art.score.full-gallery.full");
//% "%n squares are empty"
constexpr TextId emptyReason = CIMAISE_TEXT_N("art.score.full-gallery.empty");
//% "The corner at {square} is exposed"
constexpr TextId cornerReason = CIMAISE_TEXT("art.score.exposed-corners.exposed");
//% "%n excess paintings"
constexpr TextId excessReason = CIMAISE_TEXT_N("art.score.excess.paintings");

//% "%n paintings × {worth}"
constexpr TextId prestigeSum = CIMAISE_TEXT_N("art.score.prestige.sum");
//% "%n shields"
constexpr TextId decorSum = CIMAISE_TEXT_N("art.score.decor.sum");
//% "%n paintings × {worth}"
constexpr TextId eyelineSum = CIMAISE_TEXT_N("art.score.eyeline.sum");
//% "depending on the museum’s ranking"
constexpr TextId rangeReason = CIMAISE_TEXT("art.score.range.by");
//% "The museum’s ranking is not entered: prestige counts ×2 here and the eyeline nothing, the least they can score."
constexpr TextId rangeLines = CIMAISE_TEXT("art.score.range.lines");
//% "the prestige markers"
constexpr TextId prestigeMissing = CIMAISE_TEXT("art.missing.prestige");

/// Input for writing the score sheet of one wall.
struct Count {
    const Layout& layout;
    const Gallery& gallery;
    const Tally& tally;
    Party owner;

    [[nodiscard]] Spots at(std::size_t tile) const { return {{owner, tilePlace(tile)}}; }
};

ScoreLine countPrestige(const Count& count, Type type) {
    ScoreLine line{.id = of(prestigeLines, type)};
    const int multiplier = of(count.tally.prestige.multipliers, type);
    for (std::size_t i = 0; i < count.gallery.tiles.size(); ++i) {
        if (!count.gallery.tiles[i].tile.shows(type)) {
            continue;
        }
        const bool offends = count.tally.offending[i] != 0;
        line.add({.where = count.at(i),
                  .points = offends ? 0 : multiplier,
                  .reason = {.text = offends ? offendsReason : prestigeReason,
                             .arguments = {{"tile", tilePlace(i)},
                                           {"type", infoOf(type).name},
                                           {"multiplier", multiplier}}}});
    }
    line.sumUp(prestigeSum, multiplier);
    return line;
}

ScoreLine countDecor(const Count& count) {
    ScoreLine line{.id = decorLine};
    for (std::size_t i = 0; i < count.gallery.tiles.size(); ++i) {
        if (const Decor* const decor = count.gallery.tiles[i].tile.decor()) {
            line.add({.where = count.at(i),
                      .points = decor->shields,
                      .reason = {.text = decorReason, .arguments = {{"n", decor->shields}}}});
        }
    }
    if (line.points > 0) {
        line.sum = {decorSum, {{"n", line.points}}};
    }
    return line;
}

/// Counts the paintings in vogue in the eyeline, including those in a faux pas.
ScoreLine countEyeline(const Count& count) {
    ScoreLine line{.id = eyelineLine};
    const std::optional<Type> inVogue = count.tally.prestige.inVogue;
    for (std::size_t i = 0; inVogue && i < count.gallery.tiles.size(); ++i) {
        const Hung& hung = count.gallery.tiles[i];
        if (!hung.tile.shows(*inVogue)) {
            continue;
        }
        const bool inside = inEyeline(count.layout.wall, hung.block());
        line.add(
            {.where = count.at(i),
             .points = inside ? pointsForEyeline : 0,
             .reason = {.text = inside ? eyelineReason : outsideEyelineReason,
                        .arguments = {{"tile", tilePlace(i)}, {"type", infoOf(*inVogue).name}}}});
    }
    line.sumUp(eyelineSum, pointsForEyeline);
    return line;
}

ScoreLine countFullGallery(const Count& count) {
    ScoreLine line{.id = fullGalleryLine};
    Spots where;
    if (count.tally.isFull()) {
        for (std::size_t i = 0; i < count.gallery.tiles.size(); ++i) {
            where.push_back({count.owner, tilePlace(i)});
        }
        line.add({.where = std::move(where),
                  .points = pointsForFullGallery,
                  .reason = {.text = fullReason, .arguments = {}}});
        return line;
    }
    for (const Square square : count.tally.coverage.bareSquares()) {
        where.push_back({count.owner, squarePlace(square)});
    }
    line.add(
        {.where = std::move(where),
         .points = 0,
         .reason = {.text = emptyReason, .arguments = {{"n", count.tally.coverage.bareCount()}}}});
    return line;
}

ScoreLine countCorners(const Count& count) {
    ScoreLine line{.id = exposedCornersLine};
    for (const Square corner : count.tally.bareCorners) {
        line.add(
            {.where = {{count.owner, squarePlace(corner)}},
             .points = pointsForBareCorner,
             .reason = {.text = cornerReason, .arguments = {{"square", squarePlace(corner)}}}});
    }
    line.sumUp(countTimesWorth, pointsForBareCorner);
    return line;
}

ScoreLine countExcess(const Count& count) {
    ScoreLine line{.id = excessLine};
    if (count.gallery.excess > 0) {
        line.add({.where = {{count.owner, excessPlace()}},
                  .points = count.gallery.excess * pointsForExcess,
                  .reason = {.text = excessReason, .arguments = {{"n", count.gallery.excess}}}});
        line.sum = {countTimesWorth, {{"n", count.gallery.excess}, {"worth", pointsForExcess}}};
    }
    return line;
}

ScoreSheet sheetOf(const Layout& layout, const Gallery& gallery, const Prestige& prestige,
                   Party owner) {
    const Tally tally = tallyOf(layout, gallery, prestige);
    const Count count{.layout = layout, .gallery = gallery, .tally = tally, .owner = owner};
    ScoreSheet sheet{.party = owner};
    sheet.lines.reserve(lines.size());
    for (const Type type : types) {
        sheet.lines.push_back(countPrestige(count, type));
    }
    sheet.lines.push_back(countDecor(count));
    sheet.lines.push_back(countEyeline(count));
    sheet.lines.push_back(countFullGallery(count));
    sheet.lines.push_back(countCorners(count));
    sheet.lines.push_back(countExcess(count));
    for (const ScoreLine& line : sheet.lines) {
        sheet.total += line.points;
    }
    return sheet;
}

/// Hands as a tie-break. If a hand among tied players is not entered, all of them have the value 0
/// and count as unknown. Hands need not be entered until every wall has more than its starting
/// painting.
TieBreak handsOf(const Layout& layout, const std::vector<ScoreSheet>& sheets) {
    TieBreak hands{.id = handTieBreak, .values = {}};
    hands.asked = std::ranges::all_of(
        layout.galleries, [](const Gallery& gallery) { return gallery.tiles.size() > 1; });
    for (const ScoreSheet& sheet : sheets) {
        bool allKnown = true;
        for (std::size_t other = 0; other < sheets.size(); ++other) {
            allKnown =
                allKnown && (sheets[other].total != sheet.total || layout.galleries[other].hand);
        }
        const Gallery& gallery = layout.galleries[static_cast<std::size_t>(sheet.party.index)];
        hands.values.push_back(allKnown ? handValue(gallery).value_or(0) : 0);
        hands.unknown.push_back(!allKnown);
    }
    return hands;
}

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

Score score(const Layout& layout) {
    Score result;
    const Prestige prestige = prestigeOf(layout);
    const bool isMissing = isPrestigeMissing(layout);
    for (int owner = 0; const Gallery& gallery : layout.galleries) {
        result.sheets.push_back(sheetOf(layout, gallery, prestige, side(owner)));
        if (isMissing) {
            result.sheets.back().range = rangeOf(layout, gallery);
            result.sheets.back().rangeBy = rangeReason;
            result.sheets.back().rangeLines = rangeLines;
            result.sheets.back().cases = totalsByCase(layout, gallery);
            result.sheets.back().missing = {{prestigeMissing, {}}};
        }
        ++owner;
    }
    result.ranking = rank(result.sheets, std::array{handsOf(layout, result.sheets)});
    return result;
}

} // namespace cimaise::artsociety
