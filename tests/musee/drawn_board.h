// Positions of Musée as drawings:
//
//     twoPlayers(R"(.  .  .  18 .  .
//                   .  .  13 28 38 .
//                   5  10 15 20 25 30 *)")
//
// One line per gallery from top to bottom; `.` is an empty space, `*` a claimed Gallery Bonus.
// Galleries and Musées that are not drawn are empty.
#pragma once

#include "positions/musee/musee_layout.h"

#include <initializer_list>
#include <string_view>

namespace cimaise::musee {

/// Position of `players` (Ana, Bo, Cy, Di, Eve) with the first game's staircases.
Layout drawn(int players, std::initializer_list<std::string_view> musees);

template <class... Drawings> Layout twoPlayers(Drawings... musees) { return drawn(2, {musees...}); }
template <class... Drawings> Layout threePlayers(Drawings... musees) {
    return drawn(3, {musees...});
}
template <class... Drawings> Layout fourPlayers(Drawings... musees) {
    return drawn(4, {musees...});
}

/// Position with another pattern of staircases.
Layout withStairs(Layout layout, std::vector<int> top, std::vector<int> bottom);

/// Position with a known hand of a player.
Layout withHand(Layout layout, int player, Hand hand);

/// Position with another option of a reading.
Layout withReading(Layout layout, std::string_view reading, std::string_view option);

} // namespace cimaise::musee
