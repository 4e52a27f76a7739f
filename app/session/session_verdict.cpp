// Whether anything is wrong: with the whole table, and with the side that is shown alone.
#include "app/entry/changes.h"
#include "app/session/session.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Counts the finding of the gravest kind there is.
struct Verdict {
    Severity severity{};
    TextId says;
};

constexpr std::array verdicts{
    //% "%n things are wrong."
    Verdict{Severity::illegal, CIMAISE_TEXT_N("session.verdict.wrong")},
    //% "%n things are wrong."
    Verdict{Severity::impossible, CIMAISE_TEXT_N("session.verdict.wrong")},
    //% "%n facts are missing."
    Verdict{Severity::missing, CIMAISE_TEXT_N("session.verdict.missing")},
    //% "Nothing is wrong; there are %n notes."
    Verdict{Severity::note, CIMAISE_TEXT_N("session.verdict.note")},
};

//% "{owner}: %n things are wrong."
constexpr TextId sideWrong = CIMAISE_TEXT_N("session.verdict.side.wrong");
//% "{owner}: nothing is wrong; %n facts are missing."
constexpr TextId sideMissing = CIMAISE_TEXT_N("session.verdict.side.missing");
//% "{owner}: nothing is wrong."
constexpr TextId sideNone = CIMAISE_TEXT("session.verdict.side.none");

/// Whether a finding is this side’s alone, or one of the whole table that shows on its board.
bool concerns(const Finding& finding, int side, const AnyCase& position) {
    const auto isOfSide = [&](Party party) { return sideOf(position, party) == side; };
    return isOfSide(finding.party) || (finding.party == everyone() &&
                                       std::ranges::any_of(finding.where, isOfSide, &Spot::owner));
}

} // namespace

int Session::verdictCount() const {
    const auto gravest = std::ranges::find_if(verdicts, [this](const Verdict& verdict) {
        return m_findings.countOf(verdict.severity) > 0;
    });
    if (gravest == verdicts.end()) {
        return 0;
    }
    return gravest->severity <= Severity::impossible
               ? m_findings.countOf(Severity::illegal) + m_findings.countOf(Severity::impossible)
               : m_findings.countOf(gravest->severity);
}

QString Session::verdictText() const {
    for (const Verdict& verdict : verdicts) {
        if (m_findings.countOf(verdict.severity) > 0) {
            return say(words(), verdict.says, {{"n", verdictCount()}});
        }
    }
    //% "Nothing is wrong."
    return say(words(), CIMAISE_TEXT("session.verdict.none"));
}

QString Session::verdictSeverity() const {
    const auto gravest = std::ranges::min_element(m_evaluation.findings, {}, &Finding::severity);
    return gravest == m_evaluation.findings.end() ? QStringLiteral("none")
                                                  : toQt(severityId(gravest->severity));
}

int Session::countOnSide(Severity severity) const {
    return static_cast<int>(
        std::ranges::count_if(m_evaluation.findings, [&](const Finding& finding) {
            return finding.severity == severity && concerns(finding, m_currentSide, current());
        }));
}

QString Session::sideVerdictText() const {
    const int wrong = countOnSide(Severity::illegal) + countOnSide(Severity::impossible);
    const int missing = countOnSide(Severity::missing);
    const Argument owner{"owner", side(m_currentSide)};
    if (wrong > 0) {
        return say(words(), sideWrong, {owner, {"n", wrong}});
    }
    return missing > 0 ? say(words(), sideMissing, {owner, {"n", missing}})
                       : say(words(), sideNone, {owner});
}

QString Session::sideVerdictSeverity() const {
    for (const Severity severity : {Severity::illegal, Severity::impossible, Severity::missing}) {
        if (countOnSide(severity) > 0) {
            return toQt(severityId(severity));
        }
    }
    return QStringLiteral("none");
}

} // namespace cimaise
