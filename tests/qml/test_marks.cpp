// Tests that marks created on demand appear on every space that has one.
#include "tests/qml/tested_window.h"

#include <QFont>
#include <gmock/gmock.h>

namespace cimaise {

namespace {

class BoardMarks : public testing::Test, public TestedWindow {
protected:
    /// Number of spaces of the visible board with a text in this role.
    [[nodiscard]] std::ptrdiff_t spacesWith(const char* role) const {
        RowsModel& spaces = *m_stage.table().spaces();
        std::ptrdiff_t count = 0;
        for (int row = 0; row < spaces.count(); ++row) {
            count += spaces.valueOf(row, role).toString().isEmpty() ? 0 : 1;
        }
        return count;
    }
};

TEST_F(BoardMarks, AppearOnEverySpaceWithPlacementOrProblem) {
    m_stage.openSample("musee", QStringLiteral("illegal"));
    EXPECT_EQ(std::ssize(all("SpaceMarks")), spacesWith("severity"));
    m_stage.table().hand()->ask(14);
    m_stage.settle();
    ASSERT_GT(spacesWith("mark"), spacesWith("severity"));
    EXPECT_GE(std::ssize(all("SpaceMarks")), spacesWith("mark"));
    m_stage.table().setMode(MuseeTable::Enter);
    m_stage.settle();
    EXPECT_EQ(std::ssize(all("SpaceMarks")), spacesWith("severity"));
}

TEST_F(BoardMarks, ThemeLettersDoNotOverlapNumbers) {
    constexpr double inkHeight = 0.73; // of a digit, relative to the font size
    const auto ink = [](const QQuickItem& text) {
        const QRectF place = placeOf(text);
        const double height = text.property("font").value<QFont>().pixelSize() * inkHeight;
        return QRectF{place.left(), place.center().y() - height / 2, place.width(), height};
    };
    const auto look = [&](const QSize& size) {
        m_stage.settle();
        ASSERT_FALSE(all("Painting").empty());
        for (const QQuickItem* painting : all("Painting")) {
            std::vector<QRectF> texts;
            for (const QQuickItem* part : painting->childItems()) {
                if (typeOf(*part) == "PlainText" && part->isVisible()) {
                    texts.push_back(ink(*part));
                }
            }
            ASSERT_FALSE(texts.empty());
            EXPECT_TRUE(texts.size() < 2 || (texts[0] & texts[1]).isEmpty())
                << painting->property("number").toInt() << " at " << size.width();
            EXPECT_TRUE(placeOf(*painting).contains(texts[0]));
        }
    };
    for (const QSize size : {QSize{360, 640}, QSize{390, 844}, QSize{844, 390}, QSize{1440, 900}}) {
        for (const char* sample : {"finished-2", "finished-3"}) {
            m_stage.window().resize(size);
            m_stage.openSample("musee", QLatin1String(sample));
            look(size);
            m_stage.session().setFinished(true);
            look(size);
        }
    }
}

TEST_F(BoardMarks, EconomyShowsCoinsOfEachSuit) {
    m_stage.openSample("muse", QStringLiteral("finished-3"));
    ASSERT_EQ(all("MuseEconomy").size(), 1U);
    std::vector<std::string> said;
    for (const QQuickItem* item : shownItems(m_stage.window())) {
        const QQuickItem* above = item;
        while (above != nullptr && typeOf(*above) != "MuseEconomy") {
            above = above->parentItem();
        }
        if (above != nullptr && typeOf(*item) == "BodyText") {
            said.push_back(item->property("text").toString().toStdString());
        }
    }
    // Order of the file: moons, suns, waves, leaves, wyrms, knots.
    for (const char* coins : {"7", "6", "8", "5", "4", "9"}) {
        EXPECT_THAT(said, testing::Contains(coins));
    }
}

} // namespace

} // namespace cimaise
