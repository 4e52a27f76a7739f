// Moves tiles between walls; exchanges walls with everything their players hold.
#include "app/input/artsociety/art_society_boards.h"

#include "app/input/artsociety/art_society_names.h"
#include "validators/artsociety/art_society_catalogue.h"
#include "validators/artsociety/art_society_edits.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace cimaise::artsociety {

namespace {

//% "{tile}: moved ({from} → {to})"
constexpr TextId movedBetweenEdit = CIMAISE_TEXT("art.edit.moved-between");
//% "Card {card}"
constexpr TextId cardStep = CIMAISE_TEXT("art.read.card");
//% "{type}, value {value}"
constexpr TextId unsoldStep = CIMAISE_TEXT("art.read.unsold");

/// Markers of the museum, or the unsold paintings that moved them.
ReadBackEntries readMuseum(const Layout& layout) {
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

/// Nearest square from which a tile of that size does not extend beyond the wall.
Square fitting(Square square, Extent size, Extent wall) {
    return {.column = std::max(1, std::min(square.column, wall.columns - size.columns + 1)),
            .row = std::max(1, std::min(square.row, wall.rows - size.rows + 1))};
}

} // namespace

std::optional<OnWall> tileOfSpot(const Layout& layout, const Spot& spot) {
    const auto wall = static_cast<std::size_t>(spot.owner.index);
    const bool isTile = spot.owner.kind == Party::Kind::side && wall < layout.galleries.size() &&
                        spot.place.area == tileArea && spot.place.column > 0 &&
                        spot.place.column <= std::ssize(layout.galleries[wall].tiles);
    return isTile ? std::optional{OnWall{spot.owner.index,
                                         static_cast<std::size_t>(spot.place.column - 1)}}
                  : std::nullopt;
}

std::optional<Edit> movePiece(const Layout& layout, const Spot& from, const Spot& to) {
    const std::optional<OnWall> where = tileOfSpot(layout, from);
    const bool isSquare = to.place.row != 0 && to.place.area.empty();
    if (!where || !isSquare || to.owner.index >= std::ssize(layout.galleries)) {
        return std::nullopt;
    }
    PlacedTile moved = placedTileAt(layout, *where);
    moved.at = fitting({.column = to.place.column, .row = to.place.row}, moved.tile.size,
                       layout.wall.size);
    const bool stays = to.owner.index == where->side;
    const std::size_t tile =
        stays ? where->tile
              : layout.galleries[static_cast<std::size_t>(to.owner.index)].tiles.size();
    return Edit{.next = stays ? moveTo(layout, *where, moved.at)
                              : hang(removeTile(layout, *where), to.owner.index, moved),
                .what = {movedBetweenEdit,
                         {named(layout, moved.tile), {"from", from.owner}, {"to", to.owner}}},
                .sound = InputSound::putDown,
                .at = Spot{to.owner, tilePlace(tile)}};
}

std::optional<Place> freePlaceFor(const Layout& layout, const Spot& piece, int side) {
    const std::optional<OnWall> where = tileOfSpot(layout, piece);
    if (!where || side >= std::ssize(layout.galleries)) {
        return std::nullopt;
    }
    const Block block = placedTileAt(layout, *where).block();
    const bool isFree =
        isInside(block, layout.wall.size) &&
        std::ranges::none_of(layout.galleries[static_cast<std::size_t>(side)].tiles,
                             [&](const PlacedTile& hung) { return overlap(hung.block(), block); });
    return isFree ? std::optional{squarePlace(block.at)} : std::nullopt;
}

std::optional<AnyCase> swapBoards(const Layout& layout, int one, int other) {
    Layout next = layout;
    const auto first = static_cast<std::size_t>(one);
    const auto second = static_cast<std::size_t>(other);
    if (std::max(first, second) >= next.galleries.size()) {
        return std::nullopt;
    }
    next.galleries[first] = layout.galleries[second];
    next.galleries[second] = layout.galleries[first];
    if (next.auction && std::max(first, second) < next.auction->size()) {
        std::swap((*next.auction)[first], (*next.auction)[second]);
    }
    return next;
}

ReadBackEntries readBack(const Layout& layout, int side) {
    if (side == sideCount(layout)) {
        return readMuseum(layout);
    }
    ReadBackEntries steps;
    if (side < 0 || side >= std::ssize(layout.galleries)) {
        return steps;
    }
    const Party owner = cimaise::side(side);
    const Gallery& gallery = layout.galleries[static_cast<std::size_t>(side)];
    std::vector<std::size_t> order(gallery.tiles.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t tile) {
        return std::pair{gallery.tiles[tile].at.row, gallery.tiles[tile].at.column};
    });
    for (const std::size_t tile : order) {
        const PlacedTile& hung = gallery.tiles[tile];
        steps.push_back({{owner, tilePlace(tile)},
                         readText(tileName(layout, hung.tile)),
                         readText(squarePlace(hung.at))});
    }
    if (gallery.assistant) {
        steps.push_back({{owner, assistantPlace()},
                         readText(tileName(layout, *gallery.assistant)),
                         readText(assistantPlace())});
    }
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

} // namespace cimaise::artsociety
