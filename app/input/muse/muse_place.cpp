// Writes and reads the view state as one line of JSON.
#include "app/input/muse/muse_place.h"

#include "validators/layout/json_text.h"
#include "validators/muse/muse_catalogue.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise::muse {

namespace {

constexpr std::array<std::string_view, 5> modeIds{"paintings", "coins", "patron", "round", "text"};

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

std::string textAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string{};
}

int numberAt(const Json& object, const char* key, int most) {
    const auto found = object.find(key);
    return found != object.end() && found->is_number_integer()
               ? static_cast<int>(std::clamp<std::int64_t>(found->get<std::int64_t>(), 0, most))
               : 0;
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
            .halfTurns = context.state.halfTurns};
}

std::string writeStay(const Stay& stay) {
    Json text = Json::object();
    text["mode"] = modeIds.at(static_cast<std::size_t>(stay.mode));
    text["side"] = stay.side;
    text["resolved"] = stay.resolved;
    text["turns"] = Json::array();
    for (const PartialTurn& half : stay.halfTurns) {
        text["turns"].push_back(written(half));
    }
    return compactJson(text);
}

std::optional<Stay> readStay(std::string_view text) {
    const auto read = parseJson(text);
    if (!read || !read->is_object()) {
        return std::nullopt;
    }
    const auto mode = std::ranges::find(modeIds, textAt(*read, "mode"));
    if (mode == modeIds.end()) {
        return std::nullopt;
    }
    Stay stay{.mode = static_cast<Mode>(mode - modeIds.begin()),
              .side = numberAt(*read, "side", mostCoins),
              .resolved = read->value("resolved", Json{}) == true};
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
    result.state.halfTurns = stay.halfTurns;
    result.state = settled(std::move(result.state), context.layout);
    if (stay.side < std::ssize(context.layout.table.artists)) {
        result.side = stay.side;
    }
    return result;
}

} // namespace cimaise::muse
