// Rules of Musée as a table.
#pragma once

#include "positions/musee/musee_layout.h"
#include "validators/report/rule.h"

#include <span>

namespace cimaise::musee {

inline constexpr std::string_view staircasesRule = "musee.staircases";
inline constexpr std::string_view ascendingRule = "musee.ascending";
inline constexpr std::string_view uniqueRule = "musee.unique";
inline constexpr std::string_view deckRule = "musee.deck";
inline constexpr std::string_view bonusFullRule = "musee.bonus.full";
inline constexpr std::string_view bonusOnceRule = "musee.bonus.once";
inline constexpr std::string_view bonusUnclaimedRule = "musee.bonus.unclaimed";
inline constexpr std::string_view stuckRule = "musee.stuck";

extern const std::span<const Rule<Layout>> rules;

/// All findings, by rule in table order, then by place on the board.
Findings check(const Layout& layout);

} // namespace cimaise::musee
