// Printed wall of the player's own copy, saved for later games.
#pragma once

#include "validators/artsociety/art_society_layout.h"

#include <optional>
#include <string>
#include <string_view>

namespace cimaise::artsociety {

inline constexpr int smallestWall = 2; ///< columns or rows that can be entered
inline constexpr int largestWall = 30;

/// The wall as a text to be kept, and back; nothing for any other text.
std::string writeWall(const WallPlan& wall);
std::optional<WallPlan> readWall(std::string_view text);

/// The wall as the players count it: so many columns or rows more, the eyeline's first and last row
/// and the stars so many squares on. What would leave the wall stays as it is.
WallPlan grown(const WallPlan& wall, int columns, int rows);
WallPlan withEyelineMoved(WallPlan wall, int first, int last);
WallPlan withStarsMoved(WallPlan wall, int columns, int rows);
WallPlan confirmed(WallPlan wall);

} // namespace cimaise::artsociety
