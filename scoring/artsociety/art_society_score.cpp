// Writes the score sheet of each wall: prestige of each type, decor, eyeline, full gallery, exposed
// corners, excess paintings (rulebook, "Final Scoring").
#include "scoring/artsociety/art_society_score.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_module.h"
#include "scoring/artsociety/art_society_range.h"
#include "scoring/sheet/score_functions.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace cimaise::artsociety {

namespace {

//% "{type}: multiplier ×{multiplier}"
constexpr TextId prestigeReason = CIMAISE_TEXT("art.score.prestige.painting");
//% "{type}: multiplier ×{least} to ×{most}, depending on the museum’s ranking"
constexpr TextId prestigeOpenReason = CIMAISE_TEXT("art.score.prestige.open");
//% "{tile} is part of a faux pas"
constexpr TextId offendsReason = CIMAISE_TEXT("art.score.prestige.offends");
//% "Decor with %n shields"
constexpr TextId decorReason = CIMAISE_TEXT_N("art.score.decor.tile");
//% "{tile}: {type}, the type in vogue, in the eyeline"
constexpr TextId eyelineReason = CIMAISE_TEXT("art.score.eyeline.painting");
//% "{tile}: {type}, the type in vogue, but outside the eyeline"
constexpr TextId outsideEyelineReason = CIMAISE_TEXT("art.score.eyeline.outside");
//% "{tile}: {type}, in the eyeline; scores if its type is in vogue"
constexpr TextId openEyelineReason = CIMAISE_TEXT("art.score.eyeline.open");
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
//% "Lines marked “–” depend on the museum’s ranking, which is not entered."
constexpr TextId rangeLines = CIMAISE_TEXT("art.score.range.lines");
//% "Lines marked “–” depend on the order of the prestige markers on one space."
constexpr TextId rangeLinesOfOneSpace = CIMAISE_TEXT("art.score.range.one-space");
//% "the prestige markers"
constexpr TextId prestigeMissing = CIMAISE_TEXT("art.missing.prestige");
//% "the order of the prestige markers on one space"
constexpr TextId orderMissing = CIMAISE_TEXT("art.missing.prestige.order");

/// Input for writing the score sheet of one wall.
struct Count {
    const Layout& layout;
    const Gallery& gallery;
    const Tally& tally;
    const Rankings& rankings; ///< all that are possible
    Party owner;

    [[nodiscard]] Spots at(std::size_t tile) const { return {{owner, tilePlace(tile)}}; }
    [[nodiscard]] PointRange multipliersOf(Type type) const {
        const auto [least, most] = std::ranges::minmax(
            rankings, {}, [&](const Prestige& ranking) { return of(ranking.multipliers, type); });
        return {of(least.multipliers, type), of(most.multipliers, type)};
    }
    [[nodiscard]] bool mayBeInVogue(Type type) const {
        return std::ranges::count(rankings, std::optional{type}, &Prestige::inVogue) > 0;
    }
    [[nodiscard]] bool isVogueKnown() const {
        return std::ranges::all_of(rankings, [&](const Prestige& ranking) {
            return ranking.inVogue == rankings.front().inVogue;
        });
    }
};

/// Sum of a line of prestige: “4 paintings × 3”, or “4 paintings × 2–5” while the ranking is
/// unknown.
void sumUpPrestige(ScoreLine& line, PointRange worth) {
    line.sumUp(prestigeSum, worth.least);
    if (worth.least != worth.most && !line.sum.arguments.empty()) {
        line.sum.arguments.back().value =
            std::to_string(worth.least) + "–" + std::to_string(worth.most);
    }
}

ScoreLine countPrestige(const Count& count, Type type) {
    ScoreLine line{.id = prestigeLine(type)};
    const int multiplier = of(count.tally.prestige.multipliers, type);
    const PointRange worth = count.multipliersOf(type);
    const bool isOpen = worth.least != worth.most;
    for (std::size_t i = 0; i < count.gallery.tiles.size(); ++i) {
        if (!count.gallery.tiles[i].tile.shows(type)) {
            continue;
        }
        const bool isFauxPas = count.tally.offending[i] != 0;
        Message reason{
            isFauxPas ? offendsReason : prestigeReason,
            {{"tile", tilePlace(i)}, {"type", infoOf(type).name}, {"multiplier", multiplier}}};
        if (isOpen && !isFauxPas) {
            reason = {prestigeOpenReason,
                      {{"type", infoOf(type).name}, {"least", worth.least}, {"most", worth.most}}};
        }
        line.add({.where = count.at(i),
                  .points = isFauxPas ? 0 : multiplier,
                  .reason = std::move(reason),
                  .unknown = isOpen && !isFauxPas});
    }
    sumUpPrestige(line, worth);
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

/// Counts a painting of the type in vogue, including those in a faux pas.
void countInVogue(const Count& count, std::size_t i, ScoreLine& line) {
    const PlacedTile& hung = count.gallery.tiles[i];
    const Type type = hung.tile.painting()->type;
    const bool inside = inEyeline(count.layout.wall, hung.block());
    line.add({.where = count.at(i),
              .points = inside ? pointsForEyeline : 0,
              .reason = {.text = inside ? eyelineReason : outsideEyelineReason,
                         .arguments = {{"tile", tilePlace(i)}, {"type", infoOf(type).name}}}});
}

/// Counts a painting whose type may be in vogue.
void countPerhapsInVogue(const Count& count, std::size_t i, ScoreLine& line) {
    const PlacedTile& hung = count.gallery.tiles[i];
    const Type type = hung.tile.painting()->type;
    if (inEyeline(count.layout.wall, hung.block())) {
        line.add({.where = count.at(i),
                  .points = count.tally.prestige.inVogue == type ? pointsForEyeline : 0,
                  .reason = {.text = openEyelineReason,
                             .arguments = {{"tile", tilePlace(i)}, {"type", infoOf(type).name}}},
                  .unknown = true});
    }
}

ScoreLine countEyeline(const Count& count) {
    ScoreLine line{.id = eyelineLine};
    const bool known = count.isVogueKnown();
    for (std::size_t i = 0; i < count.gallery.tiles.size(); ++i) {
        const Painting* const painting = count.gallery.tiles[i].tile.painting();
        if (painting == nullptr || !count.mayBeInVogue(painting->type)) {
            continue;
        }
        if (known) {
            countInVogue(count, i, line);
        } else {
            countPerhapsInVogue(count, i, line);
        }
    }
    if (known) {
        line.sumUp(eyelineSum, pointsForEyeline);
    }
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
    for (const Square square : count.tally.coverage.emptySquares()) {
        where.push_back({count.owner, squarePlace(square)});
    }
    line.add(
        {.where = std::move(where),
         .points = 0,
         .reason = {.text = emptyReason, .arguments = {{"n", count.tally.coverage.emptyCount()}}}});
    return line;
}

ScoreLine countCorners(const Count& count) {
    ScoreLine line{.id = exposedCornersLine};
    for (const Square corner : count.tally.emptyCorners) {
        line.add(
            {.where = {{count.owner, squarePlace(corner)}},
             .points = pointsForEmptyCorner,
             .reason = {.text = cornerReason, .arguments = {{"square", squarePlace(corner)}}}});
    }
    line.sumUp(countTimesWorth, pointsForEmptyCorner);
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

/// Ranking that the lines are counted with: the entered one, or without any marker the one with the
/// fewest points, so that the lines add up to the least of the total.
Prestige rankingOfLines(const Layout& layout, const Gallery& gallery, const Rankings& rankings) {
    return isPrestigeMissing(layout) ? leastRanking(layout, gallery, rankings) : prestigeOf(layout);
}

ScoreSheet sheetOf(const Layout& layout, const Gallery& gallery, const Rankings& rankings,
                   Party owner) {
    const Tally tally = tallyOf(layout, gallery, rankingOfLines(layout, gallery, rankings));
    const Count count{
        .layout = layout, .gallery = gallery, .tally = tally, .rankings = rankings, .owner = owner};
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

/// Sets the range of the total while several rankings are possible.
void openUp(const Layout& layout, const Gallery& gallery, ScoreSheet& sheet) {
    const bool isMissing = isPrestigeMissing(layout);
    sheet.range = rangeOf(layout, gallery);
    sheet.rangeCause = rangeReason;
    sheet.rangeLines = isMissing ? rangeLines : rangeLinesOfOneSpace;
    sheet.missing = {{isMissing ? prestigeMissing : orderMissing, {}}};
}

/// Hands as a tie-break. If a hand among tied players is not entered, all of them have the value 0
/// and count as unknown. Hands need not be entered until every wall has more than its starting
/// painting and the prestige markers are entered. The rulebook breaks ties “for victory” only;
/// below the first place, hands that are entered decide too.
TieBreak handsOf(const Layout& layout, const std::vector<ScoreSheet>& sheets) {
    TieBreak hands{.id = handTieBreak, .values = {}, .forVictoryOnly = true};
    hands.asked =
        !isPrestigeMissing(layout) && std::ranges::all_of(layout.galleries, showsMoreThanItsStart);
    for (const ScoreSheet& sheet : sheets) {
        const Gallery& gallery = layout.galleries[static_cast<std::size_t>(sheet.party.index)];
        const std::optional<int> own = handValue(gallery);
        bool allKnown = true;
        bool isOutdone = false;
        for (std::size_t other = 0; other < sheets.size(); ++other) {
            if (sheets[other].total == sheet.total) {
                const std::optional<int> value = handValue(layout.galleries[other]);
                allKnown = allKnown && value;
                isOutdone = isOutdone || (own && value && *value > *own);
            }
        }
        hands.values.push_back(allKnown ? own.value_or(0) : 0);
        hands.unknown.push_back(!allKnown);
        hands.outdone.push_back(isOutdone);
    }
    return hands;
}

/// Ranking of the players with each of the rankings of the types.
std::vector<Ranking> rankingsByCase(const Layout& layout, const Rankings& rankings) {
    std::vector<std::vector<ScoreSheet>> cases(rankings.size());
    for (int owner = 0; const Gallery& gallery : layout.galleries) {
        const std::vector<int> totals = totalsByCase(layout, gallery, rankings);
        for (std::size_t number = 0; number < totals.size(); ++number) {
            cases[number].push_back({.party = side(owner), .total = totals[number]});
        }
        ++owner;
    }
    std::vector<Ranking> ranked;
    for (const std::vector<ScoreSheet>& sheets : cases) {
        ranked.push_back(rank(sheets, std::array{handsOf(layout, sheets)}));
    }
    return ranked;
}

} // namespace

Score score(const Layout& layout) {
    Score result;
    const Rankings rankings = rankingsOf(layout);
    for (int owner = 0; const Gallery& gallery : layout.galleries) {
        result.sheets.push_back(sheetOf(layout, gallery, rankings, side(owner)));
        if (rankings.size() > 1) {
            openUp(layout, gallery, result.sheets.back());
        }
        ++owner;
    }
    result.ranking = rank(result.sheets, std::array{handsOf(layout, result.sheets)});
    if (rankings.size() > 1) {
        result.cases = rankingsByCase(layout, rankings);
    }
    return result;
}

constinit const ScoreFunctions<Layout> Module::scoring{
    .lines = lines, .score = score, .tieBreakTitle = tieBreakTitle};

} // namespace cimaise::artsociety
