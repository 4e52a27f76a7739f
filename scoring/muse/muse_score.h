// Score of a position of Muse (rulebook, "End Of Game and Scoring").
#pragma once

#include "positions/muse/muse_layout.h"
#include "scoring/sheet/ranking.h"

#include <span>
#include <string_view>

namespace cimaise::muse {

inline constexpr std::string_view palaceLine = "palace";
inline constexpr std::string_view studioTieBreak = "studio";
inline constexpr std::string_view coinsTieBreak = "coins";

/// Score lines in the order of the score sheet.
extern const std::span<const LineInfo> lines;

/// Title of the tie-break with the id `id`; empty if there is none.
TextId tieBreakTitle(std::string_view id);

/// All score sheets and the ranking; empty if the number of players is wrong.
Score score(const Layout& layout);

} // namespace cimaise::muse
