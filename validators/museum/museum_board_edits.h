// Edits of the board editor: slots, missing passages and bonuses of a board as the owner's copy
// shows it (rulebook, "Galleries"; the print on a board is a fact of the copy).
#pragma once

#include "validators/museum/museum_layout.h"

#include <string_view>

namespace cimaise::museum {

/// Which of the three bonuses of a board.
enum class Bonus : std::uint8_t { main, full, both };
inline constexpr std::size_t bonusCount = 3;

/// A board of bare slots without a Main Gallery; each side is 1 to mostBoardSide.
Board plainBoard(int columns, int rows);

/// Marks a cell of the plan: slot, Main Gallery, blocked slot or none. Walls that then stand beside
/// no slot fall. The last slot of a board stays.
Board marked(Board board, const Cell& cell, char mark);

/// The board with so many columns and rows: what is added is bare slots, what lies beyond is lost.
/// A board that would be left without a slot stays as it is.
Board resized(Board board, int columns, int rows);

/// Whether a wall parts the two cells.
bool hasWall(const Board& board, const Cell& one, const Cell& other);

/// Puts a wall between two neighbouring slots, or takes it away; between others nothing changes.
Board toggledWall(Board board, const Cell& one, const Cell& other);

CopyFact bonusOf(const Board& board, Bonus bonus);
Board withBonus(Board board, Bonus bonus, CopyFact points);

/// Keeps a board under a name in the game, in place of the one that has it. Any name that
/// nameFault() has nothing against will do; `standard` then stands for the file's own board.
Layout keepBoard(Layout layout, std::string_view name, const Board& board);

/// Takes a board out of the game. Museums that used it are on the standard board again.
Layout dropBoard(Layout layout, std::string_view name);

/// Calls a board by another name, which no board has yet; its museums go with it.
Layout renameBoard(Layout layout, std::string_view name, std::string_view next);

/// Gives a side another board; one that the game has not nobody gets.
Layout useBoard(Layout layout, int side, std::string_view name);

/// The name of the board that a side uses.
std::string_view boardName(const Layout& layout, int side);

} // namespace cimaise::museum
