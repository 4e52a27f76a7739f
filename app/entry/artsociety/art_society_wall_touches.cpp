// Follows a drag over the wall, which results in an outline or a moved tile.
#include "app/entry/artsociety/art_society_wall_touches.h"

#include "app/entry/artsociety/art_society_fits.h"
#include "app/entry/artsociety/art_society_hanging.h"
#include "app/entry/artsociety/art_society_judgement.h"
#include "app/entry/artsociety/art_society_names.h"
#include "validators/artsociety/art_society_catalogue.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "{tile} moved"
constexpr TextId moveEdit = CIMAISE_TEXT("art.edit.move");
//% "{tile} resized"
constexpr TextId resizeEdit = CIMAISE_TEXT("art.edit.resize");

Square moved(Square square, int columns, int rows) {
    return {.column = square.column + columns, .row = square.row + rows};
}

/// From a square to the one where the finger is now, judged.
Pointing outlining(const Scene& scene, Pointing pointing, Square from, Square to) {
    pointing.outline = dragged(from, to);
    pointing.last = outlined({scene.layout, scene.side, pointing});
    return pointing;
}

/// Where the tile would hang that is dragged, or what it would cover that is resized.
Hung carried(const Scene& scene) {
    const Finger& finger = scene.pointing.finger;
    Hung hung = scene.gallery().tiles[finger.tile];
    if (finger.grip == Grip::move) {
        hung.at = scene.clamped(moved(hung.at, finger.reached.column - finger.pressed.column,
                                      finger.reached.row - finger.pressed.row));
    } else {
        hung.at = scene.clamped(hung.at);
        const Square corner{.column = std::max(finger.reached.column, hung.at.column),
                            .row = std::max(finger.reached.row, hung.at.row)};
        hung.tile.size = dragged(hung.at, corner).size;
    }
    return hung;
}

/// A tile held over another place of the wall.
LastTouch holding(const Scene& scene, const Hung& hung, std::size_t tile) {
    LastTouch last = heldFromWall(scene, hung, tile);
    last.ghost = hung.block();
    return last;
}

/// Hangs a tile where it is held; what is said of it there stays said.
Outcome drop(const Scene& scene, std::size_t tile) {
    const OnWall where = scene.onWall(tile);
    const Hung& before = hungAt(scene.layout, where);
    const Block to = scene.pointing.last.ghost.value_or(before.block());
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    if (to == before.block()) {
        return outcome;
    }
    outcome.pointing.last.said = scene.pointing.last.said;
    outcome.edit = {.next = reshape(scene.layout, where, to),
                    .what = {to.size == before.tile.size ? moveEdit : resizeEdit,
                             {named(scene.layout, before.tile)}},
                    .heard = Heard::putDown,
                    .at = tileSpot(scene, tile)};
    return outcome;
}

/// A finger on bare squares begins to outline them.
Pointing onBareSquare(const Scene& scene, Pointing pointing, Square square) {
    pointing.selected.reset();
    if (scene.readOnly) {
        return pointing;
    }
    pointing.finger = {.grip = Grip::outline, .pressed = square, .reached = square};
    return outlining(scene, std::move(pointing), square, square);
}

Square cornerOf(const Block& block) { return {.column = block.right(), .row = block.bottom()}; }

/// A finger on a tile has it in its grip: `pointing` is what was pointed at before.
Pointing gripping(const Scene& scene, Pointing pointing, Finger finger) {
    pointing.cursor = finger.pressed;
    pointing.outline.reset();
    pointing.selected = finger.tile;
    if (!scene.readOnly) {
        finger.reached = finger.pressed;
        pointing.finger = finger;
    }
    return pointing;
}

} // namespace

Outcome lookAt(const Scene& scene) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.selected.reset();
    outcome.pointing.outline.reset();
    outcome.pointing.finger = {};
    outcome.pointing.shown.reset();
    outcome.pointing.pair.reset();
    outcome.pointing.cursor = scene.layout.wall.stars[0];
    return outcome;
}

Outcome lookAgain(const Scene& scene) {
    Outcome outcome = scene.pointing.finger.grip == Grip::none ? staying(scene) : giveUpDrag(scene);
    Pointing& next = outcome.pointing;
    if (scene.selected() == nullptr) {
        next.selected.reset();
    }
    next.cursor = scene.clamped(next.cursor);
    next.pair.reset();
    if (std::exchange(next.shown, std::nullopt)) {
        next = forgetting(std::move(next));
    }
    if (next.outline && scene.hasGallery()) {
        next.last = outlined({scene.layout, scene.side, next});
    }
    return outcome;
}

Outcome press(const Scene& scene, Square square) {
    if (!scene.hasGallery() || !scene.isSquare(square)) {
        return staying(scene);
    }
    Pointing next = forgetting(scene.pointing);
    next.cursor = square;
    next.finger = {};
    switch (next.mode) {
    case Mode::fit:
        return touchPlace({scene.layout, scene.side, next}, square);
    case Mode::plan:
        return {.pointing = std::move(next)};
    case Mode::enter:
        break;
    }
    const std::optional<std::size_t> tile = tileOn(scene.gallery(), square);
    return {.pointing = tile ? gripping(scene, std::move(next),
                                        {.grip = Grip::move, .tile = *tile, .pressed = square})
                             : onBareSquare(scene, std::move(next), square)};
}

const Hung* resizable(const Scene& scene) {
    const Hung* const hung = scene.selected();
    const bool may = hung != nullptr && !scene.readOnly && scene.pointing.mode == Mode::enter &&
                     hung->tile.size.area() > 1;
    return may ? hung : nullptr;
}

Outcome grabHandle(const Scene& scene) {
    const Hung* const hung = resizable(scene);
    if (hung == nullptr) {
        return staying(scene);
    }
    return {.pointing = gripping(scene, forgetting(scene.pointing),
                                 {.grip = Grip::resize,
                                  .tile = *scene.pointing.selected,
                                  .pressed = cornerOf(hung->block())})};
}

Outcome dragTo(const Scene& scene, Square square) {
    const Finger& finger = scene.pointing.finger;
    square = scene.clamped(square);
    if (finger.grip == Grip::none || square == finger.reached) {
        return staying(scene);
    }
    Outcome outcome = staying(scene);
    Pointing& next = outcome.pointing;
    next.finger.reached = square;
    if (finger.grip == Grip::outline) {
        next = outlining(scene, std::move(next), finger.pressed, square);
    } else {
        next.last = holding(scene, carried({scene.layout, scene.side, next}), finger.tile);
    }
    return outcome;
}

Outcome release(const Scene& scene) {
    const Finger finger = scene.pointing.finger;
    Pointing next = scene.pointing;
    next.finger.grip = Grip::none;
    const Scene lifted{scene.layout, scene.side, next, scene.readOnly};
    if (finger.grip == Grip::outline) {
        // a tap alone hangs nothing: the squares must be drawn
        const bool drawn = next.outline && existsAsPainting(next.outline->size);
        return drawn ? hangOutlined(lifted) : staying(lifted);
    }
    const bool carries = finger.grip != Grip::none && next.last.ghost;
    return carries ? drop(lifted, finger.tile) : staying(lifted);
}

Outcome giveUpDrag(const Scene& scene) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    if (scene.pointing.finger.grip == Grip::outline) {
        outcome.pointing.outline.reset();
    }
    outcome.pointing.finger.grip = Grip::none;
    return outcome;
}

Outcome step(const Scene& scene, int columns, int rows) {
    if (!scene.hasGallery()) {
        return staying(scene);
    }
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.outline.reset();
    outcome.pointing.shown.reset();
    outcome.pointing.cursor = scene.clamped(moved(scene.pointing.cursor, columns, rows));
    return outcome;
}

Outcome stretch(const Scene& scene, int columns, int rows) {
    if (!scene.hasGallery() || scene.readOnly || scene.pointing.mode != Mode::enter) {
        return staying(scene);
    }
    Pointing next = forgetting(scene.pointing);
    if (!next.outline) {
        next.finger.pressed = next.cursor;
    }
    next.selected.reset();
    next.cursor = scene.clamped(moved(next.cursor, columns, rows));
    const Square from = next.finger.pressed;
    const Square to = next.cursor;
    return {.pointing = outlining(scene, std::move(next), from, to)};
}

Outcome nudge(const Scene& scene, int columns, int rows) {
    const Hung* const hung = scene.selected();
    if (hung == nullptr || scene.readOnly || !scene.isSquare(moved(hung->at, columns, rows))) {
        return staying(scene);
    }
    const std::size_t tile = *scene.pointing.selected;
    const Hung elsewhere{.tile = hung->tile, .at = moved(hung->at, columns, rows)};
    Pointing next = scene.pointing;
    next.cursor = elsewhere.at;
    next.last = holding(scene, elsewhere, tile);
    return drop({scene.layout, scene.side, next}, tile);
}

Outcome confirm(const Scene& scene) {
    if (!scene.hasGallery() || scene.pointing.outline) {
        return staying(scene);
    }
    const Outcome pressed = press(scene, scene.pointing.cursor);
    return release({scene.layout, scene.side, pressed.pointing, scene.readOnly});
}

std::optional<Outcome> giveUp(const Scene& scene) {
    const Pointing& pointing = scene.pointing;
    if (!pointing.selected && !pointing.outline && !pointing.shown && !pointing.marker &&
        !pointing.type && !pointing.frame && pointing.last == LastTouch{}) {
        return std::nullopt;
    }
    Outcome outcome{.pointing = withoutOutline(pointing)};
    outcome.pointing.finger = {};
    outcome.pointing.selected.reset();
    outcome.pointing.shown.reset();
    outcome.pointing.marker.reset();
    return outcome;
}

} // namespace cimaise::artsociety
