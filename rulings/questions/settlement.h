// Ruling on one question about a position: the answer of a rule or an open question, the places,
// the citation, the certainty, and what would change the answer.
#pragma once

#include "positions/cases.h"
#include "validators/report/finding.h"
#include "validators/report/rule.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cimaise {

/// Subject of a rules question. A narrower subject has fewer spots.
struct Dispute {
    std::string_view id;          ///< id of a rule or reading of the game
    std::optional<Party> party{}; ///< party of the finding; nullopt for any party
    std::optional<Spot> spot{};   ///< spot of the finding; nullopt for any spot
};

/// Certainty of a ruling.
enum class Certainty : std::uint8_t {
    rulebook, ///< stated in the rulebook
    deduced,  ///< follows from the rulebook's figures, without being stated
    open,     ///< depends on an open question
    ownCopy   ///< depends on data printed on cards or boards of this copy
};

TextId wordsFor(Certainty certainty);

struct Settlement {
    Message question;     ///< one sentence
    TextId verdict;       ///< one word
    TextId answer;        ///< answer in force to a reading; empty for a rule
    Spots where;          ///< spots in the order of the findings or score lines
    RuleText explanation; ///< texts of the rule or reading: title, reason, section of the rulebook
    Rulebook rulebook;
    Certainty certainty = Certainty::rulebook;
    Findings findings; ///< findings of the rule: the problems and their fixes
    /// Answers to open questions, each of which alone would change the verdict or, for a reading,
    /// points or findings.
    ReadingChoices otherwise;
};

/// Ruling on a subject; nullopt if the game has no rule or reading of this id, or if the rule is
/// documentation only.
std::optional<Settlement> settlementOf(const AnyCase& anyCase, const Dispute& dispute);

} // namespace cimaise
