// Command `rulings`. Writes each answer as its title and its result, and finally whether the
// combination of answers matters.
#include "app/cli/commands.h"
#include "app/cli/rulings_json.h"
#include "app/cli/text_lines.h"
#include "app/texts/ruling_text.h"
#include "validators/checks.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

//% "(answer used)"
constexpr TextId inForceMark = CIMAISE_TEXT("cli.rulings.in-force");
//% "Example, with these answers:"
constexpr TextId forExample = CIMAISE_TEXT("cli.rulings.example");
//% "Who filled the gallery first?"
constexpr TextId bonusQuestion = CIMAISE_TEXT("cli.rulings.bonus");
//% "The answer changes who is first. Only the players know it."
constexpr TextId bonusWinner = CIMAISE_TEXT("cli.rulings.bonus.winner");
//% "The answer changes points, but not who is first. Only the players know it."
constexpr TextId bonusPoints = CIMAISE_TEXT("cli.rulings.bonus.points");
//% "All answers together"
constexpr TextId togetherHeading = CIMAISE_TEXT("cli.rulings.together");

/// Results of an answer: “Ana 30, Bo 39 · first place: Bo”.
std::string verdictText(const AnyCase& anyCase, const Verdict& verdict, bool isOver,
                        const Translator& words) {
    std::vector<std::string> parts{totalsText(anyCase, verdict, words),
                                   presentWinnersText(anyCase, verdict, isOver, words),
                                   problemsText(verdict, words)};
    std::erase(parts, std::string{});
    return fmt::format("{}", fmt::join(parts, " · "));
}

std::string optionText(const AnyCase& anyCase, const ReadingOption& option, const Ruling& ruling,
                       std::size_t index, bool isOver, const Translator& words) {
    const std::string title = words.text(option.title);
    // figures that no answer changes are those before the round
    const std::string verdict =
        ruling.differs ? verdictText(anyCase, ruling.options[index].verdict, isOver, words)
                       : std::string{};
    const std::string effect = roundEffectText(anyCase, ruling, index, words);
    return paragraph(ruling.inForce == option.id ? title + ' ' + words.text(inForceMark) : title, 4,
                     "  – ") +
           (verdict.empty() ? verdict : paragraph(verdict, 6)) +
           (effect.empty() ? effect : paragraph(effect, 6));
}

/// Text of a question with its answers, or one line if all give the same result.
std::string rulingText(const AnyCase& anyCase, const Reading& reading, const Ruling& ruling,
                       const Results& results, const Translator& words) {
    std::string text = '\n' + paragraph(words.text(reading.explanation.title), 0);
    const bool matters = ruling.differs || ruling.changesRound;
    for (std::size_t i = 0; matters && i < reading.options.size(); ++i) {
        text += optionText(anyCase, reading.options[i], ruling, i, results.isOver(), words);
    }
    return text + paragraph(effectText(ruling, results, words), 2);
}

std::string togetherText(const AnyCase& anyCase, const Results& results, const Translator& words) {
    std::string text;
    for (const OutcomeText& outcome : outcomeTexts(anyCase, results, results.isOver(), words)) {
        text += paragraph(outcome.says, 2);
        if (!outcome.answers.empty()) {
            text += paragraph(words.text(forExample), 4);
        }
        for (const std::string& answer : outcome.answers) {
            text += paragraph(answer, 6, "    – ");
        }
    }
    return text;
}

/// Question that only the players can answer: who filled a gallery of Musée first.
std::string bonusText(const AnyCase& anyCase, const Results& results, const Translator& words) {
    const std::vector<std::string> courses = bonusTexts(anyCase, results, results.isOver(), words);
    if (courses.empty()) {
        return {};
    }
    std::string text = '\n' + paragraph(words.text(bonusQuestion), 0);
    for (const std::string& result : courses) {
        text += paragraph(result, 4, "  – ");
    }
    return text + paragraph(words.text(decidesBonus(results) ? bonusWinner : bonusPoints), 2);
}

/// Text of each open question with the results of its answers, then the winners by combination.
std::string rulingsText(const AnyCase& anyCase, const Rulings& rulings, const Results& results,
                        const Translator& words) {
    std::string text = words.text(gameOf(anyCase).name) + '\n';
    const std::string current = currentResultText(anyCase, results, results.isOver(), words);
    text += current.empty() ? current : paragraph(current, 2);
    for (std::size_t i = 0; i < rulings.readings.size(); ++i) {
        text +=
            rulingText(anyCase, gameOf(anyCase).readings[i], rulings.readings[i], results, words);
    }
    text += bonusText(anyCase, results, words);
    text += fmt::format("\n{}\n", words.text(togetherHeading));
    return text + togetherText(anyCase, results, words);
}

} // namespace

AnswerOrError findRulings(const Arguments& /*arguments*/, const AnyCase& anyCase,
                          const Translator& words) {
    const Results results = resultsOf(anyCase);
    const Rulings rulings = rulingsOf(anyCase, results);
    return answerOf([=, &anyCase] { return rulingsJson(anyCase, rulings); },
                    [=, &anyCase, &words] { return rulingsText(anyCase, rulings, results, words); },
                    isLegal(check(anyCase)));
}

} // namespace cimaise::cli
