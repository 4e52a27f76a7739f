// Verdict texts: problems of the whole game, and of the side shown alone.
#include "app/input/changes.h"
#include "app/session/session.h"

#include <algorithm>
#include <array>

namespace cimaise {

namespace {

/// Texts for problems, missing details, notes, none.
constexpr std::array<TextId, 4> verdicts{
    //% "%n problems."
    CIMAISE_TEXT_N("session.verdict.wrong"),
    //% "%n details missing."
    CIMAISE_TEXT_N("session.verdict.missing"),
    //% "No problems; %n notes."
    CIMAISE_TEXT_N("session.verdict.note"),
    //% "No problems."
    CIMAISE_TEXT("session.verdict.none"),
};
constexpr std::array<TextId, 4> tableVerdicts{
    //% "Whole game: %n problems."
    CIMAISE_TEXT_N("session.verdict.table.wrong"),
    //% "Whole game: no problems; %n details missing."
    CIMAISE_TEXT_N("session.verdict.table.missing"),
    //% "Whole game: no problems; %n notes."
    CIMAISE_TEXT_N("session.verdict.table.note"),
    //% "Whole game: no problems."
    CIMAISE_TEXT("session.verdict.table.none"),
};

//% "{owner}: %n problems."
constexpr TextId sideWrong = CIMAISE_TEXT_N("session.verdict.side.wrong");
//% "{owner}: no problems; %n details missing."
constexpr TextId sideMissing = CIMAISE_TEXT_N("session.verdict.side.missing");
//% "{owner}: no problems; %n notes."
constexpr TextId sideNote = CIMAISE_TEXT_N("session.verdict.side.note");
//% "{owner}: no problems."
constexpr TextId sideNone = CIMAISE_TEXT("session.verdict.side.none");

/// True if a finding belongs to this side, or to everyone with a spot on its board.
bool concerns(const Finding& finding, int side, const AnyCase& position) {
    const auto isOfSide = [&](Party party) { return sideOf(position, party) == side; };
    return isOfSide(finding.party) || std::ranges::any_of(finding.concerned, isOfSide) ||
           (finding.party == everyone() &&
            std::ranges::any_of(finding.where, isOfSide, &Spot::owner));
}

} // namespace

/// Numbers of problems, missing details and notes.
std::array<int, 3> Session::verdictCounts() const {
    return {m_findings.countOf(Severity::illegal) + m_findings.countOf(Severity::impossible),
            m_findings.countOf(Severity::missing), m_findings.countOf(Severity::note)};
}

int Session::verdictCount() const {
    const std::array counts = verdictCounts();
    const auto* const gravest = std::ranges::find_if(counts, [](int count) { return count > 0; });
    return gravest == counts.end() ? 0 : *gravest;
}

QString Session::verdictIn(std::span<const TextId, 4> wordings) const {
    const std::array counts = verdictCounts();
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts.at(kind) > 0) {
            return format(words(), wordings[kind], {{"n", counts.at(kind)}});
        }
    }
    return format(words(), wordings.back());
}

QString Session::verdictText() const { return verdictIn(verdicts); }

QString Session::tableVerdictText() const { return verdictIn(tableVerdicts); }

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
        return format(words(), sideWrong, {owner, {"n", wrong}});
    }
    if (missing > 0) {
        return format(words(), sideMissing, {owner, {"n", missing}});
    }
    const int notes = countOnSide(Severity::note);
    return notes > 0 ? format(words(), sideNote, {owner, {"n", notes}})
                     : format(words(), sideNone, {owner});
}

QString Session::sideVerdictSeverity() const {
    for (const Severity severity :
         {Severity::illegal, Severity::impossible, Severity::missing, Severity::note}) {
        if (countOnSide(severity) > 0) {
            return toQt(severityId(severity));
        }
    }
    return QStringLiteral("none");
}

} // namespace cimaise
