// Parts of the input of Musée that have their own files.
#pragma once

#include "app/input/repair_candidates.h"
#include "app/input/seats.h"
#include "positions/musee/musee_layout.h"
#include "validators/report/finding.h"

namespace cimaise::musee {

// members of GameInput (app/input/game_input.h)

/// Swaps and moves in a gallery that does not rise, removals of a number entered twice, bonuses
/// returned.
RepairCandidates repairCandidates(const Layout& layout, const Finding& finding);

/// Position with other players: Musées and hands move with their players; galleries get the length
/// for the number of players.
Reseated withSeats(const Layout& layout, const Seats& seats);

} // namespace cimaise::musee
