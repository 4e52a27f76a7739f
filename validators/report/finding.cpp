// Sums up a list of findings: legal, complete.
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

bool isLegal(const Findings& findings) {
    return std::ranges::none_of(findings, [](const Finding& finding) {
        return finding.severity == Severity::illegal || finding.severity == Severity::impossible;
    });
}

bool isComplete(const Findings& findings) {
    return std::ranges::none_of(
        findings, [](const Finding& finding) { return finding.severity == Severity::missing; });
}

} // namespace cimaise
