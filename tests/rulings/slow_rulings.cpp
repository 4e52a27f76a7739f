// Enumerates all combinations by recursion and keeps every result until the end.
#include "tests/rulings/slow_rulings.h"

#include "scoring/scores.h"
#include "validators/checks.h"

#include <map>
#include <set>

namespace cimaise {

namespace {

using Object = nlohmann::ordered_json;

/// Galleries whose bonus nobody holds, each with the Musées that have filled it.
struct Unheld {
    std::string gallery;
    std::vector<std::size_t> fillers;
};

std::vector<Unheld> unheldIn(const Object& document) {
    const std::size_t spaces = document["players"].size() == 3 ? 5 : 6;
    std::vector<Unheld> all;
    for (const char* gallery : {"upper", "middle", "lower"}) {
        Unheld unheld{.gallery = gallery, .fillers = {}};
        bool held = false;
        for (std::size_t musee = 0; musee < document["musees"].size(); ++musee) {
            const Object& board = document["musees"][musee];
            const Object numbers = board.value(gallery, Object::array());
            std::size_t filled = 0;
            for (const Object& number : numbers) {
                filled += number.is_number() ? 1 : 0;
            }
            if (filled == spaces) {
                unheld.fillers.push_back(musee);
            }
            for (const Object& bonus : board.value("bonuses", Object::array())) {
                held = held || bonus == gallery;
            }
        }
        if (!held) {
            all.push_back(std::move(unheld));
        }
    }
    return all;
}

/// One way in which the game may have gone: the document with the bonuses, and who took those that
/// several may have taken, by gallery.
struct Course {
    Object document;
    Object facts;
};

std::vector<Course> coursesOf(const Object& document, bool isLegal) {
    std::vector<Course> courses{{document, Object::object()}};
    if (document["game"] != "musee") {
        return courses;
    }
    for (const Unheld& unheld : unheldIn(document)) {
        if (unheld.fillers.empty() || (unheld.fillers.size() > 1 && !isLegal)) {
            continue;
        }
        std::vector<Course> longer;
        for (const Course& course : courses) {
            for (const std::size_t musee : unheld.fillers) {
                Course next = course;
                next.document["musees"][musee]["bonuses"].push_back(unheld.gallery);
                if (unheld.fillers.size() > 1) {
                    next.facts[unheld.gallery] = musee;
                }
                longer.push_back(std::move(next));
            }
        }
        courses = std::move(longer);
    }
    return courses;
}

/// The document with the bonuses that only one can have taken.
Object certain(Object document) {
    if (document["game"] == "musee") {
        for (const Unheld& unheld : unheldIn(document)) {
            if (unheld.fillers.size() == 1) {
                document["musees"][unheld.fillers[0]]["bonuses"].push_back(unheld.gallery);
            }
        }
    }
    return document;
}

/// Result of a combination; `ranking` is only compared.
struct Given {
    Object answers;
    Object result; ///< legal, complete, totals, winners
    Object ranking;
    Object facts{}; ///< who took which bonus, by the number of the Musée
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

void giveAll(const std::vector<Course>& courses, std::span<const Reading> left, Object& answers,
             std::vector<Given>& all) {
    if (left.empty()) {
        for (const Course& course : courses) {
            all.push_back(giveFor(course.document, answers));
            all.back().facts = course.facts;
        }
        return;
    }
    for (const ReadingOption& option : left.front().options) {
        answers[std::string{left.front().id}] = option.id;
        giveAll(courses, left.subspan(1), answers, all);
    }
}

Object answersInForce(const AnyCase& position) {
    Object answers = Object::object();
    for (const Reading& reading : gameOf(position).readings) {
        answers[std::string{reading.id}] = inForce(reading, headerOf(position).readings);
    }
    return answers;
}

Object variedAlone(const Object& document, const std::vector<Course>& courses,
                   const Reading& reading, const Object& inForce) {
    const std::string id{reading.id};
    Object options = Object::array();
    std::set<std::string> results;
    std::set<std::string> winners;
    for (const ReadingOption& option : reading.options) {
        Object answers = inForce;
        answers[id] = option.id;
        Object entry{{"option", option.id}, {"default", option.id == reading.options[0].id}};
        entry.update(giveFor(document, answers).result);
        entry["totals"] = giveFor(certain(document), answers).result["totals"];
        std::string all;
        std::string first;
        std::set<std::string> sets;
        for (const Course& course : courses) {
            const Given given = giveFor(course.document, answers);
            all += given.result.dump() + given.ranking.dump();
            first += given.result["winners"].dump();
            sets.insert(given.result["winners"].dump());
            entry["winners"] = given.result["winners"];
        }
        if (sets.size() > 1) {
            entry["winners"] = Object::array();
        }
        options.push_back(entry);
        results.insert(all);
        winners.insert(first);
    }
    return {{"id", id},
            {"inForce", inForce.at(id)},
            {"differs", results.size() > 1},
            {"changesWinner", winners.size() > 1},
            {"options", options}};
}

/// The facts, each with the winners that occur with each of its options.
Object factsOf(const AnyCase& position, const std::vector<Course>& courses, const Object& inForce) {
    Object facts = Object::array();
    for (const auto& [gallery, any] : courses.front().facts.items()) {
        Object options = Object::array();
        for (std::size_t musee = 0; musee < 4; ++musee) {
            Object winners = Object::array();
            for (const Course& course : courses) {
                const Object set = course.facts[gallery] == musee
                                       ? giveFor(course.document, inForce).result["winners"]
                                       : Object{};
                if (!set.is_null() && std::ranges::find(winners, set) == winners.end()) {
                    winners.push_back(set);
                }
            }
            if (!winners.empty()) {
                options.push_back({{"option", partyName(position, side(static_cast<int>(musee)))},
                                   {"winners", winners}});
            }
        }
        facts.push_back({{"id", "musee.bonus.unclaimed"},
                         {"where", Object::array({gallery})},
                         {"options", options}});
    }
    return facts;
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

Object outcomesOf(const AnyCase& position, const std::vector<Given>& all) {
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
                for (const auto& [gallery, musee] : given.facts.items()) {
                    outcomes.back()["facts"][gallery] = partyName(position, side(musee.get<int>()));
                }
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
    const std::vector<Course> courses = coursesOf(document, isLegal(check(position)));
    Object readings = Object::array();
    for (const Reading& reading : gameOf(position).readings) {
        readings.push_back(variedAlone(document, courses, reading, answersInForce(position)));
    }
    std::vector<Given> all;
    Object answers = Object::object();
    giveAll(courses, gameOf(position).readings, answers, all);
    bool complete = true;
    for (const Given& given : all) {
        complete = complete && given.result["complete"].get<bool>();
    }
    const Object outcomes = outcomesOf(position, all);
    return {{"game", gameOf(position).id},
            {"readings", readings},
            {"facts", factsOf(position, courses, answersInForce(position))},
            {"combinations", all.size()},
            {"settled", complete && outcomes.size() == 1},
            {"outcomes", outcomes}};
}

} // namespace cimaise
