// Players of a running game of Musée.
#pragma once

#include "app/input/seats.h"
#include "validators/musee/musee_layout.h"

namespace cimaise::musee {

/// Position with other players: Musées and hands move with their players; galleries get the length
/// for the number of players.
Reseated withSeats(const Layout& layout, const Seats& seats);

} // namespace cimaise::musee
