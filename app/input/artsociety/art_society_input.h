// Parts of the input of Art Society that have their own files.
#pragma once

#include "app/input/repair_candidates.h"
#include "app/input/seats.h"
#include "positions/artsociety/art_society_layout.h"
#include "validators/report/finding.h"

namespace cimaise::artsociety {

// members of GameInput (app/input/game_input.h)

/// Tiles given to the assistant or moved onto the wall, another starting painting, corrected decor,
/// bid cards and markers, an order of hanging marked as unknown.
RepairCandidates repairCandidates(const Layout& layout, const Finding& finding);

/// Position with other players: walls, assistants, hands and stacks of bid cards move with their
/// players; the museum is shared and stays.
Reseated withSeats(const Layout& layout, const Seats& seats);

} // namespace cimaise::artsociety
