// Arguments for and against a tile that is dragged over a wall.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

/// What a tile would meet where it is legal: frames, faux pas, corners, the eyeline (which is
/// nothing to decor).
std::vector<Message> meetings(const Placement& placement, const Tile& tile);

/// What forbids an illegal place.
TextId objectionTo(const Placement& placement);

/// That it is allowed, what it brings and meets; else what forbids it.
std::vector<Message> judgement(const Judged& judged);

/// What is said of a tile held over the wall.
LastTouch held(const InputContext& context, const Hung& hung);
/// The same of a tile of the wall that is moved or resized: it is judged as if it hung nowhere
/// else, and brings what the total changes by.
LastTouch heldFromWall(const InputContext& context, const Hung& hung, std::size_t tile);

/// What is said of the squares outlined, which may be of a tile that is known.
LastTouch outlined(const InputContext& context);

} // namespace cimaise::artsociety
