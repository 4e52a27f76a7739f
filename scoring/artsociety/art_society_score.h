// Score of a position of Art Society (rulebook, "Final Scoring").
#pragma once

#include "scoring/sheet/ranking.h"
#include "validators/artsociety/art_society_tally.h"

#include <span>
#include <string_view>

namespace cimaise::artsociety {

inline constexpr std::string_view decorLine = "decor";
inline constexpr std::string_view eyelineLine = "eyeline";
inline constexpr std::string_view fullGalleryLine = "full-gallery";
inline constexpr std::string_view exposedCornersLine = "exposed-corners";
inline constexpr std::string_view excessLine = "excess";
inline constexpr std::string_view handTieBreak = "hand";

/// The line of a type's prestige.
std::string_view prestigeLine(Type type);

/// The lines of the sheet, in its order.
extern const std::span<const LineInfo> lines;

/// The title of a tie-break; empty when there is none of that id.
TextId tieBreakTitle(std::string_view id);

/// All sheets and the ranking. Players with equal points share a place until the hands of all of
/// them are known.
Score score(const Layout& layout);

} // namespace cimaise::artsociety
