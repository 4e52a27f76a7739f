// Creates a code of each length: one board, a game, the longest sample.
#include "tests/film/film.h"

#include "app/window/code_provider.h"
#include "positions/links/links.h"
#include "tests/support/files.h"

#include <QPainter>
#include <QUrl>
#include <array>
#include <random>
#include <utility>

namespace cimaise {

namespace {

constexpr QSize frame{1280, 720};
/// Size of the shown code, in pixels.
constexpr int edgeShown = 600;

struct Code {
    QString of;
    QString text;
};

std::vector<Code> codes() {
    const auto table = [](const char* sample) {
        return *readCase(readFile(sourceDir() / "samples" / sample));
    };
    const auto linkOf = [](const auto& position) {
        return QString::fromStdString(*writeLink(position));
    };
    return {{"board", linkOf(*boardOf(table("musee/finished-2.cimaise"), 0))},
            {"musee", linkOf(table("musee/finished-4.cimaise"))},
            {"art-society", linkOf(table("art-society/finished-4.cimaise"))}};
}

QImage codeOf(const QString& text, int edge) {
    QSize size;
    return CodeProvider{}
        .requestImage(QString::fromLatin1(QUrl::toPercentEncoding(text)), &size, {edge, edge})
        .convertToFormat(QImage::Format_Grayscale8);
}

/// Pose of a code in front of the camera.
struct Pose {
    double turned = 0;  ///< degrees
    double tilted = 0;  ///< percent by which the far edge is shortened
    double size = 1;    ///< of the shown edge
    double blurred = 1; ///< radius in pixels
    double light = 1;   ///< of the full brightness
    int noise = 0;      ///< deviation in shades

    [[nodiscard]] QString words() const {
        return QStringLiteral("turned %1, tilted %2, size %3, blurred %4, light %5, noise %6")
            .arg(turned)
            .arg(tilted)
            .arg(size)
            .arg(blurred)
            .arg(light)
            .arg(noise);
    }
};

constexpr std::array poses{
    Pose{},
    Pose{.turned = 12},
    Pose{.turned = 45},
    Pose{.turned = 90},
    Pose{.turned = 200},
    Pose{.tilted = 10},
    Pose{.tilted = 20},
    Pose{.tilted = 30},
    Pose{.turned = 30, .tilted = 15},
    Pose{.size = 0.75},
    Pose{.size = 0.5},
    Pose{.size = 0.25},
    Pose{.blurred = 1.5},
    Pose{.blurred = 2},
    Pose{.blurred = 3},
    Pose{.light = 0.4},
    Pose{.light = 0.15},
    Pose{.light = 0.4, .noise = 12},
    Pose{.noise = 25},
    Pose{.turned = 8, .tilted = 10, .blurred = 1.5, .light = 0.5, .noise = 8},
};

QTransform placed(const Pose& pose, int edge) {
    const double away = edge * pose.tilted / 200;
    QTransform tilt;
    QTransform::quadToQuad(
        QPolygonF{QRectF(0, 0, edge, edge)}.mid(0, 4),
        QPolygonF{
            {away, away}, {edge - away, away}, {double(edge), double(edge)}, {0, double(edge)}},
        tilt);
    return tilt * QTransform::fromTranslate(-edge / 2.0, -edge / 2.0) *
           QTransform{}.rotate(pose.turned) *
           QTransform::fromTranslate(frame.width() / 2.0, frame.height() / 2.0);
}

QImage blurred(const QImage& picture, double pixels) {
    if (pixels <= 1) {
        return picture;
    }
    const QSize small = (QSizeF{picture.size()} / pixels).toSize();
    return picture.scaled(small, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .scaled(picture.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

void lit(QImage& picture, const Pose& pose, std::mt19937& random) {
    std::uniform_int_distribution<int> off{-pose.noise, pose.noise};
    for (int row = 0; row < picture.height(); ++row) {
        uchar* const line = picture.scanLine(row);
        for (int column = 0; column < picture.width(); ++column) {
            const int shade = static_cast<int>(line[column] * pose.light) + off(random);
            line[column] = static_cast<uchar>(std::clamp(shade, 0, 255));
        }
    }
}

QImage seen(const QString& text, const Pose& pose, std::mt19937& random) {
    QImage picture{frame, QImage::Format_RGB32};
    picture.fill(QColor{90, 90, 90});
    const int edge = static_cast<int>(edgeShown * pose.size);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(placed(pose, edge));
    painter.drawImage(QRectF(0, 0, edge, edge), codeOf(text, edgeShown));
    painter.end();
    QImage grey = blurred(picture, pose.blurred).convertToFormat(QImage::Format_Grayscale8);
    lit(grey, pose, random);
    return grey;
}

} // namespace

std::vector<Seen> film() {
    std::mt19937 random{20261122};
    std::vector<Seen> all;
    for (const Code& code : codes()) {
        for (const Pose& pose : poses) {
            all.push_back({.how = QStringLiteral("%1: %2").arg(code.of, pose.words()),
                           .text = code.text,
                           .picture = seen(code.text, pose, random)});
        }
    }
    return all;
}

std::vector<Seen> handedOver(const std::vector<QString>& texts) {
    std::mt19937 random{20261125};
    const Pose coming{.turned = 20, .tilted = 10, .size = 0.9, .blurred = 9, .noise = 6};
    const Pose held{.turned = 6, .tilted = 8, .size = 0.9, .light = 0.8, .noise = 6};
    QImage empty{frame, QImage::Format_Grayscale8};
    empty.fill(Qt::gray);
    std::vector<Seen> all;
    for (const QString& text : texts) {
        const Seen nothing{.how = QStringLiteral("nothing"), .text = {}, .picture = empty};
        const Seen blurry{
            .how = QStringLiteral("coming"), .text = {}, .picture = seen(text, coming, random)};
        const Seen still{
            .how = QStringLiteral("held"), .text = text, .picture = seen(text, held, random)};
        all.insert(all.end(), handedOverRate / 2, nothing);
        all.insert(all.end(), handedOverRate / 2, blurry);
        all.insert(all.end(), handedOverRate, still);
    }
    return all;
}

QImage sideBySide(const QString& left, const QString& right) {
    QImage picture{frame, QImage::Format_Grayscale8};
    picture.fill(Qt::gray);
    QPainter painter{&picture};
    painter.drawImage(20, 60, codeOf(left, edgeShown));
    painter.drawImage(frame.width() - edgeShown - 20, 60, codeOf(right, edgeShown));
    return picture;
}

std::vector<Seen> pictures() {
    std::vector<Seen> all;
    for (const Code& code : codes()) {
        const QImage shown = codeOf(code.text, edgeShown);
        for (const int percent : {25, 50, 100, 200, 400}) {
            all.push_back({.how = QStringLiteral("%1: %2 %").arg(code.of).arg(percent),
                           .text = code.text,
                           .picture = shown.scaledToWidth(edgeShown * percent / 100,
                                                          Qt::SmoothTransformation)});
        }
    }
    return all;
}

} // namespace cimaise
