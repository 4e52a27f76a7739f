// Parts of the input of Muse that have their own files.
#pragma once

#include "app/input/repair_candidates.h"
#include "app/input/seats.h"
#include "positions/muse/muse_layout.h"
#include "validators/report/finding.h"

namespace cimaise::muse {

// members of GameInput (app/input/game_input.h)

/// Removals of a card entered twice, the extended deck, recounted coins and growth, payments.
RepairCandidates repairCandidates(const Layout& layout, const Finding& finding);

/// Position with other players: paintings, coins and turns move with their players; the economy
/// gets the coins for the number of players.
Reseated withSeats(const Layout& layout, const Seats& seats);

} // namespace cimaise::muse
