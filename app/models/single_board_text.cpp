// Writes the verdict about a single board, which has no player names and no other boards.
#include "app/models/single_board_text.h"

#include "app/game/game_facts.h"
#include "app/game/game_ui.h"
#include "app/texts/qt_score_text.h"
#include "scoring/scores.h"
#include "validators/checks.h"

#include <QStringList>
#include <algorithm>

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

} // namespace

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

QString missingDetails(const PublishContext& context) {
    auto* const note = uiOf(context.position).boardNote;
    return note == nullptr ? QString{} : note(context);
}

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

QString detailsNotNeeded(const PublishContext& context) {
    return format(context.words, uiOf(context.position).notNeeded);
}

} // namespace cimaise
