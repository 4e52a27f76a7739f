// Compares the objects slot by slot, then the rest of each museum as a whole.
#include "app/input/museum/museum_changes.h"

#include <algorithm>
#include <set>

namespace cimaise::museum {

namespace {

bool lies(const Museum& museum, const Object& object) {
    return std::ranges::find(*museum.objects, object) != museum.objects->end();
}

/// Cells of objects that the other museum does not have there.
std::set<Cell> cellsOnlyIn(const Museum& museum, const Museum& other) {
    std::set<Cell> cells;
    for (const Object& object : *museum.objects) {
        if (!lies(other, object)) {
            cells.insert(object.at);
        }
    }
    return cells;
}

void addCells(int side, const std::set<Cell>& cells, Spots& spots) {
    std::vector<Cell> inOrder{cells.begin(), cells.end()};
    std::ranges::sort(inOrder, {},
                      [](const Cell& cell) { return std::pair{cell.row, cell.column}; });
    for (const Cell& cell : inOrder) {
        spots.push_back(spotOf(side, cell));
    }
}

/// True if museum or board differ in anything but objects, which are compared slot by slot.
bool differsBeside(const Layout& before, const Layout& after, std::size_t side) {
    Museum was = before.museums[side];
    was.objects = after.museums[side].objects;
    return was != after.museums[side] || boardOf(before, was) != boardOf(after, was);
}

} // namespace

Spots changedSpots(const Layout& before, const Layout& after) {
    Spots filled;
    Spots bareNow;
    Spots beside;
    for (std::size_t i = 0; i < std::min(before.museums.size(), after.museums.size()); ++i) {
        const int side = static_cast<int>(i);
        const std::set<Cell> now = cellsOnlyIn(after.museums[i], before.museums[i]);
        std::set<Cell> gone = cellsOnlyIn(before.museums[i], after.museums[i]);
        std::erase_if(gone, [&](const Cell& cell) { return now.contains(cell); });
        addCells(side, now, filled);
        addCells(side, gone, bareNow);
        if (differsBeside(before, after, i)) {
            beside.push_back({cimaise::side(side), {}});
        }
    }
    filled.insert(filled.end(), bareNow.begin(), bareNow.end());
    filled.insert(filled.end(), beside.begin(), beside.end());
    return filled;
}

InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& said) {
    InputState next = withoutLastTouch(context.state);
    const auto slot = std::ranges::find_if(spots, [&](const Spot& spot) {
        return spot.owner == side(context.side) && spot.place.area.empty() && spot.place.column > 0;
    });
    // a spot off the board has no cell; selecting the nearest cell would be wrong
    if (slot != spots.end() && slot->place.column <= columnsOf(context.board()) &&
        slot->place.row <= rowsOf(context.board())) {
        const bool keeps = !said.text.empty() && next.mode != Mode::move;
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
    if (!said.text.empty()) {
        next.last.said = said;
    }
    return pointed(std::move(next));
}

} // namespace cimaise::museum
