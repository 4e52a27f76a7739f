// Texts of the results of the answers to the open questions, for the window and the command line.
#pragma once

#include "app/texts/translator.h"
#include "rulings/questions/rulings.h"
#include "rulings/questions/settlement.h"
#include "rulings/results/match_effect.h"

#include <string>
#include <vector>

namespace cimaise {

/// Names of the parties: “Ana, Bo and Cy”.
std::string namesText(const AnyCase& anyCase, const std::vector<Party>& parties,
                      const Translator& words);

/// Totals of the parties: “Ana 30, Bo 39”; empty without scores.
std::string totalsText(const AnyCase& anyCase, const Verdict& verdict, const Translator& words);

/// Winners: “first place: Bo”; empty without a ranking or on an illegal position.
std::string winnersText(const AnyCase& anyCase, const Verdict& verdict, const Translator& words);

/// Winners with the Gallery Bonuses as entered: “first place: Bo” in a game that is over, otherwise
/// “Bo leads”; “first place open” while the winner depends on who filled a gallery first.
std::string presentWinnersText(const AnyCase& anyCase, const Verdict& verdict, bool isOver,
                               const Translator& words);

/// Problems of a result: “not legal · something is missing”; empty if neither applies.
std::string problemsText(const Verdict& verdict, const Translator& words);

/// Effect of the answer: on the first place with the other answers in force or with others, on
/// other results, or none.
std::string effectText(const Ruling& ruling, const Results& results, const Translator& words);

/// Effect of the answer on the match; empty if there is none.
std::string matchEffectText(const std::vector<MatchStanding>& answers, const Translator& words);

/// Match with an answer: “match: Ana 2, Bo 1”; “match won by Ana: Ana 2, Bo 1”.
std::string matchAnswerText(const AnyCase& anyCase, const MatchStanding& answer,
                            const Translator& words);

/// Effects of an answer in the round in front of the players that differ from those of other
/// answers; empty if there is no difference.
std::string roundEffectText(const AnyCase& anyCase, const Ruling& ruling, std::size_t option,
                            const Translator& words);

/// Result of what is entered: “Ana 30, Bo 39 · Bo leads”, or “first place undecided” whatever the
/// reason. Empty without a ranking.
std::string currentResultText(const AnyCase& anyCase, const Results& results, bool isOver,
                              const Translator& words);

/// First place that all possible results have, the reason why it is open, or each first place.
struct OutcomeText {
    std::string says;
    /// One combination of answers with this first place, each after its question; empty if there is
    /// one text.
    std::vector<std::string> answers;
};

std::vector<OutcomeText> outcomeTexts(const AnyCase& anyCase, const Results& results, bool isOver,
                                      const Translator& words);

/// Results for each player who may have filled a gallery of Musée first, while nobody holds its
/// bonus: “upper gallery: Ana → Ana 44, Bo 41 · first place: Ana”. Empty without such a gallery.
std::vector<std::string> bonusTexts(const AnyCase& anyCase, const Results& results, bool isOver,
                                    const Translator& words);

/// True if the winner depends on who filled a gallery of Musée first.
bool decidesBonus(const Results& results);

/// Reason why the first place is open, with all who can still have it in a game that is over; empty
/// if it is settled.
std::string firstPlaceText(const AnyCase& anyCase, const Results& results, const Translator& words);

/// Source of a rule: its citation, and the rulebook's edition and language.
std::string sourceText(TextId citation, const Rulebook& rulebook, const Translator& words);
std::string sourceText(const Settlement& settlement, const Translator& words);

/// Answers, each after its question.
std::vector<std::string> answerTexts(const AnyCase& anyCase, const ReadingChoices& choices,
                                     const Translator& words);

} // namespace cimaise
