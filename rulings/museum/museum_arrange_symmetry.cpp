// Tries the eight symmetries of a square, or four for a board that is not square.
#include "rulings/museum/museum_arrange_problem.h"

#include <utility>

namespace cimaise::museum {

namespace {

Cell turned(const Cell& cell, int symmetry, int columns, int rows) {
    Cell image = cell;
    if ((symmetry & 1) != 0) {
        image.column = columns + 1 - image.column;
    }
    if ((symmetry & 2) != 0) {
        image.row = rows + 1 - image.row;
    }
    if ((symmetry & 4) != 0) {
        std::swap(image.column, image.row);
    }
    return image;
}

/// Image of each slot under the symmetry; empty if the board does not have the symmetry.
std::vector<int> imageOf(const Problem& problem, int symmetry) {
    const int rows = static_cast<int>(problem.board.plan.size());
    const int columns = static_cast<int>(problem.board.plan.front().size());
    std::vector<int> image;
    if ((symmetry & 4) != 0 && rows != columns) {
        return image;
    }
    for (int slot = 0; slot < problem.slots.size(); ++slot) {
        const Cell to = turned(problem.slots.cellOf(slot), symmetry, columns, rows);
        if (cellCharacterAt(problem.board, to) !=
            cellCharacterAt(problem.board, problem.slots.cellOf(slot))) {
            return {};
        }
        image.push_back(problem.slots.slotAt(to));
    }
    for (int slot = 0; slot < problem.slots.size(); ++slot) {
        SlotSet neighbours;
        problem.slots.neighbours(slot).forEach(
            [&](int other) { neighbours.insert(image[static_cast<std::size_t>(other)]); });
        if (neighbours != problem.slots.neighbours(image[static_cast<std::size_t>(slot)])) {
            return {};
        }
    }
    return image;
}

} // namespace

std::vector<std::vector<int>> symmetriesOf(const Problem& problem) {
    std::vector<std::vector<int>> symmetries;
    for (int symmetry = 0; symmetry < 8; ++symmetry) {
        std::vector<int> image = imageOf(problem, symmetry);
        if (!image.empty()) {
            symmetries.push_back(std::move(image));
        }
    }
    return symmetries;
}

} // namespace cimaise::museum
