// Adds up the lines of the score sheets one after another.
#include "app/session/scoring_steps.h"

#include "app/texts/qt_score_text.h"
#include "app/texts/score_text.h"
#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Number of lines up to which a line without points for anybody has a step of its own.
constexpr std::size_t mostLinesShown = 12;

//% "Line {line} of {lines}"
constexpr TextId linePosition = CIMAISE_TEXT("scoring.position");
//% "Total"
constexpr TextId totalTitle = CIMAISE_TEXT("sheet.total");
//% "All lines added up"
constexpr TextId totalPosition = CIMAISE_TEXT("scoring.position.total");
//% "%n lines without points are skipped."
constexpr TextId skippedLines = CIMAISE_TEXT_N("scoring.skipped");
//% "total so far: {points}"
constexpr TextId runningTotal = CIMAISE_TEXT("scoring.running");
//% "There is no score, because the number of players or boards is not that of the game."
constexpr TextId noScore = CIMAISE_TEXT("scoring.none");

const Roles<ScoringStepRow>& scoringStepRoles() {
    static const Roles<ScoringStepRow> roles{{"side", &ScoringStepRow::side},
                                             {"name", &ScoringStepRow::name},
                                             {"pointsText", &ScoringStepRow::pointsText},
                                             {"sumText", &ScoringStepRow::sumText},
                                             {"runningText", &ScoringStepRow::runningText},
                                             {"accessibleName", &ScoringStepRow::accessibleName}};
    return roles;
}

bool scoresForAnybody(const std::vector<ScoreSheet>& sheets, std::size_t line) {
    return std::ranges::any_of(sheets, [line](const ScoreSheet& sheet) {
        return sheet.lines[line].points != 0 || sheet.lines[line].isUnknown();
    });
}

/// Lines with a step of their own, in the order of the score sheet.
std::vector<std::size_t> linesToShow(const std::vector<ScoreSheet>& sheets) {
    const std::size_t count = sheets.empty() ? 0 : sheets.front().lines.size();
    std::vector<std::size_t> lines;
    for (std::size_t line = 0; line < count; ++line) {
        if (count <= mostLinesShown || scoresForAnybody(sheets, line)) {
            lines.push_back(line);
        }
    }
    return lines;
}

/// Sum of the lines up to and including `last`; “–” once a line has no figure.
QString runningFigure(const ScoreSheet& sheet, std::size_t last) {
    int sum = 0;
    for (std::size_t line = 0; line <= last; ++line) {
        if (sheet.lines[line].isUnknown()) {
            return toQt(lineFigure(sheet.lines[line]));
        }
        sum += sheet.lines[line].points;
    }
    return toQt(inFigures(sum));
}

ScoringStepRow lineRow(const ScoreSheet& sheet, std::size_t line, const Translator& words) {
    const ScoreLine& shown = sheet.lines[line];
    ScoringStepRow row{.side = sheet.party.index,
                       .name = toQt(words.party(sheet.party)),
                       .pointsText = (shown.points > 0 && !shown.isUnknown() ? "+" : "") +
                                     toQt(lineFigure(shown)),
                       .sumText = toQt(sumText(shown, words)),
                       .runningText = runningFigure(sheet, line)};
    row.accessibleName =
        listed({row.name, row.sumText, lineInWords(sheet, shown, words),
                format(words, runningTotal, {{"points", row.runningText.toStdString()}})});
    return row;
}

ScoringStepRow totalRow(const ScoreSheet& sheet, const Translator& words) {
    ScoringStepRow row{.side = sheet.party.index,
                       .name = toQt(words.party(sheet.party)),
                       .runningText = totalFigure(sheet)};
    row.accessibleName = listed({row.name, totalInWords(sheet, words)});
    return row;
}

} // namespace

ScoringSteps::ScoringSteps(QObject* parent) : QObject(parent), m_rows(scoringStepRoles()) {}

ScoringSteps::~ScoringSteps() {
    if (m_session) {
        m_session->highlighter()->clear();
    }
}

void ScoringSteps::setSession(Session* session) {
    if (session == m_session) {
        return;
    }
    if (m_session) {
        m_session->disconnect(this);
    }
    m_session = session;
    m_step = 0;
    if (session != nullptr) {
        connect(session, &Session::changed, this, &ScoringSteps::show);
        connect(session, &Session::shownChanged, this, &ScoringSteps::show);
    }
    emit sessionChanged();
    show();
}

void ScoringSteps::show() {
    if (!m_session) {
        return;
    }
    const Translator words = m_session->words().hidingPoints(false);
    const std::vector<ScoreSheet>& sheets = m_session->evaluation().score.sheets;
    m_lines = linesToShow(sheets);
    m_count = sheets.empty() ? 0 : static_cast<int>(m_lines.size()) + 1;
    m_step = std::clamp(m_step, 0, std::max(0, m_count - 1));
    m_shown = {.title = format(words, totalTitle)};
    std::vector<ScoringStepRow> rows;
    const auto step = static_cast<std::size_t>(m_step);
    for (const ScoreSheet& sheet : sheets) {
        rows.push_back(isAtTotals() ? totalRow(sheet, words)
                                    : lineRow(sheet, m_lines[step], words));
    }
    if (sheets.empty()) {
        m_shown.note = format(words, noScore);
    } else if (isAtTotals()) {
        const auto skipped = static_cast<int>(sheets.front().lines.size() - m_lines.size());
        m_shown.position = format(words, totalPosition);
        m_shown.note = toQt(rangeText(sheets, words));
        if (skipped > 0) {
            m_shown.note += (m_shown.note.isEmpty() ? QString{} : QStringLiteral(" ")) +
                            format(words, skippedLines, {{"n", skipped}});
        }
    } else {
        m_shown.title = lineTitle(gameOf(m_session->current()).id,
                                  sheets.front().lines[m_lines[step]].id, words);
        m_shown.position =
            format(words, linePosition, {{"line", m_step + 1}, {"lines", m_count - 1}});
    }
    QStringList spoken{m_shown.title};
    for (const ScoringStepRow& row : rows) {
        spoken << row.accessibleName;
    }
    m_shown.spoken = spoken.join(QStringLiteral(". "));
    m_rows.show(std::move(rows));
    emit changed();
}

QString ScoringSteps::lineId() const {
    const std::vector<ScoreSheet>& sheets = m_session->evaluation().score.sheets;
    return isAtTotals() || sheets.empty()
               ? QString{}
               : toQt(sheets.front().lines[m_lines[static_cast<std::size_t>(m_step)]].id);
}

void ScoringSteps::go(int by) {
    const int next = std::clamp(m_step + by, 0, std::max(0, m_count - 1));
    if (!m_session || next == m_step) {
        return;
    }
    m_step = next;
    show();
    showOnBoard(m_session->currentSide());
}

void ScoringSteps::showOnBoard(int side) {
    if (!m_session) {
        return;
    }
    m_session->setCurrentSide(side);
    const QString line = lineId();
    if (line.isEmpty()) {
        m_session->highlighter()->clear();
    } else {
        m_session->highlighter()->showLine(side, line);
    }
}

} // namespace cimaise
