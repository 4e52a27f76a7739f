// Ruling on one question about a position: the answer of a rule or an open question, the places,
// the citation, the certainty, and what would change the answer.
#pragma once

#include "validators/cases.h"
#include "validators/report/finding.h"
#include "validators/report/rule.h"

#include <optional>
#include <string_view>
#include <vector>

namespace cimaise {

/// What is asked about. The narrower it is, the fewer places are shown.
struct Dispute {
    std::string_view id;          ///< of a rule or a reading of the game
    std::optional<Party> party{}; ///< whose finding it is; absent: anybody's
    std::optional<Spot> spot{};   ///< where it shows; absent: anywhere
};

/// How surely a ruling holds.
enum class Sureness : std::uint8_t {
    rulebook, ///< the rulebook says so
    deduced,  ///< it follows from the rulebook's figures, without being stated
    open,     ///< the rulebook leaves open what it turns on here
    ownCopy   ///< it turns on what is printed on this copy's cards or boards
};

TextId wordsFor(Sureness sureness);

/// The rulebook that a game is ruled by.
struct Rulebook {
    TextId edition;
    TextId language;

    bool operator==(const Rulebook&) const = default;
};

/// Of Museum the one of the position's edition.
Rulebook rulebookOf(const AnyCase& anyCase);

struct Settlement {
    Message question; ///< in one sentence
    TextId verdict;   ///< in one word
    TextId answer;    ///< of a reading, the answer in force; of a rule empty
    Spots where;      ///< what it is about, in the order of its findings or score lines
    RuleText digest;    ///< of the rule or reading: title, why, heading in the rulebook
    Rulebook rulebook;
    Sureness sureness = Sureness::rulebook;
    Findings findings; ///< of the rule: what is wrong, and what would put it right
    /// Single answers to open questions that would give another verdict on this position, or, of a
    /// reading, other points or findings.
    ReadingChoices otherwise;
};

/// The ruling on a dispute; nothing where the game has no rule or reading called so, or where no
/// position can break the rule, which is only read.
std::optional<Settlement> settlementOf(const AnyCase& anyCase, const Dispute& dispute);

} // namespace cimaise
