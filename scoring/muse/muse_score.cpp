// Counts the paintings in each palace; studios and then all coins break ties (rulebook, "End Of
// Game and Scoring").
#include "scoring/muse/muse_score.h"

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_module.h"
#include "scoring/sheet/score_functions.h"

#include <array>
#include <utility>

namespace cimaise::muse {

namespace {

constexpr int pointsForPainting = 1;

//% "Worth one point"
constexpr TextId palaceReason = CIMAISE_TEXT("muse.score.palace.hangs");
//% "{card} only breaks ties"
constexpr TextId studioReason = CIMAISE_TEXT("muse.score.palace.studio");

constexpr std::array lineTable{
    LineInfo{
        palaceLine,
        //% "Paintings in the palace"
        {CIMAISE_TEXT("muse.score.palace.title"),
         //% "One point for each painting in the sultan’s palace. Ties are broken by the number of paintings in the studio, then by the total number of coins."
         CIMAISE_TEXT("muse.score.palace.text"),
         //% "Rulebook, “End Of Game and Scoring”"
         CIMAISE_TEXT("muse.score.palace.citation")}},
};

ScoreSheet sheetOf(int side, const Artist& artist) {
    ScoreLine line{.id = palaceLine};
    line.evidence.reserve(artist.palace.size() + artist.studio.size());
    for (const Card card : artist.palace) {
        line.add({.where = {{cimaise::side(side), palacePlace(card)}},
                  .points = pointsForPainting,
                  .reason = {.text = palaceReason}});
    }
    for (const Card card : artist.studio) {
        line.add(
            {.where = {{cimaise::side(side), studioPlace(card)}},
             .points = 0,
             .reason = {.text = studioReason, .arguments = {{"card", infoOf(card).phrase()}}}});
    }
    line.sumUp(countTimesWorth, pointsForPainting);
    ScoreSheet sheet{.party = cimaise::side(side), .total = line.points};
    sheet.lines.push_back(std::move(line));
    return sheet;
}

} // namespace

const std::span<const LineInfo> lines{lineTable};

TextId tieBreakTitle(std::string_view id) {
    //% "Studio"
    constexpr TextId studio = CIMAISE_TEXT("muse.tie-break.studio");
    //% "Coins"
    constexpr TextId coins = CIMAISE_TEXT("muse.tie-break.coins");
    if (id == studioTieBreak) {
        return studio;
    }
    return id == coinsTieBreak ? coins : TextId{};
}

Score score(const Layout& layout) {
    if (!canPlay(layout)) {
        return {};
    }
    Score result;
    TieBreak studio{.id = studioTieBreak, .values = {}};
    TieBreak coins{.id = coinsTieBreak, .values = {}};
    for (int side = 0; const Artist& artist : layout.table.artists) {
        result.sheets.push_back(sheetOf(side, artist));
        studio.values.push_back(static_cast<int>(artist.studio.size()));
        coins.values.push_back(artist.coins.total());
        ++side;
    }
    result.tieBreaks = {std::move(studio), std::move(coins)};
    result.ranking = rank(result.sheets, result.tieBreaks);
    return result;
}

constinit const ScoreFunctions<Layout> Module::scoring{
    .lines = lines, .score = score, .tieBreakTitle = tieBreakTitle};

} // namespace cimaise::muse
