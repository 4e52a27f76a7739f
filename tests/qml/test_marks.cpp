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
    const auto show = [&](const QSize& size) {
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
            show(size);
            m_stage.session().setFinished(true);
            show(size);
        }
    }
}

/// Expects the mark of a tile with a number of two digits above all tiles, and beside its shields.
void expectMarkFree(const QQuickItem& tile, const std::vector<QQuickItem*>& tiles,
                    const QQuickItem& mark) {
    for (const QQuickItem* other : tiles) {
        const QRectF both = placeOf(*other) & placeOf(mark);
        const bool overlaps = other != &tile && both.width() > 1 && both.height() > 1;
        EXPECT_TRUE(!overlaps || tile.z() > other->z()) << "the mark lies behind a tile";
    }
    for (const QQuickItem* text : tile.childItems()) {
        if (isA(*text, "QQuickText") && text->isVisible()) { // number of shields, without leading
            EXPECT_FALSE(placeOf(*text).adjusted(0, 3, 0, -3).intersects(placeOf(mark)))
                << described(*text);
        }
    }
}

TEST_F(BoardMarks, OfArtSocietyAreOnTopAndBesideShields) {
    for (const QSize size : {QSize{360, 640}, QSize{390, 844}}) {
        m_stage.window().resize(size);
        m_stage.openSample("art-society", QStringLiteral("finished-3"));
        const std::vector<QQuickItem*> tiles = all("ArtSocietyTile");
        ASSERT_FALSE(tiles.empty());
        for (QQuickItem* tile : tiles) {
            tile->setProperty("severity", QStringLiteral("illegal"));
            tile->setProperty("number", QStringLiteral("12"));
            m_stage.settle();
            ASSERT_EQ(
                std::ranges::count_if(all("ArtSocietyNumber"),
                                      [&](const auto* mark) { return tile->isAncestorOf(mark); }),
                1);
            for (const QQuickItem* mark : all("ArtSocietyNumber")) {
                if (tile->isAncestorOf(mark)) {
                    expectMarkFree(*tile, tiles, *mark);
                }
            }
            tile->setProperty("severity", QString{});
            tile->setProperty("number", QString{});
        }
    }
}

TEST_F(BoardMarks, EconomyShowsCoinsOfEachSuit) {
    m_stage.openSample("muse", QStringLiteral("finished-3"));
    ASSERT_EQ(all("MuseEconomy").size(), 1U);
    std::vector<std::string> coinTexts;
    for (const QQuickItem* item : shownItems(m_stage.window())) {
        if (around(*item, "MuseEconomy") != nullptr && typeOf(*item) == "BodyText") {
            coinTexts.push_back(item->property("text").toString().toStdString());
        }
    }
    // Order of the file: moons, suns, waves, leaves, wyrms, knots.
    for (const char* coins : {"7", "6", "8", "5", "4", "9"}) {
        EXPECT_THAT(coinTexts, testing::Contains(coins));
    }
}

} // namespace

} // namespace cimaise
