// Effects of keys on an outline, on the selected tile, or on the tile to be placed.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

/// Hangs a tile as the last in the order, and reports its effect.
InputResult hangTile(const InputContext& context, const PlacedTile& hung);
/// Hangs the outlined tile as soon as its type and frame are known.
InputResult hangOutlined(const InputContext& context);

/// Result of a type or frame key. The key applies to the outline, the selected tile or the
/// requested tile; without any of these, to the next tile outlined.
InputResult chooseType(const InputContext& context, Type type);
InputResult chooseFrame(const InputContext& context, Frame frame);
/// Chooses type and frame together.
InputResult choosePainting(const InputContext& context, Type type, Frame frame);
/// Result of pressing the type or frame key at this row; the rows have a fixed order.
InputResult pressTypeKey(const InputContext& context, int row);
InputResult pressFrameKey(const InputContext& context, int row);
/// Result of pressing a key that sets both type and frame; the keys are ordered by frame, then by
/// type.
InputResult pressPaintingKey(const InputContext& context, int row);
InputResult chooseDecor(const InputContext& context);
/// True if the decor key is enabled: the outline, the selected tile or the requested tile can be
/// decor.
bool decorFits(const InputContext& context);

} // namespace cimaise::artsociety
