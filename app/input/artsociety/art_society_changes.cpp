// Compares the tiles of each wall, then the pieces beside it, then the shared facts.
#include "app/input/artsociety/art_society_input.h"

#include "positions/artsociety/art_society_catalogue.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

bool hangs(const std::vector<PlacedTile>& tiles, const PlacedTile& tile) {
    return std::ranges::find(tiles, tile) != tiles.end();
}

/// Adds the spots of tiles with another place in the order of hanging.
void compareOrder(int side, const Gallery& before, const Gallery& after, Spots& spots) {
    for (std::size_t tile = 0; tile < std::min(before.tiles.size(), after.tiles.size()); ++tile) {
        if (before.tiles[tile] != after.tiles[tile]) {
            spots.push_back({cimaise::side(side), tilePlace(tile)});
        }
    }
}

/// The squares of the wall under a tile.
void addSquares(int side, const Block& block, Extent wall, Spots& spots) {
    const int bottom = std::min(block.bottom(), wall.rows);
    const int right = std::min(block.right(), wall.columns);
    for (int row = std::max(block.at.row, 1); row <= bottom; ++row) {
        for (int column = std::max(block.at.column, 1); column <= right; ++column) {
            spots.push_back({cimaise::side(side), squarePlace({.column = column, .row = row})});
        }
    }
}

void compareTiles(int side, const Gallery& before, const Gallery& after, Spots& spots) {
    const std::size_t first = spots.size();
    for (std::size_t tile = 0; tile < after.tiles.size(); ++tile) {
        if (!hangs(before.tiles, after.tiles[tile])) {
            spots.push_back({cimaise::side(side), tilePlace(tile)});
        }
    }
    const bool changed = spots.size() > first;
    for (const PlacedTile& tile : before.tiles) {
        if (!changed && !hangs(after.tiles, tile)) {
            spots.push_back({cimaise::side(side), squarePlace(tile.at)});
        }
    }
    if (spots.size() == first) {
        compareOrder(side, before, after, spots);
    }
}

void compareBeside(int side, const Gallery& before, const Gallery& after, Spots& spots) {
    const auto add = [&](std::string_view area, bool differs) {
        if (differs) {
            spots.push_back({cimaise::side(side), {.area = area}});
        }
    };
    add(assistantArea, before.assistant != after.assistant);
    add(excessArea, before.excess != after.excess);
    add(handArea, before.hand != after.hand);
    add(tileArea, before.ordered != after.ordered);
}

} // namespace

Spots changedSpots(const Layout& before, const Layout& after, const Spots& /*pieces*/) {
    Spots spots;
    const std::size_t sides = std::min(before.galleries.size(), after.galleries.size());
    for (std::size_t side = 0; side < sides; ++side) {
        compareTiles(static_cast<int>(side), before.galleries[side], after.galleries[side], spots);
    }
    for (std::size_t side = 0; side < sides; ++side) {
        compareBeside(static_cast<int>(side), before.galleries[side], after.galleries[side], spots);
    }
    if (before.museum != after.museum) {
        spots.push_back({everyone(), {.area = prestigeArea}});
    }
    if (before.wall != after.wall) {
        spots.push_back({everyone(), {}});
    }
    return spots;
}

Spots changedArea(const Layout& before, const Layout& after, Spots area) {
    for (const Spot& spot : Spots{area}) {
        const std::vector<Gallery>& walls = before.galleries;
        if (!spot.place.area.empty() || spot.place.column == 0 || spot.owner == everyone()) {
            continue;
        }
        const Square at{.column = spot.place.column, .row = spot.place.row};
        for (const PlacedTile& tile : walls[static_cast<std::size_t>(spot.owner.index)].tiles) {
            if (tile.at == at) {
                addSquares(spot.owner.index, tile.block(), after.wall.size, area);
            }
        }
    }
    return area;
}

InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& why) {
    InputResult result{.state = withoutOutline(context.state)};
    InputState& next = result.state;
    const auto here = std::ranges::find_if(spots, [&](const Spot& spot) {
        const bool onWall = spot.place.area == tileArea || spot.place.area.empty();
        return spot.owner == side(context.side) && onWall && spot.place.column > 0;
    });
    if (here != spots.end()) {
        next.mode = why.text.empty() ? Mode::enter : next.mode;
        next.selected.reset();
        const Place& place = here->place;
        const auto tile = static_cast<std::size_t>(place.column - 1);
        if (place.area.empty()) {
            next.cursor = context.clamped({.column = place.column, .row = place.row});
        } else if (context.isTile(tile)) {
            if (why.text.empty()) { // after undo or redo, a key must not change the tile
                next.selected = tile;
            }
            next.cursor = context.clamped(context.gallery().tiles[tile].at);
        }
    }
    if (!why.text.empty()) {
        next.last.feedback = why;
    }
    return result;
}

} // namespace cimaise::artsociety
