// Writes keys in the order of the contract.
#include "app/cli/rulings_json.h"

#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

Json namesOf(const AnyCase& anyCase, const std::vector<Party>& parties) {
    Json names = Json::array();
    for (const Party party : parties) {
        names.push_back(partyName(anyCase, party));
    }
    return names;
}

Json optionJson(const AnyCase& anyCase, const RulingOption& option) {
    return {{"option", option.option},         {"default", option.isDefault},
            {"legal", option.verdict.legal},   {"complete", option.verdict.complete},
            {"totals", option.verdict.totals}, {"winners", namesOf(anyCase, option.winners)}};
}

Json factJson(const AnyCase& anyCase, const FactRuling& fact) {
    Json options = Json::array();
    for (const FactOption& option : fact.options) {
        Json winners = Json::array();
        for (const std::vector<Party>& parties : option.winners) {
            winners.push_back(namesOf(anyCase, parties));
        }
        options.push_back(
            {{"option", partyName(anyCase, option.party)}, {"winners", std::move(winners)}});
    }
    return {{"id", fact.rule},
            {"where", Json::array({placeId(fact.where)})},
            {"options", std::move(options)}};
}

Json rulingJson(const AnyCase& anyCase, const Ruling& ruling) {
    Json options = Json::array();
    for (const RulingOption& option : ruling.options) {
        options.push_back(optionJson(anyCase, option));
    }
    return {{"id", ruling.reading},
            {"inForce", ruling.inForce},
            {"differs", ruling.differs},
            {"changesWinner", ruling.changesWinner},
            {"options", std::move(options)}};
}

Json outcomeJson(const AnyCase& anyCase, const RulingOutcome& outcome) {
    Json readings = Json::object();
    for (const ReadingChoice& choice : outcome.readings) {
        readings[std::string{choice.reading}] = choice.option;
    }
    Json json{{"winners", namesOf(anyCase, outcome.winners)},
              {"combinations", outcome.combinations},
              {"readings", std::move(readings)}};
    for (const BonusTaken& fact : outcome.facts) {
        json["facts"][placeId(fact.bonus)] = partyName(anyCase, fact.party);
    }
    return json;
}

} // namespace

Json rulingsJson(const AnyCase& anyCase, const Rulings& rulings) {
    Json readings = Json::array();
    for (const Ruling& ruling : rulings.readings) {
        readings.push_back(rulingJson(anyCase, ruling));
    }
    Json facts = Json::array();
    for (const FactRuling& fact : rulings.facts) {
        facts.push_back(factJson(anyCase, fact));
    }
    Json outcomes = Json::array();
    for (const RulingOutcome& outcome : rulings.outcomes) {
        outcomes.push_back(outcomeJson(anyCase, outcome));
    }
    return {{"game", gameOf(anyCase).id}, {"readings", std::move(readings)},
            {"facts", std::move(facts)},  {"combinations", rulings.combinations},
            {"settled", rulings.settled}, {"outcomes", std::move(outcomes)}};
}

} // namespace cimaise::cli
