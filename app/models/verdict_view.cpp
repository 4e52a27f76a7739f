// Words the verdict by the highest severity of the findings.
#include "app/models/verdict_view.h"

#include "app/game/game_facts.h"
#include "app/game/game_ui.h"
#include "app/input/edit_descriptions.h"
#include "app/texts/finding_text.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "scoring/scores.h"
#include "validators/checks.h"

#include <QStringList>
#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace cimaise {

namespace {

/// Index of the single board; the other boards only complete the position.
constexpr int singleBoard = 0;

/// True if the board is empty and nothing beside the board scores.
bool isAsItBegan(const PublishContext& context, const History& history) {
    const Score before = score(history.steps().front().position);
    return isBoardEmpty(context.position, singleBoard) && !before.sheets.empty() &&
           before.sheets.front().total == context.evaluation.score.sheets.front().total;
}

/// Verdict about the single board with its points: “This is legal. Score: 12 points.” `problems` is
/// the verdict of a board that is not legal.
QString singleBoardVerdict(const PublishContext& context, const History& history,
                           const QString& problems) {
    const std::vector<ScoreSheet>& sheets = context.evaluation.score.sheets;
    if (sheets.empty()) {
        return {};
    }
    const bool legal = isLegal(context.evaluation.findings);
    if (legal && isAsItBegan(context, history)) {
        //% "Nothing entered on this board yet."
        return format(context.words, CIMAISE_TEXT("alone.empty"));
    }
    //% "This is legal."
    constexpr TextId legalText = CIMAISE_TEXT("alone.legal");
    const QString verdict = legal ? format(context.words, legalText) : problems;
    const QString points = totalInWords(sheets.front(), context.words);
    //% "{verdict} Score: {points}."
    return format(context.words, CIMAISE_TEXT("alone.answer"),
                  {{"verdict", verdict.toStdString()}, {"points", points.toStdString()}});
}

/// Missing details of the single board, and the Staircases used to score it; may be empty.
QString missingDetails(const PublishContext& context) {
    auto* const note = uiOf(context.position).boardNote;
    return note == nullptr ? QString{} : note(context);
}

/// Details that the score of a single board of this game does not need.
QString detailsNotNeeded(const PublishContext& context) {
    return format(context.words, uiOf(context.position).notNeeded);
}

/// Texts for problems, missing details, notes that can change the winner, other notes, none.
constexpr std::array<TextId, 5> gameVerdicts{
    //% "%n problems."
    CIMAISE_TEXT_N("session.verdict.wrong"),
    //% "%n details missing."
    CIMAISE_TEXT_N("session.verdict.missing"),
    //% "%n notes can change the result."
    CIMAISE_TEXT_N("session.verdict.doubt"),
    //% "No problems; %n notes."
    CIMAISE_TEXT_N("session.verdict.note"),
    //% "No problems."
    CIMAISE_TEXT("session.verdict.none"),
};
/// As gameVerdicts, without the findings of the side in view.
constexpr std::array<TextId, 5> restVerdicts{
    //% "Rest of the game: %n problems."
    CIMAISE_TEXT_N("session.verdict.rest.wrong"),
    //% "Rest of the game: no problems; %n details missing."
    CIMAISE_TEXT_N("session.verdict.rest.missing"),
    //% "Rest of the game: %n notes can change the result."
    CIMAISE_TEXT_N("session.verdict.rest.doubt"),
    //% "Rest of the game: no problems; %n notes."
    CIMAISE_TEXT_N("session.verdict.rest.note"),
    //% "Rest of the game: no problems."
    CIMAISE_TEXT("session.verdict.rest.none"),
};
//% "Whole game: no problems."
constexpr TextId noProblems = CIMAISE_TEXT("session.verdict.table.none");

constexpr std::array<TextId, 5> sideVerdicts{
    //% "{owner}: %n problems."
    CIMAISE_TEXT_N("session.verdict.side.wrong"),
    //% "{owner}: no problems; %n details missing."
    CIMAISE_TEXT_N("session.verdict.side.missing"),
    //% "{owner}: %n notes can change the result."
    CIMAISE_TEXT_N("session.verdict.side.doubt"),
    //% "{owner}: no problems; %n notes."
    CIMAISE_TEXT_N("session.verdict.side.note"),
    //% "{owner}: no problems."
    CIMAISE_TEXT("session.verdict.side.none"),
};

//% "{verdict} The winner is decided."
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

/// Numbers of problems, missing details, notes that can change the winner, and all notes.
std::array<int, 4> verdictCounts(const Findings& findings, const Results& results) {
    return {countOf(findings, Severity::illegal) + countOf(findings, Severity::impossible),
            countOf(findings, Severity::missing),
            static_cast<int>(std::ranges::count_if(
                findings, [&](const Finding& finding) { return isDoubt(finding, results); })),
            countOf(findings, Severity::note)};
}

/// Number of findings of the highest severity.
int gravestCount(const Findings& findings) {
    const int wrong =
        countOf(findings, Severity::illegal) + countOf(findings, Severity::impossible);
    if (wrong > 0) {
        return wrong;
    }
    const int missing = countOf(findings, Severity::missing);
    return missing > 0 ? missing : countOf(findings, Severity::note);
}

/// Verdict in one of five wordings, by what is gravest; `owner` is an argument of some.
QString verdictIn(std::span<const TextId, 5> wordings, const Findings& findings,
                  const PublishContext& context, const Argument& owner = {"owner", everyone()}) {
    const Translator& words = context.words;
    const std::array counts = verdictCounts(findings, context.evaluation.results);
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts.at(kind) > 0) {
            return format(words, wordings[kind], {owner, {"n", counts.at(kind)}});
        }
    }
    return format(words, wordings.back(), {owner});
}

QString gravestSeverity(const Findings& findings) {
    const auto gravest = std::ranges::min_element(findings, {}, &Finding::severity);
    return gravest == findings.end() ? QStringLiteral("none") : toQt(severityId(gravest->severity));
}

/// Findings of the side in view, and the others: each is counted once.
struct Shares {
    Findings own;
    Findings rest;
};

Shares sharesOf(const Findings& findings, int side, const AnyCase& position) {
    Shares shares;
    std::ranges::partition_copy(
        findings, std::back_inserter(shares.own), std::back_inserter(shares.rest),
        [&](const Finding& finding) { return concerns(finding, side, position); });
    return shares;
}

/// Side that all of these findings belong to; −1 if there is none.
int onlyOwner(const Findings& findings, const AnyCase& position) {
    const int first = findings.empty() ? -1 : sideOf(position, findings.front().party);
    return std::ranges::all_of(
               findings,
               [&](const Finding& finding) { return sideOf(position, finding.party) == first; })
               ? first
               : -1;
}

/// Verdict on the findings that are not on the side in view, with their owner if there is only one.
QString restVerdict(const Shares& shares, const PublishContext& context) {
    const Translator& words = context.words;
    if (shares.own.empty() && shares.rest.empty()) {
        return format(words, noProblems);
    }
    const int owner = onlyOwner(shares.rest, context.position);
    return owner >= 0 ? verdictIn(sideVerdicts, shares.rest, context, {"owner", side(owner)})
                      : verdictIn(restVerdicts, shares.rest, context);
}

/// Open findings in words, with their rows, the gravest first.
void addOpen(VerdictText& verdict, const PublishContext& context) {
    const Findings& findings = context.evaluation.findings;
    verdict.openText = toQt(openFindingsText(findings, context.evaluation.results, context.words));
    for (const Finding& open : openFindings(findings, context.evaluation.results)) {
        verdict.openTexts << toQt(openFindingText(open, context.words));
        verdict.openRows << static_cast<int>(std::ranges::find(findings, open) - findings.begin());
    }
}

bool showsPoints(const PublishContext& context) {
    return context.shown.totals &&
           std::ranges::any_of(context.evaluation.score.sheets,
                               [](const ScoreSheet& sheet) { return sheet.total != 0; });
}

/// Adds that only one side can still win.
void addDecision(VerdictText& verdict, const PublishContext& context) {
    const bool shows =
        context.shown.totals && !context.shown.finished && !context.shown.singleBoard;
    auto* const isDecided = uiOf(context.position).isDecided;
    if (shows && verdict.legal && firstPlaceOf(context.evaluation.results).place.settled &&
        isDecided != nullptr && isDecided(context.position)) {
        for (QString* const text : {&verdict.text, &verdict.gameText}) {
            *text = format(context.words, decidedVerdict, {{"verdict", text->toStdString()}});
        }
    }
}

VerdictText verdictOf(const PublishContext& context, const History& history, int side) {
    const Findings& findings = context.evaluation.findings;
    const Shares shares = sharesOf(findings, side, context.position);
    VerdictText verdict{
        .legal = isLegal(findings),
        .complete = isComplete(findings),
        .text = verdictIn(gameVerdicts, findings, context),
        .severity = gravestSeverity(findings),
        .count = gravestCount(findings),
        .gameText = restVerdict(shares, context),
        .gameSeverity = gravestSeverity(shares.rest),
        .sideText = verdictIn(sideVerdicts, shares.own, context, {"owner", cimaise::side(side)}),
        .sideSeverity = gravestSeverity(shares.own),
        .showsPoints = showsPoints(context)};
    addDecision(verdict, context);
    addOpen(verdict, context);
    if (context.shown.singleBoard) {
        verdict.singleBoardText = singleBoardVerdict(context, history, verdict.text);
        verdict.missingDetailsText = missingDetails(context);
        QStringList details{verdict.missingDetailsText, detailsNotNeeded(context)};
        details.removeAll(QString{});
        verdict.detailsText = details.join(u' ');
    }
    return verdict;
}

} // namespace

QString stillNeeded(const PublishContext& context, std::span<const NeededDetail> details) {
    QStringList missing;
    for (const Finding& finding : context.evaluation.findings) {
        const auto detail = std::ranges::find(details, finding.rule, &NeededDetail::rule);
        if (finding.severity == Severity::missing && detail != details.end()) {
            missing << format(context.words, detail->name);
        }
    }
    missing.removeDuplicates();
    if (missing.isEmpty()) {
        return {};
    }
    //% "Still needed: {facts}."
    return format(context.words, CIMAISE_TEXT("alone.asked"),
                  {{"facts", missing.join(QStringLiteral(", ")).toStdString()}});
}

void VerdictView::show(const PublishContext& context, const History& history, int side) {
    VerdictText verdict = verdictOf(context, history, side);
    if (verdict != m_text) {
        m_text = std::move(verdict);
        emit changed();
    }
}

} // namespace cimaise
