// Summarises a list of findings: legal, complete, and the findings at a spot.
#include "validators/report/finding.h"

namespace cimaise {

std::string_view severityId(Severity severity) {
    switch (severity) {
    case Severity::illegal:
        return "illegal";
    case Severity::impossible:
        return "impossible";
    case Severity::missing:
        return "missing";
    case Severity::note:
        return "note";
    }
    return {};
}

bool contains(const Spots& spots, const Spot& spot) {
    return std::ranges::find(spots, spot) != spots.end();
}

const Finding* firstAt(const Findings& findings, const Spot& spot) {
    const auto found = std::ranges::find_if(
        findings, [&](const Finding& finding) { return contains(finding.where, spot); });
    return found == findings.end() ? nullptr : &*found;
}

const Finding* worstAt(const Findings& findings, const Spot& spot) {
    const Finding* gravest = nullptr;
    for (const Finding& finding : findings) {
        if (contains(finding.where, spot) &&
            (gravest == nullptr || finding.severity < gravest->severity)) {
            gravest = &finding;
        }
    }
    return gravest;
}

bool isProblem(Severity severity) {
    return severity == Severity::illegal || severity == Severity::impossible;
}

bool isWrongAt(const Findings& findings, const Spot& spot) {
    const Finding* const gravest = worstAt(findings, spot);
    return gravest != nullptr && isProblem(gravest->severity);
}

bool isLegal(const Findings& findings) {
    return std::ranges::none_of(findings,
                                [](const Finding& finding) { return isProblem(finding.severity); });
}

bool isComplete(const Findings& findings) {
    return std::ranges::none_of(
        findings, [](const Finding& finding) { return finding.severity == Severity::missing; });
}

} // namespace cimaise
