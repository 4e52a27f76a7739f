// Tests that the SVG renderer of the browser version draws icons like the one of the desktop
// version.
#include "app/window/icon_drawing.h"

#include <QDir>
#include <QDirIterator>
#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// Image on a white background.
QImage onPaper(const QImage& drawing) {
    QImage paper{drawing.size(), QImage::Format_RGB32};
    paper.fill(Qt::white);
    QPainter{&paper}.drawImage(0, 0, drawing);
    return paper;
}

QImage drawnByQt(const QByteArray& svg, const QSize& size) {
    QSvgRenderer renderer{svg};
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    QImage picture{size, QImage::Format_ARGB32_Premultiplied};
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    renderer.render(&painter);
    painter.end();
    return onPaper(picture);
}

struct Difference {
    double average = 0; ///< of all pixels; 1 is black for white
    int strong = 0;     ///< pixels that differ visibly
};

int apart(QRgb one, QRgb other) {
    return std::max({std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                     std::abs(qBlue(one) - qBlue(other))});
}

Difference between(const QImage& one, const QImage& other) {
    constexpr int strong = 128;
    Difference found;
    double sum = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            const int here = apart(one.pixel(x, y), other.pixel(x, y));
            sum += here;
            found.strong += here > strong ? 1 : 0;
        }
    }
    found.average = sum / 255 / one.width() / one.height();
    return found;
}

/// Saves both images side by side in the directory that CIMAISE_PICTURES names.
void keep(const QImage& one, const QImage& other, const QString& name) {
    const QString folder = qEnvironmentVariable("CIMAISE_PICTURES");
    if (folder.isEmpty()) {
        return;
    }
    QImage both{one.width() * 2, one.height(), QImage::Format_RGB32};
    both.fill(Qt::white);
    QPainter painter{&both};
    painter.drawImage(0, 0, one);
    painter.drawImage(one.width(), 0, other);
    painter.end();
    both.save(QDir{folder}.filePath(name));
}

/// True if the icon has straight lines thinner than a pixel. Qt draws these as rows of whole
/// pixels, so the results differ, and neither is better.
bool isHairline(const QString& file, const QSize& size) {
    return file == QLatin1String("pattern-landscapes.svg") && size.width() < 32;
}

class IconDrawing : public testing::TestWithParam<int> {};

TEST_P(IconDrawing, MatchesQtRenderer) {
    const QSize size{GetParam(), GetParam()};
    int count = 0;
    QDirIterator files{QStringLiteral(CIMAISE_SOURCE_DIR "/assets"),
                       {"*.svg"},
                       QDir::Files,
                       QDirIterator::Subdirectories};
    while (files.hasNext()) {
        QFile file{files.next()};
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll().replace("currentColor", "#1f4e5f");
        const DrawnIcon icon = drawnIcon(svg, size);
        EXPECT_EQ(icon.natural, QSvgRenderer{svg}.defaultSize()) << file.fileName().toStdString();
        ASSERT_EQ(icon.picture.size(), size);
        const QImage wanted = drawnByQt(svg, size);
        const QImage seen = onPaper(icon.picture);
        const Difference found = between(wanted, seen);
        if (!isHairline(files.fileName(), size)) {
            EXPECT_LT(found.average, 0.05) << files.fileName().toStdString();
            EXPECT_LE(found.strong, 8) << files.fileName().toStdString();
        }
        keep(wanted, seen,
             QStringLiteral("%1-%2.png").arg(files.fileInfo().completeBaseName()).arg(GetParam()));
        ++count;
    }
    EXPECT_GT(count, 100);
}

INSTANTIATE_TEST_SUITE_P(Sizes, IconDrawing, testing::Values(24, 48, 96));

} // namespace

} // namespace cimaise
