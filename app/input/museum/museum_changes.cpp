// Compares all of each museum but its objects as a whole.
#include "app/input/museum/museum_input.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

/// True if museum or board differ in anything but objects.
bool differsBeside(const Layout& before, const Layout& after, std::size_t side) {
    Museum was = before.museums[side];
    was.objects = after.museums[side].objects;
    return was != after.museums[side] || boardOf(before, was) != boardOf(after, was);
}

} // namespace

Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces) {
    Spots spots = pieces;
    const auto [again, end] = std::ranges::unique(spots); // a slot may have several objects
    spots.erase(again, end);
    for (std::size_t i = 0; i < std::min(before.museums.size(), after.museums.size()); ++i) {
        if (differsBeside(before, after, i)) {
            spots.push_back({side(static_cast<int>(i)), {}});
        }
    }
    return spots;
}

InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& why) {
    InputState next = withoutLastTouch(context.state);
    const auto slot = std::ranges::find_if(spots, [&](const Spot& spot) {
        return spot.owner == side(context.side) && spot.place.area.empty() && spot.place.column > 0;
    });
    // a spot off the board has no cell; selecting the nearest cell would be wrong
    if (slot != spots.end() && slot->place.column <= columnsOf(context.board()) &&
        slot->place.row <= rowsOf(context.board())) {
        const bool keeps = !why.text.empty() && next.mode != Mode::move;
        next.mode = keeps ? next.mode : Mode::enter;
        next.from.reset();
        if (next.mode == Mode::enter) {
            next.brush = {}; // of another slot
        }
        next.selected = {.column = slot->place.column, .row = slot->place.row};
        // after undo or redo, the next key must not change an object that nobody selected
        if (keeps && next.mode == Mode::enter &&
            context.with(next).objectOn(next.selected) != nullptr) {
            next.selected =
                nextEmpty(context.layout, context.side, next.selected).value_or(next.selected);
        }
    }
    if (!why.text.empty()) {
        next.last.feedback = why;
    }
    return withState(std::move(next));
}

} // namespace cimaise::museum
