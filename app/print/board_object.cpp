// Measures its texts once, when the board is added.
#include "app/print/paper_document.h"

#include "app/print/print_colours.h"
#include "app/print/typefaces.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace cimaise {

namespace {

constexpr int numberProperty = QTextFormat::UserProperty + 1;
constexpr double besideGap = 4;
constexpr QChar firstStrongIsolate{0x2068};
constexpr QChar popIsolate{0x2069};
constexpr double boardGap = 10; ///< space below a board, and between two boards
constexpr int wrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont captionFont() {
    QFont font = bodyFont();
    font.setPixelSize(14);
    font.setBold(true);
    return font;
}

QFont besideFont() {
    QFont font = bodyFont();
    font.setPixelSize(11);
    return font;
}

/// Caption in one line, with a shortened name, if a word of it is wider than the board.
QString shortCaption(const QString& caption, double width) {
    const QFontMetricsF metrics{captionFont()};
    const QStringList words = caption.split(u' ');
    const auto fits = [&](const QString& word) { return metrics.horizontalAdvance(word) <= width; };
    const qsizetype points = caption.lastIndexOf(QStringLiteral(" · "));
    if (points < 0 ? fits(caption) : std::ranges::all_of(words, fits)) {
        return caption;
    }
    const QString figures = points < 0 ? QString{} : caption.mid(points);
    const double room = width - metrics.horizontalAdvance(figures);
    QString name = metrics.elidedText(caption.first(points < 0 ? caption.size() : points),
                                      Qt::ElideRight, room);
    if (name.startsWith(firstStrongIsolate) && !name.endsWith(popIsolate)) {
        name += popIsolate;
    }
    return name + figures;
}

double heightOf(const QString& text, const QFont& font, double width) {
    return text.isEmpty()
               ? 0
               : QFontMetricsF{font}.boundingRect({0, 0, width, 10000}, wrapped, text).height();
}

} // namespace

QTextCharFormat BoardObject::add(const PaperBoard& board, const QSizeF& size) {
    const QString beside = board.beside.join(u'\n');
    const QString caption = shortCaption(board.caption, size.width());
    m_boards.push_back({.board = board,
                        .size = size,
                        .captionHeight = heightOf(caption, captionFont(), size.width()) + 4,
                        .besideHeight = heightOf(beside, besideFont(), size.width())});
    m_boards.back().board.caption = caption;
    QTextCharFormat format;
    format.setObjectType(type);
    format.setProperty(numberProperty, static_cast<int>(m_boards.size() - 1));
    format.setVerticalAlignment(QTextCharFormat::AlignTop);
    return format;
}

const BoardObject::Placed& BoardObject::placed(const QTextFormat& format) const {
    return m_boards.at(static_cast<std::size_t>(format.intProperty(numberProperty)));
}

QSizeF BoardObject::intrinsicSize(QTextDocument* /*document*/, int /*position*/,
                                  const QTextFormat& format) {
    const Placed& one = placed(format);
    return {one.size.width() + boardGap,
            one.captionHeight + one.size.height() + besideGap + one.besideHeight + boardGap};
}

void BoardObject::drawObject(QPainter* painter, const QRectF& rect, QTextDocument* /*document*/,
                             int /*position*/, const QTextFormat& format) {
    const Placed& one = placed(format);
    if (painter->hasClipping() && !painter->clipBoundingRect().intersects(rect)) {
        return; // the board is on another page
    }
    const double width = one.size.width();
    painter->save();
    painter->setPen(print::ink);
    painter->setFont(captionFont());
    painter->drawText(QRectF{rect.left(), rect.top(), width, one.captionHeight}, wrapped,
                      one.board.caption);
    const QRectF room{{rect.left(), rect.top() + one.captionHeight}, one.size};
    paint(one.board.board, *painter, room);
    painter->setPen(print::softInk);
    painter->setFont(besideFont());
    painter->drawText(QRectF{rect.left(), room.bottom() + besideGap, width, one.besideHeight + 2},
                      wrapped, one.board.beside.join(u'\n'));
    painter->restore();
}

} // namespace cimaise
