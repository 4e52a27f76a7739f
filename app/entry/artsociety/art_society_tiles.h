// Edits of a tile on the wall: copying, removing, marking, giving away, changing the order.
#pragma once

#include "app/entry/artsociety/art_society_pointing.h"
#include "validators/report/finding.h"

namespace cimaise::artsociety {

/// What is drawn next gets the selected tile's type and frame.
Outcome copySelected(const Scene& scene);
Outcome takeSelected(const Scene& scene);
/// Decor that lies across stands upright, and the other way round.
Outcome turnSelected(const Scene& scene);
/// Whether the selected tile can be turned: a painting never can.
bool mayTurn(const Scene& scene);
Outcome toggleStart(const Scene& scene);
Outcome giveToAssistant(const Scene& scene);

// --- the order of hanging --------------------------------------------------------------------

Outcome setOrdered(const Scene& scene, bool ordered);
/// Whether a finding holds only for as long as the order of hanging is known.
bool needsOrder(const Finding& finding);
/// The order of a side, whether it is looked at or not, is not known.
Outcome forgetOrder(const Scene& scene, int side);
/// Selects a tile by its place in the order.
Outcome select(const Scene& scene, int row);
/// Puts a tile earlier or later.
Outcome moveInOrder(const Scene& scene, int row, int by);

// --- the neighbour's check -------------------------------------------------------------------

/// Two paintings that touch are shown, or, shown already, no more.
Outcome showPair(const Scene& scene, int row);

} // namespace cimaise::artsociety
