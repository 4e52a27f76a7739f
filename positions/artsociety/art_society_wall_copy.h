// Printed wall of the player's own copy, saved for later games.
#pragma once

#include "positions/artsociety/art_society_layout.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise::artsociety {

inline constexpr int smallestWall = 2; ///< columns or rows that can be entered
inline constexpr int largestWall = 30;

/// Text of a wall for saving. readWall() parses that text and returns nullopt for any other text.
std::string writeWall(const WallPlan& wall);
std::optional<WallPlan> readWall(std::string_view text);

/// Wall plans after one change: `columns` and `rows` are added to the size or to the position of
/// the stars, `first` and `last` to the rows of the eyeline. The size is limited; a change that
/// would move stars or eyeline off the wall has no effect. A changed wall is no longer confirmed.
WallPlan grown(const WallPlan& wall, int columns, int rows);
WallPlan withEyelineMoved(const WallPlan& before, int first, int last);
WallPlan withStarsMoved(const WallPlan& before, int columns, int rows);
WallPlan confirmed(WallPlan wall);

} // namespace cimaise::artsociety
