// Positions of Muse as lines of text:
//
//     drawn({"mountain cave | huntress | 3 moons 1 knots", "", "| bard"})
//
// One line per player (Ana, Bo, Cy, Di): studio | palace | coins; omitted parts are empty. A card
// is its id without `the-`. The economy holds the remaining coins.
#pragma once

#include "validators/muse/muse_catalogue.h"

#include <initializer_list>
#include <string_view>

namespace cimaise::muse {

Layout drawn(std::initializer_list<std::string_view> artists);

/// The same table after so many growths, the new coins in the economy.
Layout withGrowth(Layout layout, int growth);

/// The same table with so many coins in the economy, suits left out unchanged: `3 moons 0 suns`.
Layout withEconomy(Layout layout, std::string_view coins);

/// The same table with a round: `Ana paint author 2 moons, discard cave`, one line a turn.
Layout withRound(Layout layout, std::string_view turns);

/// The same table with the draw pile running out after these events.
Layout withGrowAfter(Layout layout, std::vector<int> events);

/// The same table with a reading chosen.
Layout withReading(Layout layout, std::string_view reading, std::string_view option);

/// The card called so, with or without its `the-`.
Card card(std::string_view name);

/// `3 moons 1 knots`; `-` when there are none.
std::string text(const Purse& purse);

} // namespace cimaise::muse
