// Enumerates all combinations of answers and open facts; the first open question changes last.
#include "rulings/results/results.h"

#include "validators/checks.h"
#include "validators/endings.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace cimaise {

namespace {

using Digits = std::vector<std::size_t>;

std::vector<std::vector<BonusTaken>> coursesOf(const std::vector<OpenFact>& facts) {
    std::vector<std::vector<BonusTaken>> courses{{}};
    for (const OpenFact& fact : facts) {
        std::vector<std::vector<BonusTaken>> longer;
        for (const std::vector<BonusTaken>& course : courses) {
            for (const Party party : fact.options) {
                longer.push_back(course);
                longer.back().push_back({.bonus = fact.where, .party = party});
            }
        }
        courses = std::move(longer);
    }
    return courses;
}

/// Judges of a position as entered, with what is certain, and in each course. A judge remembers its
/// verdicts, so there is no second one for the same layout.
struct Judges {
    VerdictFunction entered;
    VerdictFunction certain{};              ///< empty: nothing is certain but what is entered
    std::vector<VerdictFunction> courses{}; ///< empty without facts

    [[nodiscard]] AnswerResults resultsWith(Digits answers) const {
        AnswerResults results{.answers = std::move(answers)};
        results.entered = entered(results.answers);
        results.certain = certain ? certain(results.answers) : results.entered;
        for (const VerdictFunction& course : courses) {
            results.courses.push_back(course(results.answers));
        }
        if (courses.empty()) {
            results.courses.push_back(results.certain);
        }
        return results;
    }
};

Judges judgesOf(const AnyCase& anyCase, const Results& results) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        Judges judges{.entered = module.rulings.judge(layout)};
        if (module.rulings.asPlayed == nullptr) {
            return judges;
        }
        if (const auto certain = module.rulings.asPlayed(layout, {}); certain != layout) {
            judges.certain = module.rulings.judge(certain);
        }
        for (const std::vector<BonusTaken>& taken : results.taken) {
            if (!results.facts.empty()) {
                judges.courses.push_back(
                    module.rulings.judge(module.rulings.asPlayed(layout, taken)));
            }
        }
        return judges;
    });
}

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

/// True if both have the same parties in the same places.
bool hasSamePlaces(const Verdict& one, const Verdict& other) {
    return std::ranges::equal(one.ranking, other.ranking,
                              [](const RankingEntry& entry, const RankingEntry& same) {
                                  return entry.place == same.place && entry.parties == same.parties;
                              });
}

/// True if the courses have the same facts but for the one with this index.
bool differOnlyIn(std::size_t fact, const std::vector<BonusTaken>& one,
                  const std::vector<BonusTaken>& other) {
    for (std::size_t i = 0; i < one.size(); ++i) {
        if (i != fact && one[i] != other[i]) {
            return false;
        }
    }
    return true;
}

bool canFactChangePlaces(std::size_t fact, const Results& results) {
    const std::vector<Verdict>& courses = results.current().courses;
    for (std::size_t one = 0; one < courses.size(); ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            if (differOnlyIn(fact, results.taken[one], results.taken[other]) &&
                !hasSamePlaces(courses[one], courses[other])) {
                return true;
            }
        }
    }
    return false;
}

/// True if two answers to the reading differ, with any answers to the others that are possible.
bool doAnswersDiffer(const Results& results, std::size_t reading,
                     bool (*isAlike)(const Verdict&, const Verdict&)) {
    return std::ranges::any_of(possibleAnswers(results), [&](const AnswerResults* one) {
        for (std::size_t option = 0; option < results.readings[reading].options.size(); ++option) {
            const AnswerResults& other = results.with(one->answers, reading, option);
            if (!std::ranges::equal(one->courses, other.courses, isAlike)) {
                return true;
            }
        }
        return false;
    });
}

/// Ids of the rules whose notes can change the winner.
const std::set<std::string_view>& doubtfulRules() {
    static const std::set<std::string_view> ids = [] {
        std::set<std::string_view> found;
        for (const Game& game : games()) {
            for (const RuleInfo& rule : rulesOf(game.id)) {
                if (rule.traits.canChangeWinner) {
                    found.insert(rule.id);
                }
            }
        }
        return found;
    }();
    return ids;
}

/// Index of the open fact that the finding reports.
std::optional<std::size_t> factIn(const Finding& finding, const Results& results) {
    for (std::size_t fact = 0; fact < results.facts.size(); ++fact) {
        const OpenFact& open = results.facts[fact];
        if (open.rule == finding.rule &&
            std::ranges::count(finding.where, open.where, &Spot::place) > 0) {
            return fact;
        }
    }
    return std::nullopt;
}

/// True if the players can still give these answers: they have decided no other.
bool isStillPossible(const Results& results, const AnswerResults& one) {
    for (std::size_t reading = 0; reading < one.answers.size(); ++reading) {
        if (!results.isUndecided(reading) &&
            one.answers[reading] != results.current().answers[reading]) {
            return false;
        }
    }
    return true;
}

/// Every possible result with the answers that the players can still give.
std::vector<const Verdict*> possibleVerdicts(const Results& results) {
    std::vector<const Verdict*> verdicts;
    for (const AnswerResults* const one : possibleAnswers(results)) {
        for (const Verdict& course : one->courses) {
            if (!course.ranking.empty()) {
                verdicts.push_back(&course);
            }
        }
    }
    return verdicts;
}

/// Points by which the first place is ahead; nullopt if a total is not exact or a tie-break
/// decides.
std::optional<int> leadIn(const Verdict& verdict) {
    const Ranking& ranking = verdict.ranking;
    if (ranking.size() < 2 || ranking.front().decidedBy != decidedByPoints) {
        return std::nullopt;
    }
    const auto spanAt = [&](std::size_t place) {
        return verdict.spans.at(static_cast<std::size_t>(ranking[place].parties.front().index));
    };
    const PointSpan first = spanAt(0);
    const PointSpan second = spanAt(1);
    return first.isExact() && second.isExact() ? std::optional{first.least - second.least}
                                               : std::nullopt;
}

OpenCause causeOf(const AnswerResults& results) {
    const FirstPlace place = firstPlaceOf(results);
    if (!place.settled) {
        const bool isTie = std::ranges::any_of(
            results.courses, [](const Verdict& course) { return !course.firstPlace.settled; });
        return !place.missing.empty() ? OpenCause::figures
               : isTie                ? OpenCause::tieBreak
                                      : OpenCause::facts;
    }
    return place.contenders == results.entered.firstPlace.contenders ? OpenCause::none
                                                                     : OpenCause::unclaimed;
}

} // namespace

const AnswerResults& Results::with(std::vector<std::size_t> wanted, std::size_t reading,
                                   std::size_t option) const {
    wanted.at(reading) = option;
    return *std::ranges::find(answers, wanted, &AnswerResults::answers);
}

bool Results::isUndecided(std::size_t reading) const {
    return std::ranges::find(decided, readings[reading].id, &ReadingChoice::reading) ==
           decided.end();
}

Results resultsOf(const AnyCase& anyCase) {
    Results results{.readings = gameOf(anyCase).readings,
                    .facts = visitGame(anyCase,
                                       [](auto module, const auto& layout) {
                                           return module.rulings.openFacts != nullptr
                                                      ? module.rulings.openFacts(layout)
                                                      : std::vector<OpenFact>{};
                                       }),
                    .decided = headerOf(anyCase).readings.value_or(ReadingChoices{}),
                    .end = gameEnd(anyCase).state};
    results.taken = coursesOf(results.facts);
    const Judges judges = judgesOf(anyCase, results);
    const Digits inForce = digitsInForce(results.readings, headerOf(anyCase).readings);
    Digits digits(results.readings.size());
    do {
        if (digits == inForce) {
            results.inForce = results.answers.size();
        }
        results.answers.push_back(judges.resultsWith(digits));
    } while (advance(digits, results.readings));
    return results;
}

FirstPlace firstPlaceOf(const AnswerResults& results) {
    FirstPlace place = results.courses.front().firstPlace;
    for (const Verdict& course : results.courses) {
        place.merge(course.firstPlace);
    }
    return place;
}

FirstPlace firstPlaceIf(const Results& results, const BonusTaken& taken) {
    std::optional<FirstPlace> place;
    for (std::size_t course = 0; course < results.taken.size(); ++course) {
        const FirstPlace& first = results.current().courses[course].firstPlace;
        if (std::ranges::count(results.taken[course], taken) > 0) {
            place ? place->merge(first) : void(place = first);
        }
    }
    return place.value_or(FirstPlace{});
}

OpenPlace firstPlaceOf(const Results& results) {
    if (results.empty()) {
        return {};
    }
    OpenPlace open{.place = firstPlaceOf(results.current()), .cause = causeOf(results.current())};
    for (const AnswerResults* const one : possibleAnswers(results)) {
        open.place.merge(firstPlaceOf(*one));
    }
    if (open.cause == OpenCause::none && !open.place.settled) {
        open.cause = OpenCause::readings;
    }
    open.place.settled = open.cause == OpenCause::none;
    return open;
}

std::vector<const AnswerResults*> possibleAnswers(const Results& results) {
    std::vector<const AnswerResults*> possible;
    for (const AnswerResults& one : results.answers) {
        if (isStillPossible(results, one)) {
            possible.push_back(&one);
        }
    }
    return possible;
}

bool canChangeFirstPlace(const Results& results, std::string_view reading) {
    const auto found = std::ranges::find(results.readings, reading, &Reading::id);
    return doAnswersDiffer(results, static_cast<std::size_t>(found - results.readings.begin()),
                           [](const Verdict& one, const Verdict& other) {
                               return winnersOf(one.ranking) == winnersOf(other.ranking);
                           });
}

std::string_view decisionOf(const Results& results) {
    const std::vector<const Verdict*> verdicts = possibleVerdicts(results);
    const std::string_view decision =
        verdicts.empty() ? std::string_view{} : verdicts.front()->ranking.front().decidedBy;
    const bool isSame = std::ranges::all_of(verdicts, [&](const Verdict* verdict) {
        return verdict->ranking.front().decidedBy == decision;
    });
    return isSame ? decision : std::string_view{};
}

std::optional<int> leadOf(const Results& results) {
    const std::vector<const Verdict*> verdicts = possibleVerdicts(results);
    const std::optional<int> lead = verdicts.empty() ? std::nullopt : leadIn(*verdicts.front());
    const bool isSame = std::ranges::all_of(
        verdicts, [&](const Verdict* verdict) { return leadIn(*verdict) == lead; });
    return isSame ? lead : std::nullopt;
}

std::optional<std::size_t> readingIn(const Finding& finding, std::span<const Reading> readings) {
    for (std::size_t reading = 0; reading < readings.size(); ++reading) {
        if (std::ranges::count(finding.says.arguments, Value{readings[reading].explanation.title},
                               &Argument::value) > 0) {
            return reading;
        }
    }
    return std::nullopt;
}

bool isDoubt(const Finding& finding, const Results& results) {
    if (finding.severity != Severity::note) {
        return false;
    }
    const bool isDoubtful = doubtfulRules().contains(finding.rule);
    if (results.empty()) {
        return isDoubtful;
    }
    if (const auto reading = readingIn(finding, results.readings)) {
        return results.isUndecided(*reading) && doAnswersDiffer(results, *reading, hasSamePlaces);
    }
    if (const auto fact = factIn(finding, results)) {
        return canFactChangePlaces(*fact, results);
    }
    // a bonus that only one side can have taken
    const bool isCertain = results.current().certain != results.current().entered;
    return isDoubtful &&
           !(isCertain && hasSamePlaces(results.current().certain, results.current().entered));
}

bool isOpen(const Finding& finding, const Results& results) {
    return finding.severity != Severity::note || isDoubt(finding, results) ||
           doubtfulRules().contains(finding.rule);
}

Findings openFindings(const Findings& findings, const Results& results) {
    Findings open;
    std::ranges::copy_if(findings, std::back_inserter(open),
                         [&](const Finding& finding) { return isOpen(finding, results); });
    std::ranges::stable_sort(open, {}, &Finding::severity);
    return open;
}

int countOfDoubts(const Findings& findings, const Results& results) {
    return static_cast<int>(std::ranges::count_if(findings, [&](const Finding& finding) {
        return isProblem(finding.severity) || isDoubt(finding, results);
    }));
}

bool isWinnerSettled(const Results& results, const Findings& findings, bool ended) {
    return firstPlaceOf(results).place.settled &&
           (ended ? isLegal(findings) : countOfDoubts(findings, results) == 0);
}

} // namespace cimaise
