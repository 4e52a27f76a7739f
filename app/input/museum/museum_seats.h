// Players of a running game of Museum.
#pragma once

#include "app/input/seats.h"
#include "validators/museum/museum_layout.h"

namespace cimaise::museum {

/// Position with other players: museums move with their players; Public Opinion and the plans of
/// boards stay.
Reseated withSeats(const Layout& layout, const Seats& seats);

} // namespace cimaise::museum
