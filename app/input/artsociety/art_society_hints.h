// Hint line under a wall: the answer to the last input, otherwise the effect of the next one.
#pragma once

#include "app/input/artsociety/art_society_fits.h"
#include "validators/report/finding.h"

namespace cimaise::artsociety {

/// A sentence; what a tile does at a place, with its name or without; what is found at a spot; or
/// that a tile fits nowhere, and what the rules offer.
using Line = std::variant<Message, Judged, Placement, Spot, Offers>;

/// `findings` are those of the layout, `fits` those of the tile asked for.
Line hint(const InputContext& context, const Findings& findings, const Fits& fits);

} // namespace cimaise::artsociety
