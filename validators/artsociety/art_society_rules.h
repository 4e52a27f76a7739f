// Rules of Art Society as a table.
#pragma once

#include "positions/artsociety/art_society_layout.h"
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
inline constexpr std::string_view bidsRule = "art.bids";
inline constexpr std::string_view prestigeRule = "art.prestige";
inline constexpr std::string_view handNeededRule = "art.hand.needed";
inline constexpr std::string_view wallUnverifiedRule = "art.wall.unverified";

extern const std::span<const Rule<Layout>> rules;

/// All findings, by rule in table order, then by player and tile.
Findings check(const Layout& layout);

/// For each tile of a wall: true if it is connected to the starting painting through touching
/// tiles. True for every tile if none is marked as the starting painting.
std::vector<bool> tilesJoinedToStart(const Gallery& gallery);

} // namespace cimaise::artsociety
