// Tests two windows on one library: the second follows the first, continues its game, and
// conflicting edits are saved as separate games.
#include "tests/app/controller_fixture.h"

#include "app/library/library_games.h"
#include "app/viewmodels/musee/musee_table.h"

#include <QSignalSpy>

namespace cimaise {

namespace {

using testing::HasSubstr;

/// A second window on the library of the first.
struct Window {
    explicit Window(const QString& folder)
        : library{folder}, preferences{library}, app{library, preferences} {
        preferences.overrideLanguage(Language::english);
        app.restore();
    }

    [[nodiscard]] Session& session() const { return *app.session(); }
    [[nodiscard]] std::vector<int> upper() const {
        const auto& layout = std::get<musee::Layout>(session().current());
        const auto& spaces = layout.musees[0].of(musee::Gallery::upper);
        return {spaces.begin(), spaces.end()};
    }
    bool hang(int exhibit, int column) const {
        const auto& layout = std::get<musee::Layout>(session().current());
        return session().edit(musee::hang(layout, {.column = column}, exhibit),
                              {.text = {"test.hung"}});
    }
    /// Waits until the library reports what the first window has written.
    [[nodiscard]] bool isTold() {
        QSignalSpy changed{&library, &Library::changed};
        return changed.wait();
    }

    Library library;
    Preferences preferences;
    AppController app;
};

class AppWindowsTest : public AppControllerTest {
protected:
    /// Writes an edit of the open game past the lock, which should prevent this.
    void editElsewhere() const {
        Connection other{folder() + QStringLiteral("/library.sqlite"), Connection::Mode::write};
        const auto game = library().load(session().id());
        const GameStep step{.document = game->steps.front().document};
        const tables::Turn turn{.game = session().id(), .leaves = 7};
        EXPECT_FALSE(transact(other, [&](Connection& inside) {
            tables::append(inside, turn, step, game->summary.facts, 1);
        }));
    }
    [[nodiscard]] qsizetype kept(GameId id) const {
        const auto game = library().load(id);
        return game ? std::ssize(game->steps) : 0;
    }
};

TEST_F(AppWindowsTest, MirrorsEditsInSecondWindow) {
    start();
    hang(10, 1);
    library().flush();
    Window second{folder()};
    EXPECT_EQ(second.upper(), (std::vector{10, 0, 0, 0, 0, 0}));
    QSignalSpy laid{&second.app, &AppController::sessionChanged};
    hang(11, 2);
    session().setTitle(QStringLiteral("Friday"));
    ASSERT_TRUE(library().flush());
    ASSERT_TRUE(second.isTold());
    EXPECT_EQ(second.upper(), (std::vector{10, 11, 0, 0, 0, 0}));
    EXPECT_EQ(second.session().title(), "Friday");
    EXPECT_EQ(laid.count(), 0) << "the page stays as it is";
    session().historyView()->undo();
    ASSERT_TRUE(library().flush());
    ASSERT_TRUE(second.isTold());
    EXPECT_EQ(second.upper(), (std::vector{10, 0, 0, 0, 0, 0}));
}

TEST_F(AppWindowsTest, ClosesDeletedGameInSecondWindow) {
    start();
    library().flush();
    Window second{folder()};
    ASSERT_NE(second.app.session(), nullptr);
    app().games()->remove(session().id());
    ASSERT_TRUE(library().flush());
    ASSERT_TRUE(second.isTold());
    EXPECT_EQ(second.app.session(), nullptr);
    EXPECT_EQ(second.app.navigator()->page(), Navigator::Home);
    EXPECT_THAT(second.app.notices()->text().toStdString(), HasSubstr("no longer in the library"));
}

TEST_F(AppWindowsTest, ContinuesGameAfterTakeover) {
    start();
    hang(10, 1);
    library().flush();
    Window second{folder()};
    hang(11, 2);
    hang(12, 3);
    close();
    second.app.retry();
    ASSERT_FALSE(second.app.readOnly());
    EXPECT_EQ(second.upper(), (std::vector{10, 11, 12, 0, 0, 0}));
    EXPECT_TRUE(second.hang(42, 4));
    EXPECT_EQ(second.upper(), (std::vector{10, 11, 12, 42, 0, 0}));
    second.session().historyView()->undo();
    EXPECT_TRUE(second.hang(43, 4));
    ASSERT_TRUE(second.library.flush());
    const auto kept = second.library.load(second.session().id());
    EXPECT_EQ(kept->steps.size(), 5U) << "bare, 10, 11, 12, 43";
    for (int edit = 0; edit < 4; ++edit) {
        EXPECT_TRUE(second.session().historyView()->canUndo());
        second.session().historyView()->undo();
    }
    EXPECT_FALSE(second.session().historyView()->canUndo());
}

TEST_F(AppWindowsTest, SelectsNextEmptySpaceAfterTakeover) {
    start();
    hang(10, 1);
    library().flush();
    Window second{folder()};
    MuseeTable table;
    table.setSession(second.app.session());
    hang(11, 2);
    hang(12, 3);
    close();
    second.app.retry();
    table.keypad()->press(42);
    EXPECT_EQ(second.upper(), (std::vector{10, 11, 12, 42, 0, 0}));
}

TEST_F(AppWindowsTest, ReloadsBoardDataAfterTakeover) {
    start();
    library().flush();
    Window second{folder()};
    preferences().setMuseumCopy(QStringLiteral("noted"));
    close();
    second.app.retry();
    EXPECT_EQ(second.preferences.museumCopy(), "noted");
}

TEST_F(AppWindowsTest, SavesConflictingEditsAsCopy) {
    start();
    session().setTitle(QStringLiteral("Friday"));
    hang(10, 1);
    ASSERT_TRUE(library().flush());
    const GameId first = session().id();
    editElsewhere();
    hang(11, 2);
    hang(12, 3);
    library().flush();
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("“Friday (copy)”"));
    const GameId own = session().id();
    ASSERT_NE(own, first);
    EXPECT_EQ(session().title(), "Friday (copy)");
    hang(13, 4);
    ASSERT_TRUE(library().flush());
    EXPECT_EQ(kept(first), 3) << "bare, 10 and what the other entered";
    EXPECT_EQ(kept(own), 5) << "bare, 10, 11, 12, 13";
    EXPECT_EQ(listed(0, "title"), "Friday (copy)");
    EXPECT_EQ(app().games()->count(), 2);
    reopen();
    EXPECT_EQ(session().id(), own);
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[3], 13);
}

TEST_F(AppWindowsTest, SavesConflictingEditsOfClosedGameAsCopy) {
    start();
    session().setTitle(QStringLiteral("Friday"));
    ASSERT_TRUE(library().flush());
    const GameId first = session().id();
    editElsewhere();
    hang(11, 2);
    start({QStringLiteral("Di"), QStringLiteral("Ed")});
    const GameId next = session().id();
    library().flush();
    EXPECT_EQ(session().id(), next);
    EXPECT_EQ(kept(first), 2);
    EXPECT_EQ(listed(0, "title"), "Friday");
    app().games()->open(app().games()->valueOf(0, "gameId").toLongLong());
    ASSERT_NE(session().id(), first);
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[1], 11);
}

} // namespace

} // namespace cimaise
