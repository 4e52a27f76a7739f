// Writes and reads the view state as one line of JSON.
#include "app/input/museum/museum_view_state.h"

#include "app/input/museum/museum_taps.h"
#include "app/input/view_state.h"
#include "positions/file/json_text.h"
#include "positions/museum/museum_catalogue.h"

#include <array>
#include <nlohmann/json.hpp>

namespace cimaise::museum {

namespace {

/// Mode::move is stored as Mode::enter: nothing stays in hand.
constexpr std::array<std::string_view, 4> modeIds{"enter", "paint", "enter", "plan"};
constexpr std::array<std::string_view, planToolCount> toolIds{"slot", "main", "blocked", "none",
                                                              "wall"};
constexpr int mostCells = highestCoordinate * highestCoordinate;

Json written(const Traits& traits) {
    Json text = Json::object();
    if (traits.civilisation) {
        text["civilisation"] = info(*traits.civilisation).id;
    }
    if (traits.domain) {
        text["domain"] = info(*traits.domain).id;
    }
    if (traits.value) {
        text["value"] = *traits.value;
    }
    return text;
}

template <class Infos>
std::optional<std::size_t> rowAt(const Json& object, const char* key, const Infos& infos) {
    const auto found =
        std::ranges::find(infos, textAt(object, key), [](const auto& one) { return one.id; });
    return found == infos.end() ? std::nullopt
                                : std::optional{static_cast<std::size_t>(found - infos.begin())};
}

Traits readTraits(const Json& text) {
    Traits traits;
    if (const auto row = rowAt(text, "civilisation", civilisations)) {
        traits.civilisation = static_cast<Civilisation>(*row);
    }
    if (const auto row = rowAt(text, "domain", domains)) {
        traits.domain = static_cast<Domain>(*row);
    }
    if (const int value = numberAt(text, "value", highestValue); value > 0) {
        traits.value = value;
    }
    return traits;
}

/// Context for the board of another side.
InputContext besides(InputContext context, int side) {
    context.side = side;
    return context;
}

/// Incomplete objects on empty slots of the boards. Earlier versions name no side: it is the one in
/// view.
Drafts readDrafts(const InputContext& context, const Json& list) {
    Drafts drafts;
    for (const Json& one : list) {
        if (!one.is_object()) {
            continue;
        }
        const int side = one.contains("side") ? numberAt(one, "side", mostPlayers) : context.side;
        const InputContext there = besides(context, side);
        const int row = numberAt(one, "at", mostCells);
        if (!there.hasMuseum() || !isRow(there.board(), row)) {
            continue;
        }
        const Cell cell = cellOfRow(there.board(), row);
        const Traits traits = readTraits(one);
        if (isSlot(there.board(), cell) && there.objectOn(cell) == nullptr && !traits.empty()) {
            drafts.emplace(std::pair{side, cell}, traits);
        }
    }
    return drafts;
}

} // namespace

std::string writeViewState(const InputContext& context) {
    const InputState& state = context.state;
    Json text = Json::object();
    text["side"] = context.side;
    text["mode"] = modeIds.at(static_cast<std::size_t>(state.mode));
    text["selected"] = rowOfCell(context.board(), context.selected());
    text["brush"] = written(state.brush);
    text["drafts"] = Json::array();
    for (const auto& [place, traits] : state.drafts) {
        Json draft = written(traits);
        draft["side"] = place.first;
        draft["at"] = rowOfCell(besides(context, place.first).board(), place.second);
        text["drafts"].push_back(std::move(draft));
    }
    text["tool"] = toolIds.at(static_cast<std::size_t>(state.tool));
    return compactJson(text);
}

std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current) {
    const std::optional<Json> read = readViewState(text, context.side);
    if (!read || !context.hasMuseum()) {
        return std::nullopt;
    }
    const auto stored = static_cast<Mode>(idAt(*read, "mode", modeIds).value_or(std::size_t{0}));
    const int row = numberAt(*read, "selected", mostCells);
    InputState state = context.state;
    if (current && isRow(context.board(), row)) {
        state.selected = cellOfRow(context.board(), row);
    }
    state = enterMode(context.with(state), stored).state;
    state.tool = static_cast<PlanTool>(idAt(*read, "tool", toolIds).value_or(std::size_t{0}));
    if (current || stored == Mode::paint) {
        state.brush = readTraits(objectAt(*read, "brush"));
    }
    if (const auto drafts = read->find("drafts"); drafts != read->end() && drafts->is_array()) {
        state.drafts = readDrafts(context, *drafts);
    }
    return pointed(withoutLastTouch(std::move(state)));
}

} // namespace cimaise::museum
