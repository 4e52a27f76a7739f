// Chooses the printed board of the game, and draws the shapes that boards consist of.
#include "app/print/printed_board.h"

#include "app/input/edit_descriptions.h"
#include "app/input/pieces.h"
#include "app/print/print_colours.h"
#include "app/print/typefaces.h"
#include "app/texts/qt_texts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace cimaise {

namespace {

constexpr double ringThickness = 0.09;

QPen penOf(const QColor& ink, double thickness, bool dashed) {
    QPen pen{ink, thickness, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin};
    if (dashed) {
        pen.setDashPattern({2, 1.5});
    }
    return pen;
}

void paintBox(const PrintedBox& box, QPainter& painter) {
    painter.setBrush(box.fill.isValid() ? QBrush{box.fill} : QBrush{Qt::NoBrush});
    painter.setPen(box.edge.isValid() ? penOf(box.edge, box.thickness, box.dashed)
                                      : QPen{Qt::NoPen});
    const double inside = box.edge.isValid() ? box.thickness / 2 : 0;
    painter.drawRect(box.at.adjusted(inside, inside, -inside, -inside));
}

/// Font size at which texts are laid out before they are scaled to the size of the board.
constexpr double fontUnit = 100;

void paintWords(const PrintedWords& words, QPainter& painter) {
    QFont font = bodyFont();
    font.setPixelSize(static_cast<int>(fontUnit));
    font.setWeight(words.strong ? QFont::Bold : QFont::Normal);
    const double width = QFontMetricsF{font}.horizontalAdvance(words.text);
    const double room = words.at.width() / words.size * fontUnit;
    const double size = words.size * (width > room ? room / width : 1.0);
    const double scale = size / fontUnit;
    painter.save();
    painter.setFont(font);
    painter.setPen(words.ink);
    painter.translate(words.at.topLeft());
    painter.scale(scale, scale);
    painter.drawText(QRectF{0, 0, words.at.width() / scale, words.at.height() / scale},
                     static_cast<int>(words.align) | Qt::TextDontClip | Qt::TextSingleLine,
                     words.text);
    painter.restore();
}

} // namespace

const SpotHighlight* BoardToPrint::highlightAt(const Place& place) const {
    const auto found = std::ranges::find_if(spotHighlights, [&](const SpotHighlight& light) {
        const bool here =
            light.spot.owner == everyone() || sideOf(position, light.spot.owner) == side;
        return here && light.spot.place == place;
    });
    return found == spotHighlights.end() ? nullptr : &*found;
}

QString BoardToPrint::text(TextId id) const { return format(words, id); }

PrintedBoard printedBoard(const BoardToPrint& board) {
    return hasBoard(board.position, board.side)
               ? uiOf(board.position).printed(board.position, board)
               : PrintedBoard{};
}

QStringList boardLegend(const AnyCase& position, const Translator& words) {
    return uiOf(position).legend(position, words);
}

QStringList besideBoard(const AnyCase& position, int side, const Translator& words) {
    const auto beside = uiOf(position).beside;
    return beside == nullptr || !hasBoard(position, side) ? QStringList{}
                                                          : beside(position, side, words);
}

void addRing(PrintedBoard& board, const QRectF& at, const SpotHighlight* light) {
    if (light == nullptr) {
        return;
    }
    board.rings.push_back({.at = at,
                           .edge = print::ring,
                           .thickness = ringThickness,
                           .dashed = light->kind == SpotHighlight::Kind::notCounting});
    if (!light->tag.empty()) {
        board.words.push_back({.at = {at.left() + 0.1, at.top() + 0.08, at.width() - 0.2, 0.26},
                               .text = toQt(light->tag),
                               .ink = print::ring,
                               .size = 0.24,
                               .align = Qt::AlignHCenter | Qt::AlignTop,
                               .strong = true});
    }
}

void paint(const PrintedBoard& board, QPainter& painter, const QRectF& room) {
    if (board.size.isEmpty()) {
        return;
    }
    const double unit =
        std::min(room.width() / board.size.width(), room.height() / board.size.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(room.topLeft());
    painter.scale(unit, unit);
    for (const PrintedBox& box : board.boxes) {
        paintBox(box, painter);
    }
    for (const PrintedStroke& stroke : board.strokes) {
        painter.setPen(penOf(stroke.ink, stroke.thickness, stroke.dashed));
        painter.drawLine(stroke.at);
    }
    for (const PrintedBox& ring : board.rings) {
        paintBox(ring, painter);
    }
    for (const PrintedWords& words : board.words) {
        paintWords(words, painter);
    }
    painter.restore();
}

} // namespace cimaise
