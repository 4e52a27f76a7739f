// Tests the hints at first use: each is shown once, in the hint line, until the first message.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <cmath>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class FirstHintsTest : public testing::TestWithParam<QSize> {
protected:
    FirstHintsTest() {
        m_stage.window().resize(GetParam());
        m_stage.settle();
    }
    /// Hint line below the board of a newly opened sample.
    [[nodiscard]] QQuickItem* lineOf(const char* game) {
        m_stage.openSample(game, QStringLiteral("finished-3"));
        return shownLine();
    }
    [[nodiscard]] QQuickItem* shownLine() const {
        for (QQuickItem* item : shownItems(m_stage.window())) {
            if (typeOf(*item) == "HintLine") {
                return item;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QString shown(const QQuickItem& line) const {
        return line.property("shown").toString();
    }

    mutable Stage m_stage{Language::english, QStringLiteral("light")};
};

TEST_P(FirstHintsTest, ShowsEachHintOnceInHintLine) {
    const QString draw = QStringLiteral("Draw an area on the wall, then pick what hangs there.");
    const QString reason =
        QStringLiteral("To see where points come from, open the score sheet and tap a number.");
    const QString keys = QStringLiteral("Press F1 for keyboard shortcuts.");
    const QQuickItem* line = lineOf("musee");
    ASSERT_NE(line, nullptr);
    const QRectF room = placeOf(*line);
    EXPECT_EQ(shown(*line), reason) << "drawing is no matter here";
    m_stage.table().touch(4);
    m_stage.settle();
    EXPECT_EQ(shown(*line), m_stage.table().hint()) << "an answer is not hidden";
    EXPECT_EQ(placeOf(*line), room);
    line = lineOf("art-society");
    EXPECT_EQ(shown(*line), draw);
    line = lineOf("musee");
    const bool keyboard = GetParam().width() >= 760;
    EXPECT_EQ(shown(*line) == draw, false);
    EXPECT_EQ(shown(*line) == reason, false);
    EXPECT_EQ(shown(*line) == keys, keyboard);
}

TEST_P(FirstHintsTest, OmitsScoreHintForEmptyBoard) {
    m_stage.app().draft()->setGame(QStringLiteral("musee"));
    m_stage.app().draft()->start();
    m_stage.settle();
    const QQuickItem* line = shownLine();
    ASSERT_NE(line, nullptr);
    EXPECT_FALSE(shown(*line).contains(QStringLiteral("score sheet")));
    line = lineOf("musee");
    EXPECT_TRUE(shown(*line).contains(QStringLiteral("score sheet"))) << "it was not used up";
}

TEST_P(FirstHintsTest, CutsNoLineOfLongHint) {
    QQuickItem* line = lineOf("musee");
    ASSERT_NE(line, nullptr);
    line->setProperty("request", QStringLiteral("A long request. ").repeated(60));
    m_stage.settle();
    ASSERT_TRUE(line->property("more").toBool());
    const auto* answer = line->findChild<QQuickItem*>(QStringLiteral("hintRoom"));
    const auto* label = line->findChild<QQuickItem*>(QStringLiteral("hintLabel"));
    ASSERT_TRUE(answer != nullptr && label != nullptr);
    const double lineHeight =
        label->property("contentHeight").toDouble() / label->property("lineCount").toDouble();
    const double lines = answer->height() / lineHeight;
    EXPECT_NEAR(lines, std::round(lines), 0.1);
}

INSTANTIATE_TEST_SUITE_P(sizes, FirstHintsTest, testing::Values(QSize{390, 844}, QSize{1440, 900}));

} // namespace

} // namespace cimaise
