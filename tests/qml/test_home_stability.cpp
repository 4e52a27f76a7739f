// Tests that nothing on the home page moves after its first picture, with any number of saved
// games, at the start and on the way back from a game: a tap must not hit what slid under it.
#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"
#include "app/window/running_app.h"
#include "tests/qml/items.h"
#include "tests/qml/views.h"

#include <QFile>
#include <QPointer>
#include <QQmlApplicationEngine>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>
#include <map>
#include <optional>

namespace cimaise {

namespace {

struct HomeView {
    int savedGames; ///< number of saved games
    QSize size;
};

void PrintTo(const HomeView& view, std::ostream* out) {
    *out << view.savedGames << " games " << view.size.width() << 'x' << view.size.height();
}

/// False for an item of a list that the list has created, but neither placed nor drawn yet: it is
/// at the place of the first one.
bool isPlaced(const QQuickItem& item) {
    const QQuickItem* game = &item;
    while (game != nullptr && typeOf(*game) != "SavedGame") {
        game = game->parentItem();
    }
    return game == nullptr || game->y() > 0 || game->property("index").toInt() == 0;
}

class HomeStability : public testing::TestWithParam<HomeView> {
protected:
    using Places = std::map<QPointer<QQuickItem>, QRectF>;

    HomeStability() {
        const std::array samples{"musee/finished-2", "museum/finished-3", "muse/finished-3"};
        for (int i = 0; i < GetParam().savedGames; ++i) {
            const QLatin1String sample{samples.at(static_cast<std::size_t>(i) % samples.size())};
            QFile file{QStringLiteral(CIMAISE_SOURCE_DIR "/samples/%1.cimaise").arg(sample)};
            EXPECT_TRUE(file.open(QIODevice::ReadOnly));
            m_library.create({.game = QString{sample}.section(u'/', 0, 0),
                              .title = QStringLiteral("Evening %1").arg(i),
                              .players = QStringLiteral("Ana · Ben · Chloe")},
                             QString::fromUtf8(file.readAll()));
        }
        m_library.flush();
        m_preferences.overrideLanguage(Language::english);
        m_preferences.overrideAppearance(QStringLiteral("light"));
        m_preferences.setSounds(false);
        m_language.show(Language::english);
        m_app.restore();
    }

    /// Shows the window and watches its pictures from the first one on.
    void showWindow() {
        m_window = showMainWindow(m_engine, m_app, GetParam().size);
        ASSERT_NE(m_window, nullptr);
        QObject::connect(m_window, &QQuickWindow::frameSwapped, m_window, [this] { compare(); });
    }
    /// Compares the pictures of a second with the first one that shows the home page.
    void watch() {
        constexpr int step = 16;
        constexpr int frames = 60;
        m_first.reset();
        for (int frame = 0; frame < frames; ++frame) {
            m_window->update();
            QTest::qWait(step);
        }
        EXPECT_GT(m_compared, frames / 3);
        EXPECT_TRUE(m_first && m_first->size() >= 5U) << "buttons of the home page";
    }

    /// Places of all items in sight that can be tapped.
    [[nodiscard]] Places tappable() const {
        const QRectF room{{}, m_window->size()};
        Places places;
        for (QQuickItem* item : shownItems(*m_window)) {
            const bool canBeTapped =
                isA(*item, "QQuickAbstractButton") || isA(*item, "QQuickTextField");
            if (canBeTapped && isPlaced(*item) && inSight(*item).intersects(room)) {
                places[item] = placeOf(*item);
            }
        }
        return places;
    }
    void compare() {
        if (m_app.navigator()->page() != Navigator::Home) {
            return;
        }
        const Places now = tappable();
        if (!m_first) {
            m_first = now;
            return;
        }
        ++m_compared;
        for (const auto& [item, place] : now) {
            const auto was = m_first->find(item);
            if (was == m_first->end()) {
                report("appears", *item, {}, place);
            } else if (was->second != place) {
                report("moves", *item, was->second, place);
            }
        }
        for (const auto& [item, place] : *m_first) {
            if (item == nullptr || !now.contains(item)) {
                ADD_FAILURE() << "an item disappears from " << place.y();
            }
        }
        m_first = now; // so that each move is reported once
    }
    /// Slow enough that the list does not go on by itself.
    void scrollByFinger(int by) const {
        const QPoint from{GetParam().size.width() - 190, 700};
        QTest::mousePress(m_window, Qt::LeftButton, {}, from);
        for (int move = 1; move <= by / 10; ++move) {
            QTest::mouseMove(m_window, from - QPoint{0, 10 * move});
            QTest::qWait(16);
        }
        QTest::qWait(200);
        QTest::mouseRelease(m_window, Qt::LeftButton, {}, from - QPoint{0, by});
        EXPECT_TRUE(QTest::qWaitFor([this] { return !isMoving(); }, 60'000));
    }
    /// True while a list goes on by itself: a tap would only stop it.
    [[nodiscard]] bool isMoving() const {
        return std::ranges::any_of(shownItems(*m_window), [](const QQuickItem* item) {
            return item->property("moving").toBool();
        });
    }
    /// The game whose actions are shown, nullptr if there is none.
    [[nodiscard]] QQuickItem* unfoldedGame() const {
        const auto games = shownItems(*m_window, "SavedGame"); // the list may have made rows again
        const auto game = std::ranges::find_if(
            games, [](const QQuickItem* item) { return item->property("unfolded").toBool(); });
        return game == games.end() ? nullptr : *game;
    }
    static void report(const char* change, const QQuickItem& item, const QRectF& before,
                       const QRectF& after) {
        ADD_FAILURE() << described(item) << ' ' << change << ": " << before.x() << ',' << before.y()
                      << ' ' << before.width() << 'x' << before.height() << " to " << after.x()
                      << ',' << after.y() << ' ' << after.width() << 'x' << after.height();
    }

    QTemporaryDir m_folder;
    Library m_library{m_folder.path()};
    Preferences m_preferences{m_library};
    WindowLanguage m_language;
    AppController m_app{m_library, m_preferences};
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    std::optional<Places> m_first;
    int m_compared = 0;
};

TEST_P(HomeStability, MovesNothingAfterFirstPicture) {
    showWindow();
    watch();
}

TEST_P(HomeStability, MovesNothingOnWayBackFromGame) {
    showWindow();
    m_app.draft()->setGame(QStringLiteral("musee"));
    m_app.draft()->start();
    QTest::qWait(100);
    ASSERT_EQ(m_app.navigator()->page(), Navigator::Table);
    m_library.flush(); // the new game is in the list
    m_app.navigator()->show(Navigator::Home);
    watch();
}

/// The first row becomes the current one of the list, which Qt scrolls to the header.
TEST_P(HomeStability, MovesNothingWhenActionsOfFirstGameOpen) {
    showWindow();
    m_app.draft()->setGame(QStringLiteral("musee"));
    m_app.draft()->start();
    m_library.flush();
    m_app.navigator()->show(Navigator::Home);
    QTest::qWait(1500); // until the list is laid out
    QObject::disconnect(m_window, &QQuickWindow::frameSwapped, nullptr, nullptr); // it scrolls now
    if (GetParam().size.width() < 800) {
        scrollByFinger(200);
    }
    const auto games = shownItems(*m_window, "SavedGame");
    const auto first = std::ranges::find_if(games, [this](const QQuickItem* item) {
        return placeOf(*item).top() >= 0 && placeOf(*item).bottom() <= m_window->height();
    });
    ASSERT_NE(first, games.end());
    const QRectF before = placeOf(**first);
    QTest::mouseClick(m_window, Qt::LeftButton, {},
                      QPoint{qRound(before.right()) - 20, qRound(before.top()) + 30});
    ASSERT_TRUE(QTest::qWaitFor([this] { return unfoldedGame() != nullptr; }, 60'000));
    QTest::qWait(500); // so that what the list does then is over
    const QQuickItem* game = unfoldedGame();
    ASSERT_NE(game, nullptr);
    EXPECT_NEAR(placeOf(*game).top(), before.top(), 1);
}

INSTANTIATE_TEST_SUITE_P(
    views, HomeStability,
    testing::ValuesIn(viewsToTest(std::vector{HomeView{0, {390, 844}}, HomeView{1, {390, 844}},
                                              HomeView{30, {390, 844}}, HomeView{0, {1440, 900}},
                                              HomeView{1, {1440, 900}}, HomeView{30, {1440, 900}}},
                                  [](const HomeView& view) {
                                      return (view.savedGames == 1) == (view.size == largestView);
                                  })));

} // namespace

} // namespace cimaise
