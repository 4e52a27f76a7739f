// Effects of keys and typed lines on an outline, on the selected tile, or on the tile to be placed.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"
#include "validators/artsociety/art_society_tile_text.h"

#include <string_view>

namespace cimaise::artsociety {

/// Hangs a tile behind the others and says what it does there.
InputResult hangTile(const InputContext& context, const Hung& hung);
/// Hangs what is outlined, as soon as its type and frame are known.
InputResult hangOutlined(const InputContext& context);

/// A key: of the outline, of the selected tile, or of the tile asked for; while there is none of
/// these, of the tile that is outlined next.
InputResult chooseType(const InputContext& context, Type type);
InputResult chooseFrame(const InputContext& context, Frame frame);
/// Both at once.
InputResult choosePainting(const InputContext& context, Type type, Frame frame);
/// The key at a place among the keys, which is always the same.
InputResult pressTypeKey(const InputContext& context, int row);
InputResult pressFrameKey(const InputContext& context, int row);
/// Of the keys of every type in every frame, frame by frame.
InputResult pressPaintingKey(const InputContext& context, int row);
InputResult chooseDecor(const InputContext& context);
/// Whether what a touch on the key of decor would mean can be decor.
bool decorFits(const InputContext& context);

/// Hangs a tile as typed; what is wrong with the text is refused.
InputResult enterTile(const InputContext& context, std::string_view text, const TileWords& words);

} // namespace cimaise::artsociety
