// Implements the edits of a board as pure functions. Every result can be written to a file and read
// again.
#include "positions/museum/museum_board_edits.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

bool hasSlot(const Board& board) {
    return std::ranges::any_of(board.plan, [](const std::string& row) {
        return row.find_first_of(slotMarks) != std::string::npos;
    });
}

bool canHaveWall(const Board& board, const Wall& wall) {
    return touch(wall.first, wall.second) && cellCharacterAt(board, wall.first) != noSlotMark &&
           cellCharacterAt(board, wall.second) != noSlotMark;
}

void dropLooseWalls(Board& board) {
    if (std::ranges::any_of(*board.walls,
                            [&](const Wall& wall) { return !canHaveWall(board, wall); })) {
        std::erase_if(board.walls.edit(),
                      [&](const Wall& wall) { return !canHaveWall(board, wall); });
    }
}

bool isBetween(const Wall& wall, const Cell& one, const Cell& other) {
    return (wall.first == one && wall.second == other) ||
           (wall.first == other && wall.second == one);
}

/// Field of a bonus; `bonus` is a GalleryBonus, const or not.
template <class AnyBonus> auto& bonusIn(AnyBonus& bonus, Bonus which) {
    switch (which) {
    case Bonus::main:
        return bonus.main;
    case Bonus::full:
        return bonus.full;
    default:
        return bonus.both;
    }
}

} // namespace

Board plainBoard(int columns, int rows) {
    const std::string row(static_cast<std::size_t>(columns), freeMark);
    return {.plan = std::vector<std::string>(static_cast<std::size_t>(rows), row),
            .walls = {},
            .bonus = {}};
}

Board marked(Board board, const Cell& cell, char mark) {
    const auto row = static_cast<std::size_t>(cell.row - 1);
    const auto column = static_cast<std::size_t>(cell.column - 1);
    if (row >= board.plan.size() || column >= board.plan[row].size()) {
        return board;
    }
    Board before = board;
    board.plan[row][column] = mark;
    if (!hasSlot(board)) {
        return before;
    }
    dropLooseWalls(board);
    return board;
}

Board resized(Board board, int columns, int rows) {
    Board before = board;
    board.plan.resize(static_cast<std::size_t>(rows));
    for (std::string& row : board.plan) {
        row.resize(static_cast<std::size_t>(columns), freeMark);
    }
    if (!hasSlot(board)) {
        return before;
    }
    dropLooseWalls(board);
    return board;
}

bool hasWall(const Board& board, const Cell& one, const Cell& other) {
    return std::ranges::any_of(*board.walls,
                               [&](const Wall& wall) { return isBetween(wall, one, other); });
}

Board toggledWall(Board board, const Cell& one, const Cell& other) {
    if (!canHaveWall(board, {one, other})) {
        return board;
    }
    std::vector<Wall>& walls = board.walls.edit();
    if (std::erase_if(walls, [&](const Wall& wall) { return isBetween(wall, one, other); }) == 0) {
        walls.emplace_back(std::min(one, other), std::max(one, other));
    }
    return board;
}

CopyFact bonusOf(const Board& board, Bonus bonus) { return *bonusIn(*board.bonus, bonus); }

Board withBonus(Board board, Bonus bonus, CopyFact points) {
    bonusIn(board.bonus.edit(), bonus) = points;
    return board;
}

Layout storeBoard(Layout layout, std::string_view name, const Board& board) {
    std::vector<NamedBoard>& boards = layout.boards.edit();
    const auto known = std::ranges::find(boards, name, &NamedBoard::name);
    if (known != boards.end()) {
        known->board = board;
    } else {
        boards.push_back({.name = std::string{name}, .board = board});
    }
    return layout;
}

Layout dropBoard(Layout layout, std::string_view name) {
    std::erase_if(layout.boards.edit(),
                  [&](const NamedBoard& named) { return named.name == name; });
    for (Museum& museum : layout.museums) {
        if (museum.board == name && name != standardBoard) {
            museum.board.reset();
        }
    }
    return layout;
}

Layout renameBoard(Layout layout, std::string_view name, std::string_view next) {
    const auto known = std::ranges::find(*layout.boards, name, &NamedBoard::name);
    if (known == layout.boards->end() || findBoard(layout, next) != nullptr) {
        return layout;
    }
    const auto index = static_cast<std::size_t>(known - layout.boards->begin());
    layout.boards.edit().at(index).name = next;
    for (Museum& museum : layout.museums) {
        if (museum.board.value_or(std::string{standardBoard}) == name) {
            museum.board = std::string{next};
        }
    }
    return layout;
}

Layout useBoard(Layout layout, int side, std::string_view name) {
    if (findBoard(layout, name) != nullptr) {
        layout.museums.at(static_cast<std::size_t>(side)).board = std::string{name};
    }
    return layout;
}

std::string_view boardName(const Layout& layout, int side) {
    const Museum& museum = layout.museums.at(static_cast<std::size_t>(side));
    return museum.board ? std::string_view{*museum.board} : standardBoard;
}

} // namespace cimaise::museum
