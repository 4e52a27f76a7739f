// Score of a position of Musée (rulebook, "End of game and Scoring").
#pragma once

#include "positions/musee/musee_layout.h"
#include "scoring/sheet/ranking.h"

#include <span>
#include <string_view>

namespace cimaise::musee {

inline constexpr std::string_view paintingsLine = "paintings";
inline constexpr std::string_view neighboursLine = "neighbours";
inline constexpr std::string_view staircasesLine = "staircases";
inline constexpr std::string_view galleryBonusesLine = "gallery-bonuses";

/// Score lines in the order of the score sheet.
extern const std::span<const LineInfo> lines;

/// Score sheet of a side with the Musée `musee`, which may differ from that side's Musée in
/// `layout`.
ScoreSheet sheetOf(const Layout& layout, int side, const Musee& musee);

/// Change of a side's total by an edit.
int gain(const Layout& before, const Layout& after, int side);

/// All score sheets and the ranking; empty if the number of players or Musées is wrong.
Score score(const Layout& layout);

} // namespace cimaise::musee
