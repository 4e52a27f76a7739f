// Writes each answer as its title and its result, and finally whether the combination of answers
// matters.
#include "app/cli/rulings_text.h"

#include "app/cli/text_lines.h"
#include "app/texts/ruling_text.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise::cli {

namespace {

//% "(in force)"
constexpr TextId inForceMark = CIMAISE_TEXT("cli.rulings.in-force");
//% "Example, with these answers:"
constexpr TextId forExample = CIMAISE_TEXT("cli.rulings.example");
//% "All combinations of answers"
constexpr TextId togetherHeading = CIMAISE_TEXT("cli.rulings.together");

/// Results of an answer: “Ana 30, Bo 39 · first place: Bo”.
std::string verdictText(const AnyCase& anyCase, const Verdict& verdict, const Translator& words) {
    std::vector<std::string> parts{totalsText(anyCase, verdict, words),
                                   winnersText(anyCase, verdict, words),
                                   troubleText(verdict, words)};
    std::erase(parts, std::string{});
    return fmt::format("{}", fmt::join(parts, " · "));
}

std::string optionText(const AnyCase& anyCase, const ReadingOption& option, const Ruling& ruling,
                       std::size_t index, const Translator& words) {
    const std::string title = words.text(option.title);
    const std::string effect = roundEffectText(anyCase, ruling, index, words);
    return paragraph(ruling.inForce == option.id ? title + ' ' + words.text(inForceMark) : title, 4,
                     "  – ") +
           paragraph(verdictText(anyCase, ruling.options[index].verdict, words), 6) +
           (effect.empty() ? effect : paragraph(effect, 6));
}

/// Text of a question with its answers, or one line if all give the same result.
std::string rulingText(const AnyCase& anyCase, const Reading& reading, const Ruling& ruling,
                       const Translator& words) {
    std::string text = '\n' + paragraph(words.text(reading.digest.title), 0);
    const bool matters = ruling.differs || ruling.changesRound;
    for (std::size_t i = 0; matters && i < reading.options.size(); ++i) {
        text += optionText(anyCase, reading.options[i], ruling, i, words);
    }
    return text + paragraph(effectText(ruling, words), 2);
}

std::string togetherText(const AnyCase& anyCase, const Rulings& rulings, const Translator& words) {
    std::string text;
    for (const OutcomeText& outcome : outcomeTexts(anyCase, rulings, words)) {
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

/// Result of the answers in force.
std::string asItStands(const AnyCase& anyCase, const Rulings& rulings, const Translator& words) {
    const Ruling& any = rulings.readings.front();
    const auto inForce = std::ranges::find(any.options, any.inForce, &RulingOption::option);
    const std::string verdict = verdictText(anyCase, inForce->verdict, words);
    return verdict.empty() ? verdict : paragraph(verdict, 2);
}

} // namespace

std::string rulingsText(const AnyCase& anyCase, const Rulings& rulings, const Translator& words) {
    std::string text =
        words.text(gameOf(anyCase).name) + '\n' + asItStands(anyCase, rulings, words);
    for (std::size_t i = 0; i < rulings.readings.size(); ++i) {
        text += rulingText(anyCase, gameOf(anyCase).readings[i], rulings.readings[i], words);
    }
    text += fmt::format("\n{}\n", words.text(togetherHeading));
    return text + togetherText(anyCase, rulings, words);
}

} // namespace cimaise::cli
