// Enumerates all combinations of answers; the answer to the first open question changes last.
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

/// True if two adjacent options differ.
template <class Differ> bool anyDiffer(const std::vector<RulingOption>& options, Differ differ) {
    return std::ranges::adjacent_find(options, [&](const auto& one, const auto& other) {
               return differ(one.verdict, other.verdict);
           }) != options.end();
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

Ruling varied(std::span<const Reading> readings, std::size_t number, Digits digits,
              const VerdictFunction& judge) {
    const Reading& reading = readings[number];
    Ruling ruling{.reading = reading.id, .inForce = reading.options[digits[number]].id};
    for (std::size_t i = 0; i < reading.options.size(); ++i) {
        digits[number] = i;
        ruling.options.push_back({reading.options[i].id, i == 0, judge(digits)});
    }
    ruling.differs = anyDiffer(ruling.options, [](const Verdict& one, const Verdict& other) {
        return !isSame(one, other);
    });
    ruling.changesWinner = anyDiffer(ruling.options, [](const Verdict& one, const Verdict& other) {
        return winnersOf(one.ranking) != winnersOf(other.ranking);
    });
    return ruling;
}

void addOutcome(std::vector<RulingOutcome>& outcomes, std::vector<Party> winners,
                std::span<const Reading> readings, const Digits& digits) {
    auto found = std::ranges::find(outcomes, winners, &RulingOutcome::winners);
    if (found == outcomes.end()) {
        outcomes.push_back(
            {.winners = std::move(winners), .readings = choicesOf(readings, digits)});
        found = outcomes.end() - 1;
    }
    ++found->combinations;
}

void combine(std::span<const Reading> readings, const VerdictFunction& judge, Rulings& rulings) {
    Digits digits(readings.size());
    bool complete = true;
    rulings.firstPlace.settled = true;
    do {
        const Verdict verdict = judge(digits);
        ++rulings.combinations;
        complete = complete && verdict.complete;
        if (!verdict.ranking.empty()) {
            rulings.firstPlace.settled = rulings.firstPlace.settled && verdict.firstPlace.settled;
            addOnce(rulings.firstPlace.missing, verdict.firstPlace.missing);
            addOutcome(rulings.outcomes, winnersOf(verdict.ranking), readings, digits);
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
    const VerdictFunction judge = visitGame(
        anyCase, [](auto module, const auto& layout) { return module.rulings.judge(layout); });
    const std::optional<MatchTerms> match = matchTermsOf(anyCase);
    Rulings rulings;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        Ruling& ruling = rulings.readings.emplace_back(varied(readings, i, digits, judge));
        ruling.changesRound = !roundEffects(anyCase, readings[i]).empty();
        ruling.isOnMatches = match && match->reading == readings[i].id;
    }
    combine(readings, judge, rulings);
    return rulings;
}

RoundEffects roundEffects(const AnyCase& anyCase, const Reading& reading) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return module.rulings.roundEffects != nullptr ? module.rulings.roundEffects(layout, reading)
                                                      : RoundEffects{};
    });
}

} // namespace cimaise
