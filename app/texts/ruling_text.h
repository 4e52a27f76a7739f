// Words the results of the answers to the open questions, for the window and the command line.
#pragma once

#include "app/texts/translator.h"
#include "scoring/rulings/rulings.h"
#include "scoring/rulings/settlement.h"

#include <string>
#include <vector>

namespace cimaise {

/// “Ana, Bo”
std::string namesText(const AnyCase& anyCase, const std::vector<Party>& parties);

/// “Ana 30, Bo 39”; empty where nobody is scored.
std::string totalsText(const AnyCase& anyCase, const Verdict& verdict, const Translator& words);

/// “wins: Bo”; empty where there is no ranking.
std::string winnersText(const AnyCase& anyCase, const Verdict& verdict, const Translator& words);

/// “not legal · something is missing”; empty where neither is so.
std::string troubleText(const Verdict& verdict, const Translator& words);

/// Whether the answer changes who wins, something else, or nothing.
std::string effectText(const Ruling& ruling, const Translator& words);

/// Who wins under how many of the combinations of all answers.
struct OutcomeText {
    std::string says;
    /// The answers of the first such combination, each after its question; empty where there is
    /// only one outcome, or none.
    std::vector<std::string> answers;
};

std::vector<OutcomeText> outcomeTexts(const AnyCase& anyCase, const Rulings& rulings,
                                      const Translator& words);

/// Where the rule stands: the heading, and the rulebook's edition and language.
std::string sourceText(TextId heading, const Rulebook& rulebook, const Translator& words);
std::string sourceText(const Settlement& settlement, const Translator& words);

/// Answers, each after its question.
std::vector<std::string> answerTexts(const AnyCase& anyCase, const ReadingChoices& choices,
                                     const Translator& words);

} // namespace cimaise
