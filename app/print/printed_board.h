// Printed board of any game: shapes and texts in units of a square, with everything needed to check
// the score, and a ring around the spots in question.
#pragma once

#include "app/texts/translator.h"
#include "scoring/sheet/lights.h"

#include <QColor>
#include <QLineF>
#include <QRectF>
#include <QString>
#include <vector>

class QPainter;

namespace cimaise {

struct PrintedBox {
    QRectF at;
    QColor fill;          ///< none where it is not valid
    QColor edge;          ///< none where it is not valid
    double thickness = 0; ///< of the edge, in squares
    bool dashed = false;

    bool operator==(const PrintedBox&) const = default;
};

struct PrintedStroke {
    QLineF at;
    QColor ink;
    double thickness = 0; ///< in squares
    bool dashed = false;

    bool operator==(const PrintedStroke&) const = default;
};

/// One line of words, made smaller where it would not fit.
struct PrintedWords {
    QRectF at;
    QString text;
    QColor ink;
    double size = 0; ///< in squares
    Qt::Alignment align = Qt::AlignCenter;
    bool strong = false;

    bool operator==(const PrintedWords&) const = default;
};

/// Drawn in this order.
struct PrintedBoard {
    QSizeF size; ///< in squares
    std::vector<PrintedBox> boxes;
    std::vector<PrintedStroke> strokes;
    std::vector<PrintedWords> words;
    std::vector<PrintedBox> rings; ///< around what is spoken of
};

/// What only one's own copy shows.
struct CopyLooks {
    musee::ThemeOrder themes = musee::printedOrder;
    std::vector<QColor> frames; ///< of Art Society; too few: our own
};

/// What is drawn, and how; all is owned elsewhere.
struct BoardToPrint {
    const AnyCase& position;
    int side = 0;
    const Lights& lights; ///< of any side
    const Translator& words;
    const CopyLooks& looks;

    /// How a place of this board is lit; null where it is not.
    [[nodiscard]] const Light* lightAt(const Place& place) const;
    [[nodiscard]] QString text(TextId id) const;
};

PrintedBoard printedBoard(const BoardToPrint& board);

/// What its signs mean and what the boards do not show, such as markers of the museum; empty for
/// nothing.
QStringList boardLegend(const AnyCase& position, const Translator& words);

/// What lies beside the board of a side: experts, an assistant; empty for nothing.
QStringList besideBoard(const AnyCase& position, int side, const Translator& words);

/// Draws it as large as fits into `room`, from its top left corner.
void paint(const PrintedBoard& board, QPainter& painter, const QRectF& room);

/// Adds the ring of a light: a thick one around what counts or is named, a dashed one around what
/// only looks as if it counted; with the letters of its group.
void addRing(PrintedBoard& board, const QRectF& at, const Light* light);

} // namespace cimaise
