// Tests that nothing is cut off or covered on a phone: words of tools and cards, marks on tiles,
// the numbers below the cards in hand, names above the score sheet.
#include "tests/qml/items.h"
#include "tests/qml/views.h"
#include "tests/stage/stage.h"

#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

struct PhoneView {
    Language language;
    QSize size;
};

void PrintTo(const PhoneView& view, std::ostream* out) {
    *out << languageCode(view.language) << ' ' << view.size.width() << 'x' << view.size.height();
}

class CutOff : public testing::TestWithParam<PhoneView> {
protected:
    CutOff() : m_stage(GetParam().language, QStringLiteral("light")) {
        m_stage.window().resize(GetParam().size);
        m_stage.settle();
    }
    void start(const char* game, int players) {
        m_stage.app().draft()->setGame(QLatin1String(game));
        m_stage.app().draft()->setPlayerCount(players);
        m_stage.app().draft()->start();
        settle();
    }
    void settle() {
        m_stage.settle();
        m_stage.settle();
    }
    /// Visible items of a QML file, in order.
    [[nodiscard]] std::vector<QQuickItem*> all(const char* file) const {
        return shownItems(m_stage.window(), file);
    }
    void tap(const QQuickItem& item) {
        QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, placeOf(item).center().toPoint());
        settle();
    }
    void tapText(const char* file, const char* text) {
        for (const QQuickItem* item : all(file)) {
            if (item->property("text").toString() == qtTrId(text)) {
                tap(*item);
                return;
            }
        }
        ADD_FAILURE() << "no " << file << ' ' << text;
    }
    /// Expects each text inside items of this file to be whole.
    void expectWhole(const char* file) {
        int texts = 0;
        for (const QQuickItem* text : shownItems(m_stage.window())) {
            const QQuickItem* above = text;
            while (above != nullptr && typeOf(*above) != file) {
                above = above->parentItem();
            }
            if (above == nullptr || !isA(*text, "QQuickText") ||
                text->property("text").toString().isEmpty()) {
                continue;
            }
            ++texts;
            EXPECT_FALSE(text->property("truncated").toBool()) << described(*text);
            EXPECT_LE(text->property("contentWidth").toReal(), text->width() + 0.5)
                << described(*text);
            EXPECT_TRUE(placeOf(*above).adjusted(-1, -1, 1, 1).contains(placeOf(*text)))
                << described(*text);
        }
        EXPECT_GT(texts, 0) << file;
    }

    mutable Stage m_stage;
};

TEST_P(CutOff, WordsOfToolsAreWhole) {
    for (const char* game : gameIds()) {
        start(game, 3);
        expectWhole("ToolKey");
    }
}

TEST_P(CutOff, IdeaCardOfMuseShowsWholeWords) {
    start("muse", 4);
    tapText("ToolKey", "muse.tool.round");
    // an ace has the longest name: each card in turn as idea
    for (std::size_t card = 0; card < 24; card += 5) {
        ASSERT_GT(all("MuseDeckKey").size(), card);
        tap(*all("MuseTurnCard").front());
        tap(*all("MuseDeckKey").at(card));
        expectWhole("MuseTurnCard");
    }
}

TEST_P(CutOff, HandLeavesAllNumbersInReach) {
    start("musee", 2);
    tapText("ToolKey", "musee.tool.hand");
    ASSERT_EQ(all("HandTray").size(), 1U);
    const QRectF tray = placeOf(*all("HandTray").front());
    QQuickItem* keys = all("KeypadKey").back()->parentItem();
    while (!isA(*keys, "QQuickFlickable")) {
        keys = keys->parentItem();
    }
    if (GetParam().size.height() < 800) { // scrolls until the last row is above the cards
        keys->setProperty("contentY", keys->property("contentHeight").toReal() - keys->height());
        settle();
    }
    const std::vector<QQuickItem*> numbers = all("KeypadKey");
    const std::size_t first = GetParam().size.height() < 800 ? 40 : 0;
    ASSERT_EQ(numbers.size(), 50U);
    for (std::size_t i = first; i < numbers.size(); ++i) {
        EXPECT_FALSE(placeOf(*numbers[i]).intersects(tray)) << i + 1;
        EXPECT_EQ(inSight(*numbers[i]), placeOf(*numbers[i])) << i + 1;
    }
}

/// Mark of a tile of Art Society with a finding and a number of two digits.
QQuickItem* markOf(const std::vector<QQuickItem*>& marks, const QQuickItem& tile) {
    const auto mark = std::ranges::find_if(
        marks, [&](const QQuickItem* item) { return tile.isAncestorOf(item); });
    return mark == marks.end() ? nullptr : *mark;
}

TEST_P(CutOff, MarksOfArtSocietyAreOnTopAndBesideShields) {
    m_stage.openSample("art-society", QStringLiteral("finished-3"));
    settle();
    int overlaps = 0;
    int shields = 0;
    for (QQuickItem* tile : all("ArtSocietyTile")) {
        tile->setProperty("severity", QStringLiteral("illegal"));
        tile->setProperty("number", QStringLiteral("12"));
        settle();
        const QQuickItem* const mark = markOf(all("ArtSocietyNumber"), *tile);
        ASSERT_NE(mark, nullptr);
        for (const QQuickItem* other : all("ArtSocietyTile")) {
            const QRectF both = placeOf(*other).intersected(placeOf(*mark));
            if (other != tile && both.width() > 1 && both.height() > 1) {
                ++overlaps;
                EXPECT_GT(tile->z(), other->z()) << "the mark lies behind a tile";
            }
        }
        for (const QQuickItem* child : tile->childItems()) { // number of shields
            if (isA(*child, "QQuickText") && child->isVisible() &&
                tile->property("type").toString().isEmpty()) {
                ++shields;
                const QRectF digit = placeOf(*child).adjusted(0, 3, 0, -3); // without leading
                EXPECT_FALSE(digit.intersects(placeOf(*mark)))
                    << tile->property("shields").toInt() << " shields, " << tile->width() << 'x'
                    << tile->height();
            }
        }
        tile->setProperty("severity", QString{});
        tile->setProperty("number", QString{});
    }
    EXPECT_GT(overlaps + shields, 0);
}

TEST_P(CutOff, NamesAboveScoreSheetAreWhole) {
    m_stage.app().draft()->setGame(QStringLiteral("museum"));
    m_stage.app().draft()->setPlayerCount(3);
    for (int player = 0; player < 3; ++player) {
        constexpr std::array names{"Anna-Sophie", "Chloe Martin", "Maximilian"};
        m_stage.app().draft()->setName(player,
                                       QLatin1String(names.at(static_cast<std::size_t>(player))));
    }
    m_stage.app().draft()->start();
    settle();
    m_stage.openSheet("table.score");
    settle();
    expectWhole("ScoreNames");
}

INSTANTIATE_TEST_SUITE_P(
    phones, CutOff,
    testing::ValuesIn(viewsToTest(std::vector{PhoneView{Language::english, {390, 844}},
                                              PhoneView{Language::french, {390, 844}},
                                              PhoneView{Language::english, {360, 640}},
                                              PhoneView{Language::french, {360, 640}}},
                                  [](const PhoneView& view) {
                                      return (view.language == Language::french) ==
                                             (view.size == smallestView);
                                  })));

} // namespace

} // namespace cimaise
