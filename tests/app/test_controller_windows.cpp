// Tests two windows on one library: the second is read-only and continues the game when the first
// has ended. Edits that conflict with another program's are not lost without a warning.
#include "app/games/museum/museum_preferences.h"
#include "tests/app/controller_fixture.h"

#include "app/library/library_games.h"
#include "app/viewmodels/musee/musee_table.h"
#include "positions/links/links.h"

#include <QCoreApplication>
#include <QFile>

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
        const tables::MarkChange turn{.game = session().id(), .leaves = 7};
        EXPECT_FALSE(transact(other, [&](Connection& inside) {
            tables::append(inside, turn, step, game->summary.facts, 1);
        }));
    }
};

TEST_F(AppWindowsTest, ShowsAndExportsButEditsNothingInSecondWindow) {
    start();
    session().setTitle(QStringLiteral("Friday"));
    hang(10, 1);
    library().flush();
    Window second{folder()};
    EXPECT_EQ(second.upper(), (std::vector{10, 0, 0, 0, 0, 0}));
    EXPECT_EQ(second.app.trouble(),
              "Read-only: this library is open in another Cimaise window, which is not responding. "
              "Close that window, then try again.");
    EXPECT_FALSE(second.hang(11, 2));
    second.preferences.overrideLanguage(Language::french);
    EXPECT_EQ(second.app.trouble(), "Lecture seule\u202F: la bibliothèque est ouverte dans une "
                                    "autre fenêtre de Cimaise, qui ne "
                                    "répond pas. Fermez cette fenêtre-là, puis "
                                    "réessayez.");
    const QString copy = folder() + QStringLiteral("/copy.cimaise");
    second.app.files()->saveFile(QUrl::fromLocalFile(copy));
    EXPECT_TRUE(QFile::exists(copy));
    hang(11, 2);
    ASSERT_TRUE(library().flush());
    QCoreApplication::processEvents();
    EXPECT_EQ(second.upper(), (std::vector{10, 0, 0, 0, 0, 0}));
}

TEST_F(AppWindowsTest, ClosesGameDeletedBeforeTakeover) {
    start();
    library().flush();
    Window second{folder()};
    ASSERT_NE(second.app.session(), nullptr);
    app().games()->remove(session().id());
    close();
    second.app.retry();
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
    const auto stored = second.library.load(second.session().id());
    EXPECT_EQ(stored->steps.size(), 5U) << "bare, 10, 11, 12, 43";
    for (int edit = 0; edit < 4; ++edit) {
        EXPECT_TRUE(second.session().historyView()->canUndo());
        second.session().historyView()->undo();
    }
    EXPECT_FALSE(second.session().historyView()->canUndo());
}

TEST_F(AppWindowsTest, SavesGameOpenedWhileReadOnlyAfterTakeover) {
    start();
    library().flush();
    Window second{folder()};
    const auto link = writeLink(musee::newLayout({.players = {"Cy", "Di"}}));
    second.app.files()->openText(QString::fromStdString(*link));
    ASSERT_EQ(second.session().id(), 0) << "nothing can be saved yet";
    close();
    second.app.retry();
    EXPECT_NE(second.session().id(), 0);
    ASSERT_TRUE(second.library.flush());
    EXPECT_EQ(second.library.list(QStringLiteral("Cy"), 10)->size(), 1U);
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
    MuseumPreferences{preferences()}.setCopy(QStringLiteral("noted"));
    const MuseumPreferences copy{second.preferences};
    close();
    second.app.retry();
    EXPECT_EQ(copy.copy(), "noted");
}

TEST_F(AppWindowsTest, WarnsBeforeConflictingEditsAreLost) {
    start();
    session().setTitle(QStringLiteral("Friday"));
    hang(10, 1);
    ASSERT_TRUE(library().flush());
    editElsewhere();
    hang(11, 2);
    hang(12, 3);
    EXPECT_FALSE(library().flush());
    EXPECT_THAT(session().saveError().toStdString(), HasSubstr("Another program changed"));
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[2], 12);
    EXPECT_FALSE(app().mayClose());
    const GameId id = session().id();
    start({QStringLiteral("Di"), QStringLiteral("Ed")});
    hang(13, 1);
    EXPECT_FALSE(library().flush());
    EXPECT_EQ(library().unsavedGames(), QSet<GameId>{id});
    app().games()->open(id);
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[2], 12);
}

} // namespace

} // namespace cimaise
