// Tests that icons are drawn in the requested colour and size.
#include "app/window/icon_provider.h"
#include "positions/cases.h"

#include <QDir>
#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

QImage drawn(const QString& id, const QSize& asked) {
    QSize natural;
    QImage image = IconProvider{}.requestImage(id, &natural, asked);
    EXPECT_FALSE(natural.isEmpty()) << id.toStdString();
    return image;
}

/// True if the colours are equal up to rounding, which repeated drawing causes.
bool isLike(const QColor& one, const QColor& other) {
    constexpr int rounding = 3;
    return std::abs(one.red() - other.red()) <= rounding &&
           std::abs(one.green() - other.green()) <= rounding &&
           std::abs(one.blue() - other.blue()) <= rounding;
}

/// True if something is drawn, and only in this colour.
bool isDrawnIn(const QImage& image, const QColor& colour) {
    bool drawn = false;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            drawn |= pixel.alpha() > 0;
            if (pixel.alpha() == 255 && !isLike(pixel, colour)) {
                return false;
            }
        }
    }
    return drawn;
}

TEST(Icons, DrawsEveryIconInRequestedColour) {
    for (const char* folder : {"icons", "themes", "suits", "board", "museum", "art"}) {
        const QDir files{QStringLiteral(":/cimaise/assets/") + QLatin1String(folder)};
        EXPECT_FALSE(files.isEmpty()) << folder;
        for (const QString& file : files.entryList()) {
            const QString name = QLatin1String(folder) + u'/' + file.chopped(4);
            const QImage image = drawn(name + QStringLiteral("/#1f4e5f"), {48, 48});
            EXPECT_EQ(image.size(), QSize(48, 48));
            EXPECT_TRUE(isDrawnIn(image, QColor{0x1f, 0x4e, 0x5f})) << name.toStdString();
        }
    }
}

TEST(Icons, DrawsDistinctIconForEveryGame) {
    std::vector<QImage> seen;
    for (const Game& game : games()) {
        const QString id =
            QString::fromUtf8(game.id.data(), static_cast<qsizetype>(game.id.size()));
        const QImage image = drawn(QStringLiteral("game-%1/#1f4e5f").arg(id), {48, 48});
        EXPECT_TRUE(isDrawnIn(image, QColor{0x1f, 0x4e, 0x5f})) << game.id;
        EXPECT_EQ(std::ranges::count(seen, image), 0) << game.id;
        seen.push_back(image);
    }
}

TEST(Icons, FindsDefaultIconsWithoutFolder) {
    const QColor red{255, 0, 0};
    EXPECT_TRUE(isDrawnIn(drawn(QStringLiteral("undo/#ff0000"), {}), red));
    EXPECT_TRUE(isDrawnIn(drawn(QStringLiteral("undo/%23ff0000"), {}), red));
    EXPECT_EQ(drawn(QStringLiteral("undo/#ff0000"), {}).size(), QSize(24, 24)) << "as drawn";
}

TEST(Icons, DrawsTranslucentColour) {
    const QImage image = drawn(QStringLiteral("undo/#80ff0000"), {96, 96});
    int most = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            most = std::max(most, image.pixelColor(x, y).alpha());
        }
    }
    EXPECT_EQ(most, 128);
}

} // namespace

} // namespace cimaise
