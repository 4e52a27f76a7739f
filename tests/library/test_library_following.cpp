// Tests two windows on one library: an edit applies to the state that was shown or not at all, and
// a read-only window shows the edits of the other.
#include "tests/library/library_fixture.h"

#include "app/library/library_games.h"

#include <QElapsedTimer>
#include <QSignalSpy>

namespace cimaise {

namespace {

class LibraryConcurrency : public LibraryTest {
protected:
    /// Edit by another window, based on the current state on disk.
    void editElsewhere(GameId id, int number) const {
        Connection other = stranger();
        const tables::Turn turn{.game = id, .leaves = 1000 + number};
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

TEST_F(LibraryConcurrency, RejectsEditsOfStaleGameUntilReloaded) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.append(id, step(1), facts("Friday"));
    ASSERT_TRUE(library.flush());
    editElsewhere(id, 2);
    QSignalSpy refused{&library, &Library::refused};
    library.append(id, step(3), facts("Friday"));
    library.append(id, step(4), facts("Late Friday"));
    library.moveTo(id, 0, facts("Late Friday"));
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(onDisk(id), "edit 1, edit 2") << "neither dropped nor moved by what did not see it";
    ASSERT_EQ(refused.count(), 1) << "those that follow a refused edit are refused with it";
    EXPECT_EQ(refused[0][0], id);
    EXPECT_EQ(refused[0][1].value<GameFacts>().title, "Late Friday");
    EXPECT_EQ(refused[0][2], document(4)) << "what the caller sees is not lost";
    library.append(id, step(5), facts("Friday"));
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(onDisk(id), "edit 1, edit 2") << "refused until it is looked at";
    ASSERT_TRUE(library.hold(id));
    library.append(id, step(6), facts("Friday"));
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(onDisk(id), "edit 1, edit 2, edit 6");
}

TEST_F(LibraryConcurrency, RejectsUndoAndRenameOfStaleGame) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.append(id, step(1), facts("Friday"));
    ASSERT_TRUE(library.flush());
    editElsewhere(id, 2);
    QSignalSpy refused{&library, &Library::refused};
    library.moveTo(id, 0, facts("Friday"));
    library.rename(id, "Saturday");
    EXPECT_TRUE(library.flush());
    const auto game = library.load(id);
    EXPECT_EQ(game->position, 2);
    EXPECT_EQ(game->summary.facts.title, "Elsewhere");
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(refused[0][2], QString{}) << "nothing was laid on the table";
}

TEST_F(LibraryConcurrency, RejectsEditsOfStaleGameAfterTakeover) {
    auto first = std::make_unique<Library>(folder());
    const GameId id = first->create(facts("Friday"), document(0));
    ASSERT_TRUE(first->flush());
    Library second{folder()};
    ASSERT_EQ(second.access(), Library::Access::readOnly);
    ASSERT_TRUE(second.hold(id));
    EXPECT_FALSE(second.isBehind(id));
    first->append(id, step(1), facts("Friday"));
    first.reset();
    EXPECT_TRUE(second.isBehind(id));
    second.retry();
    ASSERT_EQ(second.access(), Library::Access::writable);
    second.append(id, step(2), facts("Friday"));
    EXPECT_TRUE(second.flush());
    EXPECT_EQ(onDisk(id), "edit 1");
}

TEST_F(LibraryConcurrency, NotifiesReaderOfWrites) {
    Library first{folder()};
    const GameId id = first.create(facts("Friday"), document(0));
    ASSERT_TRUE(first.flush());
    Library second{folder()};
    ASSERT_TRUE(second.hold(id));
    QSignalSpy changed{&second, &Library::changed};
    first.append(id, step(1), facts("Friday"));
    first.setSetting("language", "fr");
    ASSERT_TRUE(first.flush());
    ASSERT_TRUE(changed.wait());
    EXPECT_TRUE(second.isBehind(id));
    EXPECT_EQ(second.setting("language"), "fr");
    EXPECT_EQ(second.hold(id)->steps.size(), 2U);
    EXPECT_FALSE(second.isBehind(id));
    changed.clear();
    EXPECT_FALSE(changed.wait(700)) << "nothing was written";
    first.remove(id);
    ASSERT_TRUE(first.flush());
    ASSERT_TRUE(changed.wait());
    EXPECT_TRUE(second.isBehind(id)) << "it is gone";
}

TEST_F(LibraryConcurrency, RejectsEditsOfGameRemovedElsewhere) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    ASSERT_TRUE(library.flush());
    Connection other = stranger();
    ASSERT_FALSE(transact(
        other, [&](Connection& inside) { tables::remove(inside, {.game = id, .leaves = 1}); }));
    QSignalSpy refused{&library, &Library::refused};
    library.append(id, step(1), facts("Friday"));
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(refused.count(), 1) << "it would be dropped at the next start";
}

TEST_F(LibraryConcurrency, RejectsGameIdUsedElsewhere) {
    Library library{folder()};
    const GameId first = library.create(facts("Friday"), document(0));
    ASSERT_TRUE(library.flush());
    Connection other = stranger();
    const GameSummary elsewhere{.id = first + 1, .facts = facts("Elsewhere")};
    ASSERT_FALSE(transact(
        other, [&](Connection& inside) { tables::create(inside, elsewhere, document(7), 1); }));
    QSignalSpy refused{&library, &Library::refused};
    EXPECT_EQ(library.create(facts("Here"), document(8)), elsewhere.id);
    EXPECT_TRUE(library.flush());
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(refused[0][2], document(8));
    EXPECT_EQ(library.load(elsewhere.id)->steps.front().document, document(7));
    const GameId next = library.create(facts("Here"), document(8));
    EXPECT_EQ(next, elsewhere.id + 1);
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(library.load(next)->steps.front().document, document(8));
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
