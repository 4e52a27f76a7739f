// Adds up the lines of the score sheets one after another.
#include "app/session/scoring_steps.h"

#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "app/texts/score_text.h"
#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Number of lines up to which a line without points for anybody has a step of its own.
constexpr std::size_t mostLinesShown = 12;

//% "Line {line} of {lines}. Tap a player to see what counts on the board."
constexpr TextId linePosition = CIMAISE_TEXT("scoring.position");
//% "Total"
constexpr TextId totalTitle = CIMAISE_TEXT("sheet.total");
//% "All lines added up"
constexpr TextId totalPosition = CIMAISE_TEXT("scoring.position.total");
//% "Tied on points: {names}"
constexpr TextId tiedNames = CIMAISE_TEXT("scoring.position.tie");
//% "Tie-break: {line}"
constexpr TextId tieTitle = CIMAISE_TEXT("sheet.tie-break");
//% "%n lines without points are skipped."
constexpr TextId skippedLines = CIMAISE_TEXT_N("scoring.skipped");
//% "total so far: {points}"
constexpr TextId runningTotal = CIMAISE_TEXT("scoring.running");
//% "No score: this game is not played with that many players or boards."
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

ScoringStepRow tieRow(const TieStep& tie, const ScoreSheet& sheet, const Translator& words) {
    ScoringStepRow row = totalRow(sheet, words);
    if (const auto value = tie.values.at(static_cast<std::size_t>(row.side))) {
        row.pointsText = toQt(inFigures(*value));
        row.accessibleName = listed({row.name, row.pointsText, totalInWords(sheet, words)});
    }
    return row;
}

/// Text that decided between equal totals, place by place; empty without a tie.
QString decisionsText(std::string_view game, const Ranking& ranking, const Translator& words) {
    QStringList texts;
    for (std::size_t i = 0; i < ranking.size(); ++i) {
        texts << toQt(decisionText(game, ranking, i, words));
    }
    texts.removeAll(QString{});
    return texts.join(u' ');
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
    m_ties = tieSteps(m_session->evaluation().score.ranking, sheets.size());
    m_count = sheets.empty() ? 0 : static_cast<int>(m_lines.size() + 1 + m_ties.size());
    m_step = std::clamp(m_step, 0, std::max(0, m_count - 1));
    const TieStep* const tied = tie();
    m_shown = tied != nullptr ? shownTie(*tied, words)
              : isAtTotals()  ? shownTotals(words)
                              : shownLine(words);
    std::vector<ScoringStepRow> rows;
    QStringList spoken{m_shown.title};
    for (const ScoreSheet& sheet : sheets) {
        rows.push_back(rowOf(sheet, words));
        spoken << rows.back().accessibleName;
    }
    m_shown.spoken = spoken.join(QStringLiteral(". "));
    m_rows.show(std::move(rows));
    emit changed();
}

const TieStep* ScoringSteps::tie() const {
    const auto number = static_cast<std::size_t>(m_step);
    return number > m_lines.size() && number < static_cast<std::size_t>(m_count)
               ? &m_ties[number - m_lines.size() - 1]
               : nullptr;
}

ScoringStepRow ScoringSteps::rowOf(const ScoreSheet& sheet, const Translator& words) const {
    if (const TieStep* const tied = tie()) {
        return tieRow(*tied, sheet, words);
    }
    return isAtTotals() ? totalRow(sheet, words)
                        : lineRow(sheet, m_lines[static_cast<std::size_t>(m_step)], words);
}

ScoringSteps::Shown ScoringSteps::shownLine(const Translator& words) const {
    const std::vector<ScoreSheet>& sheets = m_session->evaluation().score.sheets;
    const ScoreLine& line = sheets.front().lines[m_lines[static_cast<std::size_t>(m_step)]];
    return {.title = lineTitle(gameOf(m_session->current()).id, line.id, words),
            .position =
                format(words, linePosition,
                       {{"line", m_step + 1}, {"lines", static_cast<int>(m_lines.size())}})};
}

ScoringSteps::Shown ScoringSteps::shownTotals(const Translator& words) const {
    const Score& score = m_session->evaluation().score;
    Shown shown{.title = format(words, totalTitle)};
    if (score.sheets.empty()) {
        shown.note = format(words, noScore);
        return shown;
    }
    shown.position = format(words, totalPosition);
    QStringList notes{toQt(rangeText(score.sheets, words))};
    if (m_ties.empty()) {
        notes << decisionsText(gameOf(m_session->current()).id, score.ranking, words);
    }
    const auto skipped = static_cast<int>(score.sheets.front().lines.size() - m_lines.size());
    if (skipped > 0) {
        notes << format(words, skippedLines, {{"n", skipped}});
    }
    notes.removeAll(QString{});
    shown.note = notes.join(u' ');
    return shown;
}

ScoringSteps::Shown ScoringSteps::shownTie(const TieStep& tie, const Translator& words) const {
    const Score& score = m_session->evaluation().score;
    const std::string_view game = gameOf(m_session->current()).id;
    Shown shown{.title = format(words, tieTitle, {{"line", titleOf(game, tie.tieBreak)}})};
    std::vector<Party> tied;
    for (const ScoreSheet& sheet : score.sheets) {
        if (tie.values.at(static_cast<std::size_t>(sheet.party.index))) {
            tied.push_back(sheet.party);
        }
    }
    shown.position =
        format(words, tiedNames, {{"names", namesText(m_session->current(), tied, words)}});
    if (isAtEnd()) {
        shown.note = decisionsText(game, score.ranking, words);
    }
    return shown;
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
