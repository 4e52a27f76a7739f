// Score of a position of Art Society (rulebook, "Final Scoring").
#pragma once

#include "scoring/artsociety/art_society_tally.h"
#include "scoring/sheet/ranking.h"

#include <span>
#include <string_view>

namespace cimaise::artsociety {

inline constexpr std::string_view decorLine = "decor";
inline constexpr std::string_view eyelineLine = "eyeline";
inline constexpr std::string_view fullGalleryLine = "full-gallery";
inline constexpr std::string_view exposedCornersLine = "exposed-corners";
inline constexpr std::string_view excessLine = "excess";
inline constexpr std::string_view handTieBreak = "hand";

/// Id of the score line for the prestige points of a type.
std::string_view prestigeLine(Type type);

/// Score lines in the order of the score sheet.
extern const std::span<const LineInfo> lines;

/// Title of the tie-break with the id `id`; empty if there is none.
TextId tieBreakTitle(std::string_view id);

/// All score sheets and the ranking. Tied players share a place until the hands of all of them are
/// known.
Score score(const Layout& layout);

} // namespace cimaise::artsociety
