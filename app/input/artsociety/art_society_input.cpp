// Art Society for the shared code of the input.
#include "app/input/artsociety/art_society_boards.h"
#include "app/input/artsociety/art_society_changes.h"
#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_off_wall.h"
#include "app/input/artsociety/art_society_repairs.h"
#include "app/input/artsociety/art_society_seats.h"
#include "app/input/changed_figure.h"
#include "app/input/game_input.h"
#include "validators/artsociety/art_society_edits.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "Excess paintings"
constexpr TextId excessLabel = CIMAISE_TEXT("history.edit.excess");

std::optional<Message> changedOffWall(const Layout& before, const Layout& after, TextId what) {
    if (std::optional<Message> marker = markerChange(before, after, what)) {
        return marker;
    }
    const std::size_t sides = std::min(before.galleries.size(), after.galleries.size());
    for (std::size_t side = 0; side < sides; ++side) {
        const Gallery& was = before.galleries[side];
        const Gallery& now = after.galleries[side];
        if (what == CIMAISE_TEXT("art.edit.excess") && was.excess != now.excess) {
            return figureChange(excessLabel, was.excess, now.excess);
        }
        if (what == CIMAISE_TEXT("art.edit.hand") && was.hand != now.hand) {
            return handChange(was.hand, now.hand);
        }
    }
    return std::nullopt;
}

/// Place of the tile that covers a square.
std::optional<Place> tileAt(const Layout& layout, int side, const Place& place) {
    const auto index = static_cast<std::size_t>(side);
    if (index >= layout.galleries.size()) {
        return place;
    }
    const Gallery& gallery = layout.galleries[index];
    if (place.row != 0) {
        const auto tile = tileOn(gallery, {place.column, place.row});
        return tile ? std::optional{tilePlace(*tile)} : std::nullopt;
    }
    const bool isGone = place.area == tileArea && place.column > std::ssize(gallery.tiles);
    return isGone ? std::nullopt : std::optional{place};
}

std::optional<Edit> removeTileAt(const Layout& layout, int side, const Place& place) {
    if (place.area != tileArea) {
        return std::nullopt;
    }
    const OnWall where{.side = side, .tile = static_cast<std::size_t>(place.column - 1)};
    return Edit{.next = removeTile(layout, where),
                .what = {CIMAISE_TEXT("art.edit.removed"),
                         {named(layout, placedTileAt(layout, where).tile)}}};
}

/// A tile of the wall or of the assistant, not a figure or a card of the hand.
TextId movedBetween(const Place& from, const Place& /*to*/) {
    const bool isTile = from.area == tilePlace(0).area || from.area == assistantPlace().area;
    return isTile ? movedBetweenBoards : TextId{};
}

} // namespace

} // namespace cimaise::artsociety

namespace cimaise {

constinit const GameInput artsociety::Module::input{
    .changedSpots = onBoth<artsociety::changedSpots>,
    .changedArea = onBoth<artsociety::changedArea>,
    .changedFigure = onBoth<artsociety::changedOffWall>,
    .pieceAt = on<artsociety::tileAt>,
    .removePieceAt = on<artsociety::removeTileAt>,
    .withSeats = on<artsociety::withSeats>,
    .repairCandidates = on<artsociety::repairCandidates>,
    .movePiece = on<artsociety::movePiece>,
    .freePlaceFor = on<artsociety::freePlaceFor>,
    .swapBoards = on<artsociety::swapBoards>,
    .readBack = on<artsociety::readBack>,
    .movedBetween = artsociety::movedBetween};

} // namespace cimaise
