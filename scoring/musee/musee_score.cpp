// Counts paintings, neighbouring pairs, pairs joined by a Staircase, and Gallery Bonuses (rulebook,
// "End of game and Scoring", "Theme Bonuses").
#include "scoring/musee/musee_score.h"

#include "positions/musee/musee_catalogue.h"
#include "positions/musee/musee_module.h"
#include "scoring/sheet/score_functions.h"

#include <algorithm>
#include <array>

namespace cimaise::musee {

namespace {

constexpr int pointsForPainting = 1;
constexpr int pointsForNeighbours = 2;
constexpr int pointsForStaircase = 3;
constexpr int pointsForGallery = 4;

//% "Painting {exhibit}"
constexpr TextId paintingReason = CIMAISE_TEXT("musee.score.paintings.hangs");
//% "{left} and {right} share a theme"
constexpr TextId neighboursReason = CIMAISE_TEXT("musee.score.neighbours.pair");
//% "{left} and {right} share a theme, but an empty space separates them"
constexpr TextId gapReason = CIMAISE_TEXT("musee.score.neighbours.gap");
//% "{upper} and {lower} share a theme across a Staircase"
constexpr TextId staircaseReason = CIMAISE_TEXT("musee.score.staircases.pair");
//% "{upper} and {lower} share a theme, but a Chandelier separates them"
constexpr TextId chandelierReason = CIMAISE_TEXT("musee.score.staircases.chandelier");
//% "Bonus for {gallery}"
constexpr TextId bonusReason = CIMAISE_TEXT("musee.score.gallery-bonuses.held");
//% "Bonus for {gallery}, which is not full"
constexpr TextId earlyReason = CIMAISE_TEXT("musee.score.gallery-bonuses.early");
//% "{gallery} is full, but nobody has its bonus"
constexpr TextId unclaimedReason = CIMAISE_TEXT("musee.score.gallery-bonuses.unclaimed");
//% "{gallery} is full, but its bonus went to {holder}"
constexpr TextId tooLateReason = CIMAISE_TEXT("musee.score.gallery-bonuses.too-late");

//% "%n pairs × {worth}"
constexpr TextId neighboursSum = CIMAISE_TEXT_N("musee.score.neighbours.sum");
//% "%n pairs × {worth}"
constexpr TextId staircasesSum = CIMAISE_TEXT_N("musee.score.staircases.sum");

/// Input for writing the score sheet of one Musée.
struct Count {
    const Layout& layout;
    int side;
    const Musee& musee;
    int columns;

    [[nodiscard]] Exhibit at(Gallery gallery, int column) const {
        return musee.of(gallery)[static_cast<std::size_t>(column - 1)];
    }
    [[nodiscard]] Spot spot(Gallery gallery, int column) const {
        return {cimaise::side(side), spaceOf(gallery, column)};
    }
    [[nodiscard]] bool holds(Gallery gallery) const {
        return std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end();
    }
};

bool sameTheme(Exhibit one, Exhibit other) {
    return one != noExhibit && other != noExhibit && themeOf(one) == themeOf(other);
}

ScoreLine countPaintings(const Count& count) {
    ScoreLine line{.id = paintingsLine};
    line.evidence.reserve(galleryCount * mostColumns);
    for (const Gallery gallery : galleries) {
        for (int column = 1; column <= count.columns; ++column) {
            const Exhibit exhibit = count.at(gallery, column);
            if (exhibit != noExhibit) {
                line.add({.where = {count.spot(gallery, column)},
                          .points = pointsForPainting,
                          .reason = {.text = paintingReason, .arguments = {{"exhibit", exhibit}}}});
            }
        }
    }
    line.sumUp(countTimesWorth, pointsForPainting);
    return line;
}

/// Counts pairs of neighbouring paintings; a pair with a gap in between is added with 0 points.
ScoreLine countNeighbours(const Count& count) {
    ScoreLine line{.id = neighboursLine};
    for (const Gallery gallery : galleries) {
        int left = 0;
        for (int column = 1; column <= count.columns; ++column) {
            const Exhibit right = count.at(gallery, column);
            if (right == noExhibit) {
                continue;
            }
            if (left > 0 && sameTheme(count.at(gallery, left), right)) {
                const bool touching = column == left + 1;
                line.add({.where = {count.spot(gallery, left), count.spot(gallery, column)},
                          .points = touching ? pointsForNeighbours : 0,
                          .reason = {
                              .text = touching ? neighboursReason : gapReason,
                              .arguments = {{"left", count.at(gallery, left)}, {"right", right}}}});
            }
            left = column;
        }
    }
    line.sumUp(neighboursSum, pointsForNeighbours);
    return line;
}

/// Counts the pairs above and below a row of tokens; a pair at a Chandelier is added with 0 points.
void countTokens(const Count& count, Gallery above, Gallery below, const std::vector<int>& stairs,
                 ScoreLine& line) {
    for (int column = 1; column <= count.columns; ++column) {
        const Exhibit upper = count.at(above, column);
        const Exhibit lower = count.at(below, column);
        if (!sameTheme(upper, lower)) {
            continue;
        }
        const bool joined = std::ranges::find(stairs, column) != stairs.end();
        line.add({.where = {count.spot(above, column), count.spot(below, column)},
                  .points = joined ? pointsForStaircase : 0,
                  .reason = {.text = joined ? staircaseReason : chandelierReason,
                             .arguments = {{"upper", upper}, {"lower", lower}}}});
    }
}

ScoreLine countStaircases(const Count& count) {
    ScoreLine line{.id = staircasesLine};
    countTokens(count, Gallery::upper, Gallery::middle, count.layout.staircases.top, line);
    countTokens(count, Gallery::middle, Gallery::lower, count.layout.staircases.bottom, line);
    line.sumUp(staircasesSum, pointsForStaircase);
    return line;
}

/// Reason why a full gallery scores nothing for its owner.
Message unpaidGallery(const Count& count, Gallery gallery) {
    const Argument which{"gallery", galleryPlace(gallery)};
    for (int other = 0; const Musee& musee : count.layout.musees) {
        if (other != count.side &&
            std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end()) {
            return {.text = tooLateReason, .arguments = {which, {"holder", cimaise::side(other)}}};
        }
        ++other;
    }
    return {.text = unclaimedReason, .arguments = {which}};
}

ScoreLine countGalleryBonuses(const Count& count) {
    ScoreLine line{.id = galleryBonusesLine};
    for (const Gallery gallery : galleries) {
        const Spots where{{cimaise::side(count.side), galleryPlace(gallery)}};
        const bool full = isFull(count.layout, count.musee, gallery);
        for (auto held = std::ranges::count(count.musee.bonuses, gallery); held > 0; --held) {
            line.add({.where = where,
                      .points = pointsForGallery,
                      .reason = {.text = full ? bonusReason : earlyReason,
                                 .arguments = {{"gallery", galleryPlace(gallery)}}}});
        }
        if (!count.holds(gallery) && full) {
            line.add({.where = where, .points = 0, .reason = unpaidGallery(count, gallery)});
        }
    }
    line.sumUp(countTimesWorth, pointsForGallery);
    return line;
}

constexpr std::array lineTable{
    LineInfo{paintingsLine,
             //% "Paintings"
             {CIMAISE_TEXT("musee.score.paintings.title"),
              //% "One point for each painting in the Musée."
              CIMAISE_TEXT("musee.score.paintings.text"),
              //% "Rulebook, “End of game and Scoring”"
              CIMAISE_TEXT("musee.score.paintings.citation")}},
    LineInfo{
        neighboursLine,
        //% "Neighbours"
        {CIMAISE_TEXT("musee.score.neighbours.title"),
         //% "Two points for each pair of paintings with the same theme side by side in a gallery, with no empty space between them. A painting may count in several pairs."
         CIMAISE_TEXT("musee.score.neighbours.text"),
         //% "Rulebook, “Theme Bonuses” and “End of game and Scoring”"
         CIMAISE_TEXT("musee.score.neighbours.citation")}},
    LineInfo{
        staircasesLine,
        //% "Staircases"
        {CIMAISE_TEXT("musee.score.staircases.title"),
         //% "Three points for each Staircase that joins two paintings with the same theme, one above it and one below. A Chandelier scores nothing. A painting may count in several pairs."
         CIMAISE_TEXT("musee.score.staircases.text"),
         //% "Rulebook, “Theme Bonuses” and “End of game and Scoring”"
         CIMAISE_TEXT("musee.score.staircases.citation")}},
    LineInfo{
        galleryBonusesLine,
        //% "Gallery Bonuses"
        {CIMAISE_TEXT("musee.score.gallery-bonuses.title"),
         //% "Four points for each Gallery Bonus. The first player to fill a gallery takes its bonus."
         CIMAISE_TEXT("musee.score.gallery-bonuses.text"),
         //% "Rulebook, “Gallery Bonuses” and “End of game and Scoring”"
         CIMAISE_TEXT("musee.score.gallery-bonuses.citation")}},
};

/// A match is won by the first side to win two games (rulebook, "End of game and Scoring").
MatchTerms matchTerms(const Layout& layout) {
    const auto reading = std::ranges::find(readings, matchSharedReading, &Reading::id);
    return {.winsNeeded = 2,
            .sharedCounts = inForce(*reading, layout.header.readings) == "yes",
            .reading = matchSharedReading};
}

} // namespace

const std::span<const LineInfo> lines{lineTable};

ScoreSheet sheetOf(const Layout& layout, int side, const Musee& musee) {
    const Count count{.layout = layout, .side = side, .musee = musee, .columns = columns(layout)};
    ScoreSheet sheet{.party = cimaise::side(side)};
    sheet.lines.reserve(lineTable.size());
    sheet.lines.push_back(countPaintings(count));
    sheet.lines.push_back(countNeighbours(count));
    sheet.lines.push_back(countStaircases(count));
    sheet.lines.push_back(countGalleryBonuses(count));
    for (const ScoreLine& line : sheet.lines) {
        sheet.total += line.points;
    }
    return sheet;
}

int gain(const Layout& before, const Layout& after, int side) {
    const auto total = [side](const Layout& layout) {
        return sheetOf(layout, side, layout.musees.at(static_cast<std::size_t>(side))).total;
    };
    return total(after) - total(before);
}

Score score(const Layout& layout) {
    const int players = layout.header.playerCount();
    if (players < 2 || players > 4 || static_cast<int>(layout.musees.size()) != sideCount(layout)) {
        return {};
    }
    Score result;
    TieBreak paintings{.id = paintingsLine, .values = {}};
    TieBreak bonuses{.id = galleryBonusesLine, .values = {}};
    for (int side = 0; const Musee& musee : layout.musees) {
        result.sheets.push_back(sheetOf(layout, side, musee));
        paintings.values.push_back(lineOf(result.sheets.back(), paintingsLine).points);
        // cards are compared, not their points ("Solitaire & Two Player": more Gallery Bonus Cards)
        bonuses.values.push_back(lineOf(result.sheets.back(), galleryBonusesLine).points /
                                 pointsForGallery);
        ++side;
    }
    result.ranking = rank(result.sheets, std::array{paintings, bonuses});
    return result;
}

constinit const ScoreFunctions<Layout> Module::scoring{
    .lines = lines, .score = score, .matchTerms = matchTerms};

} // namespace cimaise::musee
