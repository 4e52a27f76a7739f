// Turns keys into tiles on the wall.
#include "app/input/artsociety/art_society_hanging.h"

#include "app/input/artsociety/art_society_fits.h"
#include "app/input/artsociety/art_society_names.h"
#include "app/input/artsociety/art_society_tile_verdict.h"
#include "app/input/artsociety/art_society_wall_outlook.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/file/list_limits.h"

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

InputResult withMessage(const InputContext& context, Message answer) {
    InputResult result = unchanged(context);
    result.state.last.feedback = std::move(answer);
    return result;
}

/// Message that the wall is full: a file cannot store more tiles.
std::optional<Message> crowding(const InputContext& context) {
    const bool crowded = context.gallery().tiles.size() >= tilesOnAWall.entries;
    return crowded ? std::optional{Message{wallCrowded,
                                           {{"most", static_cast<int>(tilesOnAWall.entries)}}}}
                   : std::nullopt;
}

/// Replaces the selected tile by another painting or decor.
InputResult showFace(const InputContext& context, const std::variant<Painting, Decor>& face) {
    const OnWall where = context.onWall(*context.state.selected);
    Layout next = show(context.layout, where, face);
    const Message what{changeEdit, {named(context.layout, placedTileAt(next, where).tile)}};
    return withEdit(context, std::move(next), what);
}

/// The selected painting; if decor is selected, a painting with the type and frame used last.
Painting selectedPainting(const InputContext& context) {
    const Painting* const painting = context.selected()->tile.painting();
    return {.type = painting == nullptr ? context.state.lastType : painting->type,
            .frame = painting == nullptr ? context.state.lastFrame : painting->frame,
            .start = {}};
}

/// Result of a key before any squares are outlined: the type or frame of the next tile, until it is
/// hung. A second press of the same key clears the choice.
InputResult pickPaint(const InputContext& context, std::optional<Type> type,
                      std::optional<Frame> frame) {
    InputResult result{.state = withoutLastTouch(context.state)};
    InputState& next = result.state;
    const bool chosen = (!type || next.type == type) && (!frame || next.frame == frame);
    if (type) {
        next.type = chosen ? std::nullopt : type;
    }
    if (frame) {
        next.frame = chosen ? std::nullopt : frame;
    }
    return result;
}

/// Updates the verdict about the outline, and hangs the tile once type and frame are known.
InputResult withVerdict(const InputContext& context, InputState state) {
    InputContext now{context.layout, context.side, state, context.readOnly};
    state.last = outlineVerdict(now);
    return hangOutlined(now);
}

} // namespace

InputResult hangTile(const InputContext& context, const PlacedTile& hung) {
    InputResult result{.state = withoutOutline(context.state)};
    if (auto crowded = crowding(context)) {
        result.state.last.feedback = *std::move(crowded);
        return result;
    }
    const std::size_t tile = context.gallery().tiles.size();
    Layout next = hang(context.layout, context.side, hung);
    const PlacedTile& hanging = placedTileAt(next, context.onWall(tile));
    result.state.last.feedback = newTileVerdict(context, hanging).feedback;
    const Message what{hangEdit, {named(context.layout, hanging.tile)}};
    result.edit = {.next = std::move(next),
                   .what = what,
                   .sound = InputSound::putDown,
                   .at = tileSpot(context, tile)};
    return result;
}

InputResult hangOutlined(const InputContext& context) {
    const InputState& state = context.state;
    if (!state.outline || !state.type || !state.frame) {
        return unchanged(context);
    }
    const Painting painting{.type = *state.type, .frame = *state.frame, .start = {}};
    const Block block = *state.outline;
    InputResult result =
        hangTile(context, {.tile = {.face = painting, .size = block.size}, .at = block.at});
    result.state.lastType = painting.type;
    result.state.lastFrame = painting.frame;
    return result;
}

InputResult chooseType(const InputContext& context, Type type) {
    if (!context.hasGallery()) {
        return unchanged(context);
    }
    if (context.state.mode == Mode::fit) {
        return setRequestedType(context, type);
    }
    if (context.state.mode == Mode::outlook) {
        return chooseOutlookType(context, type);
    }
    if (context.selected() != nullptr) {
        return showFace(
            context, Painting{.type = type, .frame = selectedPainting(context).frame, .start = {}});
    }
    if (!context.state.outline) {
        return pickPaint(context, type, std::nullopt);
    }
    InputState next = context.state;
    next.type = type;
    return withVerdict(context, next);
}

InputResult chooseFrame(const InputContext& context, Frame frame) {
    if (!context.hasGallery()) {
        return unchanged(context);
    }
    if (context.state.mode == Mode::fit) {
        return setRequestedFrame(context, frame);
    }
    if (context.state.mode == Mode::outlook) {
        return unchanged(context);
    }
    if (context.selected() != nullptr) {
        return showFace(
            context, Painting{.type = selectedPainting(context).type, .frame = frame, .start = {}});
    }
    if (!context.state.outline) {
        return pickPaint(context, std::nullopt, frame);
    }
    InputState next = context.state;
    next.frame = frame;
    return withVerdict(context, next);
}

InputResult choosePainting(const InputContext& context, Type type, Frame frame) {
    if (!context.hasGallery()) {
        return unchanged(context);
    }
    if (context.selected() != nullptr) {
        return showFace(context, Painting{.type = type, .frame = frame, .start = {}});
    }
    if (!context.state.outline) {
        return pickPaint(context, type, frame);
    }
    InputState next = context.state;
    next.type = type;
    next.frame = frame;
    return withVerdict(context, next);
}

InputResult pressTypeKey(const InputContext& context, int row) {
    return row >= 0 && row < std::ssize(types)
               ? chooseType(context, types.at(static_cast<std::size_t>(row)))
               : unchanged(context);
}

InputResult pressFrameKey(const InputContext& context, int row) {
    return row >= 0 && row < std::ssize(frames)
               ? chooseFrame(context, frames.at(static_cast<std::size_t>(row)))
               : unchanged(context);
}

InputResult pressPaintingKey(const InputContext& context, int row) {
    const auto at = static_cast<std::size_t>(row);
    return row >= 0 && at < types.size() * frames.size()
               ? choosePainting(context, types.at(at % types.size()), frames.at(at / types.size()))
               : unchanged(context);
}

bool decorFits(const InputContext& context) {
    if (context.state.mode == Mode::fit) {
        return true;
    }
    const PlacedTile* const hung = context.selected();
    const std::optional<Block>& outline = context.state.outline;
    if (hung == nullptr && !outline) {
        return false;
    }
    const Extent size = hung != nullptr ? hung->tile.size : outline->size;
    return existsAsDecor({.shields = size.area()}, size);
}

InputResult chooseDecor(const InputContext& context) {
    if (!context.hasGallery()) {
        return unchanged(context);
    }
    if (context.state.mode == Mode::fit) {
        return ask(context, 1);
    }
    const PlacedTile* const hung = context.selected();
    const std::optional<Block>& outline = context.state.outline;
    if (hung == nullptr && !outline) {
        return withMessage(context, {dragFirst, {}});
    }
    if (!decorFits(context)) {
        return withMessage(context, {decorShape, {}});
    }
    if (hung != nullptr) {
        return showFace(context, Decor{.shields = hung->tile.size.area()});
    }
    const Decor decor{.shields = outline->size.area()};
    return hangTile(context, {.tile = {.face = decor, .size = outline->size}, .at = outline->at});
}

} // namespace cimaise::artsociety
