// Enumerates all combinations of answers; the answer to the first open question changes last.
#include "scoring/rulings/rulings.h"

#include "scoring/artsociety/art_society_score.h"
#include "scoring/muse/muse_score.h"
#include "scoring/musee/musee_score.h"
#include "scoring/museum/museum_score.h"
#include "scoring/rulings/judge.h"
#include "scoring/rulings/museum_judge.h"
#include "validators/artsociety/art_society_rules.h"
#include "validators/muse/muse_round_readings.h"
#include "validators/muse/muse_rules.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

using Digits = std::vector<std::size_t>;

/// `musee.stuck.team` affects texts only, `musee.match.shared` only matches of several games.
Judge<musee::Layout> judgeOf(const musee::Layout& layout) {
    return {layout, {musee::readings, musee::rules, musee::score, {}, {}}};
}

/// The readings on rounds affect the rule on payments.
Judge<muse::Layout> judgeOf(const muse::Layout& layout) {
    return {layout,
            {muse::readings, muse::rulesFor(layout), muse::score, {{muse::payRule, {0, 1}}}, {}}};
}

/// Readings 0 to 2 affect decor, reading 3 the markers and with them the points of paintings.
Judge<artsociety::Layout> judgeOf(const artsociety::Layout& layout) {
    return {layout,
            {artsociety::readings,
             artsociety::rules,
             artsociety::score,
             {{artsociety::decorEarnedRule, {0, 1, 2}},
              {artsociety::prestigeRule, {3}},
              {artsociety::handNeededRule, {3}}},
             {3}}};
}

museum::MuseumJudge judgeOf(const museum::Layout& layout) { return museum::MuseumJudge{layout}; }

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

template <class Judge>
Ruling varied(std::span<const Reading> readings, std::size_t number, Digits digits, Judge& judge) {
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

template <class Judge>
void combine(std::span<const Reading> readings, Judge& judge, Rulings& rulings) {
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

/// Notes which answers change the round in front of the players.
void addRound(Rulings& rulings, const AnyCase& anyCase) {
    if (const auto* const layout = std::get_if<muse::Layout>(&anyCase)) {
        for (std::size_t i = 0; i < rulings.readings.size(); ++i) {
            rulings.readings[i].changesRound =
                !muse::roundsByAnswer(*layout, muse::readings[i]).empty();
        }
    }
}

} // namespace

Rulings rulingsOf(const AnyCase& anyCase) {
    const std::span<const Reading> readings = gameOf(anyCase).readings;
    const Digits digits = digitsInForce(readings, headerOf(anyCase).readings);
    return std::visit(
        [&](const auto& layout) {
            auto judge = judgeOf(layout);
            Rulings rulings;
            for (std::size_t i = 0; i < readings.size(); ++i) {
                rulings.readings.push_back(varied(readings, i, digits, judge));
            }
            combine(readings, judge, rulings);
            addRound(rulings, anyCase);
            return rulings;
        },
        anyCase);
}

} // namespace cimaise
