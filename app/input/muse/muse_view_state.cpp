// Writes and reads the view state as one line of JSON.
#include "app/input/muse/muse_view_state.h"

#include "app/input/view_state.h"
#include "positions/file/json_text.h"
#include "positions/muse/muse_catalogue.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::muse {

namespace {

constexpr std::array<std::string_view, 4> modeIds{"paintings", "coins", "patron", "round"};
constexpr std::string_view lineMode = "text"; ///< lines of text, in earlier versions
constexpr std::array<std::string_view, 2> pileIds{"studio", "palace"};
constexpr std::array<std::string_view, 3> countingIds{"pass", "artist", "economy"};
constexpr std::array<std::string_view, 4> askedIds{"next", "idea", "discard", "coins"};

Json written(const PartialTurn& half) {
    Json turn = Json::object();
    turn["player"] = half.player;
    if (half.action) {
        turn["action"] = actionId(*half.action);
    }
    if (half.card) {
        turn["card"] = infoOf(*half.card).id;
    }
    if (half.pay) {
        turn["pay"] = writePurse(*half.pay);
    }
    if (half.discard) {
        turn["discard"] = infoOf(*half.discard).id;
    }
    return turn;
}

std::optional<Purse> readPay(const Json& turn) {
    const auto found = turn.find("pay");
    if (found == turn.end() || !found->is_object()) {
        return std::nullopt;
    }
    Purse pay;
    for (const Suit suit : suits) {
        pay.of(suit) = numberAt(*found, std::string{suitId(suit)}.c_str(), mostCoins);
    }
    return pay;
}

PartialTurn readTurn(const Json& turn) {
    PartialTurn half{.player = numberAt(turn, "player", mostCoins),
                     .card = findCard(textAt(turn, "card")),
                     .pay = readPay(turn),
                     .discard = findCard(textAt(turn, "discard"))};
    const auto action = std::ranges::find(actionChoices, textAt(turn, "action"), actionId);
    if (action != actionChoices.end()) {
        half.action = *action;
    }
    return half;
}

std::vector<PartialTurn> readTurns(const Json& place) {
    std::vector<PartialTurn> partialTurns;
    if (const auto turns = place.find("turns"); turns != place.end() && turns->is_array()) {
        for (const Json& turn : *turns) {
            if (turn.is_object()) {
                partialTurns.push_back(readTurn(turn));
            }
        }
    }
    return partialTurns;
}

} // namespace

std::string writeViewState(const InputContext& context) {
    const InputState& state = context.state;
    Json text = Json::object();
    text["mode"] = modeIds.at(static_cast<std::size_t>(state.mode));
    text["side"] = context.side;
    text["resolved"] = state.resolved;
    text["pile"] = pileIds.at(static_cast<std::size_t>(state.pile));
    text["selected"] = state.selected ? infoOf(*state.selected).id : std::string_view{};
    text["counting"] = countingIds.at(static_cast<std::size_t>(state.counting));
    text["asked"] = askedIds.at(static_cast<std::size_t>(state.asked));
    text["turns"] = Json::array();
    for (const PartialTurn& half : state.partialTurns) {
        text["turns"].push_back(written(half));
    }
    return compactJson(text);
}

std::optional<InputResult> restoreViewState(const InputContext& context, std::string_view text,
                                            bool /*current*/) {
    const std::optional<Json> read = readViewState(text);
    constexpr std::size_t first = 0;
    const auto mode = read ? idAt(*read, "mode", modeIds) : std::nullopt;
    if (!mode && (!read || textAt(*read, "mode") != lineMode)) {
        return std::nullopt;
    }
    InputState state = afterSideChange(context.state);
    state.mode = static_cast<Mode>(mode.value_or(first));
    state.resolved = flagAt(*read, "resolved");
    state.pile = static_cast<Pile>(idAt(*read, "pile", pileIds).value_or(first));
    state.selected = findCard(textAt(*read, "selected"));
    state.counting = static_cast<Counting>(idAt(*read, "counting", countingIds).value_or(first));
    state.asked = static_cast<TurnField>(idAt(*read, "asked", askedIds).value_or(first));
    state.partialTurns = readTurns(*read);
    InputResult result{.state = settled(std::move(state), context.layout)};
    if (const int side = numberAt(*read, "side", mostCoins);
        side < std::ssize(context.layout.table.artists)) {
        result.side = side;
    }
    return result;
}

} // namespace cimaise::muse
