// Score of a position of Musée (rulebook, "End of game and Scoring").
#pragma once

#include "scoring/sheet/ranking.h"
#include "validators/musee/musee_layout.h"

#include <span>
#include <string_view>

namespace cimaise::musee {

inline constexpr std::string_view paintingsLine = "paintings";
inline constexpr std::string_view neighboursLine = "neighbours";
inline constexpr std::string_view staircasesLine = "staircases";
inline constexpr std::string_view galleryBonusesLine = "gallery-bonuses";

/// The lines of the sheet, in its order.
extern const std::span<const LineInfo> lines;

/// The sheet of one Musée; `musee` may differ from the one the layout holds for that side.
ScoreSheet sheetOf(const Layout& layout, int side, const Musee& musee);

/// What an edit changes the total of a side by.
int gain(const Layout& before, const Layout& after, int side);

/// All sheets and the ranking; empty when the number of players or Musées is wrong.
Score score(const Layout& layout);

} // namespace cimaise::musee
