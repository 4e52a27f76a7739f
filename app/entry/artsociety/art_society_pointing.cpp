// Finds the tile or square under a tap on a wall.
#include "app/entry/artsociety/art_society_pointing.h"

#include <algorithm>

namespace cimaise::artsociety {

bool Scene::hasGallery() const { return side >= 0 && side < std::ssize(layout.galleries); }

const Gallery& Scene::gallery() const {
    return layout.galleries.at(static_cast<std::size_t>(side));
}

bool Scene::isTile(std::size_t tile) const { return hasGallery() && tile < gallery().tiles.size(); }

const Hung* Scene::selected() const {
    return pointing.selected && isTile(*pointing.selected) ? &gallery().tiles[*pointing.selected]
                                                           : nullptr;
}

bool Scene::isSquare(Square square) const {
    return isInside({.at = square, .size = {}}, layout.wall.size);
}

Square Scene::clamped(Square square) const {
    const Extent wall = layout.wall.size;
    return {.column = std::clamp(square.column, 1, wall.columns),
            .row = std::clamp(square.row, 1, wall.rows)};
}

Pointing forgetting(Pointing pointing) {
    pointing.last = {};
    return pointing;
}

Pointing withoutOutline(Pointing pointing) {
    pointing = forgetting(std::move(pointing));
    pointing.outline.reset();
    pointing.type.reset();
    pointing.frame.reset();
    return pointing;
}

Outcome making(const Scene& scene, Layout next, Message what) {
    return {.pointing = forgetting(scene.pointing),
            .edit = Edit{.next = std::move(next), .what = std::move(what)}};
}

Spot tileSpot(const Scene& scene, std::size_t tile) {
    return {cimaise::side(scene.side), tilePlace(tile)};
}

} // namespace cimaise::artsociety
