// Row of a game's rule table: the texts about a rule, and the function that checks it.
#pragma once

#include "positions/messages/rule_text.h"
#include "validators/report/finding.h"

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace cimaise {

/// Chapter on how to play a game: set-up, turns, prices. For information: no position can break it.
struct Chapter {
    std::string_view id;
    RuleText explanation;
};

/// Text of a finding and text of its fix.
struct FindingText {
    TextId says;
    TextId fix;
};

/// Source of a rule.
enum class RuleBasis : std::uint8_t {
    rulebook,  ///< stated in the rulebook
    deduced,   ///< about the probable contents of the box: the rulebook states none of the figures
    copy,      ///< about data printed on cards or boards of the players' copy
    drawnBoard ///< stated in the rulebook, or, if the players drew a board from their copy, `copy`
};

/// Properties of a rule on which more than its own findings depend.
struct RuleTraits {
    RuleBasis basis = RuleBasis::rulebook;
    /// True if the rule reports one of several objects of which only one counts: the reported
    /// object depends on the others, so a ruling must be about the whole board.
    bool wholeBoard = false;
    /// True if a note of the rule can change the winner: pieces or points are missing or doubtful.
    bool canChangeWinner = false;
};

/// Texts of a rule.
struct RuleInfo {
    std::string_view id;
    Severity severity;
    RuleText explanation;
    /// Every text that the rule may report; empty for a rule that is documentation only.
    std::span<const FindingText> messages;
    RuleTraits traits{};
};

class Report;

/// Rule of one game: its texts and its check.
template <class Layout> struct Rule {
    RuleInfo info;
    void (*check)(const Layout&, Report&);
};

/// Collects the findings of one rule at a time.
class Report {
public:
    explicit Report(Findings& findings) : m_findings(&findings) {}

    void beginRule(const RuleInfo& rule) { m_rule = &rule; }

    /// Adds a finding of the current rule, about `party`, at `where`.
    void add(const FindingText& text, Party party, Spots where,
             std::vector<Argument> arguments = {}) {
        addWithSeverity(m_rule->severity, text, party, std::move(where), std::move(arguments));
    }

    /// Adds a finding with a severity that differs from the rule's.
    void addWithSeverity(Severity severity, const FindingText& text, Party party, Spots where,
                         std::vector<Argument> arguments = {}) {
        m_findings->push_back({.rule = m_rule->id,
                               .severity = severity,
                               .party = party,
                               .where = std::move(where),
                               .says = {.text = text.says, .arguments = std::move(arguments)},
                               .fix = text.fix});
    }

    /// Adds a finding about several sides that highlights no board.
    void addAboutSides(std::vector<Party> concerned, const FindingText& text,
                       std::vector<Argument> arguments) {
        add(text, everyone(), {}, std::move(arguments));
        m_findings->back().concerned = std::move(concerned);
    }

private:
    Findings* m_findings;
    const RuleInfo* m_rule = nullptr;
};

/// Runs a table of rules over a layout, in the table's order.
template <class Layout>
Findings runRules(std::span<const Rule<Layout>> rules, const Layout& layout) {
    Findings findings;
    Report report{findings};
    for (const Rule<Layout>& rule : rules) {
        report.beginRule(rule.info);
        rule.check(layout, report);
    }
    return findings;
}

} // namespace cimaise
