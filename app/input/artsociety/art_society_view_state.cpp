// Writes and reads the view state as one line of JSON.
#include "app/input/artsociety/art_society_view_state.h"

#include "app/input/artsociety/art_society_tile_verdict.h"
#include "app/input/view_state.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/file/json_text.h"
#include "rulings/artsociety/art_society_outlook.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace cimaise::artsociety {

namespace {

constexpr std::array<std::string_view, 4> modeIds{"enter", "fit", "plan", "outlook"};
constexpr int mostTiles = 999;

std::string_view typeId(Type type) { return infoOf(type).id; }

Json written(Extent size) { return Json::array({size.columns, size.rows}); }

Json written(Square square) { return Json::array({square.column, square.row}); }

Json written(const Tile& tile) {
    Json text = Json::object();
    if (const Painting* const painting = tile.painting()) {
        text["type"] = typeId(painting->type);
        text["frame"] = frameId(painting->frame);
    } else {
        text["shields"] = tile.decor()->shields;
    }
    text["size"] = written(tile.size);
    return text;
}

Json written(const Choices& choices) {
    Json text = Json::object();
    if (choices.type) {
        text["type"] = typeId(*choices.type);
    }
    if (choices.frame) {
        text["frame"] = frameId(*choices.frame);
    }
    text["lastType"] = typeId(choices.lastType);
    text["lastFrame"] = frameId(choices.lastFrame);
    return text; // without the marker picked up: nothing stays in hand
}

std::optional<Type> typeAt(const Json& object, const char* key) {
    const auto found = std::ranges::find(types, textAt(object, key), typeId);
    return found == types.end() ? std::nullopt : std::optional{*found};
}

std::optional<Frame> frameAt(const Json& object, const char* key) {
    const auto found = std::ranges::find(frames, textAt(object, key), frameId);
    return found == frames.end() ? std::nullopt : std::optional{*found};
}

/// Two numbers from 1 to `most`; {1, 1} if there are none.
std::array<int, 2> pairAt(const Json& object, const char* key, int most) {
    std::array<int, 2> pair{1, 1};
    const auto found = object.find(key);
    if (found != object.end() && found->is_array() && found->size() == pair.size()) {
        for (std::size_t i = 0; i < pair.size(); ++i) {
            const Json one = Json{{"number", (*found)[i]}};
            pair[i] = std::max(1, numberAt(one, "number", most));
        }
    }
    return pair;
}

Square squareAt(const Json& object, const char* key) {
    const auto [column, row] = pairAt(object, key, highestCoordinate);
    return {.column = column, .row = row};
}

Extent extentAt(const Json& object, const char* key, int most) {
    const auto [columns, rows] = pairAt(object, key, most);
    return {.columns = columns, .rows = rows};
}

Tile readTile(const Json& text) {
    const Extent size = extentAt(text, "size", longestSide);
    if (const int shields = numberAt(text, "shields", mostShields); shields > 0) {
        return {.face = Decor{.shields = shields}, .size = size};
    }
    return {.face = Painting{.type = typeAt(text, "type").value_or(types.front()),
                             .frame = frameAt(text, "frame").value_or(frames.front()),
                             .start = {}},
            .size = size};
}

/// Choices that do not depend on the position.
void readChoices(InputState& state, const Json& text) {
    state.type = typeAt(text, "type");
    state.frame = frameAt(text, "frame");
    state.lastType = typeAt(text, "lastType").value_or(state.lastType);
    state.lastFrame = frameAt(text, "lastFrame").value_or(state.lastFrame);
}

void readAsked(const InputContext& context, InputState& state, const Json& read) {
    state.asked = readTile(objectAt(read, "asked"));
    state.requestedTileHolder.reset();
    if (flagAt(read, "held") && context.gallery().assistant == state.asked) {
        state.requestedTileHolder = context.side;
    }
}

void readOutlook(InputState& state, const Json& read) {
    state.outlookType = typeAt(read, "type");
    const Extent size = extentAt(read, "size", largestSide);
    if (std::min(size.columns, size.rows) >= smallestSide) {
        state.outlookSize = size;
    }
}

/// Selected tile or outline, which belong to one position.
void readSelection(const InputContext& context, InputState& state, const Json& read) {
    const auto tile = static_cast<std::size_t>(numberAt(read, "tile", mostTiles));
    if (state.mode == Mode::enter && tile > 0 && context.isTile(tile - 1)) {
        state.selected = tile - 1;
    }
    state.cursor = context.clamped(squareAt(read, "cursor"));
    const Json outline = objectAt(read, "outline");
    const Block block{.at = squareAt(outline, "at"),
                      .size = extentAt(outline, "size", highestCoordinate)};
    if (state.mode == Mode::enter && !outline.empty() && !context.readOnly &&
        isInside(block, context.layout.wall.size)) {
        state.outline = block;
        state.last = outlineVerdict({context.layout, context.side, state});
    }
}

} // namespace

std::string writeViewState(const InputContext& context) {
    const InputState& state = context.state;
    Json text = Json::object();
    text["side"] = context.side;
    text["mode"] = modeIds.at(static_cast<std::size_t>(state.mode));
    text["museum"] = state.atMuseum;
    text["tile"] = state.selected ? *state.selected + 1 : 0;
    text["cursor"] = written(state.cursor);
    text["choices"] = written(state.choices());
    text["asked"] = written(state.asked);
    text["outlook"] = Json::object();
    if (state.outlookType) {
        text["outlook"]["type"] = typeId(*state.outlookType);
    }
    if (state.outlookSize) {
        text["outlook"]["size"] = written(*state.outlookSize);
    }
    text["held"] = state.requestedTileHolder == context.side;
    if (state.outline) {
        text["outline"] =
            Json{{"at", written(state.outline->at)}, {"size", written(state.outline->size)}};
    }
    return compactJson(text);
}

std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current) {
    const std::optional<Json> read = readViewState(text, context.side);
    if (!read || !context.hasGallery()) {
        return std::nullopt;
    }
    InputState state = withoutOutline(context.state);
    state.mode = static_cast<Mode>(idAt(*read, "mode", modeIds).value_or(std::size_t{0}));
    state.atMuseum = flagAt(*read, "museum");
    readChoices(state, objectAt(*read, "choices"));
    readAsked(context, state, *read);
    readOutlook(state, objectAt(*read, "outlook"));
    if (current) {
        readSelection(context, state, *read);
    }
    return InputResult{.state = std::move(state)};
}

} // namespace cimaise::artsociety
