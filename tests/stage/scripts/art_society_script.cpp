// Enters the tiles of a sample of Art Society: a drag, then a key, or two where the keypad is low.
#include "app/texts/qt_texts.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "tests/stage/scripts/script.h"

#include <algorithm>

namespace cimaise {

namespace {

artsociety::Layout bareWalls(artsociety::Layout whole) {
    for (artsociety::Gallery& gallery : whole.galleries) {
        gallery.tiles.clear();
    }
    return whole;
}

Taps::Items paintingKeys(Taps& taps, const QString& type, const QString& frame) {
    Taps::Items keys = taps.saying("ArtSocietyKey", "type", type);
    std::erase_if(keys, [&](const QQuickItem* key) { return key->property("frame") != frame; });
    return keys;
}

void choosePainting(Taps& taps, const artsociety::Painting& painting) {
    const QString type = toQt(infoOf(painting.type).id);
    const QString frame = toQt(frameId(painting.frame)).toUpper();
    Taps::Items keys = paintingKeys(taps, type, frame);
    if (keys.empty()) {
        taps.tap("type", paintingKeys(taps, type, {}));
        keys = paintingKeys(taps, {}, frame);
    }
    taps.tap("edit", keys);
}

void enterWall(Taps& taps, const artsociety::Layout& whole, int side) {
    for (const auto& [tile, at] : whole.galleries.at(static_cast<std::size_t>(side)).tiles) {
        const QPoint first{at.column, at.row};
        taps.outline(first, first + QPoint{tile.size.columns - 1, tile.size.rows - 1});
        if (tile.painting() != nullptr) {
            choosePainting(taps, *tile.painting());
        } else {
            taps.button("art.keypad.decor", "edit");
        }
    }
}

} // namespace

template <> Script<artsociety::Layout> scriptOf() {
    return {.items = {"ArtSocietyWall",
                      "ArtSocietyTile",
                      "ArtSocietyKeypad",
                      "ArtSocietyKey",
                      {"ArtSocietyWallSurface", "ArtSocietySquare"}},
            .sample = "rulebook-example",
            .bare = bareWalls,
            .enter = enterWall};
}

} // namespace cimaise
