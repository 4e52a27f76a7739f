// Players of a running game of Muse.
#pragma once

#include "app/input/seats.h"
#include "validators/muse/muse_layout.h"

namespace cimaise::muse {

/// Position with other players: paintings, coins and turns move with their players; the economy
/// gets the coins for the number of players.
Reseated withSeats(const Layout& layout, const Seats& seats);

} // namespace cimaise::muse
