// Arguments for and against a tile that is dragged over a wall.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

/// Effects of a tile at a legal place: frames, faux pas, corners, the eyeline (which does not
/// concern decor).
std::vector<Message> tileEffects(const Placement& placement, const Tile& tile);

/// Reason why a place is illegal.
TextId objectionTo(const Placement& placement);

/// Verdict: points and effects of a legal place, or the reason against an illegal one.
std::vector<Message> verdictMessages(const TileVerdict& judged);

/// Verdict about a new tile dragged over the wall.
LastTap newTileVerdict(const InputContext& context, const PlacedTile& hung);
/// Verdict about a tile of the wall that is moved or resized. The tile is first removed from its
/// place; the points are the change of the total.
LastTap moveVerdict(const InputContext& context, const PlacedTile& hung, std::size_t tile);

/// Verdict about the outlined squares, with the tile if it is known.
LastTap outlineVerdict(const InputContext& context);

} // namespace cimaise::artsociety
