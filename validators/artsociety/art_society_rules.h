// Rules of Art Society as a table.
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/rule.h"

#include <span>

namespace cimaise::artsociety {

inline constexpr std::string_view insideRule = "art.inside";
inline constexpr std::string_view overlapRule = "art.overlap";
inline constexpr std::string_view touchRule = "art.touch";
inline constexpr std::string_view startRule = "art.start";
inline constexpr std::string_view sizeRule = "art.size";
inline constexpr std::string_view decorSizeRule = "art.decor.size";
inline constexpr std::string_view decorEarnedRule = "art.decor.earned";
inline constexpr std::string_view prestigeRule = "art.prestige";
inline constexpr std::string_view handNeededRule = "art.hand.needed";
inline constexpr std::string_view wallUnverifiedRule = "art.wall.unverified";

extern const std::span<const Rule<Layout>> rules;

/// All findings, in the order of the table and then of the table's players and tiles.
Findings check(const Layout& layout);

} // namespace cimaise::artsociety
