// Measures the parts of a text between which a line may break.
#include "app/shell/word_fit.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>
#include <algorithm>

namespace cimaise {

namespace {

/// Minimum size in pixels; smaller letters cannot be read.
constexpr int smallest = 11;

qreal widestWord(const QString& text, const QFont& font) {
    const QFontMetricsF metrics{font};
    QTextBoundaryFinder breaks{QTextBoundaryFinder::Line, text};
    qreal widest = 0;
    for (qsizetype begin = 0; breaks.toNextBoundary() >= 0; begin = breaks.position()) {
        const QString word = text.mid(begin, breaks.position() - begin).trimmed();
        widest = std::max(widest, metrics.horizontalAdvance(word));
    }
    return widest;
}

} // namespace

int WordFit::size(const QString& text, const QFont& font, qreal room) {
    const qreal widest = widestWord(text, font);
    if (room <= 0 || widest <= room) {
        return font.pixelSize();
    }
    return std::max(smallest, static_cast<int>(font.pixelSize() * room / (widest + 1)));
}

int WordFit::within(const QString& text, const QString& family, int pixelSize, qreal room) {
    // shortcut for most texts: no letter is wider than the pixel size
    if (static_cast<qreal>(text.size()) * pixelSize <= room) {
        return pixelSize;
    }
    QFont font{family};
    font.setPixelSize(pixelSize);
    font.setWeight(QFont::DemiBold);
    return size(text, font, room);
}

} // namespace cimaise
