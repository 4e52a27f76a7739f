// Lays out the score sheet: winner, every line of every side, house rules, findings, boards.
#include "app/game/evaluation.h"
#include "app/models/findings_model.h"
#include "app/print/paper_pieces.h"
#include "app/print/papers.h"
#include "app/print/print_colours.h"
#include "app/texts/finding_text.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/score_text.h"
#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

namespace {

using enum PaperLine::Kind;

/// Mark of a total that depends on an open question without an answer; the questions are listed
/// below the sheet.
constexpr QChar openMark = u'*';

/// Maximum number of findings printed; the app shows all of them.
constexpr std::size_t mostFindings = 40;

/// Number of sides from which on there is no room for text below the figures.
constexpr std::size_t manySides = 4;

PaperCell cellOf(const ScoreLine& line, const PublishContext& judgement) {
    if (!judgement.shown.totals) {
        return {.figure = hiddenFigure()};
    }
    const bool roomy = judgement.evaluation.score.sheets.size() < manySides;
    return {.figure = toQt(lineFigure(line)),
            .below = roomy ? toQt(sumText(line, judgement.words)) : QString{}};
}

PaperCell totalOf(const ScoreSheet& sheet, const PublishContext& judgement) {
    if (!judgement.shown.totals) {
        return {.figure = hiddenFigure()};
    }
    const bool open =
        !openQuestions(judgement.position, judgement.evaluation.rulings, sheet.party.index).empty();
    return {.figure = open ? totalFigure(sheet) + openMark : totalFigure(sheet)};
}

/// Minimum number of lines without points that are collapsed into one line; fewer are printed
/// individually.
constexpr int fewestFolded = 5;

bool bringsPoints(const std::vector<ScoreSheet>& sheets, std::size_t line) {
    return std::ranges::any_of(sheets, [line](const ScoreSheet& sheet) {
        return sheet.lines[line].points != 0 || sheet.lines[line].isUnknown();
    });
}

/// Number of lines without points for any side; 0 while points are hidden.
int linesWithoutPoints(const PublishContext& judgement, std::size_t lines) {
    int count = 0;
    for (std::size_t line = 0; line < lines && judgement.shown.totals; ++line) {
        count += bringsPoints(judgement.evaluation.score.sheets, line) ? 0 : 1;
    }
    return count;
}

void addTable(Paper& paper, const PublishContext& judgement) {
    const std::vector<ScoreSheet>& sheets = judgement.evaluation.score.sheets;
    if (sheets.empty()) {
        return;
    }
    const std::string_view game = gameOf(judgement.position).id;
    PaperTable table;
    for (const ScoreSheet& sheet : sheets) {
        table.names << toQt(shownName(judgement.position, sheet.party));
    }
    const std::size_t lines = linesOf(game).size();
    const int without = linesWithoutPoints(judgement, lines);
    for (std::size_t line = 0; line < lines; ++line) {
        if (without >= fewestFolded && !bringsPoints(sheets, line)) {
            continue;
        }
        PaperRow row{.title = lineTitle(game, sheets.front().lines[line].id, judgement.words)};
        for (const ScoreSheet& sheet : sheets) {
            row.cells.push_back(cellOf(sheet.lines[line], judgement));
        }
        table.rows.push_back(std::move(row));
    }
    if (without >= fewestFolded) {
        table.rows.push_back(
            {.title = format(judgement.words, CIMAISE_TEXT_N("sheet.fold"), {{"n", without}}),
             .cells = std::vector<PaperCell>(sheets.size(), {.figure = QStringLiteral("0")})});
    }
    PaperRow total{.title = format(judgement.words, CIMAISE_TEXT("sheet.total")), .isTotal = true};
    for (const ScoreSheet& sheet : sheets) {
        total.cells.push_back(totalOf(sheet, judgement));
    }
    table.rows.push_back(std::move(total));
    paper.parts.emplace_back(std::move(table));
    if (judgement.shown.totals) {
        paper.add(soft, toQt(rangeText(sheets, judgement.words)));
    }
}

/// Adds the open findings in their order; other notes are not printed.
void addFindings(Paper& paper, const PublishContext& judgement) {
    const Findings& findings = judgement.evaluation.findings;
    std::size_t shownCount = 0;
    std::size_t all = 0;
    for (const Finding& finding : findings) {
        if (!isOpen(finding, judgement.evaluation.results)) {
            continue;
        }
        if (++all <= mostFindings) {
            ++shownCount;
            paper.add(item, findingInWords(finding, judgement.words),
                      print::ofSeverity(finding.severity));
        }
    }
    if (all > shownCount) {
        paper.add(item, format(judgement.words, CIMAISE_TEXT_N("cli.more-spots"),
                               {{"n", static_cast<int>(all - shownCount)}}));
    }
    if (all == 0) {
        paper.add(plain, format(judgement.words, CIMAISE_TEXT("session.verdict.none")));
    }
}

} // namespace

Paper sheetPaper(const PublishContext& judgement, const CopySettings& copy, const QString& match) {
    Paper paper = beginPaper(judgement, {});
    const std::optional<std::string>& note = headerOf(judgement.position).note;
    paper.add(plain, toQt(note.value_or(std::string{})).split(u'\n'));
    if (judgement.shown.totals && !judgement.shown.singleBoard) {
        addRanking(paper, judgement, strong);
    }
    paper.add(plain, match);
    addTable(paper, judgement);
    addDecisions(paper, judgement);
    addFindings(paper, judgement);
    addBoards(paper, judgement,
              judgement.shown.singleBoard ? std::vector<int>{0} : sidesOf(judgement.position), {},
              copy);
    return paper;
}

} // namespace cimaise
