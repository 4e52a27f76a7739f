// Enumerates all combinations by recursion and keeps every result until the end.
#include "tests/rulings/slow_rulings.h"

#include "scoring/scores.h"
#include "validators/checks.h"

#include <map>
#include <set>

namespace cimaise {

namespace {

using Object = nlohmann::ordered_json;

/// Result of a combination; `ranking` is only compared.
struct Given {
    Object answers;
    Object result; ///< legal, complete, totals, winners
    Object ranking;
};

Given giveFor(const Object& document, const Object& answers) {
    Object answered = document;
    answered["readings"] = answers;
    const AnyCase position = readCase(answered.dump()).value();
    const Findings findings = check(position);
    const Score score = cimaise::score(position);
    Given given{.answers = answers};
    given.result = {{"legal", isLegal(findings)},
                    {"complete", isComplete(findings)},
                    {"totals", Object::array()},
                    {"winners", Object::array()}};
    for (const ScoreSheet& sheet : score.sheets) {
        given.result["totals"].push_back(sheet.total);
    }
    given.ranking = Object::array();
    for (const RankingEntry& entry : score.ranking) {
        Object names = Object::array();
        for (const Party party : entry.parties) {
            names.push_back(partyName(position, party));
        }
        if (entry.place == 1) {
            given.result["winners"] = names;
        }
        given.ranking.push_back({entry.place, names, entry.decidedBy});
    }
    return given;
}

void giveAll(const Object& document, std::span<const Reading> left, Object& answers,
             std::vector<Given>& all) {
    if (left.empty()) {
        all.push_back(giveFor(document, answers));
        return;
    }
    for (const ReadingOption& option : left.front().options) {
        answers[std::string{left.front().id}] = option.id;
        giveAll(document, left.subspan(1), answers, all);
    }
}

Object answersInForce(const AnyCase& position) {
    Object answers = Object::object();
    for (const Reading& reading : gameOf(position).readings) {
        answers[std::string{reading.id}] = inForce(reading, headerOf(position).readings);
    }
    return answers;
}

Object variedAlone(const Object& document, const Reading& reading, const Object& inForce) {
    const std::string id{reading.id};
    Object options = Object::array();
    std::set<std::string> results;
    std::set<std::string> winners;
    for (const ReadingOption& option : reading.options) {
        Object answers = inForce;
        answers[id] = option.id;
        const Given given = giveFor(document, answers);
        Object entry{{"option", option.id}, {"default", option.id == reading.options[0].id}};
        entry.update(given.result);
        options.push_back(entry);
        results.insert(given.result.dump() + given.ranking.dump());
        winners.insert(given.result["winners"].dump());
    }
    return {{"id", id},
            {"inForce", inForce.at(id)},
            {"differs", results.size() > 1},
            {"changesWinner", winners.size() > 1},
            {"options", options}};
}

/// Most frequent remaining result, the first if tied.
std::string mostFrequent(const std::vector<Given>& all, const std::map<std::string, int>& counts) {
    std::string found;
    for (const Given& given : all) {
        const std::string winners = given.result["winners"].dump();
        if (counts.contains(winners) && (found.empty() || counts.at(winners) > counts.at(found))) {
            found = winners;
        }
    }
    return found;
}

Object outcomesOf(const std::vector<Given>& all) {
    std::map<std::string, int> counts;
    for (const Given& given : all) {
        if (!given.ranking.empty()) {
            ++counts[given.result["winners"].dump()];
        }
    }
    Object outcomes = Object::array();
    while (!counts.empty()) {
        const std::string winners = mostFrequent(all, counts);
        for (const Given& given : all) {
            if (given.result["winners"].dump() == winners) {
                outcomes.push_back({{"winners", given.result["winners"]},
                                    {"combinations", counts.at(winners)},
                                    {"readings", given.answers}});
                break;
            }
        }
        counts.erase(winners);
    }
    return outcomes;
}

} // namespace

nlohmann::ordered_json slowRulings(std::string_view file) {
    const Object document = Object::parse(file);
    const AnyCase position = readCase(file).value();
    Object readings = Object::array();
    for (const Reading& reading : gameOf(position).readings) {
        readings.push_back(variedAlone(document, reading, answersInForce(position)));
    }
    std::vector<Given> all;
    Object answers = Object::object();
    giveAll(document, gameOf(position).readings, answers, all);
    bool complete = true;
    for (const Given& given : all) {
        complete = complete && given.result["complete"].get<bool>();
    }
    const Object outcomes = outcomesOf(all);
    return {{"game", gameOf(position).id},
            {"readings", readings},
            {"combinations", all.size()},
            {"settled", complete && outcomes.size() == 1},
            {"outcomes", outcomes}};
}

} // namespace cimaise
