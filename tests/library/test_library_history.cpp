// Tests a game's history: edits, undo and redo, and the steps that a new edit after undo drops.
#include "tests/library/library_fixture.h"
#include "tests/support/patience.h"

#include <QSignalSpy>

namespace cimaise {

namespace {

using LibraryHistory = LibraryTest;

std::vector<GameStep> steps(std::initializer_list<int> numbers) {
    std::vector<GameStep> all{{.document = document(0), .what = ""}};
    for (const int number : numbers) {
        all.push_back(step(number));
    }
    return all;
}

/// Loads the game with a new library, as on the next start.
StoredGame reopened(const QString& folder, GameId id) {
    const auto game = Library{folder}.load(id);
    EXPECT_TRUE(game.has_value());
    return game.value_or(StoredGame{});
}

TEST_F(LibraryHistory, ReloadsEditsInOrderWithDescriptions) {
    GameId id = 0;
    {
        Library library{folder()};
        ASSERT_EQ(library.access(), Library::Access::writable) << idOf(library.trouble());
        id = library.create(facts("Friday"), document(0));
        library.append(id, step(1), facts("Friday"));
        library.append(id, step(2), facts("Friday"));
    } // closing waits for pending writes
    const StoredGame game = reopened(folder(), id);
    EXPECT_EQ(timeless(game.steps), steps({1, 2}));
    EXPECT_EQ(game.position, 2);
}

TEST_F(LibraryHistory, MovesOnlyPositionOnUndoAndRedo) {
    GameId id = 0;
    {
        Library library{folder()};
        id = library.create(facts("Friday"), document(0));
        library.append(id, step(1), facts("Friday"));
        library.append(id, step(2), facts("Friday"));
        library.moveTo(id, 0, facts("Friday"));
    }
    StoredGame game = reopened(folder(), id);
    EXPECT_EQ(timeless(game.steps), steps({1, 2}));
    EXPECT_EQ(game.position, 0);
    {
        Library library{folder()};
        ASSERT_TRUE(library.loadForEditing(id));
        library.moveTo(id, 1, facts("Friday"));
    }
    game = reopened(folder(), id);
    EXPECT_EQ(timeless(game.steps), steps({1, 2}));
    EXPECT_EQ(game.position, 1);
}

TEST_F(LibraryHistory, RejectsMissingPosition) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.moveTo(id, 5, facts("Friday"));
    EXPECT_EQ(library.load(id)->position, 0);
    EXPECT_FALSE(library.flush());
    EXPECT_EQ(idOf(library.saveError()), "library.trouble.changed");
    EXPECT_EQ(library.load(id)->position, 0);
}

TEST_F(LibraryHistory, DropsRedoStepsOnEditAfterUndo) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.append(id, step(1), facts("Friday"));
    library.append(id, step(2), facts("Friday"));
    library.moveTo(id, 1, facts("Friday"));
    library.append(id, step(3), facts("Friday"));
    const auto game = library.load(id);
    EXPECT_EQ(timeless(game->steps), steps({1, 3}));
    EXPECT_EQ(game->position, 2);
}

TEST_F(LibraryHistory, UpdatesFactsOnEditAndUndo) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    GameFacts ended = facts("Last Friday", "Ana · Cléo");
    ended.finished = true;
    ended.score = "34 29";
    ended.decided = 2;
    library.append(id, step(1), ended);
    EXPECT_EQ(library.load(id)->summary.facts, ended);
    library.moveTo(id, 0, facts("Friday"));
    EXPECT_EQ(library.load(id)->summary.facts, facts("Friday"));
}

TEST_F(LibraryHistory, PreservesSpecialCharactersAndEmptyTexts) {
    Library library{folder()};
    const GameId id = library.create(GameFacts{}, QString{});
    const GameStep odd{.document = "“œ” 🖼 % _ ' \" \\", .what = QString{}};
    library.append(id, odd, facts("'; DROP TABLE games; --", {}));
    ASSERT_TRUE(library.flush()) << idOf(library.saveError());
    const auto game = library.load(id);
    EXPECT_EQ(game->steps[1].document, odd.document);
    EXPECT_EQ(game->summary.facts.title, "'; DROP TABLE games; --");
}

TEST_F(LibraryHistory, KeepsHistoriesOfGamesSeparate) {
    Library library{folder()};
    const GameId first = library.create(facts("Friday"), document(0));
    const GameId second = library.create(facts("Saturday"), document(0));
    library.append(first, step(1), facts("Friday"));
    library.append(second, step(2), facts("Saturday"));
    library.moveTo(second, 0, facts("Saturday"));
    library.append(second, step(3), facts("Saturday"));
    EXPECT_EQ(timeless(library.load(first)->steps), steps({1}));
    EXPECT_EQ(timeless(library.load(second)->steps), steps({3}));
}

TEST_F(LibraryHistory, ReportsEachWriteOnCallersThread) {
    Library library{folder()};
    ASSERT_TRUE(library.flush());
    QSignalSpy saved{&library, &Library::saved};
    QSignalSpy changed{&library, &Library::changed};
    library.create(facts("Friday"), document(0));
    EXPECT_EQ(saved.count(), 0) << "nothing is reported before the caller's turn ends";
    EXPECT_TRUE(saved.wait(patience));
    EXPECT_EQ(changed.count(), 1);
    library.setSetting("sounds", "off");
    EXPECT_TRUE(saved.wait(patience));
    EXPECT_EQ(changed.count(), 1) << "a setting changes no row of the list";
}

TEST_F(LibraryHistory, ReportsMissingGame) {
    const auto game = Library{folder()}.load(7);
    ASSERT_FALSE(game.has_value());
    EXPECT_EQ(game.error().text.id, "library.trouble.no-game");
}

} // namespace

} // namespace cimaise
