// Builds a text document with a style for each kind of line; boards are inline objects.
#include "app/print/paper_document.h"

#include "app/print/print_colours.h"
#include "app/print/typefaces.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_texts.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <QTextCursor>
#include <QTextTable>
#include <array>

namespace cimaise {

namespace {

/// Text style of a kind of line, in units of 1/96 inch.
struct Style {
    int size = 0;
    bool strong = false;
    QColor ink{};
    double above = 0;
    double below = 0;
    bool inHeadingFace = false;
};

Style styleOf(PaperLine::Kind kind) {
    switch (kind) {
    case PaperLine::Kind::title:
        return {.size = 28, .ink = print::ink, .below = 2, .inHeadingFace = true};
    case PaperLine::Kind::subtitle:
        return {.size = 13, .ink = print::brass, .below = 12};
    case PaperLine::Kind::heading:
        return {.size = 19, .ink = print::ink, .above = 12, .below = 4, .inHeadingFace = true};
    case PaperLine::Kind::verdict:
        return {.size = 46, .ink = print::ink, .above = 4, .inHeadingFace = true};
    case PaperLine::Kind::strong:
        return {.size = 15, .strong = true, .ink = print::ink, .above = 2, .below = 3};
    case PaperLine::Kind::soft:
    case PaperLine::Kind::legend:
        return {.size = 11, .ink = print::softInk, .below = 2};
    case PaperLine::Kind::plain:
    case PaperLine::Kind::item:
        break;
    }
    return {.size = 13, .ink = print::ink, .above = 1, .below = 4};
}

QTextCharFormat letters(const Style& style) {
    QFont font = style.inHeadingFace ? titleFont() : bodyFont();
    font.setPixelSize(style.size);
    font.setWeight(style.strong ? QFont::Bold : QFont::Normal);
    QTextCharFormat format;
    format.setFont(font);
    format.setForeground(style.ink);
    return format;
}

/// Name at the head of a column, at most two or three lines.
QString columnHead(const QString& name) {
    constexpr qsizetype longest = 40;
    if (name.size() <= longest) {
        return name;
    }
    QTextBoundaryFinder letters{QTextBoundaryFinder::Grapheme, name};
    letters.setPosition(longest);
    const QString shortened =
        name.first(letters.isAtBoundary() ? longest : letters.toPreviousBoundary()) + u'…';
    return toQt(isolated(withoutIsolates(shortened.toStdString())));
}

/// Appends parts to the document.
class Setter {
public:
    /// `growth`: scale of the boards.
    Setter(QTextDocument& document, BoardObject& boards, const QSizeF& page, double growth)
        : m_cursor(&document), m_boards(boards), m_page(page), m_growth(growth) {}

    void operator()(const PaperLine& line);
    void operator()(const PaperTable& table);
    void operator()(const PaperBoards& boards);

private:
    /// Starts a block, reusing the initial one.
    void begin(QTextBlockFormat block);
    void fill(QTextTable& table, int row, int column, const QString& text, const Style& style);
    [[nodiscard]] QSizeF sizeOf(const PrintedBoard& board, bool alone) const;

    QTextCursor m_cursor;
    BoardObject& m_boards;
    QSizeF m_page;
    double m_growth;
    bool m_hasBlock = false;
};

void Setter::begin(QTextBlockFormat block) {
    block.setLayoutDirection(Qt::LeftToRight); // a name does not turn its line
    if (std::exchange(m_hasBlock, true)) {
        m_cursor.insertBlock(block, {});
    } else {
        m_cursor.setBlockFormat(block);
    }
}

void Setter::operator()(const PaperLine& line) {
    Style style = styleOf(line.kind);
    if (line.ink.isValid()) {
        style.ink = line.ink;
    }
    QTextBlockFormat block;
    block.setTopMargin(style.above);
    block.setBottomMargin(style.below);
    block.setLineHeight(118, QTextBlockFormat::ProportionalHeight);
    const bool item = line.kind == PaperLine::Kind::item;
    if (item) {
        block.setLeftMargin(14);
        block.setTextIndent(-12);
    }
    begin(block);
    m_cursor.insertText(item ? QStringLiteral("–\u2002") + line.text : line.text, letters(style));
}

void Setter::fill(QTextTable& table, int row, int column, const QString& text, const Style& style) {
    QTextCursor cell = table.cellAt(row, column).lastCursorPosition();
    QTextBlockFormat block;
    block.setLayoutDirection(Qt::LeftToRight);
    block.setAlignment(column == 0 ? Qt::AlignLeft : Qt::AlignRight);
    cell.setBlockFormat(block);
    QTextTableCellFormat underlined = table.cellAt(row, column).format().toTableCellFormat();
    underlined.setBottomBorder(0.75);
    underlined.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
    underlined.setBottomBorderBrush(print::grid);
    table.cellAt(row, column).setFormat(underlined);
    cell.insertText(text, letters(style));
}

void Setter::operator()(const PaperTable& table) {
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellSpacing(0);
    format.setCellPadding(3);
    format.setHeaderRowCount(1);
    format.setTopMargin(8);
    format.setBottomMargin(8);
    const int columns = static_cast<int>(table.names.size()) + 1;
    // keeps figures close to their labels in narrow tables
    format.setWidth(
        QTextLength{QTextLength::PercentageLength, std::min(100.0, 30.0 + 20 * columns)});
    begin({});
    QTextTable& grid =
        *m_cursor.insertTable(static_cast<int>(table.rows.size()) + 1, columns, format);
    const Style head{.size = 13, .strong = true, .ink = print::brass};
    const Style small{.size = 10, .ink = print::softInk};
    for (int column = 0; column < columns; ++column) {
        fill(grid, 0, column, column == 0 ? QString{} : columnHead(table.names[column - 1]), head);
    }
    for (int row = 1; const PaperRow& line : table.rows) {
        const Style style{
            .size = line.isTotal ? 16 : 13, .strong = line.isTotal, .ink = print::ink};
        fill(grid, row, 0, line.title, style);
        for (int column = 1; const PaperCell& cell : line.cells) {
            fill(grid, row, column, cell.figure, style);
            if (!cell.below.isEmpty()) {
                fill(grid, row, column, QChar::LineSeparator + cell.below, small);
            }
            ++column;
        }
        ++row;
    }
    m_cursor.movePosition(QTextCursor::End);
}

QSizeF Setter::sizeOf(const PrintedBoard& board, bool alone) const {
    constexpr double largestSquare = 56;
    constexpr double gap = 12;
    const double width = alone ? m_page.width() - gap : m_page.width() / 2 - gap;
    const double height = m_page.width() * (alone ? 0.7 : 0.9) * m_growth;
    const double square = std::min(
        {width / board.size.width(), height / board.size.height(), largestSquare * m_growth});
    return board.size * square;
}

void Setter::operator()(const PaperBoards& boards) {
    QTextBlockFormat block;
    block.setTopMargin(8);
    begin(block);
    for (const PaperBoard& board : boards.boards) {
        const QSizeF size = sizeOf(board.board, boards.boards.size() == 1);
        m_cursor.insertText(QString{QChar::ObjectReplacementCharacter}, m_boards.add(board, size));
    }
}

std::unique_ptr<QTextDocument> setDocument(const Paper& paper, const QSizeF& page, double growth) {
    auto document = std::make_unique<QTextDocument>();
    auto* const boards = new BoardObject{document.get()};
    document->documentLayout()->registerHandler(BoardObject::type, boards);
    document->setUseDesignMetrics(true);
    document->setDocumentMargin(0);
    document->setUndoRedoEnabled(false);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document->setDefaultTextOption(option);
    QFont font = bodyFont();
    font.setPixelSize(13);
    document->setDefaultFont(font);
    if (page.height() > 0) {
        document->setPageSize(page);
    } else {
        document->setTextWidth(page.width());
    }
    Setter set{*document, *boards, page, growth};
    for (const PaperPart& part : paper.parts) {
        std::visit(set, part);
    }
    return document;
}

/// Scales from large to small; the smallest is still readable.
constexpr std::array growths{1.6, 1.4, 1.2, 1.1, 1.0, 0.9, 0.8, 0.7};

} // namespace

std::unique_ptr<QTextDocument> documentOf(const Paper& paper, const QSizeF& page) {
    if (page.height() <= 0) {
        return setDocument(paper, page, 1.0);
    }
    const int fewest = setDocument(paper, page, growths.back())->pageCount();
    for (const double growth : growths) {
        auto document = setDocument(paper, page, growth);
        if (document->pageCount() <= fewest) {
            return document;
        }
    }
    return setDocument(paper, page, growths.back());
}

void paintPage(const QTextDocument& document, int page, QPainter& painter) {
    const QSizeF size = document.pageSize();
    QAbstractTextDocumentLayout::PaintContext context;
    painter.save();
    if (size.height() > 0) {
        painter.translate(0, -page * size.height());
        context.clip = {0, page * size.height(), size.width(), size.height()};
        painter.setClipRect(context.clip);
    }
    document.documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace cimaise
