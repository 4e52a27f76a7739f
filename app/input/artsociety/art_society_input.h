// Parts of the input of Art Society that have their own files.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"
#include "app/input/first_player.h"
#include "app/input/repairs.h"
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

/// The player whose bidding stack begins with the lowest card; nullopt if a stack is unknown, or if
/// two begin with that card.
std::optional<FirstPlayer> firstAuctioneer(const Layout& layout);

/// Spots that differ: changed tiles at their place in `after`, squares of removed tiles, pieces
/// beside each wall, the museum’s track and the shared wall. A tile may have the spot of another.
Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces);

/// Adds every square that a removed tile covered.
Spots changedArea(const Layout& before, const Layout& after, Spots area);

/// Moves the selection to the first spot that can be selected. `why` is the step of undo or redo,
/// or empty: it becomes the hint, and the tool stays as it is.
InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& why);

} // namespace cimaise::artsociety
