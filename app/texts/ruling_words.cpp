// Words the result of each answer, and whether the combination of answers matters.
#include "app/texts/ruling_words.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise {

namespace {

//% "{player} {points}"
constexpr TextId totalOfPlayer = CIMAISE_TEXT("cli.rulings.total");
//% "wins: {winners}"
constexpr TextId winners = CIMAISE_TEXT("cli.rulings.winners");
//% "not legal"
constexpr TextId illegal = CIMAISE_TEXT("cli.rulings.illegal");
//% "something is missing"
constexpr TextId missing = CIMAISE_TEXT("cli.rulings.missing");
//% "The answer changes who wins."
constexpr TextId changesWinner = CIMAISE_TEXT("cli.rulings.changes-winner");
//% "The answer changes something, but not who wins."
constexpr TextId changesSomething = CIMAISE_TEXT("cli.rulings.differs");
//% "The answer changes nothing here."
constexpr TextId changesNothing = CIMAISE_TEXT("cli.rulings.same");
//% "First place for {winners} with {count} of {all} combinations of answers."
constexpr TextId someCombinations = CIMAISE_TEXT("cli.rulings.outcome");
//% "First place for {winners}, however the rulebook’s open questions are answered."
constexpr TextId settled = CIMAISE_TEXT("cli.rulings.settled");
//% "First place for {winners}, however the rulebook’s open questions are answered, as far as is known; something is still missing."
constexpr TextId almostSettled = CIMAISE_TEXT("cli.rulings.almost-settled");
//% "There is no ranking: the number of players or boards is wrong."
constexpr TextId noRanking = CIMAISE_TEXT("cli.rulings.no-ranking");

//% "{heading} ({edition}, {language})"
constexpr TextId source = CIMAISE_TEXT("settlement.source");

} // namespace

std::string namesText(const AnyCase& anyCase, const std::vector<Party>& parties) {
    std::vector<std::string> names;
    std::ranges::transform(parties, std::back_inserter(names),
                           [&](Party party) { return partyName(anyCase, party); });
    return fmt::format("{}", fmt::join(names, ", "));
}

std::string totalsText(const AnyCase& anyCase, const Verdict& verdict, const Words& words) {
    std::vector<std::string> totals;
    for (int side = 0; const int total : verdict.totals) {
        totals.push_back(words.say(
            {totalOfPlayer,
             {{"player", partyName(anyCase, cimaise::side(side++))}, {"points", total}}}));
    }
    return fmt::format("{}", fmt::join(totals, ", "));
}

std::string winnersText(const AnyCase& anyCase, const Verdict& verdict, const Words& words) {
    return verdict.ranking.empty()
               ? std::string{}
               : words.say(
                     {winners, {{"winners", namesText(anyCase, winnersOf(verdict.ranking))}}});
}

std::string troubleText(const Verdict& verdict, const Words& words) {
    std::vector<std::string> parts;
    if (!verdict.legal) {
        parts.push_back(words.text(illegal));
    }
    if (!verdict.complete) {
        parts.push_back(words.text(missing));
    }
    return fmt::format("{}", fmt::join(parts, " · "));
}

std::string effectText(const Ruling& ruling, const Words& words) {
    return words.text(ruling.changesWinner ? changesWinner
                      : ruling.differs     ? changesSomething
                                           : changesNothing);
}

std::vector<OutcomeText> outcomeTexts(const AnyCase& anyCase, const Rulings& rulings,
                                      const Words& words) {
    if (rulings.outcomes.empty()) {
        return {{.says = words.text(noRanking), .answers = {}}};
    }
    if (rulings.outcomes.size() == 1) {
        const RulingOutcome& only = rulings.outcomes.front();
        return {{.says = words.say({rulings.settled ? settled : almostSettled,
                                    {{"winners", namesText(anyCase, only.winners)}}}),
                 .answers = {}}};
    }
    std::vector<OutcomeText> texts;
    for (const RulingOutcome& outcome : rulings.outcomes) {
        texts.push_back({.says = words.say({someCombinations,
                                            {{"winners", namesText(anyCase, outcome.winners)},
                                             {"count", outcome.combinations},
                                             {"all", rulings.combinations}}}),
                         .answers = answerTexts(anyCase, outcome.readings, words)});
    }
    return texts;
}

std::string sourceText(const Settlement& settlement, const Words& words) {
    return words.say({source,
                      {{"heading", settlement.digest.citation},
                       {"edition", settlement.rulebook.edition},
                       {"language", settlement.rulebook.language}}});
}

std::vector<std::string> answerTexts(const AnyCase& anyCase, const ReadingChoices& choices,
                                     const Words& words) {
    const std::span<const Reading> readings = gameOf(anyCase).readings;
    std::vector<std::string> answers;
    for (const ReadingChoice& choice : choices) {
        const auto reading = std::ranges::find(readings, choice.reading, &Reading::id);
        const auto option = std::ranges::find(reading->options, choice.option, &ReadingOption::id);
        answers.push_back(
            fmt::format("{} {}", words.text(reading->digest.title), words.text(option->title)));
    }
    return answers;
}

} // namespace cimaise
