// Draws SVG with Qt's own generator.
#include "app/print/svg_drawing.h"

#include "app/print/typefaces.h"

#include <QBuffer>
#include <QFontMetricsF>
#include <QSvgGenerator>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace cimaise {

namespace {

QFont fontOf(const QXmlStreamAttributes& attributes) {
    const QString family = attributes.value(QLatin1String("font-family")).toString();
    QFont font = family == QLatin1String(headingFamily) ? titleFont() : bodyFont();
    font.setPixelSize(attributes.value(QLatin1String("font-size")).toInt());
    constexpr int bold = 600;
    font.setBold(attributes.value(QLatin1String("font-weight")).toInt() >= bold);
    return font;
}

/// CSS font families for a font of the app, with its other names.
QString familiesFor(QStringView family) {
    return family == QLatin1String(headingFamily)
               ? QStringLiteral("'EB Garamond', 'EB Garamond 12', Garamond, serif")
               : QStringLiteral("Inter, Helvetica, Arial, sans-serif");
}

void writeWords(QXmlStreamReader& in, QXmlStreamWriter& out) {
    const QXmlStreamAttributes attributes = in.attributes();
    const QString words = in.readElementText();
    out.writeStartElement(QStringLiteral("text"));
    for (const QXmlStreamAttribute& attribute : attributes) {
        const bool family = attribute.qualifiedName() == QLatin1String("font-family");
        out.writeAttribute(attribute.qualifiedName().toString(),
                           family ? familiesFor(attribute.value()) : attribute.value().toString());
    }
    const double length = QFontMetricsF{fontOf(attributes)}.horizontalAdvance(words);
    if (words.trimmed().size() > 1) {
        out.writeAttribute(QStringLiteral("textLength"), QString::number(length, 'f', 2));
        out.writeAttribute(QStringLiteral("lengthAdjust"), QStringLiteral("spacingAndGlyphs"));
    }
    out.writeCharacters(words);
    out.writeEndElement();
}

/// Returns an SVG drawing by Qt with this title and description (Qt does not escape them as XML),
/// with the width of each line of text, and with substitutes for missing fonts.
QByteArray withWords(const QByteArray& svg, const QString& title, const QString& description) {
    QByteArray result;
    QXmlStreamReader in{svg};
    QXmlStreamWriter out{&result};
    while (!in.atEnd()) {
        in.readNext();
        if (in.isStartElement() && in.name() == QLatin1String("text")) {
            writeWords(in, out);
        } else if (in.isStartElement() && in.name() == QLatin1String("title")) {
            in.skipCurrentElement();
            out.writeTextElement(QStringLiteral("title"), title);
        } else if (in.isStartElement() && in.name() == QLatin1String("desc")) {
            in.skipCurrentElement();
            out.writeTextElement(QStringLiteral("desc"), description);
        } else if (in.tokenType() != QXmlStreamReader::Invalid &&
                   in.tokenType() != QXmlStreamReader::NoToken) {
            out.writeCurrentToken(in);
        }
    }
    return result;
}

} // namespace

bool canDrawSvg() { return true; }

QByteArray svgDrawing(const SvgFrame& frame, const std::function<void(QPainter&)>& paint) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(frame.unitsPerInch);
    generator.setSize(frame.size);
    generator.setViewBox(QRect{{0, 0}, frame.size});
    QPainter painter{&generator};
    paint(painter);
    painter.end();
    return withWords(bytes, frame.title, frame.description);
}

} // namespace cimaise
