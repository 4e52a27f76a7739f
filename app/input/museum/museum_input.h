// Parts of the input of Museum that have their own files.
#pragma once

#include "app/input/museum/museum_input_state.h"
#include "app/input/pieces.h"
#include "app/input/repairs.h"
#include "app/input/seats.h"
#include "positions/museum/museum_layout.h"
#include "validators/report/finding.h"

namespace cimaise::museum {

// members of GameInput (app/input/game_input.h)

int boardCount(const Layout& layout);
Inventory objects(const Layout& layout, int side);
AnyCase takeObject(const Layout& layout, const Spot& object);
std::optional<Put> putObject(const Layout& layout, const Spot& from, const Spot& to);
AnyCase swapMuseums(const Layout& layout, int one, int other);
/// Track, then the other figures, the experts and the patron.
ReadBackEntries figures(const Layout& layout, int side);
/// Public Opinion tokens on each continent.
ReadBackEntries opinionFigures(const Layout& layout);

/// The score track set to the sum of the objects, removals of misplaced or doubled objects, experts
/// left with one player.
RepairCandidates repairCandidates(const Layout& layout, const Finding& finding);

/// Position with other players: museums move with their players; Public Opinion and the plans of
/// boards stay.
Reseated withSeats(const Layout& layout, const Seats& seats);

/// Slots that differ, beginning with `pieces`, those of objects; then each museum with another
/// difference.
Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces);

/// Moves the selection to the first spot that can be selected. `why` is the step of undo or redo,
/// or empty: it becomes the hint, and the tool stays as it is.
InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& why);

} // namespace cimaise::museum
