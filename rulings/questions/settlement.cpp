// Checks and scores the position once for each answer that could matter, and compares the results.
#include "rulings/questions/settlement.h"

#include "scoring/scores.h"
#include "validators/checks.h"
#include "validators/report/rule_functions.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

/// Question for rules of a severity, the verdict without findings, and the verdict for a finding of
/// that severity.
struct Asking {
    TextId question;
    TextId nothing;
    TextId found;
};

/// Indexed by Severity.
constexpr std::array<Asking, 4> askings{{
    //% "Rule: {title}"
    {CIMAISE_TEXT("settlement.question.rule"),
     //% "Legal"
     CIMAISE_TEXT("settlement.legal"),
     //% "Illegal"
     CIMAISE_TEXT("settlement.broken")},
    {CIMAISE_TEXT("settlement.question.rule"),
     //% "Possible"
     CIMAISE_TEXT("settlement.possible"),
     //% "Impossible"
     CIMAISE_TEXT("settlement.impossible")},
    //% "Details: {title}"
    {CIMAISE_TEXT("settlement.question.missing"),
     //% "Complete"
     CIMAISE_TEXT("settlement.known"),
     //% "Incomplete"
     CIMAISE_TEXT("settlement.unknown")},
    //% "Note: {title}"
    {CIMAISE_TEXT("settlement.question.note"),
     //% "Does not apply"
     CIMAISE_TEXT("settlement.does-not-apply"),
     //% "Applies"
     CIMAISE_TEXT("settlement.applies")},
}};

//% "Open"
constexpr TextId openVerdict = CIMAISE_TEXT("settlement.open");
//% "Decided"
constexpr TextId decidedVerdict = CIMAISE_TEXT("settlement.decided");

/// Indexed by Sureness.
constexpr std::array<TextId, 4> surenessWords{
    //% "The rulebook says so."
    CIMAISE_TEXT("settlement.sure.rulebook"),
    //% "Deduced: the rulebook does not say so directly."
    CIMAISE_TEXT("settlement.sure.deduced"),
    //% "The rulebook leaves it open."
    CIMAISE_TEXT("settlement.sure.open"),
    //% "It is printed on your copy."
    CIMAISE_TEXT("settlement.sure.copy"),
};

const Asking& askingOf(Severity severity) { return askings.at(static_cast<std::size_t>(severity)); }

bool isAbout(const Finding& finding, const Dispute& dispute) {
    return finding.rule == dispute.id && (!dispute.party || finding.party == *dispute.party) &&
           (!dispute.spot || contains(finding.where, *dispute.spot));
}

Findings findingsOn(const AnyCase& anyCase, const Dispute& dispute) {
    Findings findings = check(anyCase);
    std::erase_if(findings, [&](const Finding& one) { return !isAbout(one, dispute); });
    return findings;
}

/// Verdict for a rule of this severity: that of the most severe finding. Notes count only for rules
/// that are notes.
TextId verdictOn(const Findings& findings, Severity rule) {
    const auto gravest = std::ranges::min_element(findings, {}, &Finding::severity);
    const bool none = gravest == findings.end() ||
                      (gravest->severity == Severity::note && rule != Severity::note);
    return none ? askingOf(rule).nothing : askingOf(gravest->severity).found;
}

AnyCase answered(AnyCase anyCase, const Reading& reading, std::string_view option) {
    GameHeader& header = headerOf(anyCase);
    header.readings = withChoice(gameOf(anyCase).readings, header.readings, reading.id, option);
    return anyCase;
}

/// Calls `use` with the position for every answer other than the one in force.
template <class Use>
void withOtherAnswers(const AnyCase& anyCase, const Reading& reading, const Use& use) {
    const std::string_view chosen = inForce(reading, headerOf(anyCase).readings);
    for (const ReadingOption& option : reading.options) {
        if (option.id != chosen) {
            use(answered(anyCase, reading, option.id), ReadingChoice{reading.id, option.id});
        }
    }
}

/// Adds the spots that `all` lacks.
void add(Spots& all, const Spots& more) {
    for (const Spot& spot : more) {
        if (!contains(all, spot)) {
            all.push_back(spot);
        }
    }
}

// --- rules ---------------------------------------------------------------------------------

bool hasDrawnBoard(const AnyCase& anyCase) {
    return visitGame(anyCase, [](auto module, const auto& layout) {
        return module.ruleset.hasDrawnBoard != nullptr && module.ruleset.hasDrawnBoard(layout);
    });
}

Certainty surenessOf(const AnyCase& anyCase, const RuleInfo& rule, const ReadingChoices& turnsOn) {
    if (!turnsOn.empty()) {
        return Certainty::open;
    }
    switch (rule.traits.basis) {
    case RuleBasis::rulebook:
        break;
    case RuleBasis::deduced:
        return Certainty::deduced;
    case RuleBasis::copy:
        return Certainty::ownCopy;
    case RuleBasis::drawnBoard:
        return hasDrawnBoard(anyCase) ? Certainty::ownCopy : Certainty::rulebook;
    }
    return Certainty::rulebook;
}

/// True if a finding names an open question: it reports that the rulebook leaves it open.
bool reportsReading(const AnyCase& anyCase, const Findings& findings) {
    const auto isReading = [&](const Argument& argument) {
        const TextId* const text = std::get_if<TextId>(&argument.value);
        return text != nullptr &&
               std::ranges::any_of(gameOf(anyCase).readings, [&](const Reading& reading) {
                   return reading.explanation.title.id == text->id;
               });
    };
    return std::ranges::any_of(findings, [&](const Finding& finding) {
        return std::ranges::any_of(finding.says.arguments, isReading);
    });
}

/// Single answers to open questions that change the verdict on the rule.
ReadingChoices answersThatChange(const AnyCase& anyCase, const RuleInfo& rule, Dispute dispute) {
    if (rule.traits.wholeBoard) {
        dispute.spot.reset();
    }
    const TextId here = verdictOn(findingsOn(anyCase, dispute), rule.severity);
    ReadingChoices changing;
    for (const Reading& reading : gameOf(anyCase).readings) {
        withOtherAnswers(anyCase, reading, [&](const AnyCase& other, const ReadingChoice& choice) {
            if (verdictOn(findingsOn(other, dispute), rule.severity) != here) {
                changing.push_back(choice);
            }
        });
    }
    return changing;
}

Settlement settledByRule(const AnyCase& anyCase, const RuleInfo& rule, const Dispute& dispute) {
    Settlement settlement{.question = {.text = askingOf(rule.severity).question,
                                       .arguments = {{"title", rule.explanation.title}}},
                          .answer = {},
                          .explanation = rule.explanation,
                          .rulebook = rulebookOf(anyCase),
                          .findings = findingsOn(anyCase, dispute)};
    settlement.verdict = verdictOn(settlement.findings, rule.severity);
    for (const Finding& finding : settlement.findings) {
        add(settlement.where, finding.where);
    }
    settlement.otherwise = answersThatChange(anyCase, rule, dispute);
    settlement.certainty = reportsReading(anyCase, settlement.findings)
                               ? Certainty::open
                               : surenessOf(anyCase, rule, settlement.otherwise);
    return settlement;
}

// --- readings ------------------------------------------------------------------------------

/// Evidence or finding of a position with its spots, for comparison.
struct Piece {
    std::string_view of; ///< id of a score line or rule
    Party party;
    int points = 0;
    Spots where;

    bool operator==(const Piece&) const = default;
};

std::vector<Piece> piecesOf(const AnyCase& anyCase) {
    std::vector<Piece> pieces;
    for (const ScoreSheet& sheet : score(anyCase).sheets) {
        for (const ScoreLine& line : sheet.lines) {
            for (const Evidence& piece : line.evidence) {
                pieces.push_back({line.id, sheet.party, piece.points, piece.where});
            }
        }
    }
    for (const Finding& finding : check(anyCase)) {
        if (finding.severity != Severity::note) { // notes report the open questions themselves
            pieces.push_back({finding.rule, finding.party, 0, finding.where});
        }
    }
    return pieces;
}

void addMissing(Spots& where, const std::vector<Piece>& from, const std::vector<Piece>& in) {
    for (const Piece& piece : from) {
        if (std::ranges::find(in, piece) == in.end()) {
            add(where, piece.where);
        }
    }
}

Settlement settledByReading(const AnyCase& anyCase, const Reading& reading) {
    const std::optional<ReadingChoices>& choices = headerOf(anyCase).readings;
    const std::string_view chosen = inForce(reading, choices);
    const bool decided = choices && std::ranges::find(*choices, reading.id,
                                                      &ReadingChoice::reading) != choices->end();
    Settlement settlement{.question = {.text = reading.explanation.title, .arguments = {}},
                          .verdict = decided ? decidedVerdict : openVerdict,
                          .answer =
                              std::ranges::find(reading.options, chosen, &ReadingOption::id)->title,
                          .explanation = reading.explanation,
                          .rulebook = rulebookOf(anyCase),
                          .certainty = Certainty::open};
    const std::vector<Piece> here = piecesOf(anyCase);
    withOtherAnswers(anyCase, reading, [&](const AnyCase& other, const ReadingChoice& choice) {
        const std::vector<Piece> there = piecesOf(other);
        addMissing(settlement.where, here, there);
        addMissing(settlement.where, there, here);
        if (here != there) {
            settlement.otherwise.push_back(choice);
        }
    });
    return settlement;
}

} // namespace

TextId wordsFor(Certainty certainty) {
    return surenessWords.at(static_cast<std::size_t>(certainty));
}

std::optional<Settlement> settlementOf(const AnyCase& anyCase, const Dispute& dispute) {
    const Game& game = gameOf(anyCase);
    const auto reading = std::ranges::find(game.readings, dispute.id, &Reading::id);
    if (reading != game.readings.end()) {
        return settledByReading(anyCase, *reading);
    }
    const std::vector<RuleInfo> rules = rulesOf(game.id);
    const auto rule = std::ranges::find(rules, dispute.id, &RuleInfo::id);
    if (rule == rules.end() || rule->messages.empty()) {
        return std::nullopt;
    }
    return settledByRule(anyCase, *rule, dispute);
}

} // namespace cimaise
