// Effects of keys and typed lines on an outline, on the selected tile, or on the tile to be placed.
#pragma once

#include "app/entry/artsociety/art_society_pointing.h"
#include "validators/artsociety/art_society_tile_text.h"

#include <string_view>

namespace cimaise::artsociety {

/// Hangs a tile behind the others and says what it does there.
Outcome hangTile(const Scene& scene, const Hung& hung);
/// Hangs what is outlined, as soon as its type and frame are known.
Outcome hangOutlined(const Scene& scene);

/// A key: of the outline, of the selected tile, or of the tile asked for; while there is none of
/// these, of the tile that is outlined next.
Outcome chooseType(const Scene& scene, Type type);
Outcome chooseFrame(const Scene& scene, Frame frame);
/// Both at once.
Outcome choosePainting(const Scene& scene, Type type, Frame frame);
/// The key at a place among the keys, which is always the same.
Outcome pressTypeKey(const Scene& scene, int row);
Outcome pressFrameKey(const Scene& scene, int row);
/// Of the keys of every type in every frame, frame by frame.
Outcome pressPaintingKey(const Scene& scene, int row);
Outcome chooseDecor(const Scene& scene);
/// Whether what a touch on the key of decor would mean can be decor.
bool decorFits(const Scene& scene);

/// Hangs a tile as typed; what is wrong with the text is refused.
Outcome enterTile(const Scene& scene, std::string_view text, const TileWords& words);

} // namespace cimaise::artsociety
