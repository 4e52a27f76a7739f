// The tables of rules mark the few notes that can change the winner; all others only inform.
#include "validators/open_findings.h"

#include "validators/checks.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace cimaise {

namespace {

/// Ids of the rules whose notes can change the winner.
const std::set<std::string_view>& doubtfulRules() {
    static const std::set<std::string_view> ids = [] {
        std::set<std::string_view> found;
        for (const Game& game : games()) {
            for (const RuleInfo& rule : rulesOf(game.id)) {
                if (rule.traits.canChangeWinner) {
                    found.insert(rule.id);
                }
            }
        }
        return found;
    }();
    return ids;
}

} // namespace

bool isDoubt(const Finding& finding) {
    return finding.severity == Severity::note && doubtfulRules().contains(finding.rule);
}

bool isOpen(const Finding& finding) {
    return finding.severity != Severity::note || isDoubt(finding);
}

Findings openFindings(const Findings& findings) {
    Findings open;
    std::ranges::copy_if(findings, std::back_inserter(open), isOpen);
    std::ranges::stable_sort(open, {}, &Finding::severity);
    return open;
}

bool leavesWinnerOpen(const Findings& findings) {
    return std::ranges::any_of(findings, [](const Finding& finding) {
        return isProblem(finding.severity) || isDoubt(finding);
    });
}

bool isWinnerSettled(const Score& score, const Findings& findings, bool ended) {
    return firstPlaceOf(score).settled && (ended ? isLegal(findings) : !leavesWinnerOpen(findings));
}

} // namespace cimaise
