// Writes an answer as its title and the totals it gives, and ends with whether anything hangs on
// the answers together.
#include "app/cli/rulings_text.h"

#include "app/cli/text_lines.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

//% "(in force)"
constexpr TextId inForceMark = CIMAISE_TEXT("cli.rulings.in-force");
//% "{player} {points}"
constexpr TextId totalText = CIMAISE_TEXT("cli.rulings.total");
//% "wins: {winners}"
constexpr TextId winnersText = CIMAISE_TEXT("cli.rulings.winners");
//% "not legal"
constexpr TextId illegalText = CIMAISE_TEXT("cli.rulings.illegal");
//% "something is missing"
constexpr TextId missingText = CIMAISE_TEXT("cli.rulings.missing");
//% "The answer changes who wins."
constexpr TextId changesWinner = CIMAISE_TEXT("cli.rulings.changes-winner");
//% "The answer changes something, but not who wins."
constexpr TextId changesSomething = CIMAISE_TEXT("cli.rulings.differs");
//% "The answer changes nothing here."
constexpr TextId changesNothing = CIMAISE_TEXT("cli.rulings.same");
//% "All answers together"
constexpr TextId togetherHeading = CIMAISE_TEXT("cli.rulings.together");
//% "{winners}: in {count} of {all} combinations, first with"
constexpr TextId outcomeText = CIMAISE_TEXT("cli.rulings.outcome");
//% "{winners}: whatever is answered."
constexpr TextId settledText = CIMAISE_TEXT("cli.rulings.settled");
//% "{winners}: whatever is answered, as far as is known; something is still missing."
constexpr TextId almostSettledText = CIMAISE_TEXT("cli.rulings.almost-settled");
//% "There is no ranking: the number of players or boards is wrong."
constexpr TextId noRanking = CIMAISE_TEXT("cli.rulings.no-ranking");

std::string namesOf(const AnyCase& anyCase, const std::vector<Party>& parties) {
    std::vector<std::string> names;
    std::ranges::transform(parties, std::back_inserter(names),
                           [&](Party party) { return partyName(anyCase, party); });
    return fmt::format("{}", fmt::join(names, ", "));
}

/// “Ana 30, Bo 39 · wins: Bo”
std::string verdictText(const AnyCase& anyCase, const Verdict& verdict, const Words& words) {
    std::vector<std::string> totals;
    for (int side = 0; const int total : verdict.totals) {
        totals.push_back(words.say(
            {totalText,
             {{"player", partyName(anyCase, cimaise::side(side++))}, {"points", total}}}));
    }
    std::vector<std::string> parts;
    if (!totals.empty()) {
        parts.push_back(fmt::format("{}", fmt::join(totals, ", ")));
        parts.push_back(
            words.say({winnersText, {{"winners", namesOf(anyCase, winnersOf(verdict.ranking))}}}));
    }
    if (!verdict.legal) {
        parts.push_back(words.text(illegalText));
    }
    if (!verdict.complete) {
        parts.push_back(words.text(missingText));
    }
    return fmt::format("{}", fmt::join(parts, " · "));
}

std::string optionText(const AnyCase& anyCase, const ReadingOption& option, bool isInForce,
                       const Verdict& verdict, const Words& words) {
    const std::string title = words.text(option.title);
    return paragraph(isInForce ? title + ' ' + words.text(inForceMark) : title, 4, "  – ") +
           paragraph(verdictText(anyCase, verdict, words), 6);
}

/// Answers that all give the same are not told apart.
std::string rulingText(const AnyCase& anyCase, const Reading& reading, const Ruling& ruling,
                       const Words& words) {
    std::string text = '\n' + paragraph(words.text(reading.digest.title), 0);
    if (!ruling.differs) {
        return text + paragraph(words.text(changesNothing), 2);
    }
    for (std::size_t i = 0; i < reading.options.size(); ++i) {
        text += optionText(anyCase, reading.options[i], ruling.inForce == reading.options[i].id,
                           ruling.options[i].verdict, words);
    }
    return text + paragraph(words.text(ruling.changesWinner ? changesWinner : changesSomething), 2);
}

/// The answers of an outcome's first combination, one a line.
std::string answersText(std::span<const Reading> readings, const Outcome& outcome,
                        const Words& words) {
    std::string text;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        const auto option =
            std::ranges::find(readings[i].options, outcome.readings[i].option, &ReadingOption::id);
        text += paragraph(
            fmt::format("{} {}", words.text(readings[i].digest.title), words.text(option->title)),
            6, "    – ");
    }
    return text;
}

std::string togetherText(const AnyCase& anyCase, const Rulings& rulings, const Words& words) {
    if (rulings.outcomes.empty()) {
        return paragraph(words.text(noRanking), 2);
    }
    if (rulings.outcomes.size() == 1) {
        const Outcome& only = rulings.outcomes.front();
        return paragraph(words.say({rulings.settled ? settledText : almostSettledText,
                                    {{"winners", namesOf(anyCase, only.winners)}}}),
                         2);
    }
    std::string text;
    for (const Outcome& outcome : rulings.outcomes) {
        text += paragraph(words.say({outcomeText,
                                     {{"winners", namesOf(anyCase, outcome.winners)},
                                      {"count", outcome.combinations},
                                      {"all", rulings.combinations}}}),
                          2);
        text += answersText(gameOf(anyCase).readings, outcome, words);
    }
    return text;
}

/// What the answers in force give.
std::string asItStands(const AnyCase& anyCase, const Rulings& rulings, const Words& words) {
    const Ruling& any = rulings.readings.front();
    const auto inForce = std::ranges::find(any.options, any.inForce, &RulingOption::option);
    const std::string verdict = verdictText(anyCase, inForce->verdict, words);
    return verdict.empty() ? verdict : paragraph(verdict, 2);
}

} // namespace

std::string rulingsText(const AnyCase& anyCase, const Rulings& rulings, const Words& words) {
    std::string text =
        words.text(gameOf(anyCase).name) + '\n' + asItStands(anyCase, rulings, words);
    for (std::size_t i = 0; i < rulings.readings.size(); ++i) {
        text += rulingText(anyCase, gameOf(anyCase).readings[i], rulings.readings[i], words);
    }
    text += fmt::format("\n{}\n", words.text(togetherHeading));
    return text + togetherText(anyCase, rulings, words);
}

} // namespace cimaise::cli
