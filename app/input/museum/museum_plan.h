// Choice and drawing of a side's board: a drawn board becomes part of the player's own copy.
#pragma once

#include "app/input/museum/museum_input_state.h"

#include <string_view>

namespace cimaise::museum {

/// The standard board, the game's others, and those of one's own copy that the game has not yet.
std::vector<std::string> boardNames(const Layout& layout, const Copy& copy);
/// The row of the side's board among them; the scene has a museum.
int boardRow(const InputContext& context);
/// Whether the board is one of the game's own.
bool hasOwnBoard(const InputContext& context);
/// Whether the board can be removed from the game: the standard board always stays, with its plan and
/// its bonuses.
bool canDropBoard(const InputContext& context);

/// Who else plays on the side's board: what is drawn changes it for them as well.
std::vector<int> sharersOf(const InputContext& context);

InputResult chooseBoard(const InputContext& context, int row);
/// Like the side's board, under a name that no board has.
InputResult newBoard(const InputContext& context);
/// What is wrong with the name is refused.
InputResult renameBoard(const InputContext& context, std::string_view name);
InputResult dropBoard(const InputContext& context);
InputResult growBoard(const InputContext& context, int columns, int rows);

InputResult takeTool(const InputContext& context, PlanTool tool);
/// The tool is used on a cell; all else is pointed at as `state` says.
InputResult draw(const InputContext& context, InputState state, const Cell& cell);

} // namespace cimaise::museum
