// Parts of the input of Muse that have their own files.
#pragma once

#include "app/input/muse/muse_input_state.h"
#include "app/input/repairs.h"
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

/// Spots that differ: turns of the round, paintings (`pieces`), then coins.
Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces);

/// Moves the selection to the first spot that can be selected. `why` is the step of undo or redo,
/// or empty: it becomes the hint, and the tool stays as it is.
InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& why);

} // namespace cimaise::muse
