// Score of a position of Muse (rulebook, "End Of Game and Scoring").
#pragma once

#include "scoring/sheet/ranking.h"
#include "validators/muse/muse_layout.h"

#include <span>
#include <string_view>

namespace cimaise::muse {

inline constexpr std::string_view palaceLine = "palace";
inline constexpr std::string_view studioTieBreak = "studio";
inline constexpr std::string_view coinsTieBreak = "coins";

/// The lines of the sheet, in its order.
extern const std::span<const LineInfo> lines;

/// The title of a tie-break; empty when there is none of that id.
TextId tieBreakTitle(std::string_view id);

/// All sheets and the ranking; empty when the number of players is wrong.
Score score(const Layout& layout);

} // namespace cimaise::muse
