// Tests that selection, mode and panel come back after a restart and in a window that takes over.
#include "app/viewmodels/artsociety/art_society_table.h"
#include "app/viewmodels/muse/muse_table.h"
#include "app/viewmodels/musee/musee_table.h"
#include "app/viewmodels/museum/museum_table.h"
#include "tests/app/controller_fixture.h"
#include "tests/app/wait_to_read.h"

#include <QTest>

namespace cimaise {

namespace {

template <class Table> QString gameOf();
template <> QString gameOf<MuseeTable>() { return QStringLiteral("musee"); }
template <> QString gameOf<MuseumTable>() { return QStringLiteral("museum"); }

class ViewAfterRestart : public AppControllerTest {
protected:
    void startGame(const QString& game) const {
        app().draft()->setGame(game);
        app().draft()->start();
    }
    /// A table as the window shows it.
    template <class Table> [[nodiscard]] std::unique_ptr<Table> shown() const {
        auto table = std::make_unique<Table>();
        table->setStoresView(true);
        table->setSession(&session());
        return table;
    }
    /// Ends everything except what is on the disk by now, as a kill would.
    template <class Table> void kill(std::unique_ptr<Table>& table) {
        table->setSession(nullptr); // nothing is stored from here on
        table.reset();
        reopen();
        table = shown<Table>();
    }
    void waitUntilStored() const {
        QTest::qWait(400);
        library().flush();
    }
};

TEST_F(ViewAfterRestart, MuseeReturnsToSelectionAndAskedPainting) {
    start();
    auto table = shown<MuseeTable>();
    table->setMode(MuseeTable::Where);
    table->keypad()->press(14);
    table->step(3, 0);
    waitUntilStored();
    kill(table);
    EXPECT_EQ(table->mode(), MuseeTable::Where);
    EXPECT_EQ(table->asked(), 14);
    EXPECT_EQ(table->selected(), 3);
}

TEST_F(ViewAfterRestart, MuseeAsksBeforeReplacingPaintingAfterRestart) {
    start();
    auto table = shown<MuseeTable>();
    table->keypad()->press(10);
    table->touch(0);
    waitUntilStored();
    kill(table);
    EXPECT_EQ(table->selected(), 0);
    table->keypad()->press(12);
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[0], 10) << table->hint().toStdString();
    waitToRead();
    table->keypad()->press(12);
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[0], 12);
}

/// An edit is stored before the view: without the view, the selection is the usual one.
TEST_F(ViewAfterRestart, MuseeIgnoresSelectionOfEarlierPosition) {
    start();
    auto table = shown<MuseeTable>();
    table->touch(4);
    waitUntilStored();
    table->keypad()->press(20);
    const QString before = library().setting(viewSetting(session().id()));
    library().flush();
    library().setSetting(viewSetting(session().id()), before);
    auto second = shown<MuseeTable>();
    EXPECT_EQ(second->selected(), 0);
}

TEST_F(ViewAfterRestart, MuseeReturnsToTextPanelAndOutlook) {
    start();
    auto table = shown<MuseeTable>();
    table->setPanel(QStringLiteral("text"));
    waitUntilStored();
    kill(table);
    EXPECT_EQ(table->panel(), QStringLiteral("text"));
    table->setPanel(QStringLiteral("keys"));
    table->outlook()->toggle();
    waitUntilStored();
    kill(table);
    EXPECT_EQ(table->panel(), QStringLiteral("keys"));
    EXPECT_TRUE(table->outlook()->isOpen());
}

TEST_F(ViewAfterRestart, MuseumReturnsToSlotModeBrushAndPanel) {
    startGame(QStringLiteral("museum"));
    auto table = shown<MuseumTable>();
    table->board()->touch(9);
    table->keys()->pressCivilisation(4);
    table->setPanel(QStringLiteral("figures"));
    waitUntilStored();
    kill(table);
    EXPECT_EQ(table->panel(), QStringLiteral("figures"));
    table->setPanel(QStringLiteral("objects"));
    table->keys()->pressDomain(1);
    table->keys()->pressValue(2);
    const auto& museum = std::get<museum::Layout>(session().current()).museums.at(0);
    ASSERT_EQ(museum.objects->size(), 1U) << "the civilisation was known";
    EXPECT_EQ(static_cast<int>(museum.objects->front().civilisation), 4);
    const Cell ninth =
        museum::cellOfRow(boardOf(std::get<museum::Layout>(session().current()), museum), 9);
    EXPECT_EQ(museum.objects->front().at, ninth);
}

TEST_F(ViewAfterRestart, ArtSocietyReturnsToSearchAndPanel) {
    startGame(QStringLiteral("art-society"));
    auto table = shown<ArtSocietyTable>();
    table->setPanel(QStringLiteral("fit"));
    table->setMode(ArtSocietyTable::Fit);
    table->fit()->ask(2);
    waitUntilStored();
    kill(table);
    EXPECT_EQ(table->panel(), QStringLiteral("fit"));
    EXPECT_EQ(table->mode(), ArtSocietyTable::Fit);
    EXPECT_TRUE(library()
                    .setting(viewSetting(session().id()))
                    .remove(u' ')
                    .contains(QStringLiteral(R"("shields":2)")));
    table->setPanel(QStringLiteral("outlook"));
    table->setMode(ArtSocietyTable::Outlook);
    waitUntilStored();
    kill(table);
    EXPECT_EQ(table->panel(), QStringLiteral("outlook"));
    EXPECT_EQ(table->mode(), ArtSocietyTable::Outlook);
}

TEST_F(ViewAfterRestart, MuseReturnsToPanelPileAndPlayer) {
    startGame(QStringLiteral("muse"));
    auto table = shown<MuseTable>();
    table->piles()->choosePile(1, true);
    waitUntilStored();
    kill(table);
    table->piles()->press(3);
    const auto& artists = std::get<muse::Layout>(session().current()).table.artists;
    EXPECT_EQ(artists.at(1).palace.size(), 1U) << "the palace was chosen";
    table->setMode(MuseTable::Coins);
    waitUntilStored();
    kill(table);
    EXPECT_EQ(table->mode(), MuseTable::Coins);
}

TEST_F(ViewAfterRestart, WindowThatTakesOverContinuesWhereTheOtherStopped) {
    start();
    auto table = shown<MuseeTable>();
    table->touch(7);
    waitUntilStored();
    Library readers{folder()};
    Preferences preferences{readers};
    AppController second{readers, preferences};
    second.restore();
    MuseeTable other;
    other.setStoresView(true);
    other.setSession(second.session());
    ASSERT_TRUE(second.readOnly());
    session().setCurrentSide(1);
    table->touch(11);
    waitUntilStored();
    table.reset();
    close();
    second.retry();
    QTRY_VERIFY(!second.readOnly());
    EXPECT_EQ(second.session()->currentSide(), 1);
    EXPECT_EQ(other.selected(), 11);
    other.setSession(nullptr);
}

TEST_F(ViewAfterRestart, ReturnsToEachGame) {
    start();
    const GameId first = session().id();
    auto table = shown<MuseeTable>();
    table->setPanel(QStringLiteral("text"));
    table->drafts()->keep(QStringLiteral("gallery0"), 1, QStringLiteral("5 13"));
    app().closeGame();
    startGame(QStringLiteral("museum"));
    auto other = shown<MuseumTable>();
    other->setPanel(QStringLiteral("figures"));
    other->setSession(nullptr);
    app().games()->open(first);
    table->setSession(&session());
    EXPECT_EQ(table->panel(), QStringLiteral("text"));
    EXPECT_EQ(table->drafts()->text(QStringLiteral("gallery0"), 1), QStringLiteral("5 13"));
}

template <class Table> class DraftsAfterRestart : public ViewAfterRestart {};

TYPED_TEST_SUITE_P(DraftsAfterRestart);

TYPED_TEST_P(DraftsAfterRestart, AreThereAfterKill) {
    this->startGame(gameOf<TypeParam>());
    auto table = this->template shown<TypeParam>();
    const QString field = QStringLiteral("a field");
    table->drafts()->keep(field, 0, QStringLiteral("half é\u202f«"));
    table->drafts()->keep(field, 1, {});
    table->drafts()->keep(QStringLiteral("another"), 1, QStringLiteral("entered"));
    table->drafts()->drop(QStringLiteral("another"), 1);
    this->waitUntilStored();
    this->kill(table);
    EXPECT_EQ(table->drafts()->text(field, 0), QStringLiteral("half é\u202f«"));
    EXPECT_TRUE(table->drafts()->has(field, 1)) << "a cleared line is not entered either";
    EXPECT_FALSE(table->drafts()->has(QStringLiteral("another"), 1));
    table->drafts()->drop(field, 0);
    table->drafts()->drop(field, 1);
    this->waitUntilStored();
    this->kill(table);
    EXPECT_TRUE(table->drafts()->isEmpty());
}

TYPED_TEST_P(DraftsAfterRestart, AreNamedBeforeFinishing) {
    this->startGame(gameOf<TypeParam>());
    const auto table = this->template shown<TypeParam>();
    SessionQuestion& question = *this->session().question();
    table->drafts()->keep(QStringLiteral("a field"), 1, QStringLiteral("7 half"));
    this->session().askToFinish(false);
    QTRY_VERIFY(!question.answers().isEmpty());
    const QString line = QStringLiteral("Not entered (P2): “7 half”");
    EXPECT_TRUE(question.text().contains(line)) << question.text().toStdString();
    EXPECT_EQ(question.answers().last(), QStringLiteral("Show what is open"));
    question.answer(static_cast<int>(question.answers().size()) - 1);
    EXPECT_FALSE(this->session().finished());
    table->drafts()->drop(QStringLiteral("a field"), 1);
    this->session().askToFinish(false);
    QTRY_VERIFY(!question.answers().isEmpty());
    EXPECT_FALSE(question.text().contains(line));
}

REGISTER_TYPED_TEST_SUITE_P(DraftsAfterRestart, AreThereAfterKill, AreNamedBeforeFinishing);
using Tables = testing::Types<MuseeTable, MuseumTable>;
INSTANTIATE_TYPED_TEST_SUITE_P(games, DraftsAfterRestart, Tables);

TEST_F(ViewAfterRestart, ShowsTextThatIsNotEntered) {
    start();
    const auto table = shown<MuseeTable>();
    table->drafts()->keep(QStringLiteral("gallery0"), 1, QStringLiteral("5 13"));
    session().askToFinish(false);
    SessionQuestion& question = *session().question();
    question.answer(static_cast<int>(question.answers().size()) - 1);
    EXPECT_EQ(session().currentSide(), 1);
    EXPECT_EQ(table->panel(), QStringLiteral("text"));
}

TEST_F(ViewAfterRestart, NamesIncompleteObjectBeforeFinishing) {
    startGame(QStringLiteral("museum"));
    const auto table = shown<MuseumTable>();
    table->setMode(MuseumTable::Paint);
    table->keys()->pressCivilisation(4);
    table->board()->touch(9);
    session().askToFinish(false);
    SessionQuestion& question = *session().question();
    QTRY_VERIFY(!question.answers().isEmpty());
    EXPECT_TRUE(question.text().contains(QStringLiteral("Incomplete object (P1): ")))
        << question.text().toStdString();
}

TEST_F(ViewAfterRestart, KeepsLineUntilQuestionIsAnswered) {
    start();
    const auto table = shown<MuseeTable>();
    session().setFinished(true);
    const QString field = QStringLiteral("gallery0");
    const QString line = QStringLiteral("5 13 . . . .");
    const auto enter = [&] {
        EXPECT_EQ(table->enterText(0, line), QString{});
        return table->drafts()->enter(field, 0, line);
    };
    EXPECT_FALSE(enter()) << "the game is finished: reopen it?";
    EXPECT_EQ(table->drafts()->text(field, 0), line);
    session().question()->dismiss();
    QCoreApplication::processEvents();
    EXPECT_EQ(table->drafts()->text(field, 0), line) << "nothing was entered";
    EXPECT_FALSE(enter());
    session().question()->answer(0);
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[1], 13);
    EXPECT_FALSE(table->drafts()->has(field, 0)) << "it is entered now";
}

TEST_F(ViewAfterRestart, IgnoresDamagedDrafts) {
    start();
    for (const char* drafts : {"1", "[1, [2], [\"a\", \"b\", 3]]", "{\"a\": 1}"}) {
        library().setSetting(viewSetting(session().id()),
                             QStringLiteral("0 text {\"texts\": %1}").arg(drafts));
        const auto table = shown<MuseeTable>();
        EXPECT_EQ(table->panel(), QStringLiteral("text"));
        EXPECT_TRUE(table->drafts()->isEmpty()) << drafts;
    }
}

/// Earlier versions had lines of text in every game.
TEST_F(ViewAfterRestart, IgnoresDraftsOfGamesWithoutText) {
    const QString view =
        QStringLiteral(R"(0 text {"mode": "text", "texts": [["tile", 0, "7 half"]]})");
    startGame(QStringLiteral("art-society"));
    library().setSetting(viewSetting(session().id()), view);
    const auto wall = shown<ArtSocietyTable>();
    EXPECT_EQ(wall->panel(), QStringLiteral("tiles"));
    EXPECT_TRUE(wall->drafts()->isEmpty());
    startGame(QStringLiteral("muse"));
    library().setSetting(viewSetting(session().id()), view);
    const auto artists = shown<MuseTable>();
    EXPECT_EQ(artists->mode(), MuseTable::Cards);
    EXPECT_TRUE(artists->drafts()->isEmpty());
}

TEST_F(ViewAfterRestart, ForgetsPanelOfAnotherGame) {
    start();
    auto table = shown<MuseeTable>();
    table->setPanel(QStringLiteral("text"));
    app().closeGame();
    start();
    table->setSession(&session());
    EXPECT_EQ(table->panel(), QStringLiteral("keys"));
}

} // namespace

} // namespace cimaise
