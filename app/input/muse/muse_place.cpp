// Writes and reads the view state as one line of JSON.
#include "app/input/muse/muse_place.h"

#include "app/input/view_state.h"
#include "validators/layout/json_text.h"
#include "validators/muse/muse_catalogue.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::muse {

namespace {

constexpr std::array<std::string_view, 5> modeIds{"paintings", "coins", "patron", "round", "text"};
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

} // namespace

Stay stayOf(const InputContext& context) {
    return {.mode = context.state.mode,
            .side = context.side,
            .resolved = context.state.resolved,
            .pile = context.state.pile,
            .selected = context.state.selected,
            .counting = context.state.counting,
            .asked = context.state.asked,
            .halfTurns = context.state.halfTurns};
}

std::string writeStay(const Stay& stay) {
    Json text = Json::object();
    text["mode"] = modeIds.at(static_cast<std::size_t>(stay.mode));
    text["side"] = stay.side;
    text["resolved"] = stay.resolved;
    text["pile"] = pileIds.at(static_cast<std::size_t>(stay.pile));
    text["selected"] = stay.selected ? infoOf(*stay.selected).id : std::string_view{};
    text["counting"] = countingIds.at(static_cast<std::size_t>(stay.counting));
    text["asked"] = askedIds.at(static_cast<std::size_t>(stay.asked));
    text["turns"] = Json::array();
    for (const PartialTurn& half : stay.halfTurns) {
        text["turns"].push_back(written(half));
    }
    return compactJson(text);
}

std::optional<Stay> readStay(std::string_view text) {
    const std::optional<Json> read = readViewState(text);
    const auto mode = read ? idAt(*read, "mode", modeIds) : std::nullopt;
    if (!mode) {
        return std::nullopt;
    }
    constexpr std::size_t first = 0;
    Stay stay{.mode = static_cast<Mode>(*mode),
              .side = numberAt(*read, "side", mostCoins),
              .resolved = flagAt(*read, "resolved"),
              .pile = static_cast<Pile>(idAt(*read, "pile", pileIds).value_or(first)),
              .selected = findCard(textAt(*read, "selected")),
              .counting =
                  static_cast<Counting>(idAt(*read, "counting", countingIds).value_or(first)),
              .asked = static_cast<Asked>(idAt(*read, "asked", askedIds).value_or(first))};
    if (const auto turns = read->find("turns"); turns != read->end() && turns->is_array()) {
        for (const Json& turn : *turns) {
            if (turn.is_object()) {
                stay.halfTurns.push_back(readTurn(turn));
            }
        }
    }
    return stay;
}

InputResult returnTo(const InputContext& context, const Stay& stay) {
    InputResult result{.state = turnedAway(context.state)};
    result.state.mode = stay.mode;
    result.state.resolved = stay.resolved;
    result.state.pile = stay.pile;
    result.state.selected = stay.selected;
    result.state.counting = stay.counting;
    result.state.asked = stay.asked;
    result.state.halfTurns = stay.halfTurns;
    result.state = settled(std::move(result.state), context.layout);
    if (stay.side < std::ssize(context.layout.table.artists)) {
        result.side = stay.side;
    }
    return result;
}

} // namespace cimaise::muse
