// Finds the tile or square under a tap on a wall.
#include "app/input/artsociety/art_society_input_state.h"

#include <algorithm>

namespace cimaise::artsociety {

bool InputContext::hasGallery() const { return side >= 0 && side < std::ssize(layout.galleries); }

const Gallery& InputContext::gallery() const {
    return layout.galleries.at(static_cast<std::size_t>(side));
}

bool InputContext::isTile(std::size_t tile) const {
    return hasGallery() && tile < gallery().tiles.size();
}

const PlacedTile* InputContext::selected() const {
    return state.selected && isTile(*state.selected) ? &gallery().tiles[*state.selected] : nullptr;
}

bool InputContext::isSquare(Square square) const {
    return isInside({.at = square, .size = {}}, layout.wall.size);
}

Square InputContext::clamped(Square square) const {
    const Extent wall = layout.wall.size;
    return {.column = std::clamp(square.column, 1, wall.columns),
            .row = std::clamp(square.row, 1, wall.rows)};
}

InputState withoutLastTouch(InputState state) {
    state.last = {};
    return state;
}

InputState withoutOutline(InputState state) {
    state = withoutLastTouch(std::move(state));
    state.outline.reset();
    state.copied.reset();
    state.type.reset();
    state.frame.reset();
    return state;
}

InputResult making(const InputContext& context, Layout next, Message what) {
    return {.state = withoutLastTouch(context.state),
            .edit = Edit{.next = std::move(next), .what = std::move(what)}};
}

std::optional<OnWall> tileOfSpot(const Layout& layout, const Spot& spot) {
    const auto wall = static_cast<std::size_t>(spot.owner.index);
    const bool isTile = spot.owner.kind == Party::Kind::side && wall < layout.galleries.size() &&
                        spot.place.area == tileArea && spot.place.column > 0 &&
                        spot.place.column <= std::ssize(layout.galleries[wall].tiles);
    return isTile ? std::optional{OnWall{spot.owner.index,
                                         static_cast<std::size_t>(spot.place.column - 1)}}
                  : std::nullopt;
}

Spot tileSpot(const InputContext& context, std::size_t tile) {
    return {cimaise::side(context.side), tilePlace(tile)};
}

} // namespace cimaise::artsociety
