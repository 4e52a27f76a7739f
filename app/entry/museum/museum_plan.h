// Choice and drawing of a side's board: a drawn board becomes part of the player's own copy.
#pragma once

#include "app/entry/museum/museum_pointing.h"

#include <string_view>

namespace cimaise::museum {

/// The standard board, the game's others, and those of one's own copy that the game has not yet.
std::vector<std::string> boardNames(const Layout& layout, const Copy& copy);
/// The row of the side's board among them; the scene has a museum.
int boardRow(const Scene& scene);
/// Whether the board is the game's own, and can be called by another name or dropped.
bool hasOwnBoard(const Scene& scene);

/// Who else plays on the side's board: what is drawn changes it for them as well.
std::vector<int> sharersOf(const Scene& scene);

Outcome chooseBoard(const Scene& scene, int row);
/// Like the side's board, under a name that no board has.
Outcome newBoard(const Scene& scene);
/// What is wrong with the name is refused.
Outcome renameBoard(const Scene& scene, std::string_view name);
Outcome dropBoard(const Scene& scene);
Outcome growBoard(const Scene& scene, int columns, int rows);

Outcome takeTool(const Scene& scene, PlanTool tool);
/// The tool is used on a cell; all else is pointed at as `pointing` says.
Outcome draw(const Scene& scene, Pointing pointing, const Cell& cell);

} // namespace cimaise::museum
