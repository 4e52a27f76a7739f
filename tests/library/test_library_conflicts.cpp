// Tests two programs on one library: an edit applies to the state that was shown or not at all, and
// a read-only library reads the edits of the other program.
#include "tests/library/library_fixture.h"

#include "app/library/library_games.h"

#include <QElapsedTimer>

namespace cimaise {

namespace {

class LibraryConcurrency : public LibraryTest {
protected:
    /// Edit by another window, based on the current state on disk.
    void editElsewhere(GameId id, int number) const {
        Connection other = stranger();
        const tables::MarkChange turn{.game = id, .leaves = 1000 + number};
        const auto error = transact(other, [&](Connection& inside) {
            tables::append(inside, turn, step(number), facts("Elsewhere"), 1);
        });
        ASSERT_FALSE(error);
    }
    /// Descriptions of a game's edits on disk.
    [[nodiscard]] std::string onDisk(GameId id) const {
        return stranger()
            .valueOf("SELECT group_concat(what, ', ') FROM steps WHERE game = ? AND position > 0",
                     {id})
            .toString()
            .toStdString();
    }
};

TEST_F(LibraryConcurrency, KeepsRejectedEditsInMemory) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.append(id, step(1), facts("Friday"));
    ASSERT_TRUE(library.flush());
    editElsewhere(id, 2);
    library.append(id, step(3), facts("Friday"));
    library.append(id, step(4), facts("Late Friday"));
    library.moveTo(id, 0, facts("Late Friday"));
    EXPECT_FALSE(library.flush());
    EXPECT_EQ(onDisk(id), "edit 1, edit 2") << "neither dropped nor moved by what did not see it";
    EXPECT_EQ(idOf(library.saveError()), "library.trouble.changed");
    EXPECT_EQ(library.unsavedGames(), QSet<GameId>{id});
    library.retry();
    EXPECT_FALSE(library.flush());
    const auto game = library.load(id);
    EXPECT_EQ(game->steps.back().document, document(4)) << "what the caller sees is not lost";
    EXPECT_EQ(game->position, 0);
    EXPECT_EQ(game->summary.facts.title, "Late Friday");
}

TEST_F(LibraryConcurrency, SavesOtherGamesAfterRejectedEdit) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    const GameId other = library.create(facts("Saturday"), document(0));
    ASSERT_TRUE(library.flush());
    editElsewhere(id, 2);
    library.append(id, step(3), facts("Friday"));
    library.append(other, step(4), facts("Saturday"));
    EXPECT_FALSE(library.flush());
    EXPECT_EQ(onDisk(other), "edit 4");
    EXPECT_EQ(idOf(library.saveError()), "library.trouble.changed");
    EXPECT_EQ(library.unsavedGames(), QSet<GameId>{id});
}

TEST_F(LibraryConcurrency, RejectsUndoAndRenameOfStaleGame) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.append(id, step(1), facts("Friday"));
    ASSERT_TRUE(library.flush());
    editElsewhere(id, 2);
    library.moveTo(id, 0, facts("Friday"));
    library.rename(id, "Saturday");
    EXPECT_FALSE(library.flush());
    EXPECT_EQ(onDisk(id), "edit 1, edit 2");
    EXPECT_EQ(titles(library), std::vector<std::string>{"Elsewhere"});
}

TEST_F(LibraryConcurrency, RejectsEditsOfStaleGameAfterTakeover) {
    auto first = std::make_unique<Library>(folder());
    const GameId id = first->create(facts("Friday"), document(0));
    ASSERT_TRUE(first->flush());
    Library second{folder()};
    ASSERT_EQ(second.access(), Library::Access::readOnly);
    EXPECT_TRUE(second.isInUse());
    ASSERT_TRUE(second.loadForEditing(id));
    first->append(id, step(1), facts("Friday"));
    first.reset();
    second.retry();
    ASSERT_EQ(second.access(), Library::Access::writable);
    EXPECT_FALSE(second.isInUse());
    second.append(id, step(2), facts("Friday"));
    EXPECT_FALSE(second.flush());
    EXPECT_EQ(onDisk(id), "edit 1");
}

TEST_F(LibraryConcurrency, ReadsCommittedWritesOfOtherProcess) {
    Library first{folder()};
    const GameId id = first.create(facts("Friday"), document(0));
    ASSERT_TRUE(first.flush());
    const Library second{folder()};
    first.append(id, step(1), facts("Friday"));
    ASSERT_TRUE(first.flush());
    EXPECT_EQ(second.load(id)->steps.size(), 2U);
    first.remove(id);
    ASSERT_TRUE(first.flush());
    EXPECT_FALSE(second.load(id));
}

TEST_F(LibraryConcurrency, RejectsEditsOfGameRemovedElsewhere) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    ASSERT_TRUE(library.flush());
    Connection other = stranger();
    ASSERT_FALSE(transact(
        other, [&](Connection& inside) { tables::remove(inside, {.game = id, .leaves = 1}, 1); }));
    library.append(id, step(1), facts("Friday"));
    EXPECT_FALSE(library.flush()) << "it would be dropped at the next start";
}

TEST_F(LibraryConcurrency, RejectsGameIdUsedElsewhere) {
    Library library{folder()};
    const GameId first = library.create(facts("Friday"), document(0));
    ASSERT_TRUE(library.flush());
    Connection other = stranger();
    const GameSummary elsewhere{.id = first + 1, .facts = facts("Elsewhere")};
    ASSERT_FALSE(transact(
        other, [&](Connection& inside) { tables::create(inside, elsewhere, document(7), 1); }));
    EXPECT_EQ(library.create(facts("Here"), document(8)), elsewhere.id);
    EXPECT_FALSE(library.flush());
    EXPECT_EQ(idOf(library.saveError()), "library.trouble.changed");
    EXPECT_EQ(library.load(elsewhere.id)->steps.front().document, document(8));
    EXPECT_EQ(tables::load(other, elsewhere.id).steps.front().document, document(7));
}

TEST_F(LibraryConcurrency, ReadsPendingEditsExactlyOnce) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    for (int number = 1; number <= 200; ++number) {
        library.append(id, step(number), facts("Friday"));
        const auto game = library.load(id);
        ASSERT_EQ(game->steps.size(), static_cast<std::size_t>(number) + 1);
        ASSERT_EQ(game->steps.back(), step(number));
        ASSERT_EQ(game->position, number);
    }
    EXPECT_TRUE(library.flush());
}

TEST_F(LibraryConcurrency, AnswersWithoutWaitingForForeignLock) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    ASSERT_TRUE(library.flush());
    Connection other = stranger();
    other.run("BEGIN IMMEDIATE");
    QElapsedTimer timer;
    timer.start();
    for (int number = 1; number <= 5; ++number) {
        library.append(id, step(number), facts("Friday"));
        EXPECT_EQ(library.load(id)->position, number);
        EXPECT_EQ(titles(library), std::vector<std::string>{"Friday"});
    }
    library.retry();
    EXPECT_LT(timer.elapsed(), 1000) << "the writer alone waits, two seconds each time";
    other.run("ROLLBACK");
    library.retry();
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(onDisk(id), "edit 1, edit 2, edit 3, edit 4, edit 5");
}

} // namespace

} // namespace cimaise
