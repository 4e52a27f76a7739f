// Texts of the result of each answer, and whether the combination of answers matters.
#include "app/texts/ruling_text.h"

#include "app/texts/isolate.h"
#include "app/texts/score_text.h"
#include "positions/messages/list_text.h"
#include "rulings/muse/muse_round_readings.h"
#include "rulings/questions/judge.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise {

namespace {

//% "{player} {points}"
constexpr TextId totalOfPlayer = CIMAISE_TEXT("cli.rulings.total");
//% "first place: {winners}"
constexpr TextId winners = CIMAISE_TEXT("cli.rulings.winners");
//% "{winner} leads"
constexpr TextId leading = CIMAISE_TEXT("cli.rulings.leading");
//% "{winners} lead"
constexpr TextId leadingTogether = CIMAISE_TEXT("cli.rulings.leading.several");
//% "everyone is tied"
constexpr TextId allTied = CIMAISE_TEXT("cli.rulings.tied");
//% "position to correct"
constexpr TextId illegal = CIMAISE_TEXT("cli.rulings.illegal");
//% "incomplete"
constexpr TextId missing = CIMAISE_TEXT("cli.rulings.missing");
//% "The answer changes who is first."
constexpr TextId changesWinner = CIMAISE_TEXT("cli.rulings.changes-winner");
//% "The answer changes something; who is first depends on missing details."
constexpr TextId changesOpen = CIMAISE_TEXT("cli.rulings.differs.open");
//% "The answer changes something, but not who is first."
constexpr TextId changesSomething = CIMAISE_TEXT("cli.rulings.differs");
//% "The answer changes something and, depending on the answers to the other questions, can also change who is first."
constexpr TextId changesWithOthers = CIMAISE_TEXT("cli.rulings.differs.others");
//% "The answer changes nothing here."
constexpr TextId changesNothing = CIMAISE_TEXT("cli.rulings.same");
//% "The answer changes what happens in this round."
constexpr TextId changesRound = CIMAISE_TEXT("cli.rulings.changes-round");
//% "The answer changes no points, but it decides for whom this game counts as won in a match."
constexpr TextId changesGamesWon = CIMAISE_TEXT("cli.rulings.match");
//% "The answer changes who wins the match."
constexpr TextId changesMatchWinner = CIMAISE_TEXT("cli.rulings.match.winner");
//% "The answer changes how many games each player has won."
constexpr TextId changesMatchWins = CIMAISE_TEXT("cli.rulings.match.wins");
//% "match: {wins}"
constexpr TextId matchStanding = CIMAISE_TEXT("cli.rulings.match.standing");
//% "match won by {names}: {wins}"
constexpr TextId matchWon = CIMAISE_TEXT("cli.rulings.match.won");
//% "First place with some of the answers: {winners}."
constexpr TextId someAnswers = CIMAISE_TEXT("cli.rulings.outcome");
//% "First place: {winners}, whatever the answers to the open questions."
constexpr TextId settled = CIMAISE_TEXT("cli.rulings.settled");
//% "first place undecided"
constexpr TextId openWinner = CIMAISE_TEXT("cli.rulings.winners.open");
//% "First place is undecided: it depends on who filled a gallery first. Enter the Gallery Bonus for that player."
constexpr TextId openBonus = CIMAISE_TEXT("cli.rulings.bonus.open");
//% "{gallery}: {name}"
constexpr TextId firstInGallery = CIMAISE_TEXT("cli.rulings.bonus.first");
//% "{first} → {totals} · {winners}"
constexpr TextId bonusOutcome = CIMAISE_TEXT("cli.rulings.bonus.outcome");
//% "First place is undecided until the position is corrected."
constexpr TextId openIllegal = CIMAISE_TEXT("cli.rulings.correct-first");
//% "First place is undecided with some of the answers."
constexpr TextId someUndecided = CIMAISE_TEXT("cli.rulings.outcome.undecided");
//% "Leading with some of the answers: {winners}."
constexpr TextId someLead = CIMAISE_TEXT("cli.rulings.outcome.leading");
//% "Leading: {winners}, whatever the answers to the open questions."
constexpr TextId leadSettled = CIMAISE_TEXT("cli.rulings.settled.leading");
//% "First place is undecided: a Gallery Bonus is not entered."
constexpr TextId openUnclaimed = CIMAISE_TEXT("ranking.open.unclaimed");
//% "First place is undecided: it depends on an open question."
constexpr TextId openReading = CIMAISE_TEXT("ranking.open.reading");
//% "{reason} Still in the running: {names}."
constexpr TextId openContenders = CIMAISE_TEXT("ranking.open.contenders");
//% "No ranking: the number of players or boards is wrong."
constexpr TextId noRanking = CIMAISE_TEXT("cli.rulings.no-ranking");

//% "{heading} ({edition}, {language})"
constexpr TextId source = CIMAISE_TEXT("settlement.source");

//% "First place is undecided. Missing: {figures}."
constexpr TextId openFigures = CIMAISE_TEXT("ranking.open");
//% "First place is undecided: the tie-break is not entered."
constexpr TextId openTie = CIMAISE_TEXT("ranking.open.tie");

/// Figures that keep a first place open, or its tie-break.
std::string missingText(const FirstPlace& place, const Translator& words) {
    if (place.missing.empty()) {
        return words.text(openTie);
    }
    Listing figures;
    figures.parts.assign(place.missing.begin(), place.missing.end());
    return words.format({openFigures, {{"figures", figures}}});
}

/// Reason why the first place is open; empty if it is settled.
std::string causeText(const OpenPlace& open, const Translator& words) {
    switch (open.cause) {
    case OpenCause::none:
        return {};
    case OpenCause::figures:
    case OpenCause::tieBreak:
        return missingText(open.place, words);
    case OpenCause::facts:
        return words.text(openBonus);
    case OpenCause::unclaimed:
        return words.text(openUnclaimed);
    case OpenCause::readings:
        return words.text(openReading);
    }
    return {};
}

/// Effect on score, ranking and legality.
std::string scoreEffect(const Ruling& ruling, const Results& results, const Translator& words) {
    const bool isOpen = std::ranges::any_of(ruling.options, [](const RulingOption& option) {
        return !option.verdict.ranking.empty() && !option.verdict.firstPlace.settled;
    });
    if (isOpen) {
        return words.text(changesOpen);
    }
    return words.text(ruling.changesWinner                           ? changesWinner
                      : canChangeFirstPlace(results, ruling.reading) ? changesWithOthers
                                                                     : changesSomething);
}

/// First place, and one combination of answers that leads to it.
struct Outcome {
    FirstPlace first;
    const AnswerResults* results;
};

/// First places with the answers that the players can still give, that of those in force first.
std::vector<Outcome> possibleOutcomes(const Results& results) {
    std::vector<Outcome> outcomes;
    const auto add = [&](const AnswerResults& one) {
        FirstPlace first = firstPlaceOf(one);
        first.settled = first.settled && one.entered.legal;
        const bool isKnown = std::ranges::any_of(outcomes, [&](const Outcome& other) {
            return other.first.settled == first.settled &&
                   (!first.settled || other.first.contenders == first.contenders);
        });
        if (!isKnown) {
            outcomes.push_back({std::move(first), &one});
        }
    };
    add(results.current());
    std::ranges::for_each(possibleAnswers(results), [&](const auto* one) { add(*one); });
    return outcomes;
}

} // namespace

std::string namesText(const AnyCase& anyCase, const std::vector<Party>& parties,
                      const Translator& words) {
    std::vector<std::string> names;
    std::ranges::transform(parties, std::back_inserter(names),
                           [&](Party party) { return shownName(anyCase, party); });
    if (names.size() < 2) {
        return names.empty() ? std::string{} : names.front();
    }
    const std::string last = std::move(names.back());
    names.pop_back();
    return words.format(
        {allOfWording, {{"list", fmt::format("{}", fmt::join(names, ", "))}, {"last", last}}});
}

std::string totalsText(const AnyCase& anyCase, const Verdict& verdict, const Translator& words) {
    std::vector<std::string> totals;
    for (int side = 0; const PointSpan& span : verdict.spans) {
        totals.push_back(words.format({totalOfPlayer,
                                       {{"player", partyName(anyCase, cimaise::side(side++))},
                                        {"points", spanFigure(span)}}}));
    }
    return fmt::format("{}", fmt::join(totals, ", "));
}

std::string winnersText(const AnyCase& anyCase, const Verdict& verdict, const Translator& words) {
    if (verdict.ranking.empty() || !verdict.legal) {
        return {};
    }
    return verdict.firstPlace.settled
               ? words.format(
                     {winners,
                      {{"winners", namesText(anyCase, verdict.firstPlace.contenders, words)}}})
               : words.text(openWinner);
}

std::string presentWinnersText(const AnyCase& anyCase, const Verdict& verdict, bool isOver,
                               const Translator& words) {
    const bool leads =
        !isOver && verdict.legal && !verdict.ranking.empty() && verdict.firstPlace.settled;
    if (!leads) {
        return winnersText(anyCase, verdict, words);
    }
    const std::vector<Party>& first = verdict.firstPlace.contenders;
    if (first.size() > 1 && std::ssize(first) == sideCount(anyCase)) {
        return words.text(allTied);
    }
    const std::string names = namesText(anyCase, first, words);
    return first.size() > 1 ? words.format({leadingTogether, {{"winners", names}}})
                            : words.format({leading, {{"winner", names}}});
}

std::string problemsText(const Verdict& verdict, const Translator& words) {
    std::vector<std::string> parts;
    if (!verdict.legal) {
        parts.push_back(words.text(illegal));
    }
    if (!verdict.complete) {
        parts.push_back(words.text(missing));
    }
    return fmt::format("{}", fmt::join(parts, " · "));
}

std::string effectText(const Ruling& ruling, const Results& results, const Translator& words) {
    if (ruling.changesRound) {
        const std::string round = words.text(changesRound);
        return ruling.differs ? scoreEffect(ruling, results, words) + ' ' + round : round;
    }
    if (!ruling.differs) {
        return words.text(changesMatch(ruling) ? changesGamesWon : changesNothing);
    }
    return scoreEffect(ruling, results, words);
}

std::string matchEffectText(const std::vector<MatchStanding>& answers, const Translator& words) {
    if (answers.empty()) {
        return {};
    }
    return words.text(decidesMatch(answers) ? changesMatchWinner : changesMatchWins);
}

std::string matchAnswerText(const AnyCase& anyCase, const MatchStanding& answer,
                            const Translator& words) {
    std::vector<std::string> wins;
    for (int side = 0; const int won : answer.wins) {
        wins.push_back(words.format({totalOfPlayer,
                                     {{"player", partyName(anyCase, cimaise::side(side++))},
                                      {"points", std::to_string(won)}}}));
    }
    std::vector<Party> best;
    std::ranges::transform(answer.winners, std::back_inserter(best), side);
    return words.format({best.empty() ? matchStanding : matchWon,
                         {{"names", namesText(anyCase, best, words)},
                          {"wins", fmt::format("{}", fmt::join(wins, ", "))}}});
}

std::string roundEffectText(const AnyCase& anyCase, const Ruling& ruling, std::size_t option,
                            const Translator& words) {
    const Game& game = gameOf(anyCase);
    const auto reading = std::ranges::find(game.readings, ruling.reading, &Reading::id);
    std::vector<std::string> effects;
    if (const RoundEffects rounds = roundEffects(anyCase, *reading); !rounds.empty()) {
        for (const Message& effect : rounds.at(option)) {
            effects.push_back(words.format(effect));
        }
    }
    return fmt::format("{}", fmt::join(effects, " "));
}

std::vector<std::string> bonusTexts(const AnyCase& anyCase, const Results& results, bool isOver,
                                    const Translator& words) {
    std::vector<std::string> texts;
    for (std::size_t course = 0; !results.facts.empty() && course < results.taken.size();
         ++course) {
        std::vector<std::string> first;
        for (const BonusTaken& taken : results.taken[course]) {
            first.push_back(words.format(
                {firstInGallery,
                 {{"gallery", taken.bonus}, {"name", partyName(anyCase, taken.party)}}}));
        }
        const Verdict& verdict = results.current().courses[course];
        texts.push_back(
            words.format({bonusOutcome,
                          {{"first", fmt::format("{}", fmt::join(first, ", "))},
                           {"totals", totalsText(anyCase, verdict, words)},
                           {"winners", presentWinnersText(anyCase, verdict, isOver, words)}}}));
    }
    return texts;
}

bool decidesBonus(const Results& results) {
    return !results.empty() && results.facts.size() > 0 &&
           firstPlaceOf(results).cause == OpenCause::facts;
}

std::string firstPlaceText(const AnyCase& anyCase, const Results& results,
                           const Translator& words) {
    const OpenPlace open = firstPlaceOf(results);
    const bool isAsked = open.cause != OpenCause::tieBreak || results.isEnding() ||
                         !results.current().entered.ranking.front().openTieBreak.empty();
    if (open.cause == OpenCause::none || !isAsked) {
        return {};
    }
    const std::string reason = causeText(open, words);
    const bool isNamed = results.isOver() && open.place.contenders.size() > 1;
    return isNamed ? words.format({openContenders,
                                   {{"reason", reason},
                                    {"names", namesText(anyCase, open.place.contenders, words)}}})
                   : reason;
}

std::string currentResultText(const AnyCase& anyCase, const Results& results, bool isOver,
                              const Translator& words) {
    if (results.empty()) {
        return {};
    }
    Verdict entered = results.current().entered;
    entered.firstPlace = firstPlaceOf(results).place;
    std::vector<std::string> parts{totalsText(anyCase, entered, words),
                                   presentWinnersText(anyCase, entered, isOver, words),
                                   problemsText(entered, words)};
    std::erase(parts, std::string{});
    return fmt::format("{}", fmt::join(parts, " · "));
}

std::vector<OutcomeText> outcomeTexts(const AnyCase& anyCase, const Results& results, bool isOver,
                                      const Translator& words) {
    const auto alone = [](std::string says) {
        return std::vector{OutcomeText{.says = std::move(says), .answers = {}}};
    };
    if (results.empty()) {
        return alone(words.text(noRanking));
    }
    if (!results.current().entered.legal) {
        return alone(words.text(openIllegal));
    }
    const OpenPlace open = firstPlaceOf(results);
    if (open.cause == OpenCause::none) {
        const std::string names = namesText(anyCase, open.place.contenders, words);
        return alone(words.format({isOver ? settled : leadSettled, {{"winners", names}}}));
    }
    if (open.cause != OpenCause::readings) {
        return alone(causeText(open, words));
    }
    std::vector<OutcomeText> texts;
    for (const auto& [first, with] : possibleOutcomes(results)) {
        const std::string names = namesText(anyCase, first.contenders, words);
        texts.push_back(
            {.says = first.settled
                         ? words.format({isOver ? someAnswers : someLead, {{"winners", names}}})
                         : words.text(someUndecided),
             .answers = answerTexts(anyCase, choicesOf(results.readings, with->answers), words)});
    }
    return texts;
}

std::string sourceText(TextId citation, const Rulebook& rulebook, const Translator& words) {
    return words.format(
        {source,
         {{"heading", citation}, {"edition", rulebook.edition}, {"language", rulebook.language}}});
}

std::string sourceText(const Settlement& settlement, const Translator& words) {
    return sourceText(settlement.explanation.citation, settlement.rulebook, words);
}

std::vector<std::string> answerTexts(const AnyCase& anyCase, const ReadingChoices& choices,
                                     const Translator& words) {
    const std::span<const Reading> readings = gameOf(anyCase).readings;
    std::vector<std::string> answers;
    for (const ReadingChoice& choice : choices) {
        const auto reading = std::ranges::find(readings, choice.reading, &Reading::id);
        const auto option = std::ranges::find(reading->options, choice.option, &ReadingOption::id);
        answers.push_back(fmt::format("{} {}", words.text(reading->explanation.title),
                                      words.text(option->title)));
    }
    return answers;
}

} // namespace cimaise
