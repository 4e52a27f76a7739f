// Hint line under a wall: the answer to the last input, otherwise the effect of the next one.
#pragma once

#include "app/input/artsociety/art_society_fits.h"
#include "app/input/artsociety/art_society_wall_outlook.h"
#include "validators/report/finding.h"

namespace cimaise::artsociety {

/// Hint: a sentence, the effect of a tile at a place (with or without its name), the finding at a
/// spot, or the alternatives for a tile that fits nowhere.
using Line = std::variant<Message, TileVerdict, Placement, Spot, Offers>;

/// Hint line for the input state. `findings`: those of the layout; `fits`: the placements of the
/// requested tile; `outlook`: that of the wall in view.
Line hint(const InputContext& context, const Findings& findings, const Fits& fits,
          const WallOutlook& outlook);

} // namespace cimaise::artsociety
