// Edits of the board editor: slots, missing passages and bonuses of a board, as printed on the
// owner's copy (rulebook, "Galleries").
#pragma once

#include "positions/museum/museum_layout.h"

#include <string_view>

namespace cimaise::museum {

/// Bonus of a board.
enum class Bonus : std::uint8_t { main, full, both };
inline constexpr std::size_t bonusCount = 3;

/// Board of empty slots without a Main Gallery; each side is 1 to mostBoardSide.
Board plainBoard(int columns, int rows);

/// Marks a cell of the plan as slot, Main Gallery, blocked slot or none. Removes walls that are no
/// longer between two slots. The last slot of a board is not removed.
Board marked(Board board, const Cell& cell, char mark);

/// Resizes a board: new cells are empty slots, cells outside are removed. A board that would have
/// no slot left is not changed.
Board resized(Board board, int columns, int rows);

/// True if there is a wall between the two cells.
bool hasWall(const Board& board, const Cell& one, const Cell& other);

/// Adds or removes the wall between two neighbouring slots; no effect for other cells.
Board toggledWall(Board board, const Cell& one, const Cell& other);

CopyFact bonusOf(const Board& board, Bonus bonus);
Board withBonus(Board board, Bonus bonus, CopyFact points);

/// Saves a board in the game under a name and replaces the board of that name. The name must pass
/// nameFault(); the name `standard` stores the board in the file itself.
Layout storeBoard(Layout layout, std::string_view name, const Board& board);

/// Removes a board from the game. Museums that use it return to the standard board.
Layout dropBoard(Layout layout, std::string_view name);

/// Renames a board and updates the museums that use it; the new name must be unused.
Layout renameBoard(Layout layout, std::string_view name, std::string_view next);

/// Sets the board of a side; no effect if the game does not have the board.
Layout useBoard(Layout layout, int side, std::string_view name);

/// Name of the board that a side uses.
std::string_view boardName(const Layout& layout, int side);

} // namespace cimaise::museum
