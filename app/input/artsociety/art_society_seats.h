// Players of a running game of Art Society.
#pragma once

#include "app/input/seats.h"
#include "validators/artsociety/art_society_layout.h"

namespace cimaise::artsociety {

/// Position with other players: walls, assistants, hands and stacks of bid cards move with their
/// players; the museum is shared and stays.
Reseated withSeats(const Layout& layout, const Seats& seats);

} // namespace cimaise::artsociety
