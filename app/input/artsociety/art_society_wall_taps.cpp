// Follows a drag over the wall, which results in an outline or a moved tile.
#include "app/input/artsociety/art_society_wall_taps.h"

#include "app/input/artsociety/art_society_fits.h"
#include "app/input/artsociety/art_society_hanging.h"
#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_tile_verdict.h"
#include "app/input/artsociety/art_society_wall_outlook.h"
#include "positions/artsociety/art_society_catalogue.h"

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

/// Outlines the squares of a drag, with a verdict.
InputState withOutline(const InputContext& context, InputState state, Square from, Square to) {
    state.outline = dragged(from, to);
    state.last = outlineVerdict({context.layout, context.side, state});
    return state;
}

/// Dragged tile at its new place, or resized tile with its new size.
PlacedTile draggedTile(const InputContext& context) {
    const Finger& finger = context.state.finger;
    PlacedTile hung = context.gallery().tiles[finger.tile];
    if (finger.grip == DragMode::move) {
        hung.at = context.clamped(moved(hung.at, finger.reached.column - finger.pressed.column,
                                        finger.reached.row - finger.pressed.row));
    } else {
        hung.at = context.clamped(hung.at);
        const Square corner{.column = std::max(finger.reached.column, hung.at.column),
                            .row = std::max(finger.reached.row, hung.at.row)};
        hung.tile.size = dragged(hung.at, corner).size;
    }
    return hung;
}

/// Verdict and preview of a tile dragged over the wall.
LastTap draggedTileVerdict(const InputContext& context, const PlacedTile& hung, std::size_t tile) {
    LastTap last = moveVerdict(context, hung, tile);
    last.ghost = hung.block();
    return last;
}

/// Hangs a tile at the end of a drag; keeps the verdict as the hint.
InputResult drop(const InputContext& context, std::size_t tile) {
    const OnWall where = context.onWall(tile);
    const PlacedTile& before = placedTileAt(context.layout, where);
    const Block to = context.state.last.ghost.value_or(before.block());
    InputResult result{.state = withoutLastTouch(context.state)};
    if (to == before.block()) {
        return result;
    }
    result.state.last.feedback = context.state.last.feedback;
    result.edit = {.next = reshape(context.layout, where, to),
                   .what = {to.size == before.tile.size ? moveEdit : resizeEdit,
                            {named(context.layout, before.tile)}},
                   .sound = InputSound::putDown,
                   .at = tileSpot(context, tile)};
    return result;
}

/// Begins an outline on empty squares.
InputState onBareSquare(const InputContext& context, InputState state, Square square) {
    state.selected.reset();
    if (context.readOnly) {
        return state;
    }
    state.finger = {.grip = DragMode::outline, .pressed = square, .reached = square};
    return withOutline(context, std::move(state), square, square);
}

Square cornerOf(const Block& block) { return {.column = block.right(), .row = block.bottom()}; }

/// Starts to drag a tile; `state` is the input state before the drag.
InputState startDrag(const InputContext& context, InputState state, Finger finger) {
    state.cursor = finger.pressed;
    state.outline.reset();
    state.copied.reset();
    state.selected = finger.tile;
    if (!context.readOnly) {
        finger.reached = finger.pressed;
        state.finger = finger;
    }
    return state;
}

} // namespace

InputResult openBoard(const InputContext& context) {
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.selected.reset();
    result.state.copied.reset();
    result.state.outline.reset();
    result.state.finger = {};
    result.state.shown.reset();
    result.state.pair.reset();
    result.state.cursor = context.layout.wall.stars[0];
    return result;
}

InputState resume(const InputContext& context, const InputState& left) {
    InputState state = context.state;
    const auto covers = [&](const PlacedTile& hung) {
        return overlap(hung.block(), *left.outline);
    };
    const bool isFree = left.outline && context.hasGallery() &&
                        std::ranges::none_of(context.gallery().tiles, covers);
    if (isFree && left.mode == Mode::enter && state.mode == Mode::enter) {
        state.outline = left.outline;
        state.type = left.type;
        state.frame = left.frame;
        state.cursor = left.cursor;
    }
    return state;
}

InputResult dropInvalidSelection(const InputContext& context) {
    InputResult result =
        context.state.finger.grip == DragMode::none ? unchanged(context) : cancelDrag(context);
    InputState& next = result.state;
    if (context.selected() == nullptr) {
        next.selected.reset();
    }
    next.copied.reset(); // the tiles may have other numbers
    next.cursor = context.clamped(next.cursor);
    next.pair.reset();
    if (std::exchange(next.shown, std::nullopt)) {
        next = withoutLastTouch(std::move(next));
    }
    if (next.outline && context.hasGallery()) {
        next.last = outlineVerdict({context.layout, context.side, next});
    }
    return result;
}

InputResult press(const InputContext& context, Square square) {
    if (!context.hasGallery() || !context.isSquare(square)) {
        return unchanged(context);
    }
    InputState next = withoutLastTouch(context.state);
    next.cursor = square;
    next.finger = {};
    switch (next.mode) {
    case Mode::fit:
        return tapPlace({context.layout, context.side, next}, square);
    case Mode::outlook:
        return tapOutlook({context.layout, context.side, next}, square);
    case Mode::plan:
        return {.state = std::move(next)};
    case Mode::enter:
        break;
    }
    const std::optional<std::size_t> tile = tileOn(context.gallery(), square);
    return {.state = tile ? startDrag(context, std::move(next),
                                      {.grip = DragMode::move, .tile = *tile, .pressed = square})
                          : onBareSquare(context, std::move(next), square)};
}

const PlacedTile* resizable(const InputContext& context) {
    const PlacedTile* const hung = context.selected();
    const bool may = hung != nullptr && !context.readOnly && context.state.mode == Mode::enter &&
                     hung->tile.size.area() > 1;
    return may ? hung : nullptr;
}

InputResult grabHandle(const InputContext& context) {
    const PlacedTile* const hung = resizable(context);
    if (hung == nullptr) {
        return unchanged(context);
    }
    return {.state = startDrag(context, withoutLastTouch(context.state),
                               {.grip = DragMode::resize,
                                .tile = *context.state.selected,
                                .pressed = cornerOf(hung->block())})};
}

InputResult dragTo(const InputContext& context, Square square) {
    const Finger& finger = context.state.finger;
    square = context.clamped(square);
    if (finger.grip == DragMode::none || square == finger.reached) {
        return unchanged(context);
    }
    InputResult result = unchanged(context);
    InputState& next = result.state;
    next.finger.reached = square;
    if (finger.grip == DragMode::outline) {
        next = withOutline(context, std::move(next), finger.pressed, square);
    } else {
        next.last = draggedTileVerdict(context, draggedTile({context.layout, context.side, next}),
                                       finger.tile);
    }
    return result;
}

InputResult release(const InputContext& context) {
    const Finger finger = context.state.finger;
    InputState next = context.state;
    next.finger.grip = DragMode::none;
    const InputContext lifted{context.layout, context.side, next, context.readOnly};
    if (finger.grip == DragMode::outline) {
        // a single tap hangs no tile: its squares must be outlined by a drag
        const bool drawn = next.outline && existsAsPainting(next.outline->size);
        return drawn ? hangOutlined(lifted) : unchanged(lifted);
    }
    const bool carries = finger.grip != DragMode::none && next.last.ghost;
    return carries ? drop(lifted, finger.tile) : unchanged(lifted);
}

InputResult cancelDrag(const InputContext& context) {
    InputResult result{.state = withoutLastTouch(context.state)};
    if (context.state.finger.grip == DragMode::outline) {
        result.state.outline.reset();
    }
    result.state.finger.grip = DragMode::none;
    return result;
}

InputResult step(const InputContext& context, int columns, int rows) {
    if (!context.hasGallery()) {
        return unchanged(context);
    }
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.outline.reset();
    result.state.shown.reset();
    result.state.cursor = context.clamped(moved(context.state.cursor, columns, rows));
    return result;
}

InputResult extendOutline(const InputContext& context, int columns, int rows) {
    if (!context.hasGallery() || context.readOnly || context.state.mode != Mode::enter) {
        return unchanged(context);
    }
    InputState next = withoutLastTouch(context.state);
    if (!next.outline) {
        next.finger.pressed = next.cursor;
    }
    next.selected.reset();
    next.cursor = context.clamped(moved(next.cursor, columns, rows));
    const Square from = next.finger.pressed;
    const Square to = next.cursor;
    return {.state = withOutline(context, std::move(next), from, to)};
}

InputResult nudge(const InputContext& context, int columns, int rows) {
    const PlacedTile* const hung = context.selected();
    if (hung == nullptr || context.readOnly || !context.isSquare(moved(hung->at, columns, rows))) {
        return unchanged(context);
    }
    const std::size_t tile = *context.state.selected;
    const PlacedTile elsewhere{.tile = hung->tile, .at = moved(hung->at, columns, rows)};
    InputState next = context.state;
    next.cursor = elsewhere.at;
    next.last = draggedTileVerdict(context, elsewhere, tile);
    return drop({context.layout, context.side, next}, tile);
}

InputResult confirm(const InputContext& context) {
    if (!context.hasGallery() || context.state.outline) {
        return unchanged(context);
    }
    const InputResult pressed = press(context, context.state.cursor);
    return release({context.layout, context.side, pressed.state, context.readOnly});
}

std::optional<InputResult> cancelInput(const InputContext& context) {
    const InputState& state = context.state;
    if (!state.selected && !state.outline && !state.shown && !state.marker && !state.type &&
        !state.frame && state.last == LastTap{}) {
        return std::nullopt;
    }
    InputResult result{.state = withoutOutline(state)};
    result.state.finger = {};
    result.state.selected.reset();
    result.state.shown.reset();
    result.state.marker.reset();
    result.clearsHighlight = true;
    return result;
}

} // namespace cimaise::artsociety
