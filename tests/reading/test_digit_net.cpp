// Tests the classifier on fonts that it was not trained with.
#include "app/reading/digit_net.h"
#include "app/reading/digit_weights.h"
#include "app/reading/glyphs.h"
#include "app/reading/shapes.h"
#include "tests/reading/drawn_grids.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise::reading {

namespace {

Tile tileWith(const QPainterPath& path, bool light) {
    QImage picture{80, 80, QImage::Format_Grayscale8};
    picture.fill(light ? Qt::black : Qt::white);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(path.translated(QPointF{40, 40} - path.boundingRect().center()),
                     light ? Qt::white : Qt::black);
    painter.end();
    Tile tile{.width = 80, .height = 80};
    for (int y = 0; y < 80; ++y) {
        for (int x = 0; x < 80; ++x) {
            tile.grey.push_back(static_cast<std::uint8_t>(qGray(picture.pixel(x, y))));
        }
    }
    return tile;
}

int classOf(const QPainterPath& path, bool light) {
    const Tile tile = tileWith(path, light);
    const std::vector<Box> boxes = glyphBoxes(tile, 0.9, light);
    if (boxes.empty()) {
        return -1;
    }
    const auto logits = classify(patchOf(tile, boxes.front(), light)).logits;
    return static_cast<int>(std::ranges::max_element(logits) - logits.begin());
}

TEST(DigitNet, WeightsFitSizeLimit) { EXPECT_LE(digitWeights().size(), 150'000U); }

TEST(DigitNet, ReadsDigitsOfAppFonts) {
    for (const QRawFont& font : {plainFont(), serifFont()}) {
        ASSERT_TRUE(font.isValid());
        for (int digit = 0; digit < 10; ++digit) {
            const auto glyph = font.glyphIndexesForString(QString::number(digit)).front();
            EXPECT_EQ(classOf(font.pathForGlyph(glyph), false), digit)
                << font.familyName().toStdString();
            EXPECT_EQ(classOf(font.pathForGlyph(glyph), true), digit)
                << font.familyName().toStdString();
        }
    }
}

TEST(DigitNet, RecognizesNoDigitInOtherShapes) {
    constexpr int nothing = 10;
    QPainterPath square;
    square.addRect(0, 0, 30, 30);
    EXPECT_EQ(classOf(square, false), nothing);
    const QRawFont font = plainFont();
    for (const char letter : {'W', 'K', 'X'}) {
        const auto glyph = font.glyphIndexesForString(QString{QLatin1Char{letter}}).front();
        EXPECT_EQ(classOf(font.pathForGlyph(glyph), false), nothing) << letter;
    }
}

TEST(DigitNet, ProbabilitiesAddUpAndSoftenWithTemperature) {
    Classified classified;
    classified.logits[3] = 4;
    const auto sharp = probabilities(classified, 1);
    const auto soft = probabilities(classified, 3);
    double sum = 0;
    for (const double share : sharp) {
        sum += share;
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_GT(sharp[3], soft[3]);
    EXPECT_GT(soft[3], soft[4]);
}

TEST(Shapes, LearnedShapeDecidesDoubtfulDigit) {
    const QRawFont font = plainFont();
    const auto patchFor = [&](int digit) {
        const auto glyph = font.glyphIndexesForString(QString::number(digit)).front();
        const Tile tile = tileWith(font.pathForGlyph(glyph), false);
        return patchOf(tile, glyphBoxes(tile, 0.9, false).front(), false);
    };
    Shapes learned;
    learned.learn(1, patchFor(1));
    learned.learn(7, patchFor(7));
    Classified undecided; // all logits 0
    adjust(undecided, patchFor(7), learned);
    EXPECT_GT(undecided.logits[7], undecided.logits[1]);
    EXPECT_GT(undecided.logits[7], 0.5F);
    EXPECT_EQ(undecided.logits[4], 0.0F) << "never learned";
}

} // namespace

} // namespace cimaise::reading
