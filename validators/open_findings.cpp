// Lists the few notes that can change the winner; all other notes only inform.
#include "validators/open_findings.h"

#include "validators/musee/musee_rules.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace cimaise {

namespace {

/// Rules whose notes mean that pieces or points are missing from the position or doubtful.
constexpr std::array<std::string_view, 3> doubtful{
    museum::trackRule,
    musee::bonusUnclaimedRule,
    "art.count",
};

} // namespace

bool isDoubt(const Finding& finding) {
    return finding.severity == Severity::note &&
           std::ranges::find(doubtful, finding.rule) != doubtful.end();
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

} // namespace cimaise
