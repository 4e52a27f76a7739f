// Tests text at 200 %: names can be read, half of a board is visible, a notice moves nothing.
#include "app/viewmodels/muse/muse_table.h"
#include "tests/qml/items.h"
#include "tests/qml/views.h"
#include "tests/stage/stage.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace cimaise {

namespace {

constexpr QSize small{360, 640};
constexpr QSize phone{390, 844};
constexpr QSize desktop{1440, 900};

class LargeText : public testing::TestWithParam<QSize> {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(GetParam());
        m_stage.preferences().setTextScale(2);
        rest();
    }
    void TearDown() override { m_stage.preferences().setTextScale(1); }

    void rest() {
        m_stage.settle();
        m_stage.settle();
    }
    void start(const char* game, const QStringList& names) {
        NewGame& draft = *m_stage.app().draft();
        draft.setGame(QLatin1String(game));
        draft.setPlayerCount(static_cast<int>(names.size()));
        for (int seat = 0; seat < names.size(); ++seat) {
            draft.setName(seat, names[seat]);
        }
        m_stage.app().draft()->start();
        rest();
    }
    [[nodiscard]] std::vector<QQuickItem*> all(const char* file) const {
        return shownItems(m_stage.window(), file);
    }
    /// Number of texts that show one of the names within items of a QML file; each must be whole.
    std::size_t namesIn(const char* file, const QStringList& names) const {
        std::size_t count = 0;
        for (const QQuickItem* holder : all(file)) {
            for (const QQuickItem* text : all("BodyText")) {
                if (holder->isAncestorOf(text) &&
                    names.contains(text->property("text").toString())) {
                    ++count;
                    EXPECT_FALSE(text->property("truncated").toBool()) << described(*text);
                }
            }
        }
        return count;
    }
    /// Visible share of all items of a QML file.
    [[nodiscard]] qreal shareInSight(const char* file) const {
        qreal whole = 0;
        qreal seen = 0;
        for (const QQuickItem* item : all(file)) {
            whole += item->width() * item->height();
            seen += inSight(*item).width() * inSight(*item).height();
        }
        return seen / whole;
    }

    Stage m_stage{Language::french, QStringLiteral("light")};
};

TEST_P(LargeText, ShowsFullNamesInTabsAndRanking) {
    const QStringList two{QStringLiteral("Élodie"), QStringLiteral("Marc-Antoine")};
    start("musee", two);
    EXPECT_EQ(namesIn("SideTab", two), 2U);
    m_stage.session().setFinished(true);
    rest();
    EXPECT_EQ(namesIn("SideTab", two), 2U);
    EXPECT_EQ(namesIn("ScoreNames", two), 2U);

    const QStringList three{QStringLiteral("Vincent"), QStringLiteral("Amandine"),
                            QStringLiteral("Zoé")};
    start("museum", three);
    EXPECT_EQ(namesIn("SideTab", three), 3U);
}

TEST_P(LargeText, FirstPlaceShowsFullName) {
    m_stage.openSample("museum", QStringLiteral("finished-3"));
    m_stage.session().setFinished(true);
    rest();
    EXPECT_EQ(namesIn("FirstPlace", m_stage.session().players()), 1U);
}

TEST_P(LargeText, ShowsHalfOfBoard) {
    constexpr qreal half = 0.48; // less than 0.5, because the margins between spaces do not count
    m_stage.openSample("musee", QStringLiteral("finished-2"));
    rest();
    EXPECT_GE(shareInSight("MuseeSpace"), half);
    m_stage.openSample("museum", QStringLiteral("finished-3"));
    rest();
    EXPECT_GE(shareInSight("MuseumSlot"), half);
}

TEST_P(LargeText, ClippedBoardLeavesNoGapBesideIt) {
    m_stage.preferences().setTextScale(1);
    m_stage.openSample("museum", QStringLiteral("finished-3"));
    rest();
    m_stage.preferences().setTextScale(2);
    rest();
    constexpr qreal frame = 8;
    const QRectF room = placeOf(*all("EnlargedBoard").at(0));
    qreal left = room.right();
    qreal right = room.left();
    for (const QQuickItem* slot : all("MuseumSlot")) {
        left = std::min(left, placeOf(*slot).left());
        right = std::max(right, placeOf(*slot).right());
    }
    EXPECT_TRUE(left <= room.left() + frame || right <= room.right()) << left << " to " << right;
    EXPECT_TRUE(right >= room.right() - frame || left >= room.left()) << left << " to " << right;
}

TEST_P(LargeText, ShowsFullKeysAndNamesInMuseRound) {
    const QStringList players{QStringLiteral("Anaïs"), QStringLiteral("Bo"), QStringLiteral("Zoé")};
    start("muse", players);
    m_stage.window().findChild<MuseTable*>()->setMode(MuseTable::Round);
    rest();
    EXPECT_EQ(namesIn("MusePlayerChip", players), 3U);
    const std::vector<QQuickItem*> bar = all("MuseRoundBar");
    ASSERT_EQ(bar.size(), 1U);
    for (const QQuickItem* key : all("AppButton")) {
        if (bar.front()->isAncestorOf(key)) {
            const QRectF seen = inSight(*key).intersected({{0, 0}, GetParam()});
            EXPECT_GE(seen.height(), placeOf(*key).height() - 0.5) << described(*key);
        }
    }
}

TEST_P(LargeText, FinishButtonCoversNoTotals) {
    for (const char* game : gameIds()) {
        SCOPED_TRACE(game);
        start(game, {QStringLiteral("Zoé"), QStringLiteral("Maël"), QStringLiteral("Bénédicte")});
        if (all("ScoreTotals").empty()) { // a wide window has them beside the boards
            m_stage.openSheet("table.score");
            rest();
        }
        const std::vector<QQuickItem*> totals = all("ScoreTotals");
        ASSERT_EQ(totals.size(), 1U);
        for (const QQuickItem* actions : all("ResultActions")) {
            EXPECT_GE(placeOf(*actions).top(), placeOf(*totals.front()).bottom());
            EXPECT_LE(placeOf(*actions).bottom(), GetParam().height());
        }
        m_stage.closeSheets();
    }
}

TEST_P(LargeText, NoticeMovesNoColumns) {
    for (const char* game : gameIds()) {
        SCOPED_TRACE(game);
        start(game, {QStringLiteral("Ana"), QStringLiteral("Bo")});
        const auto places = [this] {
            std::vector<std::pair<qreal, qreal>> columns;
            for (const char* file : {"ToolRail", "SideStrip"}) {
                for (const QQuickItem* item : all(file)) {
                    columns.emplace_back(placeOf(*item).left(), placeOf(*item).width());
                }
            }
            return columns;
        };
        const auto before = places();
        m_stage.app().files()->openFile(
            QUrl::fromLocalFile(QStringLiteral("/nowhere/to-be-found")));
        rest();
        ASSERT_NE(m_stage.app().notices()->text(), "");
        EXPECT_EQ(places(), before);
        m_stage.app().notices()->dismiss();
    }
}

TEST_P(LargeText, ContinueCardContainsItsItems) {
    start("musee", {QStringLiteral("Élodie"), QStringLiteral("Marc-Antoine")});
    m_stage.app().navigator()->show(Navigator::Home);
    rest();
    for (const QQuickItem* card : all("ContinueCard")) {
        for (const char* file : {"Icon", "BrassLabel", "ShrinkingText", "SmallBoard"}) {
            for (const QQuickItem* item : all(file)) {
                if (card->isAncestorOf(item)) {
                    EXPECT_LE(placeOf(*item).right(), placeOf(*card).right()) << described(*item);
                }
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(sizes, LargeText, testing::ValuesIn(sizesToTest({small, phone, desktop})),
                         [](const auto& given) {
                             return std::to_string(given.param.width()) + "x" +
                                    std::to_string(given.param.height());
                         });

} // namespace

} // namespace cimaise
