// Choice and drawing of a side's board: a drawn board becomes part of the player's own copy.
#pragma once

#include "app/input/museum/museum_input_state.h"

#include <string_view>

namespace cimaise::museum {

/// Names of the standard board, the game's other boards, and boards of the player's own copy that
/// the game lacks.
std::vector<std::string> boardNames(const Layout& layout, const Copy& copy);
/// Row of the side's board in boardNames(); the context has a museum.
int boardRow(const InputContext& context);
/// True if the game stores the side's board.
bool isBoardStored(const InputContext& context);
/// True if the board can be removed from the game; the standard board never can, even if its plan
/// and bonuses are stored in the game.
bool canDropBoard(const InputContext& context);

/// Other sides on the side's board: a change of the plan affects them, too.
std::vector<int> sharersOf(const InputContext& context);

InputResult chooseBoard(const InputContext& context, int row);
/// Adds a copy of the side's board under an unused name.
InputResult newBoard(const InputContext& context);
/// Renames the board; refuses invalid names.
InputResult renameBoard(const InputContext& context, std::string_view name);
InputResult dropBoard(const InputContext& context);
InputResult growBoard(const InputContext& context, int columns, int rows);

InputResult selectTool(const InputContext& context, PlanTool tool);
/// Applies the tool to a cell; `state` is the rest of the new input state.
InputResult draw(const InputContext& context, InputState state, const Cell& cell);

} // namespace cimaise::museum
