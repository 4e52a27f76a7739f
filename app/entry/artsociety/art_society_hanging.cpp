// Turns keys and typed lines into tiles on the wall.
#include "app/entry/artsociety/art_society_hanging.h"

#include "app/entry/artsociety/art_society_fits.h"
#include "app/entry/artsociety/art_society_judgement.h"
#include "app/entry/artsociety/art_society_names.h"
#include "validators/artsociety/art_society_catalogue.h"
#include "validators/layout/list_limits.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "{tile} hung"
constexpr TextId hangEdit = CIMAISE_TEXT("art.edit.hang");
//% "{tile} changed"
constexpr TextId changeEdit = CIMAISE_TEXT("art.edit.change");
//% "First drag over the squares the tile covers."
constexpr TextId dragFirst = CIMAISE_TEXT("art.hint.drag-first");
//% "Decor covers one to three squares in a line."
constexpr TextId decorShape = CIMAISE_TEXT("art.hint.decor-shape");
//% "A wall holds at most {most} tiles."
constexpr TextId wallCrowded = CIMAISE_TEXT("art.hint.crowded");

Outcome answering(const Scene& scene, Message answer) {
    Outcome outcome = staying(scene);
    outcome.pointing.last.said = std::move(answer);
    return outcome;
}

/// That the wall takes no more tiles: a file could not hold them.
std::optional<Message> crowding(const Scene& scene) {
    const bool crowded = scene.gallery().tiles.size() >= tilesOnAWall.entries;
    return crowded ? std::optional{Message{wallCrowded,
                                           {{"most", static_cast<int>(tilesOnAWall.entries)}}}}
                   : std::nullopt;
}

/// The selected tile shows something else.
Outcome showFace(const Scene& scene, const std::variant<Painting, Decor>& face) {
    const OnWall where = scene.onWall(*scene.pointing.selected);
    Layout next = show(scene.layout, where, face);
    const Message what{changeEdit, {named(scene.layout, hungAt(next, where).tile)}};
    return making(scene, std::move(next), what);
}

/// The painting that is selected; of decor, one as they were chosen last.
Painting selectedPainting(const Scene& scene) {
    const Painting* const painting = scene.selected()->tile.painting();
    return {.type = painting == nullptr ? scene.pointing.lastType : painting->type,
            .frame = painting == nullptr ? scene.pointing.lastFrame : painting->frame,
            .start = {}};
}

/// Result of a key before any squares are outlined: the paint of the next tile, until it is hung. A
/// key that is chosen already puts its paint down again.
Outcome pickPaint(const Scene& scene, std::optional<Type> type, std::optional<Frame> frame) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    Pointing& next = outcome.pointing;
    const bool chosen = (!type || next.type == type) && (!frame || next.frame == frame);
    if (type) {
        next.type = chosen ? std::nullopt : type;
    }
    if (frame) {
        next.frame = chosen ? std::nullopt : frame;
    }
    return outcome;
}

/// Something more is known of the outline: it is judged anew, and hung once all is.
Outcome saying(const Scene& scene, Pointing pointing) {
    Scene now{scene.layout, scene.side, pointing, scene.readOnly};
    pointing.last = outlined(now);
    return hangOutlined(now);
}

} // namespace

Outcome hangTile(const Scene& scene, const Hung& hung) {
    Outcome outcome{.pointing = withoutOutline(scene.pointing)};
    if (auto crowded = crowding(scene)) {
        outcome.pointing.last.said = *std::move(crowded);
        return outcome;
    }
    const std::size_t tile = scene.gallery().tiles.size();
    Layout next = hang(scene.layout, scene.side, hung);
    const Hung& hanging = hungAt(next, scene.onWall(tile));
    outcome.pointing.last.said = held(scene, hanging).said;
    const Message what{hangEdit, {named(scene.layout, hanging.tile)}};
    outcome.edit = {.next = std::move(next),
                    .what = what,
                    .heard = Heard::putDown,
                    .at = tileSpot(scene, tile)};
    return outcome;
}

Outcome hangOutlined(const Scene& scene) {
    const Pointing& pointing = scene.pointing;
    if (!pointing.outline || !pointing.type || !pointing.frame) {
        return staying(scene);
    }
    const Painting painting{.type = *pointing.type, .frame = *pointing.frame, .start = {}};
    const Block block = *pointing.outline;
    Outcome outcome =
        hangTile(scene, {.tile = {.face = painting, .size = block.size}, .at = block.at});
    outcome.pointing.lastType = painting.type;
    outcome.pointing.lastFrame = painting.frame;
    return outcome;
}

Outcome chooseType(const Scene& scene, Type type) {
    if (!scene.hasGallery()) {
        return staying(scene);
    }
    if (scene.pointing.mode == Mode::fit) {
        return askType(scene, type);
    }
    if (scene.selected() != nullptr) {
        return showFace(
            scene, Painting{.type = type, .frame = selectedPainting(scene).frame, .start = {}});
    }
    if (!scene.pointing.outline) {
        return pickPaint(scene, type, std::nullopt);
    }
    Pointing next = scene.pointing;
    next.type = type;
    return saying(scene, next);
}

Outcome chooseFrame(const Scene& scene, Frame frame) {
    if (!scene.hasGallery()) {
        return staying(scene);
    }
    if (scene.pointing.mode == Mode::fit) {
        return askFrame(scene, frame);
    }
    if (scene.selected() != nullptr) {
        return showFace(
            scene, Painting{.type = selectedPainting(scene).type, .frame = frame, .start = {}});
    }
    if (!scene.pointing.outline) {
        return pickPaint(scene, std::nullopt, frame);
    }
    Pointing next = scene.pointing;
    next.frame = frame;
    return saying(scene, next);
}

Outcome choosePainting(const Scene& scene, Type type, Frame frame) {
    if (!scene.hasGallery()) {
        return staying(scene);
    }
    if (scene.selected() != nullptr) {
        return showFace(scene, Painting{.type = type, .frame = frame, .start = {}});
    }
    if (!scene.pointing.outline) {
        return pickPaint(scene, type, frame);
    }
    Pointing next = scene.pointing;
    next.type = type;
    next.frame = frame;
    return saying(scene, next);
}

Outcome pressTypeKey(const Scene& scene, int row) {
    return row >= 0 && row < std::ssize(types)
               ? chooseType(scene, types.at(static_cast<std::size_t>(row)))
               : staying(scene);
}

Outcome pressFrameKey(const Scene& scene, int row) {
    return row >= 0 && row < std::ssize(frames)
               ? chooseFrame(scene, frames.at(static_cast<std::size_t>(row)))
               : staying(scene);
}

Outcome pressPaintingKey(const Scene& scene, int row) {
    const auto at = static_cast<std::size_t>(row);
    return row >= 0 && at < types.size() * frames.size()
               ? choosePainting(scene, types.at(at % types.size()), frames.at(at / types.size()))
               : staying(scene);
}

bool decorFits(const Scene& scene) {
    if (scene.pointing.mode == Mode::fit) {
        return true;
    }
    const Hung* const hung = scene.selected();
    const std::optional<Block>& outline = scene.pointing.outline;
    if (hung == nullptr && !outline) {
        return false;
    }
    const Extent size = hung != nullptr ? hung->tile.size : outline->size;
    return existsAsDecor({.shields = size.area()}, size);
}

Outcome chooseDecor(const Scene& scene) {
    if (!scene.hasGallery()) {
        return staying(scene);
    }
    if (scene.pointing.mode == Mode::fit) {
        return ask(scene, 1);
    }
    const Hung* const hung = scene.selected();
    const std::optional<Block>& outline = scene.pointing.outline;
    if (hung == nullptr && !outline) {
        return answering(scene, {dragFirst, {}});
    }
    if (!decorFits(scene)) {
        return answering(scene, {decorShape, {}});
    }
    if (hung != nullptr) {
        return showFace(scene, Decor{.shields = hung->tile.size.area()});
    }
    const Decor decor{.shields = outline->size.area()};
    return hangTile(scene, {.tile = {.face = decor, .size = outline->size}, .at = outline->at});
}

Outcome enterTile(const Scene& scene, std::string_view text, const TileWords& words) {
    if (!scene.hasGallery()) {
        return staying(scene);
    }
    const tl::expected<Hung, Message> hung = readTileText(text, words);
    if (!hung) {
        return {.pointing = scene.pointing, .refused = hung.error()};
    }
    if (auto crowded = crowding(scene)) {
        return {.pointing = scene.pointing, .refused = std::move(crowded)};
    }
    Outcome outcome = hangTile(scene, *hung);
    outcome.pointing.selected.reset();
    return outcome;
}

} // namespace cimaise::artsociety
