// Fills the table of lines and sides; signals only changed cells.
#include "app/models/sheet_model.h"

#include "app/game/evaluation.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/score_text.h"
#include "scoring/scores.h"

#include <algorithm>
#include <numeric>

namespace cimaise {

namespace {

struct SheetCell {
    QString pointsText;
    QString sumText;
    int points = 0;
    QString lineId;
    QString lineTitle;
    int side = 0;
    QString sideName;
    bool highlighted = false;
    bool isTotal = false;
    QString accessibleName;
    bool isFold = false;     ///< true for the row that replaces the lines without points
    bool isTieBreak = false; ///< true for a tie-break, which has no points
    bool isOpen = false;     ///< true for a total that depends on an open question
};

const Roles<SheetCell>& sheetRoles() {
    static const Roles<SheetCell> table{
        {"pointsText", &SheetCell::pointsText}, {"sumText", &SheetCell::sumText},
        {"points", &SheetCell::points},         {"lineId", &SheetCell::lineId},
        {"lineTitle", &SheetCell::lineTitle},   {"side", &SheetCell::side},
        {"sideName", &SheetCell::sideName},     {"highlighted", &SheetCell::highlighted},
        {"isTotal", &SheetCell::isTotal},       {"accessibleName", &SheetCell::accessibleName},
        {"isFold", &SheetCell::isFold},         {"isOpen", &SheetCell::isOpen},
        {"isTieBreak", &SheetCell::isTieBreak}};
    return table;
}

constexpr int lineTitleRole = 4;
constexpr int sideNameRole = 6;

/// Cell of a line; `line` is null for the total.
SheetCell cellOf(const PublishContext& context, const ScoreSheet& sheet, const ScoreLine* line) {
    const Translator& words = context.words;
    SheetCell cell{.side = sheet.party.index, .sideName = toQt(words.party(sheet.party))};
    if (line != nullptr) {
        cell.points = line->points;
        cell.pointsText = toQt(lineFigure(*line));
        cell.lineId = toQt(line->id);
        cell.lineTitle = lineTitle(gameOf(context.position).id, line->id, words);
        cell.sumText = toQt(sumText(*line, words));
        cell.accessibleName =
            listed({cell.sideName, cell.lineTitle, cell.sumText, lineInWords(sheet, *line, words)});
    } else {
        cell.isTotal = true;
        cell.points = sheet.total;
        cell.pointsText = totalFigure(sheet);
        //% "Total"
        cell.lineTitle = format(words, CIMAISE_TEXT("sheet.total"));
        cell.isOpen =
            !openQuestions(context.position, context.evaluation.rulings, sheet.party.index).empty();
        //% "depends on an open question"
        const QString open = format(words, CIMAISE_TEXT("sheet.total.open"));
        cell.accessibleName = listed({cell.sideName, cell.lineTitle, totalInWords(sheet, words),
                                      cell.isOpen ? open : QString{}});
    }
    if (!context.shown.totals) {
        cell.points = 0;
        cell.isOpen = false;
        cell.pointsText = hiddenFigure();
        cell.sumText.clear();
        cell.accessibleName = listed({cell.sideName, cell.lineTitle, hiddenInWords(words)});
    }
    return cell;
}

/// Number of lines up to which a sheet shows all of them.
constexpr std::size_t mostSteadyLines = 12;

//% "%n lines without points"
constexpr TextId foldText = CIMAISE_TEXT_N("sheet.fold");

/// Row of the table: a line, the collapsed lines, a tie-break, or the total.
struct SheetRow {
    enum class Kind : std::uint8_t { line, fold, tieBreak, total };
    Kind kind = Kind::line;
    std::size_t line = 0; ///< index of the line or tie-break
};

bool hasPoints(const std::vector<ScoreSheet>& sheets, std::size_t line) {
    return std::ranges::any_of(sheets, [line](const ScoreSheet& sheet) {
        return sheet.lines[line].points != 0 || sheet.lines[line].isUnknown();
    });
}

/// Rows of the table. The row for the collapsed lines comes first, where it stays.
std::vector<SheetRow> rowsOf(const Score& score, const std::vector<std::size_t>& lines,
                             bool folds) {
    std::vector<SheetRow> rows;
    if (folds) {
        rows.push_back({.kind = SheetRow::Kind::fold});
    }
    for (const std::size_t line : lines) {
        rows.push_back({.line = line});
    }
    for (std::size_t i = 0; i < score.tieBreaks.size(); ++i) {
        rows.push_back({.kind = SheetRow::Kind::tieBreak, .line = i});
    }
    rows.push_back({.kind = SheetRow::Kind::total});
    return rows;
}

std::vector<std::size_t> allLines(std::size_t count) {
    std::vector<std::size_t> lines(count);
    std::iota(lines.begin(), lines.end(), std::size_t{0});
    return lines;
}

SheetCell foldOf(const ScoreSheet& sheet, int withoutPoints, const Translator& words) {
    const QString text = format(words, foldText, {{"n", withoutPoints}});
    return {.lineTitle = text,
            .side = sheet.party.index,
            .sideName = toQt(words.party(sheet.party)),
            .accessibleName = text,
            .isFold = true};
}

SheetCell tieBreakOf(const PublishContext& context, const TieBreak& tieBreak,
                     const ScoreSheet& sheet) {
    const Translator& words = context.words;
    //% "Tie-break: {line}"
    constexpr TextId title = CIMAISE_TEXT("sheet.tie-break");
    SheetCell cell{.lineTitle = format(
                       words, title, {{"line", titleOf(gameOf(context.position).id, tieBreak.id)}}),
                   .side = sheet.party.index,
                   .sideName = toQt(words.party(sheet.party)),
                   .isTieBreak = true};
    const int value = tieBreak.values.at(static_cast<std::size_t>(sheet.party.index));
    cell.pointsText = context.shown.totals ? toQt(inFigures(value)) : hiddenFigure();
    cell.accessibleName = listed({cell.sideName, cell.lineTitle, cell.pointsText});
    return cell;
}

SheetCell cellAt(const PublishContext& context, const SheetRow& row, const ScoreSheet& sheet,
                 int withoutPoints) {
    switch (row.kind) {
    case SheetRow::Kind::fold:
        return foldOf(sheet, withoutPoints, context.words);
    case SheetRow::Kind::tieBreak:
        return tieBreakOf(context, context.evaluation.score.tieBreaks[row.line], sheet);
    case SheetRow::Kind::line:
        return cellOf(context, sheet, &sheet.lines[row.line]);
    case SheetRow::Kind::total:
        break;
    }
    return cellOf(context, sheet, nullptr);
}

bool isHighlighted(const SheetCell& cell, const Highlight& highlight) {
    const bool line =
        highlight.kind == Highlight::Kind::line || highlight.kind == Highlight::Kind::evidence;
    return line && !cell.isFold && !cell.isTieBreak && highlight.side == cell.side &&
           toQt(highlight.line) == cell.lineId;
}

Cells read(const SheetCell& cell) {
    Cells cells;
    for (const Role<SheetCell>& role : sheetRoles()) {
        cells.push_back(role.read(cell));
    }
    return cells;
}

} // namespace

void SheetModel::show(const PublishContext& context, const Highlight& highlight) {
    const std::vector<ScoreSheet>& sheets = context.evaluation.score.sheets;
    const std::size_t lines = linesOf(gameOf(context.position).id).size();
    const bool folds = lines > mostSteadyLines && context.shown.totals;
    const std::vector<std::size_t> all = allLines(lines);
    const std::vector<std::size_t>& some = folds ? linesInOrder(sheets, lines) : all;
    const auto withoutPoints = static_cast<int>(lines - some.size());
    const std::vector<SheetRow> rows =
        rowsOf(context.evaluation.score, m_folded ? some : all, withoutPoints > 0);
    m_fixedLineCount = lines > mostSteadyLines ? 0 : static_cast<int>(lines);
    std::vector<Cells> cells;
    int highlightedRow = -1;
    const Translator unhidden = context.words.hidingPoints(false);
    const PublishContext peekedSide{context.position, context.evaluation, unhidden,
                                    peekedParts(context.shown)};
    for (const SheetRow& row : rows) {
        for (const ScoreSheet& sheet : sheets) {
            const bool isPeeked = sheet.party.index == context.shown.peekedSide;
            SheetCell cell = cellAt(isPeeked ? peekedSide : context, row, sheet, withoutPoints);
            cell.highlighted = isHighlighted(cell, highlight);
            highlightedRow =
                cell.highlighted ? static_cast<int>(&row - rows.data()) : highlightedRow;
            cells.push_back(read(cell));
        }
    }
    setCells(std::move(cells), static_cast<int>(rows.size()), static_cast<int>(sheets.size()));
    setHighlightedRow(highlightedRow);
    const QString range =
        context.shown.totals ? toQt(cimaise::rangeText(sheets, context.words)) : QString{};
    if (std::exchange(m_rangeText, range) != range) {
        emit rangeTextChanged();
    }
}

const std::vector<std::size_t>& SheetModel::linesInOrder(const std::vector<ScoreSheet>& sheets,
                                                         std::size_t lines) {
    for (std::size_t line = 0; line < lines; ++line) {
        if (hasPoints(sheets, line) && std::ranges::find(m_inOrder, line) == m_inOrder.end()) {
            m_inOrder.push_back(line);
        }
    }
    return m_inOrder;
}

void SheetModel::setHighlightedRow(int row) {
    if (std::exchange(m_highlightedRow, row) != row) {
        emit highlightedRowChanged();
    }
}

void SheetModel::setFolded(bool folded) {
    if (folded != m_folded) {
        m_folded = folded;
        emit foldedChanged();
    }
}

void SheetModel::setCells(std::vector<Cells> cells, int lines, int sides) {
    if (lines != m_lines || sides != m_sides) {
        beginResetModel();
        m_cells = std::move(cells);
        m_lines = lines;
        m_sides = sides;
        endResetModel();
        emit shapeChanged();
        return;
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const QList<int> changed = changedRoles(m_cells[i], cells[i]);
        if (!changed.isEmpty()) {
            m_cells[i] = std::move(cells[i]);
            const QModelIndex cell =
                index(static_cast<int>(i) / m_sides, static_cast<int>(i) % m_sides);
            emit dataChanged(cell, cell, changed);
        }
    }
}

QString SheetModel::lineTitle(int row) const {
    return data(index(row, 0), Qt::UserRole + lineTitleRole).toString();
}

QString SheetModel::sideName(int column) const {
    return data(index(0, column), Qt::UserRole + sideNameRole).toString();
}

int SheetModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_lines; }

int SheetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_sides;
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
    const auto cell = static_cast<std::size_t>(role - Qt::UserRole);
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role < Qt::UserRole ||
        cell >= sheetRoles().size()) {
        return {};
    }
    return m_cells[at(index.row(), index.column())][cell];
}

QHash<int, QByteArray> SheetModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (const Role<SheetCell>& role : sheetRoles()) {
        names.insert(Qt::UserRole + static_cast<int>(names.size()), role.name());
    }
    return names;
}

} // namespace cimaise
