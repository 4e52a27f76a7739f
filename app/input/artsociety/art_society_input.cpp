// Art Society for the shared code of the input.
#include "app/input/artsociety/art_society_input.h"

#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_off_wall.h"
#include "app/input/changed_figure.h"
#include "app/input/game_input.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_edits.h"

#include <algorithm>
#include <numeric>
#include <utility>

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

// --- pieces ----------------------------------------------------------------------------------

constexpr PieceTexts tileTexts{.piece = "tile",
                               .removed = CIMAISE_TEXT("art.edit.removed"),
                               //% "{tile}: moved ({from} → {to})"
                               .moved = CIMAISE_TEXT("art.edit.moved-between")};

int boardCount(const Layout& layout) { return static_cast<int>(layout.galleries.size()); }

const Gallery& galleryAt(const Layout& layout, int side) {
    return layout.galleries.at(static_cast<std::size_t>(side));
}

/// Tile by tile from the upper left, then the assistant's.
Inventory tiles(const Layout& layout, int side) {
    const Gallery& gallery = galleryAt(layout, side);
    std::vector<std::size_t> order(gallery.tiles.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t tile) {
        return std::pair{gallery.tiles[tile].at.row, gallery.tiles[tile].at.column};
    });
    const Party owner = cimaise::side(side);
    Inventory all;
    for (const std::size_t tile : order) {
        const PlacedTile& hung = gallery.tiles[tile];
        all.push_back(
            {{owner, tilePlace(tile)}, tileName(layout, hung.tile), squarePlace(hung.at)});
    }
    if (gallery.assistant) {
        all.push_back(
            {{owner, assistantPlace()}, tileName(layout, *gallery.assistant), assistantPlace()});
    }
    return all;
}

/// A square or a tile of the wall, not the assistant.
bool isOnWall(const Layout& layout, const Spot& spot) {
    const Place& place = spot.place;
    return hasBoard(layout, spot.owner.index) &&
           (place.row != 0 || (place.area == tileArea && place.column != 0));
}

/// Place of the tile that covers a square; any other place unchanged.
std::optional<Place> tileCovering(const Layout& layout, const Spot& spot) {
    const Place& place = spot.place;
    if (place.row == 0) {
        return place;
    }
    const auto tile = tileOn(galleryAt(layout, spot.owner.index), {place.column, place.row});
    return tile ? std::optional{tilePlace(*tile)} : std::nullopt;
}

AnyCase takeTile(const Layout& layout, const Spot& tile) {
    return removeTile(layout, *tileOfSpot(layout, tile));
}

/// Nearest square from which a tile of that size does not extend beyond the wall.
Square fitting(Square square, Extent size, Extent wall) {
    return {.column = std::max(1, std::min(square.column, wall.columns - size.columns + 1)),
            .row = std::max(1, std::min(square.row, wall.rows - size.rows + 1))};
}

/// `to` is the square of the tile's upper left corner; a tile that would extend beyond the wall is
/// moved back onto the wall.
std::optional<Put> putTile(const Layout& layout, const Spot& tile, const Spot& to) {
    const std::optional<OnWall> where = tileOfSpot(layout, tile);
    if (!where || to.place.row == 0 || !to.place.area.empty()) {
        return std::nullopt;
    }
    PlacedTile moved = placedTileAt(layout, *where);
    moved.at = fitting({.column = to.place.column, .row = to.place.row}, moved.tile.size,
                       layout.wall.size);
    if (to.owner.index == where->side) {
        return Put{moveTo(layout, *where, moved.at), {to.owner, tilePlace(where->tile)}};
    }
    return Put{hang(removeTile(layout, *where), to.owner.index, moved),
               {to.owner, tilePlace(galleryAt(layout, to.owner.index).tiles.size())}};
}

std::optional<Place> freePlaceFor(const Layout& layout, const Spot& piece, int side) {
    const std::optional<OnWall> where = tileOfSpot(layout, piece);
    if (!where) {
        return std::nullopt;
    }
    const Block block = placedTileAt(layout, *where).block();
    const bool isFree =
        isInside(block, layout.wall.size) &&
        std::ranges::none_of(layout.galleries[static_cast<std::size_t>(side)].tiles,
                             [&](const PlacedTile& hung) { return overlap(hung.block(), block); });
    return isFree ? std::optional{squarePlace(block.at)} : std::nullopt;
}

/// Exchanges two walls with everything their players hold.
AnyCase swapWalls(const Layout& layout, int one, int other) {
    Layout next = layout;
    const auto first = static_cast<std::size_t>(one);
    const auto second = static_cast<std::size_t>(other);
    next.galleries[first] = layout.galleries[second];
    next.galleries[second] = layout.galleries[first];
    if (next.auction && std::max(first, second) < next.auction->size()) {
        std::swap((*next.auction)[first], (*next.auction)[second]);
    }
    return next;
}

// --- read back -------------------------------------------------------------------------------

//% "Card {card}"
constexpr TextId cardStep = CIMAISE_TEXT("art.read.card");
//% "{type}, value {value}"
constexpr TextId unsoldStep = CIMAISE_TEXT("art.read.unsold");

/// Markers of the museum, or the unsold paintings that moved them.
ReadBackEntries museumFigures(const Layout& layout) {
    ReadBackEntries steps;
    if (const auto* const unsold = std::get_if<UnsoldList>(&layout.museum)) {
        for (const Unsold& one : *unsold) {
            steps.push_back({{everyone(), markerPlace(one.type)},
                             {unsoldStep, {{"type", infoOf(one.type).name}, {"value", one.value}}},
                             readText(Place{.area = prestigeArea})});
        }
        return steps;
    }
    for (const Type type : types) {
        if (const std::optional<int> space = of(std::get<Markers>(layout.museum), type)) {
            const Spot spot{everyone(), markerPlace(type)};
            steps.push_back({spot, readText(*space), readText(spot.place)});
        }
    }
    return steps;
}

/// Excess paintings, then the hand.
ReadBackEntries figures(const Layout& layout, int side) {
    ReadBackEntries steps;
    const Party owner = cimaise::side(side);
    const Gallery& gallery = galleryAt(layout, side);
    if (gallery.excess > 0) {
        steps.push_back(
            {{owner, excessPlace()}, readText(gallery.excess), readText(excessPlace())});
    }
    for (const int card : gallery.hand.value_or(std::vector<int>{})) {
        steps.push_back(
            {{owner, handPlace()}, {cardStep, {{"card", card}}}, readText(handPlace())});
    }
    return steps;
}

} // namespace

} // namespace cimaise::artsociety

namespace cimaise {

constinit const GameInput artsociety::Module::input{
    .pieceTexts = artsociety::tileTexts,
    .boardCount = on<artsociety::boardCount>,
    .pieces = on<artsociety::tiles>,
    .isForPieces = on<artsociety::isOnWall>,
    .take = on<artsociety::takeTile>,
    .put = on<artsociety::putTile>,
    .changedSpots = onBoth<artsociety::changedSpots>,
    .changedFigure = onBoth<artsociety::changedOffWall>,
    .withSeats = on<artsociety::withSeats>,
    .repairCandidates = on<artsociety::repairCandidates>,
    .swapBoards = on<artsociety::swapWalls>,
    .figures = on<artsociety::figures>,
    .sharedFigures = on<artsociety::museumFigures>,
    .pieceCovering = on<artsociety::tileCovering>,
    .freePlaceFor = on<artsociety::freePlaceFor>,
    .changedArea = onBoth<artsociety::changedArea>,
    .firstPlayer = on<artsociety::firstAuctioneer>};

} // namespace cimaise
