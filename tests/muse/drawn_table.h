// Positions of Muse as lines of text:
//
//     drawn({"mountain cave | huntress | 3 moons 1 knots", "", "| bard"})
//
// One line per player (Ana, Bo, Cy, Di): studio | palace | coins; omitted parts are empty. A card
// is its id without `the-`. The economy holds the remaining coins.
#pragma once

#include "positions/muse/muse_catalogue.h"

#include <initializer_list>
#include <string_view>

namespace cimaise::muse {

Layout drawn(std::initializer_list<std::string_view> artists);

/// Position after a number of growths, with the new coins in the economy.
Layout withGrowth(Layout layout, int growth);

/// Position with these coins in the economy: `3 moons 0 suns`; other suits are unchanged.
Layout withEconomy(Layout layout, std::string_view coins);

/// Position with a round: `Ana paint author 2 moons, discard cave`, one line per turn.
Layout withRound(Layout layout, std::string_view turns);

/// Position in which these events emptied the draw pile.
Layout withGrowAfter(Layout layout, std::vector<int> events);

/// Position with another option of a reading.
Layout withReading(Layout layout, std::string_view reading, std::string_view option);

/// Card of that name, with or without its `the-`.
Card card(std::string_view name);

/// Text of coins: `3 moons 1 knots`; `-` if there are none.
std::string text(const Purse& purse);

} // namespace cimaise::muse
