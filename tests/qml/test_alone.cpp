// The quick check of issue 12: from the home page to the answer, counting every touch.
#include "app/tables/artsociety/art_society_table.h"
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QTest>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class Alone : public testing::TestWithParam<QSize> {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(GetParam());
        m_stage.settle();
    }
    [[nodiscard]] QQuickWindow& window() const { return m_stage.window(); }
    /// The shown item of a QML file of which a property says something.
    [[nodiscard]] QQuickItem& item(const char* file, const char* property, const QVariant& value) {
        for (QQuickItem* item : shownItems(window())) {
            if (QByteArray{item->metaObject()->className()}.split('_').first() == file &&
                item->property(property) == value) {
                return *item;
            }
        }
        ADD_FAILURE() << file << " " << value.toString().toStdString();
        return *window().contentItem();
    }
    void touch(QQuickItem& item) {
        ++m_touches;
        QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(item).center().toPoint());
        m_stage.settle();
    }
    void drag(QPoint from, QSize size) {
        ++m_touches;
        const QQuickItem& plank = item("ArtSocietyPlank", "visible", true);
        const int cell = plank.property("cell").toInt();
        const auto at = [&](QPoint square) {
            return plank.mapToScene({(square.x() - 0.5) * cell, (square.y() - 0.5) * cell})
                .toPoint();
        };
        const QPoint to = from + QPoint{size.width() - 1, size.height() - 1};
        QTest::mousePress(&window(), Qt::LeftButton, {}, at(from));
        QTest::mouseMove(&window(), at(to));
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, at(to));
        m_stage.settle();
    }
    void hang(const char* type, const char* frame, QPoint at, QSize size) {
        drag(at, size);
        touch(item("ArtSocietyKey", "type", QLatin1String(type)));
        touch(item("ArtSocietyKey", "frame", QLatin1String(frame)));
    }
    void decorate(QPoint at, QSize size) {
        drag(at, size);
        touch(item("WallButton", "text", qtTrId("art.keypad.decor")));
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
    int m_touches = 0;
};

// Worked out by hand: 3 shields and four bare corners make −5. Least with Still Life alone in the
// museum (5, and 2 for each of the others, 13); most with City Life in vogue, which shows twice,
// once in the eyeline, before the three others (10 + 3 + 4 + 3 + 2).
TEST_P(Alone, FivePaintingsAndTwoDecorTilesTakeTwentyTouches) {
    touch(item("Chip", "game", QStringLiteral("art-society")));
    ASSERT_NE(m_stage.desk().session(), nullptr);
    hang("portrait", "A", {6, 4}, {2, 3});
    hang("landscape", "A", {8, 4}, {2, 3});
    hang("city-life", "A", {4, 4}, {2, 3});
    hang("still-life", "A", {6, 2}, {2, 2});
    hang("city-life", "A", {8, 2}, {2, 2});
    decorate({6, 1}, {2, 1});
    decorate({8, 1}, {1, 1});
    EXPECT_LE(m_touches, 20);
    EXPECT_EQ(m_stage.session().sides()->valueOf(0, "totalText"), "8–17");
    const QString answer = QStringLiteral("This is legal. It is worth 8 to 17 points, by what the "
                                          "museum has most of.");
    EXPECT_EQ(m_stage.session().aloneText(), answer);
    const QQuickItem& shown = item("SteadyText", "text", answer);
    EXPECT_TRUE(QRectF(QPointF{}, window().size()).contains(placeOf(shown)));
}

INSTANTIATE_TEST_SUITE_P(sizes, Alone, testing::Values(QSize{390, 844}, QSize{1440, 900}));

} // namespace

} // namespace cimaise
