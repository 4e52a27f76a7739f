// Implements the edits of a position of Art Society as pure functions.
#include "positions/artsociety/art_society_edits.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "positions/layout/present.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

Gallery& galleryOf(Layout& layout, int side) {
    return layout.galleries.at(static_cast<std::size_t>(side));
}

PlacedTile& placedTileAt(Layout& layout, const OnWall& where) {
    return galleryOf(layout, where.side).tiles.at(where.tile);
}

std::ptrdiff_t offset(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

bool fits(Square square, Extent wall) {
    return isInside({.at = square, .size = {.columns = 1, .rows = 1}}, wall);
}

/// Two neighbouring squares in the centre; on a wall with one column, one below the other.
std::array<Square, 2> centre(Extent wall) {
    const Square first{.column = (wall.columns + 1) / 2, .row = (wall.rows + 1) / 2};
    const Square second = wall.columns > 1 ? Square{first.column + 1, first.row}
                                           : Square{first.column, first.row + 1};
    return {first, second};
}

} // namespace

Block dragged(Square from, Square to) {
    const Square at{.column = std::min(from.column, to.column), .row = std::min(from.row, to.row)};
    return {.at = at,
            .size = {.columns = std::max(from.column, to.column) - at.column + 1,
                     .rows = std::max(from.row, to.row) - at.row + 1}};
}

std::optional<std::size_t> tileOn(const Gallery& gallery, Square square) {
    for (std::size_t i = gallery.tiles.size(); i-- > 0;) {
        if (covers(gallery.tiles[i].block(), square)) {
            return i;
        }
    }
    return std::nullopt;
}

const PlacedTile& placedTileAt(const Layout& layout, const OnWall& where) {
    return layout.galleries.at(static_cast<std::size_t>(where.side)).tiles.at(where.tile);
}

Layout hang(Layout layout, int side, const PlacedTile& hung) {
    std::vector<PlacedTile>& tiles = galleryOf(layout, side).tiles;
    tiles.push_back(hung);
    if (tiles.size() == 1 && hangsAsStart(layout.wall, hung)) {
        std::get<Painting>(tiles.front().tile.face).start = true;
    }
    return layout;
}

Layout removeTile(Layout layout, const OnWall& where) {
    std::vector<PlacedTile>& tiles = galleryOf(layout, where.side).tiles;
    tiles.erase(tiles.begin() + offset(where.tile));
    return layout;
}

Layout clearWall(Layout layout, int side) {
    galleryOf(layout, side).tiles.clear();
    return layout;
}

Layout replace(Layout layout, const OnWall& where, const PlacedTile& hung) {
    placedTileAt(layout, where) = hung;
    return layout;
}

Layout moveTo(Layout layout, const OnWall& where, Square at) {
    placedTileAt(layout, where).at = at;
    return layout;
}

Layout reshape(Layout layout, const OnWall& where, const Block& block) {
    PlacedTile& hung = placedTileAt(layout, where);
    hung.at = block.at;
    hung.tile.size = block.size;
    const Decor covering{.shields = block.size.area()};
    if (hung.tile.decor() != nullptr && existsAsDecor(covering, block.size)) {
        hung.tile.face = covering;
    }
    return layout;
}

Layout show(Layout layout, const OnWall& where, const std::variant<Painting, Decor>& face) {
    Tile& tile = placedTileAt(layout, where).tile;
    const std::optional<bool> start =
        tile.painting() != nullptr ? tile.painting()->start : std::nullopt;
    tile.face = face;
    if (auto* const painting = std::get_if<Painting>(&tile.face); painting && !painting->start) {
        painting->start = start;
    }
    return layout;
}

Layout toggleStartingPainting(Layout layout, const OnWall& where) {
    const bool marked = placedTileAt(layout, where).tile.isStart();
    for (PlacedTile& hung : galleryOf(layout, where.side).tiles) {
        if (auto* const painting = std::get_if<Painting>(&hung.tile.face)) {
            painting->start.reset();
        }
    }
    auto* const painting = std::get_if<Painting>(&placedTileAt(layout, where).tile.face);
    if (painting != nullptr && !marked) {
        painting->start = true;
    }
    return layout;
}

Layout reorder(Layout layout, const OnWall& where, std::size_t position) {
    std::vector<PlacedTile>& tiles = galleryOf(layout, where.side).tiles;
    const PlacedTile hung = tiles.at(where.tile);
    tiles.erase(tiles.begin() + offset(where.tile));
    tiles.insert(tiles.begin() + offset(std::min(position, tiles.size())), hung);
    return layout;
}

Layout setOrdered(Layout layout, int side, bool ordered) {
    galleryOf(layout, side).ordered = ordered;
    return layout;
}

Layout setAssistant(Layout layout, int side, const std::optional<Tile>& tile) {
    galleryOf(layout, side).assistant = tile;
    return layout;
}

Layout giveToAssistant(Layout layout, const OnWall& where) {
    Gallery& gallery = galleryOf(layout, where.side);
    if (!gallery.assistant) {
        gallery.assistant = gallery.tiles.at(where.tile).tile;
        gallery.tiles.erase(gallery.tiles.begin() + offset(where.tile));
    }
    return layout;
}

Layout hangAssistantTile(Layout layout, int side, Square at) {
    if (const std::optional<Tile> held = galleryOf(layout, side).assistant) {
        layout = hang(std::move(layout), side, {.tile = *held, .at = at});
        galleryOf(layout, side).assistant.reset();
    }
    return layout;
}

Layout setExcess(Layout layout, int side, int excess) {
    galleryOf(layout, side).excess = excess;
    return layout;
}

Layout toggleCard(Layout layout, int side, int card) {
    std::optional<std::vector<int>>& hand = galleryOf(layout, side).hand;
    if (!hand) {
        hand.emplace();
    }
    if (std::erase(*hand, card) == 0) {
        hand->insert(std::ranges::lower_bound(*hand, card), card);
    }
    return layout;
}

Layout emptyHand(Layout layout, int side) {
    galleryOf(layout, side).hand.emplace();
    return layout;
}

Layout clearHand(Layout layout, int side) {
    galleryOf(layout, side).hand.reset();
    return layout;
}

Layout setStack(Layout layout, int player, const Stack& stack) {
    if (!layout.auction) {
        layout.auction.emplace(layout.header.players.size());
    }
    std::optional<Stack>& known = layout.auction->at(static_cast<std::size_t>(player));
    known = stack.empty() ? std::nullopt : std::optional{stack};
    if (std::ranges::none_of(*layout.auction, isPresent)) {
        layout.auction.reset();
    }
    return layout;
}

Layout addUnsold(Layout layout, const Unsold& unsold) {
    if (!std::holds_alternative<UnsoldList>(layout.museum)) {
        layout.museum = UnsoldList{};
    }
    std::get<UnsoldList>(layout.museum).push_back(unsold);
    return layout;
}

Layout removeUnsold(Layout layout, std::size_t index) {
    if (auto* const unsold = std::get_if<UnsoldList>(&layout.museum);
        unsold != nullptr && index < unsold->size()) {
        unsold->erase(unsold->begin() + offset(index));
    }
    return layout;
}

WallPlan resized(WallPlan wall, Extent size) {
    wall.size = size;
    if (!fits(wall.stars[0], size) || !fits(wall.stars[1], size)) {
        wall.stars = centre(size);
    }
    if (wall.lastEyelineRow > size.rows) {
        wall.firstEyelineRow = size.rows / 3 + 1;
        wall.lastEyelineRow = size.rows - size.rows / 3;
    }
    return wall;
}

Layout setWall(Layout layout, const WallPlan& wall) {
    layout.wall = wall;
    return layout;
}

Layout nameFrame(Layout layout, Frame frame, const std::string& name) {
    if (!layout.frameNames) {
        layout.frameNames.emplace();
    }
    layout.frameNames->at(static_cast<std::size_t>(frame)) =
        name.empty() ? std::nullopt : std::optional{name};
    if (std::ranges::none_of(*layout.frameNames, isPresent)) {
        layout.frameNames.reset();
    }
    return layout;
}

} // namespace cimaise::artsociety
