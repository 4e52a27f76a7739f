// Uses one layout for all formats, in units of 1/96 inch: separate pages, or a single one as long
// as needed.
#include "app/print/paper_file.h"

#include "app/platform/file_text.h"
#include "app/print/paper_document.h"
#include "app/print/print_colours.h"
#include "app/print/svg_drawing.h"
#include "app/print/typefaces.h"
#include "app/texts/qt_texts.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

namespace cimaise {

namespace {

//% "The file name must end in .pdf, .png or .svg."
constexpr TextId noSuchForm = CIMAISE_TEXT("paper.no-such-form");
//% "This is too long for a picture. Use a PDF instead."
constexpr TextId tooLong = CIMAISE_TEXT("paper.too-long");

constexpr int unitsPerInch = 96;
constexpr double pageMargin = 54;
constexpr double footRoom = 16;
/// Margin and width of a picture; the width is that of a sheet of A4.
constexpr double pictureMargin = 28;
constexpr double pictureWidth = 794;
/// Width of a picture for a chat, drawn at twice the size. With the font sizes of a page, its texts
/// are large on a phone.
constexpr double chatWidth = 540;
/// Maximum height of a picture. Drawn at twice the size, it takes about 100 MB of memory.
constexpr double tallestPicture = 8000;

QString titleOf(const Paper& paper) { return paper.title; }

void paintFoot(QPainter& painter, const Paper& paper, int page, int pages, const QSizeF& sheet) {
    QFont font = bodyFont();
    font.setPixelSize(10);
    painter.setFont(font);
    painter.setPen(print::softInk);
    const QRectF foot{pageMargin, sheet.height() - pageMargin, sheet.width() - 2 * pageMargin,
                      footRoom};
    const double most = foot.width() - 60;
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF{font}.elidedText(titleOf(paper), Qt::ElideRight, most));
    painter.drawText(foot, Qt::AlignRight | Qt::AlignVCenter,
                     QStringLiteral("%1 / %2").arg(page + 1).arg(pages));
}

QByteArray pdfOf(const Paper& paper, PaperSize size) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer{&buffer};
    writer.setPageSize(QPageSize{size == PaperSize::a4 ? QPageSize::A4 : QPageSize::Letter});
    writer.setPageMargins({});
    writer.setTitle(titleOf(paper));
    writer.setCreator(QStringLiteral("Cimaise"));
    const double scale = static_cast<double>(writer.resolution()) / unitsPerInch;
    const QSizeF sheet = QSizeF{writer.width() / scale, writer.height() / scale};
    const auto document = documentOf(
        paper, {sheet.width() - 2 * pageMargin, sheet.height() - 2 * pageMargin - footRoom});
    const int pages = document->pageCount();
    QPainter painter{&writer};
    painter.scale(scale, scale);
    for (int page = 0; page < pages; ++page) {
        if (page > 0) {
            writer.newPage();
        }
        painter.save();
        painter.translate(pageMargin, pageMargin);
        paintPage(*document, page, painter);
        painter.restore();
        paintFoot(painter, paper, page, pages, sheet);
    }
    painter.end();
    return bytes;
}

struct Picture {
    std::unique_ptr<QTextDocument> document;
    QSize size;
};

Picture pictureOf(const Paper& paper, double width) {
    auto document = documentOf(paper, {width - 2 * pictureMargin, 0});
    const double height = document->size().height() + 2 * pictureMargin;
    return {.document = std::move(document), .size = QSizeF{width, std::ceil(height)}.toSize()};
}

void paintPicture(const Picture& picture, QPainter& painter) {
    painter.fillRect(QRectF{{0, 0}, picture.size}, print::paper);
    painter.translate(pictureMargin, pictureMargin);
    paintPage(*picture.document, 0, painter);
}

QByteArray svgOf(const Paper& paper, const Picture& picture) {
    return svgDrawing({.size = picture.size,
                       .unitsPerInch = unitsPerInch,
                       .title = titleOf(paper),
                       .description = textOf(paper)},
                      [&](QPainter& painter) { paintPicture(picture, painter); });
}

QByteArray pngOf(const Picture& picture) {
    constexpr int twice = 2;
    constexpr double inchesPerMetre = 39.3701;
    QImage image{picture.size * twice, QImage::Format_RGB32};
    image.setDotsPerMeterX(static_cast<int>(twice * unitsPerInch * inchesPerMetre));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter{&image};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(twice, twice);
    paintPicture(picture, painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

QStringList paperExtensions() {
    QStringList endings{QStringLiteral("pdf"), QStringLiteral("png")};
    if (canDrawSvg()) {
        endings << QStringLiteral("svg");
    }
    return endings;
}

std::optional<PaperFormat> paperFormatOf(const QString& file) {
    const auto form = paperExtensions().indexOf(QFileInfo{file}.suffix().toLower());
    return form < 0 ? std::nullopt : std::optional{static_cast<PaperFormat>(form)};
}

PaperSize defaultPaperSize() {
    switch (QLocale::system().territory()) {
    case QLocale::UnitedStates:
    case QLocale::Canada:
    case QLocale::Mexico:
        return PaperSize::letter;
    default:
        return PaperSize::a4;
    }
}

tl::expected<QByteArray, LoadError> printedPaper(const Paper& paper, PaperFormat form,
                                                 PaperSize size) {
    if (form == PaperFormat::pdf) {
        return pdfOf(paper, size);
    }
    const Picture picture = pictureOf(paper, pictureWidth);
    if (picture.size.height() > tallestPicture) {
        return tl::unexpected(LoadError{.pointer = {}, .reason = {.text = tooLong}});
    }
    return form == PaperFormat::svg ? svgOf(paper, picture) : pngOf(picture);
}

tl::expected<QByteArray, LoadError> chatPicture(const Paper& paper) {
    const Picture picture = pictureOf(paper, chatWidth);
    if (picture.size.height() > tallestPicture) {
        return tl::unexpected(LoadError{.pointer = {}, .reason = {.text = tooLong}});
    }
    return pngOf(picture);
}

LoadError unknownFormat() { return {.pointer = {}, .reason = {.text = noSuchForm}}; }

tl::expected<void, LoadError> savePaper(const Paper& paper, const QString& file, PaperSize size) {
    const std::optional<PaperFormat> form = paperFormatOf(file);
    if (!form) {
        return tl::unexpected(unknownFormat());
    }
    return printedPaper(paper, *form, size).and_then([&](const QByteArray& bytes) {
        return writeFile(QFile::encodeName(file).toStdString(),
                         {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    });
}

} // namespace cimaise
