// Tests that the second tap of a double tap does nothing that the first one did not ask for, and
// that a piece in hand can always be put back.
#include "app/viewmodels/artsociety/art_society_table.h"
#include "app/viewmodels/muse/muse_table.h"
#include "app/viewmodels/museum/museum_table.h"
#include "tests/qml/tested_window.h"
#include "tests/support/files.h"

#include <memory>

namespace cimaise {

namespace {

class DoubleTaps : public testing::Test, public TestedWindow {
protected:
    ~DoubleTaps() override { window().resize(1200, 800); }

    [[nodiscard]] const AnyCase& position() { return m_stage.session().current(); }
    [[nodiscard]] std::size_t step() { return m_stage.session().history().index(); }
    template <class Table> [[nodiscard]] Table& table() const {
        return *window().findChild<Table*>();
    }

    void open(const char* game, const char* sample, const QSize& size = {390, 844}) {
        window().resize(size);
        window().requestActivate();
        m_stage.openSample(game, QLatin1String(sample));
        m_stage.session().setFinished(false);
        m_stage.app().notices()->dismiss();
        m_stage.settle();
    }
    void close() {
        m_stage.app().closeGame();
        m_stage.settle();
    }
    [[nodiscard]] QQuickItem* find(const char* type, const QString& words) const {
        for (QQuickItem* item : shownItems(window(), type)) {
            if (item->property("text").toString().contains(words) && item->isEnabled()) {
                return item;
            }
        }
        ADD_FAILURE() << "no " << type << " with " << words.toStdString();
        return nullptr;
    }
    static QPoint middleOf(const QQuickItem* item) {
        return item == nullptr ? QPoint{} : inSight(*item).center().toPoint();
    }
    [[nodiscard]] int scoringStep() const {
        const QQuickItem* const page = shownItems(window(), "ScoringPage").at(0);
        return page->property("steps").value<QObject*>()->property("step").toInt();
    }
    void tap(QPoint at) {
        QTest::mouseClick(&window(), Qt::LeftButton, {}, at);
        m_stage.settle();
    }
    /// Two taps within a few milliseconds.
    void tapTwice(QPoint at) {
        QTest::mouseDClick(&window(), Qt::LeftButton, {}, at);
        m_stage.settle();
    }
};

// --- buttons -------------------------------------------------------------------------------------

TEST_F(DoubleTaps, RepairOneFinding) {
    open("musee", "illegal");
    m_stage.openSheet("table.findings");
    QTest::qWait(400); // until the sheet is open
    const std::size_t before = step();
    tapTwice(middleOf(find("Chip", QStringLiteral("Swap 22 and 17"))));
    EXPECT_EQ(step(), before + 1);
}

TEST_F(DoubleTaps, PutCardOfDeckDownOnce) {
    open("muse", "patron");
    const AnyCase before = position();
    for (const QQuickItem* key : shownItems(window(), "MuseDeckKey")) {
        tapTwice(middleOf(key));
        if (position() != before) {
            EXPECT_EQ(m_stage.session().history().steps().size(), 2U) << "not taken away again";
            return;
        }
    }
    ADD_FAILURE() << "no card can be placed";
}

/// A finger that goes along a button does not press it.
TEST_F(DoubleTaps, DragsAlongButtonsPressNone) {
    const std::unique_ptr<QPointingDevice> pad{QTest::createTouchDevice()};
    for (const char* game : gameIds()) {
        SCOPED_TRACE(game);
        open(game, "finished-3");
        m_stage.openSheet("table.menu");
        m_stage.settle();
        const std::size_t before = step();
        const AnyCase entered = position();
        int buttons = 0;
        for (const QQuickItem* button : shownItems(window(), "AppButton")) {
            const QRectF seen = inSight(*button);
            if (!button->isEnabled() || seen.height() < 40 || seen.width() < 160) {
                continue;
            }
            const QPoint from = seen.center().toPoint();
            const QPoint to = from + QPoint{70, 8};
            QTest::mousePress(&window(), Qt::LeftButton, {}, from);
            QTest::mouseMove(&window(), (from + to) / 2);
            QTest::mouseMove(&window(), to);
            QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
            QTest::touchEvent(&window(), pad.get()).press(0, from, &window());
            QTest::touchEvent(&window(), pad.get()).move(0, (from + to) / 2, &window());
            QTest::touchEvent(&window(), pad.get()).move(0, to, &window());
            QTest::touchEvent(&window(), pad.get()).release(0, to, &window());
            m_stage.settle();
            ++buttons;
            ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Table) << described(*button);
            ASSERT_EQ(step(), before) << described(*button);
        }
        EXPECT_GT(buttons, 4);
        EXPECT_EQ(position(), entered);
        QTest::mouseClick(&window(), Qt::LeftButton, {},
                          middleOf(find("AppButton", qtTrId("table.menu.rules"))));
        m_stage.settle();
        EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Rules) << "a tap still counts";
        m_stage.app().navigator()->back();
        m_stage.closeSheets();
        close();
    }
}

TEST_F(DoubleTaps, StepsAndUndoCountEachTap) {
    open("museum", "finished-3");
    table<MuseumTable>().setPanel(QStringLiteral("figures"));
    m_stage.settle();
    const QString more = qtTrId("museum.figure.more").remove(QStringLiteral("{figure}"));
    const AnyCase before = position();
    const std::size_t steps = step();
    tapTwice(middleOf(find("IconButton", more)));
    EXPECT_EQ(step(), steps + 2);
    tapTwice(middleOf(find("IconButton", qtTrId("table.undo"))));
    EXPECT_EQ(position(), before);
}

TEST_F(DoubleTaps, ClosingScoreSheetLeavesWall) {
    open("art-society", "finished-3");
    m_stage.openSheet("table.score");
    QTest::qWait(400); // until the sheet is open
    const QQuickItem* const wall = shownItems(window(), "ArtSocietyWall").front();
    const QVariant zoom = wall->property("zoom");
    const QString view = m_stage.session().place().text;
    tapTwice(middleOf(find("IconButton", qtTrId("wall.sheet.close"))));
    QTest::qWait(400);
    m_stage.settle();
    EXPECT_EQ(wall->property("zoom"), zoom);
    EXPECT_EQ(m_stage.session().place().text, view);
}

TEST_F(DoubleTaps, NextStepOfScoringNeverFinishesGame) {
    for (const char* game : gameIds()) {
        for (const QSize size : {QSize{360, 640}, QSize{1200, 800}}) {
            open(game, fullSample(game).c_str(), size);
            m_stage.app().navigator()->show(Navigator::Scoring);
            m_stage.settle();
            const QPoint next = middleOf(find("AppButton", qtTrId("scoring.next")));
            for (int taps = 0; taps < 40; ++taps) {
                tap(next);
            }
            EXPECT_FALSE(m_stage.session().finished()) << game << size.width();
            EXPECT_EQ(m_stage.session().question()->text(), "") << game << size.width();
            const QQuickItem* const finish = find("AppButton", qtTrId("table.reveal"));
            ASSERT_NE(finish, nullptr) << game;
            EXPECT_FALSE(placeOf(*finish).contains(next)) << game << size.width();
            EXPECT_GT(inSight(*finish).height(), 40) << game << size.width();
            close();
        }
    }
}

/// A button that leads on stays where it is, and changes no position.
TEST_F(DoubleTaps, NextStepCountsOnce) {
    open("muse", "round");
    auto& muse = table<MuseTable>();
    muse.setMode(MuseTable::Round);
    m_stage.session().setCurrentSide(0);
    m_stage.settle();
    const auto button = [this](const char* text) {
        return middleOf(find("AppButton", qtTrId(text)));
    };
    tapTwice(button("muse.round.next-player"));
    EXPECT_EQ(m_stage.session().currentSide(), 1);
    tap(button("muse.round.next-player"));
    EXPECT_EQ(m_stage.session().currentSide(), 2) << "a later tap counts";
    tapTwice(button("muse.round.resolve"));
    EXPECT_TRUE(muse.round()->resolved()) << "not back at once";
    open("muse", "patron");
    table<MuseTable>().setMode(MuseTable::Patron);
    m_stage.settle();
    tapTwice(button("muse.patron.begin"));
    EXPECT_EQ(shownItems(window(), "MuseStep").size(), 1U);
    for (const char* game : gameIds()) {
        open(game, fullSample(game).c_str());
        m_stage.app().navigator()->show(Navigator::Scoring);
        m_stage.settle();
        tapTwice(button("scoring.next"));
        EXPECT_EQ(scoringStep(), 1) << game;
        tap(button("scoring.next"));
        EXPECT_EQ(scoringStep(), 2) << game;
        tapTwice(button("scoring.back"));
        EXPECT_EQ(scoringStep(), 1) << game;
        close();
    }
}

TEST_F(DoubleTaps, ComparesOnePieceAtATime) {
    open("musee", "finished-2");
    m_stage.table().readBack()->start();
    m_stage.settle();
    ASSERT_TRUE(m_stage.table().readBack()->isOpen());
    tapTwice(middleOf(find("AppButton", qtTrId("read.next"))));
    EXPECT_TRUE(m_stage.table().readBack()->progress().startsWith(u"2 of"));
}

/// The second tap is beside the question, where a tap closes it.
TEST_F(DoubleTaps, QuestionStaysOpen) {
    for (const char* game : gameIds()) {
        open(game, "illegal");
        m_stage.openSheet("table.score");
        QTest::qWait(400); // until the sheet is open
        tapTwice(middleOf(find("AppButton", qtTrId("table.reveal"))));
        ASSERT_FALSE(m_stage.session().finished()) << game;
        EXPECT_NE(m_stage.session().question()->text(), "") << game;
        m_stage.session().question()->dismiss();
        m_stage.settle();
        close();
    }
}

/// The rematch may lie under the finger that has finished the game: a slow second tap starts none.
TEST_F(DoubleTaps, SecondTapOnFinishStartsNoRematch) {
    open("musee", "finished-2");
    Navigator& navigator = *m_stage.app().navigator();
    m_stage.session().setFinished(true);
    navigator.show(Navigator::Result);
    m_stage.settle();
    const QPoint rematch = middleOf(find("AppButton", qtTrId("table.menu.rematch")));
    navigator.back();
    m_stage.settle();
    ASSERT_EQ(navigator.page(), Navigator::Table);
    QTest::mousePress(&window(), Qt::LeftButton, {}, rematch);
    navigator.show(Navigator::Result);
    m_stage.settle();
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, rematch);
    QTest::qWait(500);
    ASSERT_EQ(middleOf(find("AppButton", qtTrId("table.menu.rematch"))), rematch);
    tap(rematch);
    EXPECT_EQ(navigator.page(), Navigator::Result) << "nobody has seen it yet";
    QTest::qWait(600);
    tap(rematch);
    EXPECT_NE(navigator.page(), Navigator::Result) << "the next game";
}

// --- “again to …” ------------------------------------------------------------------------------

/// A card on another board is asked about first, and moves with a tap after the sentence was read.
TEST_F(DoubleTaps, NeverAnswerQuestionTheyCaused) {
    open("muse", "patron");
    const AnyCase before = position();
    for (const QQuickItem* key : shownItems(window(), "MuseDeckKey")) {
        tap(middleOf(key));
        if (position() != before) {
            m_stage.session().historyView()->undo();
            m_stage.settle();
            continue;
        }
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(key));
        EXPECT_EQ(position(), before) << "too early";
        QTest::qWait(600);
        tap(middleOf(key));
        EXPECT_NE(position(), before);
        return;
    }
    ADD_FAILURE() << "no card belongs to another player";
}

// --- pieces in hand ------------------------------------------------------------------------------

class PieceInHand : public DoubleTaps, public testing::WithParamInterface<const char*> {
protected:
    void pickUp() {
        if (GetParam() == std::string_view{"musee"}) {
            table<MuseeTable>().touch(0);
            table<MuseeTable>().switchMode(MuseeTable::Move);
        } else {
            table<MuseumTable>().board()->touch(filledRow());
            table<MuseumTable>().switchMode(MuseumTable::Move);
        }
        m_stage.settle();
    }
    [[nodiscard]] const char* sample() const {
        return GetParam() == std::string_view{"musee"} ? "finished-2" : "finished-3";
    }
    [[nodiscard]] int filledRow() const {
        for (const QQuickItem* slot : shownItems(window(), "MuseumSlot")) {
            if (slot->property("filled").toBool()) {
                return slot->property("index").toInt();
            }
        }
        return 0;
    }
    /// Taps every space of the board: a piece in hand would be put down on one of them.
    void tapBoard() {
        const bool isMusee = GetParam() == std::string_view{"musee"};
        const char* const type = isMusee ? "MuseeSpace" : "MuseumSlot";
        const std::size_t spaces = shownItems(window(), type).size();
        ASSERT_GT(spaces, 10U);
        for (std::size_t row = 0; row < spaces; ++row) {
            tap(middleOf(shownItems(window(), type).at(row)));
        }
    }
    [[nodiscard]] QQuickItem* tool(const char* text) const {
        const QString musee = qtTrId((std::string{"musee.tool."} + text).c_str());
        const QString museum = qtTrId((std::string{"museum.tool."} + text).c_str());
        return find("ToolKey", GetParam() == std::string_view{"musee"} ? musee : museum);
    }
    void tapTab(std::size_t side) { tap(middleOf(shownItems(window(), "SideTab").at(side))); }
};

TEST_P(PieceInHand, IsPutBackByEachWayOut) {
    const std::vector<std::pair<const char*, std::function<void()>>> waysOut{
        {"move again", [this] { tap(middleOf(tool("move"))); }},
        {"another tab, then move",
         [this] {
             tapTab(1);
             tap(middleOf(tool("move")));
         }},
        {"a third tab, then move",
         [this] {
             tapTab(1);
             tapTab(0);
             tapTab(1);
             tap(middleOf(tool("move")));
         }},
        {"escape", [this] { press(Qt::Key_Escape); }},
        {"another tool",
         [this] {
             tap(middleOf(tool("text")));
             tap(middleOf(tool("text")));
         }},
        {"another tab and another tool",
         [this] {
             tapTab(1);
             tap(middleOf(tool("text")));
             tap(middleOf(tool("text")));
         }},
        {"rules",
         [this] {
             m_stage.app().navigator()->show(Navigator::Rules);
             m_stage.settle();
             m_stage.app().navigator()->back();
             m_stage.settle();
         }},
        {"another tab and home",
         [this] {
             tapTab(1);
             m_stage.app().navigator()->show(Navigator::Home);
             m_stage.settle();
             m_stage.app().navigator()->show(Navigator::Table);
             m_stage.settle();
         }},
        {"reopening", [this] {
             const GameId id = m_stage.session().id();
             QTest::qWait(300); // until the view is stored
             m_stage.app().closeGame();
             m_stage.settle();
             m_stage.app().games()->open(id);
             m_stage.settle();
         }}};
    for (const auto& [name, leave] : waysOut) {
        SCOPED_TRACE(name);
        open(GetParam(), sample());
        m_stage.session().keep();
        const AnyCase before = position();
        pickUp();
        leave();
        tapBoard();
        EXPECT_EQ(position(), before);
        close();
    }
}

INSTANTIATE_TEST_SUITE_P(Games, PieceInHand, testing::Values("musee", "museum"));

/// A tile waits in hand where its place on another wall is taken; a marker once it was tapped.
TEST_F(DoubleTaps, TileInHandIsPutBack) {
    open("art-society", "finished-3");
    auto& art = table<ArtSocietyTable>();
    const AnyCase before = position();
    const auto carry = [&] {
        m_stage.session().setCurrentSide(0);
        m_stage.settle();
        for (int row = 0; row < 400 && !art.moves()->isInHand(); ++row) {
            if (!art.moves()->nameAt(0, row).isEmpty()) {
                art.moves()->give(row, 1);
                m_stage.settle();
                if (position() != before) {
                    m_stage.session().historyView()->undo();
                    m_stage.session().setCurrentSide(0);
                    m_stage.settle();
                }
            }
        }
        ASSERT_TRUE(art.moves()->isInHand());
    };
    const std::vector<std::function<void()>> waysOut{
        [&] { art.cancel(); }, [&] { tap(middleOf(find("ToolKey", QStringLiteral("Move here")))); },
        [&] { tap(middleOf(find("ToolKey", qtTrId("art.tool.fit")))); },
        [&] {
            m_stage.app().navigator()->show(Navigator::Home);
            m_stage.settle();
            m_stage.app().navigator()->show(Navigator::Table);
        }};
    for (const auto& leave : waysOut) {
        carry();
        leave();
        m_stage.settle();
        EXPECT_FALSE(art.moves()->isInHand());
        EXPECT_EQ(position(), before);
        art.setPanel(QStringLiteral("tiles"));
        art.setMode(ArtSocietyTable::Enter);
        m_stage.settle();
    }
}

} // namespace

} // namespace cimaise
