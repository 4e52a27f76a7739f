// Groups the possible results by open question, by open fact, and by their winners.
#include "rulings/questions/rulings.h"

#include "rulings/questions/judge.h"
#include "scoring/matches.h"

#include <algorithm>

namespace cimaise {

namespace {

/// True if place, parties and deciding tie-break are equal; the values compared do not matter.
bool isSameEntry(const RankingEntry& one, const RankingEntry& other) {
    return one.place == other.place && one.parties == other.parties &&
           one.decidedBy == other.decidedBy;
}

bool isSame(const Verdict& one, const Verdict& other) {
    return one.legal == other.legal && one.complete == other.complete &&
           one.totals == other.totals &&
           std::ranges::equal(one.ranking, other.ranking, isSameEntry);
}

/// Verdict on the position as entered, with what all courses have in common.
RulingOption optionOf(const ReadingOption& option, const AnswerResults& results) {
    RulingOption ruled{.option = option.id, .verdict = results.certain};
    ruled.verdict.legal = results.entered.legal;
    ruled.verdict.complete = results.entered.complete;
    ruled.verdict.firstPlace = firstPlaceOf(results);
    const auto isSameFirst = [&](const Verdict& course) {
        return winnersOf(course.ranking) == winnersOf(results.courses.front().ranking);
    };
    if (std::ranges::all_of(results.courses, isSameFirst)) {
        ruled.verdict.ranking = results.courses.front().ranking;
        ruled.winners = winnersOf(ruled.verdict.ranking);
    }
    return ruled;
}

Ruling varied(std::size_t number, const Results& results) {
    const Reading& reading = results.readings[number];
    Ruling ruling{.reading = reading.id,
                  .inForce = reading.options[results.current().answers[number]].id};
    std::vector<const std::vector<Verdict>*> verdicts;
    for (std::size_t i = 0; i < reading.options.size(); ++i) {
        const AnswerResults& with = results.with(number, i);
        ruling.options.emplace_back(optionOf(reading.options[i], with)).isDefault = i == 0;
        verdicts.push_back(&with.courses);
    }
    const auto anyDiffer = [&](auto isAlike) {
        return std::ranges::adjacent_find(verdicts, [&](const auto* one, const auto* other) {
                   return !std::ranges::equal(*one, *other, isAlike);
               }) != verdicts.end();
    };
    ruling.differs = anyDiffer(isSame);
    ruling.changesWinner = anyDiffer([](const Verdict& one, const Verdict& other) {
        return winnersOf(one.ranking) == winnersOf(other.ranking);
    });
    return ruling;
}

FactRuling ruledFact(const Results& results, const OpenFact& fact) {
    FactRuling ruling{.rule = fact.rule, .where = fact.where, .options = {}};
    for (const Party party : fact.options) {
        FactOption& option = ruling.options.emplace_back(FactOption{.party = party, .winners = {}});
        for (std::size_t course = 0; course < results.taken.size(); ++course) {
            const std::vector<Party> winners = winnersOf(results.current().courses[course].ranking);
            if (std::ranges::count(results.taken[course], BonusTaken{fact.where, party}) > 0 &&
                std::ranges::find(option.winners, winners) == option.winners.end()) {
                option.winners.push_back(winners);
            }
        }
    }
    return ruling;
}

void addOutcome(std::vector<RulingOutcome>& outcomes, RulingOutcome outcome) {
    auto found = std::ranges::find(outcomes, outcome.winners, &RulingOutcome::winners);
    if (found == outcomes.end()) {
        outcomes.push_back(std::move(outcome));
        found = outcomes.end() - 1;
    }
    ++found->combinations;
}

void combine(const Results& results, Rulings& rulings) {
    bool complete = true;
    for (const AnswerResults& one : results.answers) {
        for (std::size_t course = 0; course < one.courses.size(); ++course) {
            const Verdict& verdict = one.courses[course];
            ++rulings.combinations;
            complete = complete && verdict.complete;
            if (!verdict.ranking.empty()) {
                addOutcome(rulings.outcomes, {.winners = winnersOf(verdict.ranking),
                                              .readings = choicesOf(results.readings, one.answers),
                                              .facts = results.taken[course]});
            }
        }
    }
    std::ranges::stable_sort(rulings.outcomes, std::ranges::greater{},
                             &RulingOutcome::combinations);
    rulings.settled = complete && rulings.outcomes.size() == 1;
}

} // namespace

Rulings rulingsOf(const AnyCase& anyCase, const Results& results) {
    const std::optional<MatchTerms> match = matchTermsOf(anyCase);
    Rulings rulings;
    for (std::size_t i = 0; i < results.readings.size(); ++i) {
        Ruling& ruling = rulings.readings.emplace_back(varied(i, results));
        ruling.changesRound = !roundEffects(anyCase, results.readings[i]).empty();
        ruling.isOnMatches = match && match->reading == results.readings[i].id;
    }
    for (const OpenFact& fact : results.facts) {
        rulings.facts.push_back(ruledFact(results, fact));
    }
    combine(results, rulings);
    return rulings;
}

RoundEffects roundEffects(const AnyCase& anyCase, const Reading& reading) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return module.rulings.roundEffects != nullptr ? module.rulings.roundEffects(layout, reading)
                                                      : RoundEffects{};
    });
}

} // namespace cimaise
