// Printed board of any game: shapes and texts in units of a square, with everything needed to check
// the score, and a ring around the spots in question.
#pragma once

#include "app/game/game_ui.h"
#include "app/texts/translator.h"
#include "scoring/sheet/spot_highlights.h"

#include <QColor>
#include <QLineF>
#include <QRectF>
#include <QString>
#include <vector>

class QPainter;

namespace cimaise {

struct PrintedBox {
    QRectF at;
    QColor fill;          ///< invalid for none
    QColor edge;          ///< invalid for none
    double thickness = 0; ///< of the edge, in squares
    bool dashed = false;

    bool operator==(const PrintedBox&) const = default;
};

struct PrintedStroke {
    QLineF at;
    QColor ink;
    double thickness = 0; ///< in squares, like the other sizes
    bool dashed = false;

    bool operator==(const PrintedStroke&) const = default;
};

/// Line of text, reduced in size to fit.
struct PrintedWords {
    QRectF at;
    QString text;
    QColor ink;
    double size = 0; ///< in squares
    Qt::Alignment align = Qt::AlignCenter;
    bool strong = false;

    bool operator==(const PrintedWords&) const = default;
};

/// Elements of a board, painted in this order.
struct PrintedBoard {
    QSizeF size; ///< in squares
    std::vector<PrintedBox> boxes;
    std::vector<PrintedStroke> strokes;
    std::vector<PrintedWords> words;
    std::vector<PrintedBox> rings; ///< around highlighted spots
};

/// References to the position and the options for printing; not owned.
struct BoardToPrint {
    const AnyCase& position;
    int side = 0;
    const SpotHighlights& spotHighlights; ///< highlights on the boards of all players
    const Translator& words;
    const CopySettings& copy; ///< looks of the user's copy of the game

    /// Highlight of a place on this board; null if there is none.
    [[nodiscard]] const SpotHighlight* highlightAt(const Place& place) const;
    [[nodiscard]] QString text(TextId id) const;
};

PrintedBoard printedBoard(const BoardToPrint& board);

/// Legend of the symbols, and data that boards do not show, such as markers; may be empty.
QStringList boardLegend(const AnyCase& position, const Translator& words);

/// Pieces beside the board of a player, such as experts or an assistant; may be empty.
QStringList besideBoard(const AnyCase& position, int side, const Translator& words);

/// Paints the board as large as fits into `room`, from its top left corner.
void paint(const PrintedBoard& board, QPainter& painter, const QRectF& room);

/// Adds the ring of a highlight, with the letters of its group: thick around pieces that count or
/// are named, dashed around pieces that only seem to count.
void addRing(PrintedBoard& board, const QRectF& at, const SpotHighlight* light);

} // namespace cimaise
