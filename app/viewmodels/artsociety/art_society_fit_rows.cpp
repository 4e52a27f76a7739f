// Computes the rows of placements for a tile, and of adjacent paintings.
#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_tile_verdict.h"
#include "app/texts/qt_score_text.h"
#include "app/viewmodels/artsociety/art_society_rows.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/messages/points_text.h"

#include <algorithm>
#include <ranges>
#include <span>

namespace cimaise::artsociety {

namespace {

//% "{place}, {columns}×{rows}"
constexpr TextId placeText = CIMAISE_TEXT("art.fit.place");
//% "{one} – {other}"
constexpr TextId pairText = CIMAISE_TEXT("art.pair.text");
//% "{type}, frame {frame}, {place}"
constexpr TextId pairTileText = CIMAISE_TEXT("art.pair.tile");
//% "Faux pas: neither scores prestige"
constexpr TextId offendsText = CIMAISE_TEXT("art.pair.offends");
//% "No paintings touch each other."
constexpr TextId noPairs = CIMAISE_TEXT("art.pairs.none");
//% "Pairs of touching paintings: {count}; pairs that are a faux pas: {offending}"
constexpr TextId somePairs = CIMAISE_TEXT("art.pairs.some");
//% "Different types: no faux pas"
constexpr TextId fineText = CIMAISE_TEXT("art.pair.fine");

/// Limit of the list of placements; the wall shows all of them.
constexpr std::size_t mostListed = 12;

FitRow fitRow(const View& view, const Placement& placement) {
    const PlacedTile hung = placedAs(view.context.state.asked, placement);
    const Extent size = hung.tile.size;
    FitRow row{.placeText = view.format(
                   {placeText,
                    {{"place", placement.place}, {"columns", size.columns}, {"rows", size.rows}}}),
               .points = pointsFigure(placement.gain(), view.words),
               .detail = joinedByDots(tileEffects(placement, hung.tile), view.words)};
    row.shown = view.context.state.shown == hung;
    row.accessibleName =
        listed({row.placeText, view.format(changeText(placement.gain())), row.detail});
    return row;
}

Message nameInPair(const View& view, std::size_t index) {
    const PlacedTile& hung = view.context.gallery().tiles[index];
    const Painting& painting = *hung.tile.painting();
    return {pairTileText,
            {{"type", infoOf(painting.type).name},
             {"frame", letterOf(painting.frame)},
             {"place", squarePlace(hung.at)}}};
}

} // namespace

std::vector<FitRow> fitRows(const View& view) {
    const Placements& places = view.fits.places;
    std::vector<FitRow> rows;
    for (const Placement& placement :
         std::span{places}.first(std::min(places.size(), mostListed))) {
        rows.push_back(fitRow(view, placement));
    }
    return rows;
}

std::vector<PairRow> pairRows(const View& view, const std::vector<Pair>& pairs, std::size_t most) {
    std::vector<PairRow> rows;
    for (int index = 0; const Pair& pair : pairs | std::views::take(most)) {
        PairRow& row = rows.emplace_back();
        row.pairText = view.format({pairText,
                                    {{"one", Listing{{nameInPair(view, pair.one)}}},
                                     {"other", Listing{{nameInPair(view, pair.other)}}}}});
        row.isFauxPas = pair.isFauxPas;
        row.verdict = view.text(pair.isFauxPas ? offendsText : fineText);
        row.shown = view.context.state.pair == index;
        row.accessibleName = listed({row.pairText, row.verdict});
        ++index;
    }
    return rows;
}

QString pairsSummary(const View& view, const std::vector<Pair>& pairs) {
    const auto offending = std::ranges::count(pairs, true, &Pair::isFauxPas);
    return pairs.empty() ? view.text(noPairs)
                         : view.format({somePairs,
                                        {{"count", static_cast<int>(pairs.size())},
                                         {"offending", static_cast<int>(offending)}}});
}

} // namespace cimaise::artsociety
