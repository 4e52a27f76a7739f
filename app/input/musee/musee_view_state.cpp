// Writes and reads the view state as one line of JSON.
#include "app/input/musee/musee_view_state.h"

#include "app/input/musee/musee_taps.h"
#include "app/input/view_state.h"
#include "positions/file/json_text.h"
#include "positions/musee/musee_catalogue.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace cimaise::musee {

namespace {

/// Mode::move is stored as Mode::enter: nothing stays in hand.
constexpr std::array<std::string_view, 4> modeIds{"enter", "where", "hand", "enter"};
constexpr int mostPlayers = 99;

InputState inStoredMode(const InputContext& context, const Json& read) {
    const auto mode = static_cast<Mode>(idAt(read, "mode", modeIds).value_or(std::size_t{0}));
    if (mode == Mode::where) {
        const int asked = numberAt(read, "asked", highestInBox);
        const InputContext bareKey{context.layout, context.side, enterMode(context, mode).state};
        return asked == noExhibit ? bareKey.state : ask(bareKey, asked).state;
    }
    return enterMode(context, mode).state;
}

std::vector<PlayedCard> playedCards(const Layout& layout, const Json& read) {
    std::vector<PlayedCard> cards;
    const auto stored = read.find("played");
    if (stored == read.end() || !stored->is_array() || stored->size() > highestInBox) {
        return cards;
    }
    for (const Json& one : *stored) {
        const PlayedCard card{
            numberAt(one, "exhibit", highestInBox),
            numberAt(one, "player", std::max(0, layout.header.playerCount() - 1))};
        if (card.exhibit != noExhibit) {
            cards.push_back(card);
        }
    }
    return cards;
}

} // namespace

std::string writeViewState(const InputContext& context) {
    const InputState& state = context.state;
    Json text = Json::object();
    text["side"] = context.side;
    text["mode"] = modeIds.at(static_cast<std::size_t>(state.mode));
    text["selected"] = state.selected;
    text["asked"] = state.asked;
    text["hand"] = state.handPlayer;
    text["outlook"] = state.outlook;
    text["example"] = state.example;
    text["played"] = Json::array();
    for (const PlayedCard& card : state.played) {
        text["played"].push_back({{"exhibit", card.exhibit}, {"player", card.player}});
    }
    return compactJson(text);
}

std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool current) {
    const std::optional<Json> read = readViewState(text, context.side);
    if (!read || !context.hasMusee()) {
        return std::nullopt;
    }
    InputState state = context.state;
    state.selected =
        current ? numberAt(*read, "selected", spaceCount(context.layout) - 1) : state.selected;
    state = inStoredMode({context.layout, context.side, state}, *read);
    state = selectHandPlayer({context.layout, context.side, state},
                             numberAt(*read, "hand", mostPlayers))
                .state;
    state.outlook = state.mode == Mode::enter && flagAt(*read, "outlook");
    state.example = state.outlook && flagAt(*read, "example");
    state.played = playedCards(context.layout, *read);
    state.last = {};
    return InputResult{.state = std::move(state)};
}

} // namespace cimaise::musee
