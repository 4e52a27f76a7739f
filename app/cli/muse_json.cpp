// Writes the steps of a patron and the events of a round with the keys of the contract. The
// position afterwards names every suit; the gains and losses of an event name only the suits that
// change.
#include "app/cli/muse_json.h"

#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

using namespace cimaise::muse;

Json idOf(Card card) { return infoOf(card).id; }

Json coinsMoved(const Purse& purse) {
    Json coins = Json::object();
    for (const Suit suit : suits) {
        if (purse.of(suit) != 0) {
            coins[std::string{suitId(suit)}] = purse.of(suit);
        }
    }
    return coins;
}

Json coinsHeld(const Purse& purse) {
    Json coins = Json::object();
    for (const Suit suit : suits) {
        coins[std::string{suitId(suit)}] = purse.of(suit);
    }
    return coins;
}

Json cardIds(const Cards& all) {
    Json list = Json::array();
    for (const Card card : all) {
        list.push_back(idOf(card));
    }
    return list;
}

Json tableJson(const Table& table) {
    Json artists = Json::array();
    for (const Artist& artist : table.artists) {
        artists.push_back({{"studio", cardIds(artist.studio)},
                           {"palace", cardIds(artist.palace)},
                           {"coins", coinsHeld(artist.coins)}});
    }
    return {{"growth", table.growth},
            {"economy", coinsHeld(table.economy)},
            {"artists", std::move(artists)}};
}

Json stepsJson(const Layout& layout, const PatronVisit& visit) {
    Json list = Json::array();
    for (const PatronStep& step : visit.steps) {
        list.push_back({{"card", idOf(step.painting.card)},
                        {"player", sideName(layout, step.painting.player)},
                        {"price", step.price},
                        {"suit", suitId(step.suit)},
                        {"held", step.held},
                        {"pays", step.pays}});
    }
    return list;
}

Json saleJson(const Layout& layout, const PatronVisit& visit) {
    if (!visit.sale) {
        return nullptr;
    }
    return {{"card", idOf(visit.sale->painting.card)},
            {"player", sideName(layout, visit.sale->painting.player)},
            {"suit", suitId(visit.sale->suit)},
            {"price", visit.sale->price}};
}

/// Adds the members that depend on the action of the event.
void addOutcome(const Layout& layout, const Event& event, Json& json) {
    switch (event.act.action) {
    case Action::sketch:
        json["gains"] = coinsMoved(event.coins);
        break;
    case Action::paint:
        if (event.unpainted) {
            json["failed"] = unpaintedId(*event.unpainted);
        } else {
            json["paid"] = coinsMoved(event.coins);
        }
        break;
    case Action::patron:
        json["steps"] = stepsJson(layout, event.patron);
        json["sale"] = saleJson(layout, event.patron);
        break;
    case Action::palace:
        json["moved"] = event.moved ? Json{{"card", idOf(event.moved->card)},
                                           {"player", sideName(layout, event.moved->player)}}
                                    : Json(nullptr);
        break;
    case Action::discard:
        break;
    }
}

} // namespace

Json patronJson(const muse::Layout& layout) {
    const PatronVisit visit = visitOf(layout);
    return {{"patron", {{"steps", stepsJson(layout, visit)}, {"sale", saleJson(layout, visit)}}},
            {"after", tableJson(visit.sale ? afterSale(layout.table, *visit.sale) : layout.table)}};
}

Json roundJson(const muse::Layout& layout) {
    const Resolution round = resolve(layout);
    Json events = Json::array();
    for (const Event& event : round.events) {
        Json json{{"event", static_cast<int>(events.size()) + 1},
                  {"player", sideName(layout, event.act.player)},
                  {"action", actionId(event.act.action)},
                  {"card", idOf(event.act.card)}};
        addOutcome(layout, event, json);
        json["growth"] = event.grew;
        events.push_back(std::move(json));
    }
    return {{"round", {{"events", std::move(events)}}}, {"after", tableJson(round.table)}};
}

} // namespace cimaise::cli
