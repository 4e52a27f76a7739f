// Prints a wall of Art Society: eyeline and stars; each tile with the letter of its type, the
// letter of its frame, and its number; a thick line where two paintings of a type are adjacent.
#include "app/games/artsociety/art_society_preferences.h"
#include "app/games/artsociety/art_society_ui.h"
#include "app/input/artsociety/art_society_names.h"
#include "app/print/print_colours.h"
#include "app/print/printed_board.h"
#include "app/texts/qt_texts.h"
#include "scoring/artsociety/art_society_museum.h"
#include "scoring/artsociety/art_society_tally.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cimaise::artsociety {

namespace {

//% "On each tile: the letter of its type, in the corner the letter of its frame, and below its number. On decor: the number of its shields. Dashed red line: a faux pas. Between the dashed lines: the eyeline. *: the starting painting."
constexpr TextId wallLegend = CIMAISE_TEXT("paper.art.legend");
//% "Excess paintings: {count}"
constexpr TextId excessText = CIMAISE_TEXT("paper.art.excess");

/// Maximum number of faux pas drawn; more could not be told apart.
constexpr std::size_t mostDrawn = 500;

QRectF squaresOf(const Block& block) {
    return {block.at.column - 1.0, block.at.row - 1.0, static_cast<double>(block.size.columns),
            static_cast<double>(block.size.rows)};
}

/// Size of the wall, enlarged by the tiles that extend beyond it.
QSizeF sizeWithTiles(const Extent& wall, const Gallery& gallery) {
    QSizeF size{static_cast<double>(wall.columns), static_cast<double>(wall.rows)};
    for (const PlacedTile& hung : gallery.tiles) {
        const QRectF tile = squaresOf(hung.block());
        size = size.expandedTo({tile.right(), tile.bottom()});
    }
    return size;
}

void addStar(PrintedBoard& print, const QPointF& middle) {
    constexpr int points = 5;
    constexpr double radius = 0.28;
    const auto tip = [&](int number) {
        const double turn = (2.0 * number / points - 0.5) * std::numbers::pi;
        return middle + QPointF{std::cos(turn), std::sin(turn)} * radius;
    };
    for (int point = 0; point < points; ++point) { // connects each tip with the second next
        print.strokes.push_back(
            {.at = {tip(point), tip(point + 2)}, .ink = print::brass, .thickness = 0.05});
    }
}

bool isCovered(const Gallery& gallery, const Square& square) {
    const QPointF middle{square.column - 0.5, square.row - 0.5};
    return std::ranges::any_of(gallery.tiles, [&](const PlacedTile& hung) {
        return squaresOf(hung.block()).contains(middle);
    });
}

void addWall(PrintedBoard& print, const WallPlan& wall, const Gallery& gallery) {
    const double columns = wall.size.columns;
    const double rows = wall.size.rows;
    print.boxes.push_back({.at = {0, 0, columns, rows}, .fill = print::paper});
    const double eyelineTop = wall.firstEyelineRow - 1.0;
    const double eyelineEnd = wall.lastEyelineRow;
    print.boxes.push_back(
        {.at = {0, eyelineTop, columns, eyelineEnd - eyelineTop}, .fill = print::emptyFill});
    for (int column = 0; column <= wall.size.columns; ++column) {
        const double x = column;
        print.boxes.push_back({.at = {x - 0.01, 0, 0.02, rows}, .fill = print::grid});
    }
    for (int row = 0; row <= wall.size.rows; ++row) {
        const double y = row;
        print.boxes.push_back({.at = {0, y - 0.01, columns, 0.02}, .fill = print::grid});
    }
    for (const Square& star : wall.stars) {
        if (!isCovered(gallery, star)) { // strokes are drawn over the tiles
            addStar(print, {star.column - 0.5, star.row - 0.5});
        }
    }
    for (const double y : {eyelineTop, eyelineEnd}) {
        print.strokes.push_back(
            {.at = {0, y, columns, y}, .ink = print::brass, .thickness = 0.08, .dashed = true});
    }
}

QColor frameColour(Frame frame, const CopySettings& copy) {
    return QColor{frameColoursIn(copy).at(static_cast<int>(frame))};
}

void addPainting(PrintedBoard& print, const QRectF& at, const PlacedTile& hung,
                 const BoardToPrint& board) {
    const Painting& painting = *hung.tile.painting();
    const QColor mat = print::ofPiece(infoOf(painting.type).id);
    const QColor frame = frameColour(painting.frame, board.copy);
    print.boxes.push_back({.at = at.adjusted(0.04, 0.04, -0.04, -0.04),
                           .fill = mat,
                           .edge = frame,
                           .thickness = 0.18});
    print.words.push_back({.at = at.adjusted(0.27, 0.2, -0.2, -0.2),
                           .text = board.text(infoOf(painting.type).letter),
                           .ink = print::inkOn(mat),
                           .size = 0.52,
                           .align = Qt::AlignLeft | Qt::AlignTop,
                           .strong = true});
    const QRectF corner{at.right() - 0.52, at.bottom() - 0.52, 0.48, 0.48};
    print.boxes.push_back({.at = corner, .fill = frame});
    print.words.push_back({.at = corner,
                           .text = toQt(letterOf(painting.frame)),
                           .ink = print::inkOn(frame),
                           .size = 0.4,
                           .strong = true});
}

void addDecor(PrintedBoard& print, const QRectF& at, const Decor& decor) {
    print.boxes.push_back({.at = at.adjusted(0.05, 0.05, -0.05, -0.05),
                           .fill = print::decor,
                           .edge = print::ink,
                           .thickness = 0.04});
    print.words.push_back({.at = at.adjusted(0.12, 0.06, -0.14, -0.1),
                           .text = QString::number(decor.shields),
                           .ink = print::inkOn(print::decor),
                           .size = 0.52,
                           .align = Qt::AlignRight | Qt::AlignTop,
                           .strong = true});
}

void addTile(PrintedBoard& print, std::size_t index, const PlacedTile& hung,
             const BoardToPrint& board) {
    const QRectF at = squaresOf(hung.block());
    QColor ground = print::decor;
    if (const Painting* const painting = hung.tile.painting()) {
        addPainting(print, at, hung, board);
        ground = print::ofPiece(infoOf(painting->type).id);
    } else {
        addDecor(print, at, *hung.tile.decor());
    }
    const QString number = QString::number(index + 1);
    print.words.push_back({.at = at.adjusted(0.25, 0, -0.25, -0.21),
                           .text = hung.tile.isStart() ? number + u'*' : number,
                           .ink = print::inkOn(ground),
                           .size = 0.26,
                           .align = Qt::AlignLeft | Qt::AlignBottom});
    addRing(print, at, board.highlightAt(tilePlace(index)));
}

QLineF sideBetween(const Block& one, const Block& other) {
    const int left = std::max(one.at.column, other.at.column);
    const int right = std::min(one.right(), other.right());
    const int top = std::max(one.at.row, other.at.row);
    const int bottom = std::min(one.bottom(), other.bottom());
    const double x = right;
    const double y = std::min(top - 1, bottom);
    return left > right ? QLineF{x, top - 1.0, x, static_cast<double>(bottom)}
                        : QLineF{left - 1.0, y, static_cast<double>(right), y};
}

void addFauxPas(PrintedBoard& print, const Gallery& gallery) {
    std::size_t drawn = 0;
    for (const Pair& pair : touchingPairs(gallery)) {
        if (pair.isFauxPas && drawn++ < mostDrawn) {
            print.strokes.push_back({.at = sideBetween(gallery.tiles[pair.one].block(),
                                                       gallery.tiles[pair.other].block()),
                                     .ink = print::ofSeverity(Severity::illegal),
                                     .thickness = 0.16,
                                     .dashed = true});
        }
    }
}

void addLitSquares(PrintedBoard& print, const WallPlan& wall, const BoardToPrint& board) {
    for (int row = 1; row <= wall.size.rows; ++row) {
        for (int column = 1; column <= wall.size.columns; ++column) {
            addRing(print, {column - 1.0, row - 1.0, 1, 1},
                    board.highlightAt(squarePlace({.column = column, .row = row})));
        }
    }
}

} // namespace

PrintedBoard printed(const Layout& layout, const BoardToPrint& board) {
    const Gallery& gallery = layout.galleries[static_cast<std::size_t>(board.side)];
    PrintedBoard print{.size = sizeWithTiles(layout.wall.size, gallery)};
    addWall(print, layout.wall, gallery);
    for (std::size_t i = 0; i < gallery.tiles.size(); ++i) {
        addTile(print, i, gallery.tiles[i], board);
    }
    addFauxPas(print, gallery);
    addLitSquares(print, layout.wall, board);
    return print;
}

QStringList legendOf(const Layout& layout, const Translator& words) {
    QStringList lines{format(words, wallLegend)};
    const Markers markers = markersOf(layout);
    const auto multipliers = multipliersOf(markers);
    for (const Type type : prestigeOrder(markers)) {
        const std::optional<int> space = of(markers, type);
        lines << format(
            words, space ? CIMAISE_TEXT("cli.art.marker") : CIMAISE_TEXT("cli.art.marker.none"),
            {{"type", infoOf(type).name},
             {"multiplier", of(multipliers, type)},
             {"space", space.value_or(0)}});
    }
    return lines;
}

QStringList besideOf(const Layout& layout, int side, const Translator& words) {
    const Gallery& gallery = layout.galleries[static_cast<std::size_t>(side)];
    QStringList lines;
    if (gallery.assistant) {
        lines << format(words, CIMAISE_TEXT("cli.art.assistant"),
                        {{"tile", tileName(layout, *gallery.assistant)}});
    }
    if (gallery.excess > 0) {
        lines << format(words, excessText, {{"count", gallery.excess}});
    }
    return lines;
}

} // namespace cimaise::artsociety
