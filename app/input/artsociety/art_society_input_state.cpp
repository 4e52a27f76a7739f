// Finds the tile or square under a tap on a wall; stores and restores the view.
#include "app/input/artsociety/art_society_input_state.h"

#include "app/input/artsociety/art_society_tile_verdict.h"
#include "app/input/view_state.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "rulings/artsociety/art_society_outlook.h"

#include <algorithm>
#include <array>

namespace cimaise::artsociety {

namespace {

constexpr std::array<std::string_view, 4> modeIds{"enter", "fit", "plan", "outlook"};
constexpr int mostTiles = 999;

std::string_view typeId(Type type) { return infoOf(type).id; }

void tileFields(ViewFields view, Tile& tile) {
    Painting painting = tile.painting() != nullptr ? *tile.painting() : Painting{};
    int shields = tile.decor() != nullptr ? tile.decor()->shields : 0;
    if (view.reads() || shields == 0) {
        view.choice("type", painting.type, types, typeId);
        view.choice("frame", painting.frame, frames, frameId);
    }
    if (view.reads() || shields > 0) {
        view.number("shields", shields, mostShields);
    }
    view.pair("size", tile.size.columns, tile.size.rows, longestSide);
    tile.face = painting;
    if (shields > 0) {
        tile.face = Decor{.shields = shields};
    }
}

/// The marker picked up is not stored: nothing stays in hand.
void choiceFields(ViewFields view, Choices& choices) {
    view.choice("type", choices.type, types, typeId);
    view.choice("frame", choices.frame, frames, frameId);
    view.choice("lastType", choices.lastType, types, typeId);
    view.choice("lastFrame", choices.lastFrame, frames, frameId);
}

void outlookFields(ViewFields view, Choices& choices) {
    view.choice("type", choices.outlookType, types, typeId);
    Extent size = choices.outlookSize.value_or(Extent{});
    if (choices.outlookSize || view.reads()) {
        view.pair("size", size.columns, size.rows, largestSide);
    }
    if (std::min(size.columns, size.rows) >= smallestSide) {
        choices.outlookSize = size;
    }
}

void outlineFields(ViewFields view, Block& outline) {
    view.pair("at", outline.at.column, outline.at.row, highestCoordinate);
    view.pair("size", outline.size.columns, outline.size.rows, highestCoordinate);
}

void viewFields(ViewFields view, const InputContext& context, int& side, InputState& state) {
    view.number("side", side, mostSides);
    view.choice("mode", state.mode, modeIds);
    view.plain("museum", state.atMuseum);
    int tile = state.selected ? static_cast<int>(*state.selected) + 1 : 0;
    view.number("tile", tile, mostTiles);
    state.selected = tile > 0 ? std::optional{static_cast<std::size_t>(tile - 1)} : std::nullopt;
    view.pair("cursor", state.cursor.column, state.cursor.row, highestCoordinate);
    view.object("choices", state, choiceFields);
    view.object("asked", state.asked, tileFields);
    view.object("outlook", state, outlookFields);
    bool isHeld = state.requestedTileHolder == context.side;
    view.plain("held", isHeld);
    state.requestedTileHolder = isHeld ? std::optional{context.side} : std::nullopt;
    view.object("outline", state.outline, outlineFields);
}

} // namespace

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

InputResult withEdit(const InputContext& context, Layout next, Message what) {
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

std::string writeViewState(const InputContext& context) { return writeView(context, viewFields); }

std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current) {
    InputState state = withoutOutline(context.state);
    state.asked.face = Painting{};
    if (readView(context, text, state, viewFields) != context.side || !context.hasGallery()) {
        return std::nullopt;
    }
    if (context.gallery().assistant != state.asked) {
        state.requestedTileHolder.reset();
    }
    const bool enters = current && state.mode == Mode::enter;
    if (!enters || !state.selected || !context.isTile(*state.selected)) {
        state.selected = context.state.selected;
    }
    state.cursor = current ? context.clamped(state.cursor) : context.state.cursor;
    if (!enters || context.readOnly || !state.outline ||
        !isInside(*state.outline, context.layout.wall.size)) {
        state.outline.reset();
    } else {
        state.last = outlineVerdict({context.layout, context.side, state});
    }
    return InputResult{.state = std::move(state)};
}

} // namespace cimaise::artsociety
