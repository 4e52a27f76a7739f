// Enumerates all combinations of answers and open facts; the answer to the first open question
// changes last, the last fact first.
#include "scoring/rulings/rulings.h"

#include "scoring/matches.h"
#include "scoring/rulings/judge.h"

#include <algorithm>

namespace cimaise {

namespace {

using Digits = std::vector<std::size_t>;

Digits digitsInForce(std::span<const Reading> readings,
                     const std::optional<ReadingChoices>& choices) {
    Digits digits;
    for (const Reading& reading : readings) {
        const auto option =
            std::ranges::find(reading.options, inForce(reading, choices), &ReadingOption::id);
        digits.push_back(static_cast<std::size_t>(option - reading.options.begin()));
    }
    return digits;
}

/// Advances to the next combination; returns false after the last one.
bool advance(Digits& digits, std::span<const Reading> readings) {
    for (std::size_t i = digits.size(); i-- > 0;) {
        if (++digits[i] < readings[i].options.size()) {
            return true;
        }
        digits[i] = 0;
    }
    return false;
}

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

/// Verdicts of a position in each of its courses. A judge remembers its verdicts, so there is no
/// second one for the same layout.
struct Courses {
    std::vector<OpenFact> facts;
    std::vector<std::vector<BonusTaken>> taken; ///< of each course
    VerdictFunction asEntered;
    VerdictFunction withCertain{};         ///< empty: nothing is certain but what is entered
    std::vector<VerdictFunction> judges{}; ///< of each course; empty without facts

    /// With what is certain, whatever the course.
    [[nodiscard]] Verdict certain(const Digits& digits) const {
        return withCertain ? withCertain(digits) : asEntered(digits);
    }
};

Courses coursesOf(const AnyCase& anyCase) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        Courses courses{
            .facts = openFacts(anyCase), .taken = {}, .asEntered = module.rulings.judge(layout)};
        courses.taken = coursesOf(courses.facts);
        if (module.rulings.asPlayed == nullptr) {
            return courses;
        }
        if (const auto certain = module.rulings.asPlayed(layout, {}); certain != layout) {
            courses.withCertain = module.rulings.judge(certain);
        }
        for (const std::vector<BonusTaken>& taken : courses.taken) {
            if (!courses.facts.empty()) {
                courses.judges.push_back(
                    module.rulings.judge(module.rulings.asPlayed(layout, taken)));
            }
        }
        return courses;
    });
}

/// Verdicts of all courses with these answers.
std::vector<Verdict> verdictsOf(const Courses& courses, const Digits& digits) {
    if (courses.judges.empty()) {
        return {courses.certain(digits)};
    }
    std::vector<Verdict> verdicts;
    for (const VerdictFunction& judge : courses.judges) {
        verdicts.push_back(judge(digits));
    }
    return verdicts;
}

bool haveSameWinners(const std::vector<Verdict>& verdicts) {
    return std::ranges::adjacent_find(verdicts, [](const Verdict& one, const Verdict& other) {
               return winnersOf(one.ranking) != winnersOf(other.ranking);
           }) == verdicts.end();
}

/// Verdict on the position as entered, with what all courses have in common.
RulingOption optionOf(const Courses& courses, const ReadingOption& option, const Digits& digits) {
    const std::vector<Verdict> verdicts = verdictsOf(courses, digits);
    const Verdict entered = courses.asEntered(digits);
    RulingOption ruled{.option = option.id, .verdict = courses.certain(digits)};
    ruled.verdict.legal = entered.legal;
    ruled.verdict.complete = entered.complete;
    if (haveSameWinners(verdicts)) {
        ruled.verdict.ranking = verdicts.front().ranking;
        ruled.winners = winnersOf(ruled.verdict.ranking);
    } else {
        ruled.verdict.firstPlace.settled = false;
    }
    return ruled;
}

Ruling varied(std::span<const Reading> readings, std::size_t number, Digits digits,
              const Courses& courses) {
    const Reading& reading = readings[number];
    Ruling ruling{.reading = reading.id, .inForce = reading.options[digits[number]].id};
    std::vector<std::vector<Verdict>> verdicts;
    for (std::size_t i = 0; i < reading.options.size(); ++i) {
        digits[number] = i;
        RulingOption& option =
            ruling.options.emplace_back(optionOf(courses, reading.options[i], digits));
        option.isDefault = i == 0;
        verdicts.push_back(verdictsOf(courses, digits));
    }
    const auto anyDiffer = [&](auto isAlike) {
        return std::ranges::adjacent_find(verdicts, [&](const auto& one, const auto& other) {
                   return !std::ranges::equal(one, other, isAlike);
               }) != verdicts.end();
    };
    ruling.differs = anyDiffer(isSame);
    ruling.changesWinner = anyDiffer([](const Verdict& one, const Verdict& other) {
        return winnersOf(one.ranking) == winnersOf(other.ranking);
    });
    return ruling;
}

FactRuling ruledFact(const Courses& courses, const OpenFact& fact, const Digits& inForce) {
    const std::vector<Verdict> verdicts = verdictsOf(courses, inForce);
    FactRuling ruling{.rule = fact.rule, .where = fact.where, .options = {}};
    for (const Party party : fact.options) {
        FactOption& option = ruling.options.emplace_back(FactOption{.party = party, .winners = {}});
        for (std::size_t course = 0; course < verdicts.size(); ++course) {
            const std::vector<Party> winners = winnersOf(verdicts[course].ranking);
            if (std::ranges::find(courses.taken[course], BonusTaken{fact.where, party}) !=
                    courses.taken[course].end() &&
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

void combine(std::span<const Reading> readings, const Courses& courses, Rulings& rulings) {
    Digits digits(readings.size());
    bool complete = true;
    rulings.firstPlace.settled = true;
    do {
        for (std::size_t course = 0; const Verdict& verdict : verdictsOf(courses, digits)) {
            ++rulings.combinations;
            complete = complete && verdict.complete;
            if (!verdict.ranking.empty()) {
                rulings.firstPlace.settled =
                    rulings.firstPlace.settled && verdict.firstPlace.settled;
                addOnce(rulings.firstPlace.missing, verdict.firstPlace.missing);
                addOutcome(rulings.outcomes, {.winners = winnersOf(verdict.ranking),
                                              .readings = choicesOf(readings, digits),
                                              .facts = courses.taken[course]});
            }
            ++course;
        }
    } while (advance(digits, readings));
    std::ranges::stable_sort(rulings.outcomes, std::ranges::greater{},
                             &RulingOutcome::combinations);
    rulings.settled = complete && rulings.outcomes.size() == 1;
}

} // namespace

Rulings rulingsOf(const AnyCase& anyCase) {
    const std::span<const Reading> readings = gameOf(anyCase).readings;
    const Digits digits = digitsInForce(readings, headerOf(anyCase).readings);
    const Courses courses = coursesOf(anyCase);
    const std::optional<MatchTerms> match = matchTermsOf(anyCase);
    Rulings rulings;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        Ruling& ruling = rulings.readings.emplace_back(varied(readings, i, digits, courses));
        ruling.changesRound = !roundEffects(anyCase, readings[i]).empty();
        ruling.isOnMatches = match && match->reading == readings[i].id;
    }
    for (const OpenFact& fact : courses.facts) {
        rulings.facts.push_back(ruledFact(courses, fact, digits));
    }
    combine(readings, courses, rulings);
    return rulings;
}

RoundEffects roundEffects(const AnyCase& anyCase, const Reading& reading) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return module.rulings.roundEffects != nullptr ? module.rulings.roundEffects(layout, reading)
                                                      : RoundEffects{};
    });
}

} // namespace cimaise
