// Tests repairs, moves between boards and the reading of a board in the window, by taps and drags.
#include "app/input/board_moves.h"
#include "app/input/game_input.h"
#include "tests/qml/tested_window.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace cimaise {

namespace {

class BoardMovesInWindow : public testing::Test, public TestedWindow {
protected:
    void open(const QSize& size, const char* game, const char* sample) {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(size);
        m_stage.window().requestActivate();
        m_stage.openSample(game, QLatin1String(sample));
        m_stage.app().notices()->dismiss();
        m_stage.settle();
    }
    [[nodiscard]] const AnyCase& position() { return m_stage.session().current(); }
    /// Item of a type whose text contains the words.
    [[nodiscard]] QQuickItem* saying(const char* type, const QString& words) const {
        for (QQuickItem* item : all(type)) {
            if (item->property("text").toString().contains(words)) {
                return item;
            }
        }
        ADD_FAILURE() << "no " << type << " with " << words.toStdString();
        return nullptr;
    }
    static QPoint middle(const QQuickItem& item) { return inSight(item).center().toPoint(); }
    void tap(QPoint at) {
        QTest::mouseClick(&window(), Qt::LeftButton, {}, at);
        m_stage.settle();
    }
    void tap(const QQuickItem* item) {
        ASSERT_NE(item, nullptr);
        tap(middle(*item));
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&window(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step) {
            QTest::mouseMove(&window(), from + (to - from) * step / 10);
            m_stage.settle();
        }
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
        m_stage.settle();
    }
    [[nodiscard]] QQuickItem* tab(std::size_t side) const { return all("SideTab").at(side); }
    [[nodiscard]] QQuickItem* space(int row) const {
        return all("MuseeSpace").at(static_cast<std::size_t>(row));
    }
    [[nodiscard]] QString hint() const {
        return all("HintLine").at(0)->property("shown").toString();
    }
    void undo() {
        m_stage.session().historyView()->undo();
        m_stage.settle();
    }
};

const QSize phone{360, 640};
const QSize desktop{1200, 800};

TEST_F(BoardMovesInWindow, TapOnRepairFixesFinding) {
    open(phone, "musee", "illegal");
    const AnyCase before = position();
    const int problems = m_stage.session().findings()->illegalCount();
    m_stage.openSheet("table.findings");
    QTest::qWait(400); // until the sheet is open
    const QQuickItem* const repair = saying("Chip", QStringLiteral("Swap 22 and 17"));
    const QPoint finger = placeOf(*repair).center().toPoint();
    tap(repair);
    QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, finger);
    EXPECT_EQ(m_stage.session().history().index(), 1U) << "the second tap repairs nothing else";
    EXPECT_EQ(m_stage.session().findings()->illegalCount(), problems - 1);
    m_stage.closeSheets();
    m_stage.settle();
    EXPECT_THAT(hint().toStdString(), testing::StartsWith("Paintings 22 and 17 swapped"));
    undo();
    EXPECT_EQ(position(), before);
}

TEST_F(BoardMovesInWindow, RepairsAreLargeEnoughToTap) {
    open(phone, "museum", "illegal");
    m_stage.openSheet("table.findings");
    for (const QQuickItem* chip : all("Chip")) {
        EXPECT_GE(chip->height(), 48) << described(*chip);
        EXPECT_LE(placeOf(*chip).right(), 360) << described(*chip);
    }
}

TEST_F(BoardMovesInWindow, MovePaintingByToolTabAndSpace) {
    open(phone, "musee", "finished-2");
    const AnyCase before = position();
    tap(space(0));
    tap(saying("ToolKey", qtTrId("musee.tool.move")));
    EXPECT_TRUE(m_stage.table().hint().endsWith(u"Or tap another player’s tab first."));
    tap(tab(1));
    EXPECT_EQ(m_stage.session().currentSide(), 1);
    EXPECT_EQ(position(), before) << "not before its space is tapped";
    tap(space(0));
    const musee::Space one{0, musee::Gallery::upper, 1};
    const musee::Space other{1, musee::Gallery::upper, 1};
    EXPECT_EQ(position(), AnyCase{exchange(std::get<musee::Layout>(before), one, other)});
    undo();
    EXPECT_EQ(position(), before) << "one step";
}

/// A painting dropped on another one sends that one back.
TEST_F(BoardMovesInWindow, DragOnPaintingSaysSwap) {
    open(desktop, "musee", "finished-2");
    m_stage.session().setFinished(false);
    m_stage.settle();
    const auto number = [this](int row) { return space(row)->property("number").toInt(); };
    const int first = number(0);
    const int second = number(1);
    drag(middle(*space(0)), middle(*space(1)));
    ASSERT_EQ(number(1), first);
    const std::string swapped =
        QStringLiteral("Paintings %1 and %2 swapped").arg(first).arg(second).toStdString();
    EXPECT_THAT(hint().toStdString(), testing::StartsWith(swapped));
    EXPECT_THAT(m_stage.session().historyView()->undoText().toStdString(),
                testing::StartsWith("Undo: " + swapped));
    tap(space(3));
    EXPECT_THAT(hint().toStdString(), testing::Not(testing::HasSubstr(swapped)));
}

TEST_F(BoardMovesInWindow, EscapeDropsPaintingInHand) {
    open(phone, "musee", "finished-2");
    const AnyCase before = position();
    tap(space(0));
    tap(saying("ToolKey", qtTrId("musee.tool.move")));
    tap(tab(1));
    QTest::keyClick(&window(), Qt::Key_Escape);
    m_stage.settle();
    tap(space(3));
    EXPECT_EQ(position(), before);
}

TEST_F(BoardMovesInWindow, DragToTabGivesPiece) {
    open(desktop, "museum", "unfinished");
    const AnyCase before = position();
    for (QQuickItem* slot : all("MuseumSlot")) {
        const auto name = slot->property("accessibleName").toString();
        if (!slot->property("filled").toBool()) {
            continue;
        }
        const int row = slot->property("index").toInt();
        const auto& layout = std::get<museum::Layout>(before);
        const Cell cell{row % 5 + 1, row / 5 + 1};
        const auto expected = givePiece(before, {side(0), museum::slotPlace(cell)}, 1);
        if (!expected || columnsOf(museum::boardOf(layout, layout.museums[0])) != 5) {
            continue;
        }
        drag(middle(*slot), middle(*tab(1)));
        EXPECT_EQ(position(), expected->next) << name.toStdString();
        EXPECT_EQ(m_stage.session().currentSide(), 1);
        undo();
        EXPECT_EQ(position(), before);
        return;
    }
    ADD_FAILURE() << "no object that fits on the other board";
}

TEST_F(BoardMovesInWindow, DragTileToTabGivesTile) {
    open(desktop, "art-society", "unfinished");
    const AnyCase before = position();
    const auto& walls = std::get<artsociety::Layout>(before).galleries;
    for (std::size_t tile = 0; tile < walls[0].tiles.size(); ++tile) {
        const auto expected = givePiece(before, {side(0), artsociety::tilePlace(tile)}, 1);
        if (expected) {
            drag(middle(*all("ArtSocietyTile").at(tile)), middle(*tab(1)));
            EXPECT_EQ(position(), expected->next);
            undo();
            EXPECT_EQ(position(), before);
            return;
        }
    }
    // every place is taken: the tile waits for a tap
    drag(middle(*all("ArtSocietyTile").at(1)), middle(*tab(1)));
    EXPECT_EQ(position(), before);
    EXPECT_EQ(m_stage.session().currentSide(), 1);
}

TEST_F(BoardMovesInWindow, MoveSelectedPaintingOfMuseHere) {
    open(phone, "muse", "finished-3");
    const AnyCase before = position();
    const Items paintings = all("MusePainting");
    ASSERT_FALSE(paintings.empty());
    tap(paintings.front());
    tap(tab(1));
    tap(saying("ToolKey", QStringLiteral("Move here")));
    EXPECT_NE(position(), before);
    EXPECT_EQ(m_stage.session().currentSide(), 1);
    undo();
    EXPECT_EQ(position(), before);
}

TEST_F(BoardMovesInWindow, OverviewSelectsAndMovesPieces) {
    open(desktop, "musee", "finished-2");
    m_stage.session().setFinished(false);
    m_stage.settle();
    const AnyCase before = position();
    tap(saying("AppButton", qtTrId("table.boards.all")));
    const Items seats = all("MuseeSeat");
    ASSERT_EQ(seats.size(), 2U);
    const Items spaces = all("MuseeSpace");
    ASSERT_EQ(spaces.size(), 36U) << "18 of each board";
    drag(middle(*spaces[0]), middle(*spaces[18]));
    EXPECT_EQ(position(), movePiece(before, {side(0), musee::spaceOf(musee::Gallery::upper, 1)},
                                    {side(1), musee::spaceOf(musee::Gallery::upper, 1)})
                              ->next);
    undo();
    tap(middle(*all("MuseeSpace").at(18 + 7)));
    EXPECT_EQ(m_stage.session().currentSide(), 1);
    EXPECT_EQ(m_stage.table().selected(), 7) << "the piece that was tapped";
}

TEST_F(BoardMovesInWindow, MenuSwapsBoards) {
    for (const char* game : gameIds()) {
        open(phone, game, "illegal");
        const AnyCase before = position();
        m_stage.openSheet("table.menu");
        QTest::qWait(400); // until the sheet is open, which takes the focus
        QQuickItem* const button = saying("AppButton", QStringLiteral("Swap "));
        ASSERT_NE(button, nullptr) << game;
        button->forceActiveFocus(Qt::TabFocusReason);
        m_stage.settle();
        QTest::keyClick(&window(), Qt::Key_Return);
        m_stage.settle();
        EXPECT_EQ(position(), swapBoards(before, 0, 1)->next) << game;
        const QStringList players = m_stage.session().players();
        EXPECT_TRUE(m_stage.app().notices()->text().contains(players[0]))
            << game << m_stage.app().notices()->text().toStdString();
        EXPECT_TRUE(m_stage.app().notices()->text().contains(players[1])) << game;
        m_stage.app().notices()->acceptOffer();
        m_stage.settle();
        EXPECT_EQ(position(), before) << game;
        m_stage.closeSheets();
        m_stage.settle();
    }
}

// --- reading a board back ------------------------------------------------------------------------

TEST_F(BoardMovesInWindow, ReadsEveryPieceAndCountsCorrections) {
    open(phone, "musee", "finished-2");
    m_stage.openSheet("table.menu");
    QTest::qWait(400); // until the sheet is open, which takes the focus
    QQuickItem* const button = saying("AppButton", qtTrId("table.menu.read"));
    ASSERT_NE(button, nullptr);
    button->forceActiveFocus(Qt::TabFocusReason);
    m_stage.settle();
    QTest::keyClick(&window(), Qt::Key_Return);
    m_stage.settle();
    ReadBackController& readBack = *m_stage.table().readBack();
    const ReadBackEntries steps = cimaise::readBack(position(), 0);
    ASSERT_TRUE(readBack.isOpen());
    const auto views = shownItems(window(), "ReadBackView");
    ASSERT_EQ(views.size(), 1);
    const auto shown = shownItems(window(), "SeatLoader");
    EXPECT_TRUE(std::ranges::any_of(shown, [&](QQuickItem* board) {
        return views.front()->isAncestorOf(board);
    })) << "the board with the piece";
    EXPECT_EQ(readBack.progress(), QStringLiteral("1 of %1").arg(static_cast<int>(steps.size())));
    QTest::keyClick(&window(), Qt::Key_Space);
    QTest::keyClick(&window(), Qt::Key_Right);
    QTest::keyClick(&window(), Qt::Key_Left);
    EXPECT_TRUE(readBack.progress().startsWith(u"2 of"));
    tap(saying("Pressable", readBack.piece()));
    ASSERT_TRUE(readBack.isCorrecting());
    EXPECT_EQ(m_stage.table().selected(), 1) << "the piece that was read";
    m_stage.table().clear();
    m_stage.settle();
    tap(saying("AppButton", "Resume: " + m_stage.session().players().front() + ", 2 of"));
    EXPECT_FALSE(readBack.isCorrecting());
    for (std::size_t step = 0; step < steps.size() && !readBack.isDone(); ++step) {
        QTest::keyClick(&window(), Qt::Key_Return);
    }
    EXPECT_TRUE(readBack.isDone());
    m_stage.settle();
    EXPECT_NE(saying("BodyText", qtTrId("read.unread")), nullptr);
    EXPECT_EQ(readBack.summary(), QStringLiteral("%1: %2 entries compared, 1 corrected.")
                                      .arg(m_stage.session().players().front())
                                      .arg(static_cast<int>(steps.size()) - 1));
    QTest::keyClick(&window(), Qt::Key_Escape);
    m_stage.settle();
    EXPECT_FALSE(readBack.isOpen());
}

} // namespace

} // namespace cimaise
