// Rules of Muse as a table.
#pragma once

#include "validators/muse/muse_layout.h"
#include "validators/report/rule.h"

#include <span>

namespace cimaise::muse {

extern const std::span<const Rule<Layout>> rules;

/// The rule that looks at the payments of the round.
inline constexpr std::string_view payRule = "muse.pay";
/// The id of the rule that says that this round is the last.
inline constexpr std::string_view endRule = "muse.end";

/// Those that a layout can be held to: only the number of players when that is wrong.
std::span<const Rule<Layout>> rulesFor(const Layout& layout);

/// All findings, in the order of the table and then of the players.
Findings check(const Layout& layout);

/// How many coins of a suit there are too many; negative: how many are missing ("Setup",
/// "Drawing, Discarding And Economic Growth").
int coinsTooMany(const Layout& layout, Suit suit);

} // namespace cimaise::muse
