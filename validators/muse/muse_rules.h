// Rules of Muse as a table.
#pragma once

#include "positions/muse/muse_layout.h"
#include "validators/report/rule.h"

#include <span>

namespace cimaise::muse {

extern const std::span<const Rule<Layout>> rules;

/// Id of the rule that checks the payments of the round.
inline constexpr std::string_view payRule = "muse.pay";
inline constexpr std::string_view deckRule = "muse.deck";
inline constexpr std::string_view uniqueRule = "muse.unique";
inline constexpr std::string_view growthRule = "muse.growth";
inline constexpr std::string_view coinsRule = "muse.coins";
inline constexpr std::string_view tieRule = "muse.tie";
/// Id of the rule that reports the last round.
inline constexpr std::string_view endRule = "muse.end";

/// Rules that apply to a layout: if the number of players is wrong, only the rule for that.
std::span<const Rule<Layout>> rulesFor(const Layout& layout);

/// All findings, by rule in table order and then by player.
Findings check(const Layout& layout);

/// Surplus coins of a suit; negative: missing coins ("Setup", "Drawing, Discarding And Economic
/// Growth").
int coinsTooMany(const Layout& layout, Suit suit);

} // namespace cimaise::muse
