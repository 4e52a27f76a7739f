// Parts of the input of Musée that have their own files.
#pragma once

#include "app/input/musee/musee_input_state.h"
#include "app/input/repairs.h"
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

/// Spots that differ, beginning with `pieces`, those of paintings.
Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces);

/// Moves the selection to the first spot that can be selected. `why` is the step of undo or redo,
/// or empty: it becomes the hint, and the tool stays as it is.
InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& why);

} // namespace cimaise::musee
