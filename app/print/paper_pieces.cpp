// Uses the same texts as the window.
#include "app/print/paper_pieces.h"

#include "app/game/open_questions.h"
#include "app/models/house_rule_text.h"
#include "app/models/result_headline.h"
#include "app/texts/isolate.h"
#include "app/texts/open_text.h"
#include "app/texts/play_detail_texts.h"
#include "app/texts/qt_day_text.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"
#include "rulings/questions/settlement.h"

#include <QDate>
#include <algorithm>

namespace cimaise {

namespace {

using enum PaperLine::Kind;

//% "Open questions in the rules"
constexpr TextId decisionsHeading = CIMAISE_TEXT("paper.decisions");
//% "* {question} Not decided; counted with the default, “{answer}”. Another answer would change a total."
constexpr TextId openText = CIMAISE_TEXT("paper.open");

/// Title of a game, such as “Friday evening”; empty if it has none.
QString titleOf(const AnyCase& position) {
    return toQt(isolated(headerOf(position).title.value_or(std::string{})));
}

QString dayOf(const AnyCase& position, const Translator& words) {
    const QString written = toQt(headerOf(position).played.value_or(std::string{}));
    const QDate day = QDate::fromString(written, Qt::ISODate);
    return day.isValid() ? dayInWords(day, words.language()) : written;
}

/// Name of a side, with its points unless they are hidden.
QString captionOf(const PublishContext& judgement, int side) {
    QString name = toQt(shownName(judgement.position, cimaise::side(side)));
    const std::vector<ScoreSheet>& sheets = judgement.evaluation.score.sheets;
    if (side >= std::ssize(sheets) || !judgement.shown.totals) {
        return name;
    }
    const QString points = briefTotal(sheets[static_cast<std::size_t>(side)], judgement.words);
    return name.isEmpty() ? points : QStringLiteral("%1 · %2").arg(name, points);
}

} // namespace

Paper beginPaper(const PublishContext& judgement, const QString& what) {
    const QString title = titleOf(judgement.position);
    const QString game = format(judgement.words, gameOf(judgement.position).name);
    QStringList below{title.isEmpty() && what.isEmpty() ? QString{} : game,
                      format(judgement.words, rulebookOf(judgement.position).edition),
                      what.isEmpty() ? QString{} : title,
                      dayOf(judgement.position, judgement.words)};
    if (what.isEmpty()) {
        for (const std::string& detail :
             playDetailTexts(headerOf(judgement.position), judgement.words)) {
            below << toQt(detail);
        }
    }
    below.removeAll(QString{});
    Paper paper;
    paper.add(PaperLine::Kind::title, !what.isEmpty() ? what : title.isEmpty() ? game : title);
    const QString heading = toQt(withoutIsolates((title.isEmpty() ? game : title).toStdString()));
    paper.title =
        QStringLiteral("%1 – %2").arg(heading, what.isEmpty() ? QStringLiteral("Cimaise") : what);
    paper.add(subtitle, below.join(QStringLiteral(" · ")));
    return paper;
}

void addDecisions(Paper& paper, const PublishContext& judgement) {
    const QStringList decided = houseRulingsInWords(judgement.position, judgement.words);
    QStringList open;
    if (judgement.shown.totals) {
        for (const Reading* const reading :
             openQuestions(judgement.position, judgement.evaluation.rulings)) {
            open << format(judgement.words, openText,
                           {{"question", reading->explanation.title},
                            {"answer", reading->options.front().title}});
        }
    }
    if (!decided.isEmpty() || !open.isEmpty()) {
        paper.add(heading, format(judgement.words, decisionsHeading));
        paper.add(item, decided);
        paper.add(plain, open);
    }
}

void addRanking(Paper& paper, const PublishContext& judgement, PaperLine::Kind first) {
    const Score& score = judgement.evaluation.score;
    const Findings& findings = judgement.evaluation.findings;
    const bool settled =
        judgement.shown.settled && isOver(judgement) &&
        isWinnerSettled(judgement.evaluation.results, findings, judgement.shown.finished);
    if (!score.ranking.empty() && !settled) {
        paper.add(strong, openReason(judgement));
        paper.add(strong,
                  toQt(placesForNowText(findings, judgement.evaluation.results, judgement.words)));
    }
    for (std::size_t i = 0; i < score.ranking.size(); ++i) {
        const RankingEntry& entry = score.ranking[i];
        QStringList names;
        for (const Party& party : entry.parties) {
            names << toQt(shownName(judgement.position, party));
        }
        const auto sheet =
            std::ranges::find(score.sheets, entry.parties.front(), &ScoreSheet::party);
        const QString place =
            settled ? QStringLiteral("%1.").arg(entry.place)
                    : QStringLiteral("%1 ·").arg(placeSoFarInWords(entry.place, judgement.words));
        paper.add(
            i == 0 && settled ? first : plain,
            QStringLiteral("%1 %2 · %3")
                .arg(place, names.join(QStringLiteral(", ")), briefTotal(*sheet, judgement.words)));
        paper.add(soft, toQt(decisionText(gameOf(judgement.position).id, score.ranking, i,
                                          judgement.words)));
    }
}

void addBoards(Paper& paper, const PublishContext& judgement, const std::vector<int>& sides,
               const SpotHighlights& spotHighlights, const CopySettings& copy) {
    PaperBoards boards;
    for (const int side : sides) {
        PrintedBoard board = printedBoard({.position = judgement.position,
                                           .side = side,
                                           .spotHighlights = spotHighlights,
                                           .words = judgement.words,
                                           .copy = copy});
        if (!board.size.isEmpty()) {
            boards.boards.push_back(
                {.caption = captionOf(judgement, side),
                 .board = std::move(board),
                 .beside = besideBoard(judgement.position, side, judgement.words)});
        }
    }
    if (!boards.boards.empty()) {
        paper.parts.emplace_back(std::move(boards));
        paper.add(legend, boardLegend(judgement.position, judgement.words));
    }
}

std::vector<int> sidesOf(const AnyCase& position) {
    std::vector<int> sides;
    for (int side = 0; side < sideCount(position); ++side) {
        sides.push_back(side);
    }
    return sides;
}

} // namespace cimaise
