// Tests the check of a single board from the home page to the answer, counting every tap.
#include "app/viewmodels/artsociety/art_society_table.h"
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QJSValue>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace cimaise {

namespace {

class SingleBoardCheck : public testing::TestWithParam<QSize> {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(GetParam());
        m_stage.settle();
    }
    [[nodiscard]] QQuickWindow& window() const { return m_stage.window(); }
    /// True if the item is of a QML file and its properties have these values.
    using Saying = std::map<const char*, QVariant>;
    [[nodiscard]] static bool says(const QQuickItem& item, const char* file, const Saying& saying) {
        return typeOf(item) == file && std::ranges::all_of(saying, [&](const auto& one) {
                   return item.property(one.first) == one.second;
               });
    }
    [[nodiscard]] QQuickItem* find(const char* file, const Saying& saying) const {
        const std::vector<QQuickItem*> items = shownItems(window());
        const auto found = std::ranges::find_if(
            items, [&](const QQuickItem* item) { return says(*item, file, saying); });
        return found == items.end() ? nullptr : *found;
    }
    [[nodiscard]] QQuickItem& item(const char* file, const Saying& saying) {
        if (QQuickItem* const found = find(file, saying)) {
            return *found;
        }
        ADD_FAILURE() << file << " " << saying.begin()->second.toString().toStdString();
        return *window().contentItem();
    }
    void touch(QQuickItem& item) {
        ++m_touches;
        QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(item).center().toPoint());
        m_stage.settle();
    }
    void drag(QPoint from, QSize size) {
        ++m_touches;
        const QQuickItem& plank = item("ArtSocietyWallSurface", {{"visible", true}});
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
        const Saying both{{"type", QLatin1String(type)}, {"frame", QLatin1String(frame)}};
        if (QQuickItem* const painting = find("ArtSocietyKey", both)) {
            touch(*painting);
            return;
        }
        touch(item("ArtSocietyKey", {{"type", QLatin1String(type)}}));
        touch(item("ArtSocietyKey", {{"frame", QLatin1String(frame)}}));
    }
    void decorate(QPoint at, QSize size) {
        drag(at, size);
        touch(item("AppButton", {{"text", qtTrId("art.keypad.decor")}}));
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
    int m_touches = 0;
};

// By hand: 3 shields and four empty corners make −5. Fewest points with Still Life alone in the
// museum (5, and 2 for each of the others: 13); most with City Life in vogue, which is there twice,
// once in the eyeline, before the three others (10 + 3 + 4 + 3 + 2).
TEST_P(SingleBoardCheck, ScoresArtSocietyBoardWithinTwentyTaps) {
    touch(item("Chip", {{"game", QStringLiteral("art-society")}}));
    ASSERT_NE(m_stage.app().session(), nullptr);
    hang("portrait", "A", {6, 4}, {2, 3});
    hang("landscape", "A", {8, 4}, {2, 3});
    hang("city-life", "A", {4, 4}, {2, 3});
    hang("still-life", "A", {6, 2}, {2, 2});
    hang("city-life", "A", {8, 2}, {2, 2});
    decorate({6, 1}, {2, 1});
    decorate({8, 1}, {1, 1});
    EXPECT_LE(m_touches, 20);
    EXPECT_EQ(m_stage.session().sides()->valueOf(0, "totalText"), "8–17");
    const QString answer = QStringLiteral("This is legal. Score: 8 to 17 points, depending on the "
                                          "museum’s ranking.");
    EXPECT_EQ(m_stage.session().verdict()->singleBoardText(), answer);
    const QQuickItem& shown = item("ShrinkingText", {{"text", answer}});
    EXPECT_TRUE(QRectF(QPointF{}, window().size()).contains(placeOf(shown)));
}

// A single board needs no coins and has no turns.
TEST_P(SingleBoardCheck, HidesCoinsPatronAndRoundForMuse) {
    touch(item("Chip", {{"game", QStringLiteral("muse")}}));
    ASSERT_NE(m_stage.app().session(), nullptr);
    EXPECT_NE(find("ToolKey", {{"text", qtTrId("muse.tool.cards")}}), nullptr);
    for (const char* tool : {"muse.tool.coins", "muse.tool.patron", "muse.tool.round"}) {
        EXPECT_EQ(find("ToolKey", {{"text", qtTrId(tool)}}), nullptr) << tool;
    }
    EXPECT_EQ(find("MuseEconomy", {{"visible", true}}), nullptr);
    for (const Qt::Key key : {Qt::Key_C, Qt::Key_P, Qt::Key_R}) {
        QTest::keyClick(&window(), key);
        m_stage.settle();
        EXPECT_EQ(find("MuseCoins", {{"visible", true}}), nullptr);
    }
}

TEST_P(SingleBoardCheck, ScoresMuseeWithTappedStaircasePattern) {
    touch(item("Chip", {{"game", QStringLiteral("musee")}}));
    touch(item("KeypadKey", {{"number", 5}}));
    m_stage.table().touch(6);
    m_stage.settle();
    touch(item("KeypadKey", {{"number", 10}}));
    const auto shows = [this](const QString& text) {
        const std::vector<QQuickItem*> items = shownItems(window());
        return std::ranges::any_of(items, [&](const QQuickItem* item) {
            return typeOf(*item) == "ShrinkingText" &&
                   item->property("text").toString().contains(text);
        });
    };
    EXPECT_TRUE(shows(QStringLiteral("Score: 2 points.")));
    EXPECT_TRUE(shows(QStringLiteral("top row 2, 4, 6; bottom row 1, 3, 5")));
    const auto pattern = [this] {
        return std::get<musee::Layout>(m_stage.session().current()).staircases.top;
    };
    QQuickItem& token = item("MuseeToken", {{"index", 0}});
    touch(token);
    EXPECT_EQ(pattern(), (std::vector{1, 2, 4, 6}));
    EXPECT_TRUE(shows(QStringLiteral("Score: 5 points.")));
    const int selected = m_stage.table().selected();
    // A tap beside the token flips it too, and selects no space.
    const qreal reach = token.property("reach").toReal();
    ASSERT_GE(token.height() + 2 * reach, std::min(44.0, 1.4 * token.height()));
    const QPointF below{token.width() / 2, token.height() + reach - 1};
    QTest::mouseClick(&window(), Qt::LeftButton, {}, token.mapToScene(below).toPoint());
    m_stage.settle();
    EXPECT_EQ(pattern(), (std::vector{2, 4, 6}));
    EXPECT_EQ(m_stage.table().selected(), selected);
}

TEST(SingleBoardCheckOnPhone, ShowsAnswerInReadableSize) {
    Stage stage{Language::french, QStringLiteral("light")};
    ASSERT_TRUE(stage.isShown());
    for (const QSize size : {QSize{360, 640}, QSize{390, 844}}) {
        stage.window().resize(size);
        stage.app().draft()->checkBoard(QStringLiteral("musee"));
        stage.settle();
        for (const QQuickItem* item : shownItems(stage.window())) {
            if (typeOf(*item) == "ShrinkingText" && item->isVisible()) {
                const QString text = item->property("text").toString();
                const auto font = item->property("fontInfo").value<QJSValue>();
                EXPECT_GE(font.property(QStringLiteral("pixelSize")).toInt(), 11)
                    << text.toStdString();
                EXPECT_FALSE(item->property("truncated").toBool()) << text.toStdString();
            }
        }
        stage.app().closeGame();
    }
}

INSTANTIATE_TEST_SUITE_P(sizes, SingleBoardCheck,
                         testing::Values(QSize{390, 844}, QSize{1440, 900}));

} // namespace

} // namespace cimaise
