// The printed wall of one's own copy, kept from game to game.
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

/// The wall as the players count it: one column or row more or less, another eyeline row, the
/// stars one square on. What would leave the wall stays as it is.
WallPlan grown(const WallPlan& wall, int columns, int rows);
WallPlan withEyeline(WallPlan wall, int first, int last);
WallPlan withStars(WallPlan wall, Square first);
WallPlan confirmed(WallPlan wall);

} // namespace cimaise::artsociety
