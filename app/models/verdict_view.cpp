// Words the verdict by the highest severity of the findings; signals only the texts that differ.
#include "app/models/verdict_view.h"

#include "app/input/changes.h"
#include "app/models/alone_text.h"
#include "app/models/emit_if_changed.h"
#include "app/texts/outlook_text.h"
#include "app/texts/ruling_text.h"
#include "validators/musee/musee_rules.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace cimaise {

namespace {

/// Texts for problems, missing details, notes, none.
constexpr std::array<TextId, 4> gameVerdicts{
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

//% "The score track does not match the exhibited objects ({names})."
constexpr TextId trackDoubt = CIMAISE_TEXT("session.end.track");

//% "{verdict} Decided."
constexpr TextId decidedVerdict = CIMAISE_TEXT("session.verdict.decided");

/// True if a finding belongs to this side, or to everyone with a spot on its board.
bool concerns(const Finding& finding, int side, const AnyCase& position) {
    const auto isOfSide = [&](Party party) { return sideOf(position, party) == side; };
    return isOfSide(finding.party) || std::ranges::any_of(finding.concerned, isOfSide) ||
           (finding.party == everyone() &&
            std::ranges::any_of(finding.where, isOfSide, &Spot::owner));
}

int countOf(const Findings& findings, Severity severity) {
    return static_cast<int>(std::ranges::count(findings, severity, &Finding::severity));
}

/// Numbers of problems, missing details and notes.
std::array<int, 3> verdictCounts(const Findings& findings) {
    return {countOf(findings, Severity::illegal) + countOf(findings, Severity::impossible),
            countOf(findings, Severity::missing), countOf(findings, Severity::note)};
}

/// Number of findings of the highest severity.
int gravestCount(const Findings& findings) {
    const std::array counts = verdictCounts(findings);
    const auto* const gravest = std::ranges::find_if(counts, [](int count) { return count > 0; });
    return gravest == counts.end() ? 0 : *gravest;
}

/// Verdict in one of four wordings, by the highest severity.
QString verdictIn(std::span<const TextId, 4> wordings, const PublishContext& context) {
    const std::array counts = verdictCounts(context.evaluation.findings);
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts.at(kind) > 0) {
            return format(context.words, wordings[kind], {{"n", counts.at(kind)}});
        }
    }
    return format(context.words, wordings.back());
}

QString gravestSeverity(const Findings& findings) {
    const auto gravest = std::ranges::min_element(findings, {}, &Finding::severity);
    return gravest == findings.end() ? QStringLiteral("none") : toQt(severityId(gravest->severity));
}

Findings findingsOnSide(const PublishContext& context, int side) {
    Findings own;
    std::ranges::copy_if(
        context.evaluation.findings, std::back_inserter(own),
        [&](const Finding& finding) { return concerns(finding, side, context.position); });
    return own;
}

QString sideVerdict(const Findings& own, int side, const Translator& words) {
    const auto [wrong, missing, notes] = verdictCounts(own);
    const Argument owner{"owner", cimaise::side(side)};
    if (wrong > 0) {
        return format(words, sideWrong, {owner, {"n", wrong}});
    }
    if (missing > 0) {
        return format(words, sideMissing, {owner, {"n", missing}});
    }
    return notes > 0 ? format(words, sideNote, {owner, {"n", notes}})
                     : format(words, sideNone, {owner});
}

QString sideSeverityOf(const Findings& own) {
    for (const Severity severity :
         {Severity::illegal, Severity::impossible, Severity::missing, Severity::note}) {
        if (countOf(own, severity) > 0) {
            return toQt(severityId(severity));
        }
    }
    return QStringLiteral("none");
}

/// True for what makes the result doubtful although nothing is wrong with the position: a wrong
/// score track, or a bonus that was earned and not taken.
bool isDoubt(const Finding& finding) {
    return finding.rule == museum::trackRule || finding.rule == musee::bonusUnclaimedRule;
}

/// Text about the doubts; empty if there are none.
QString doubtIn(const PublishContext& context) {
    std::vector<Party> owners;
    QStringList bonuses;
    for (const Finding& finding : context.evaluation.findings) {
        if (finding.rule == museum::trackRule) {
            owners.push_back(finding.party);
        } else if (isDoubt(finding)) {
            bonuses << format(context.words, finding.says);
        }
    }
    return owners.empty() ? bonuses.join(u' ')
                          : format(context.words, trackDoubt,
                                   {{"names", namesText(context.position, owners)}});
}

int doubtRowIn(const Findings& findings) {
    const auto doubt = std::ranges::find_if(findings, isDoubt);
    return doubt == findings.end() ? -1 : static_cast<int>(doubt - findings.begin());
}

bool showsPoints(const PublishContext& context) {
    return context.shown.totals &&
           std::ranges::any_of(context.evaluation.score.sheets,
                               [](const ScoreSheet& sheet) { return sheet.total != 0; });
}

/// Adds that only one side can still win.
void addDecision(VerdictText& verdict, const PublishContext& context) {
    const bool shows = context.shown.totals && context.shown.trophies && !context.shown.alone;
    if (shows && verdict.legal && isDecided(context.position)) {
        for (QString* const text : {&verdict.text, &verdict.tableText}) {
            *text = format(context.words, decidedVerdict, {{"verdict", text->toStdString()}});
        }
    }
}

VerdictText verdictOf(const PublishContext& context, const History& history, int side) {
    const Findings& findings = context.evaluation.findings;
    const Findings own = findingsOnSide(context, side);
    VerdictText verdict{.legal = isLegal(findings),
                        .complete = isComplete(findings),
                        .text = verdictIn(gameVerdicts, context),
                        .severity = gravestSeverity(findings),
                        .count = gravestCount(findings),
                        .tableText = verdictIn(tableVerdicts, context),
                        .sideText = sideVerdict(own, side, context.words),
                        .sideSeverity = sideSeverityOf(own),
                        .doubtText = doubtIn(context),
                        .doubtRow = doubtRowIn(findings),
                        .showsPoints = showsPoints(context)};
    addDecision(verdict, context);
    if (context.shown.alone) {
        verdict.aloneText = aloneVerdict(context, history, verdict.text);
        verdict.neededText = neededDetails(context);
        QStringList details{verdict.neededText, detailsNotNeeded(context)};
        details.removeAll(QString{});
        verdict.detailsText = details.join(u' ');
    }
    return verdict;
}

} // namespace

void VerdictView::show(const PublishContext& context, const History& history, int side) {
    const VerdictText before = std::exchange(m_text, verdictOf(context, history, side));
    const auto tell = [&](auto member, auto signal) {
        emitIfChanged(*this, before, m_text, member, signal);
    };
    tell(&VerdictText::legal, &VerdictView::legalChanged);
    tell(&VerdictText::complete, &VerdictView::completeChanged);
    tell(&VerdictText::text, &VerdictView::textChanged);
    tell(&VerdictText::severity, &VerdictView::severityChanged);
    tell(&VerdictText::count, &VerdictView::countChanged);
    tell(&VerdictText::tableText, &VerdictView::tableTextChanged);
    tell(&VerdictText::sideText, &VerdictView::sideTextChanged);
    tell(&VerdictText::sideSeverity, &VerdictView::sideSeverityChanged);
    tell(&VerdictText::aloneText, &VerdictView::aloneTextChanged);
    tell(&VerdictText::neededText, &VerdictView::neededTextChanged);
    tell(&VerdictText::detailsText, &VerdictView::detailsTextChanged);
    tell(&VerdictText::doubtText, &VerdictView::doubtTextChanged);
    tell(&VerdictText::doubtRow, &VerdictView::doubtRowChanged);
    tell(&VerdictText::showsPoints, &VerdictView::showsPointsChanged);
}

} // namespace cimaise
