// Tests drawing a museum's board, and applying a better arrangement.
#include "app/entry/museum/museum_arranging.h"
#include "app/entry/museum/museum_plan.h"
#include "tests/entry/museum_hand.h"

namespace cimaise::museum {

namespace {

using testing::ElementsAre;

using enum Civilisation;
using enum Domain;

class MuseumPlan : public MuseumHand {
protected:
    [[nodiscard]] std::string_view board() const { return boardName(layout(), 0); }
    void draw(PlanTool tool, int column, int row) {
        take(enterMode(scene(), Mode::plan));
        take(takeTool(scene(), tool));
        touch(column, row);
    }
};

TEST_F(MuseumPlan, ABoardThatOthersPlayOnIsNotChangedSilently) {
    lay(bareTable());
    EXPECT_THAT(sharersOf(scene()), ElementsAre(1)) << "Bo is on the standard board too";
    draw(PlanTool::blocked, 1, 1);
    EXPECT_EQ(said(), "museum.hint.plan.shared");
    EXPECT_EQ(boardOf(layout(), layout().museums.at(1)), scene().board());
}

TEST_F(MuseumPlan, OnlyMineLeavesTheOthersAsTheyWere) {
    lay(bareTable());
    const Board standard = scene().board();
    take(newBoard(scene()));
    EXPECT_THAT(sharersOf(scene()), testing::IsEmpty());
    draw(PlanTool::blocked, 1, 1);
    EXPECT_NE(said(), "museum.hint.plan.shared");
    EXPECT_EQ(boardOf(layout(), layout().museums.at(1)), standard);
}

TEST_F(MuseumPlan, ABoardIsDrawnAndKept) {
    lay(bareTable());
    take(newBoard(scene()));
    EXPECT_EQ(board(), "museum.board.numbered number=2");
    EXPECT_EQ(m_keptCopies, 0) << "it is like the old one";
    draw(PlanTool::blocked, 1, 1);
    draw(PlanTool::none, 2, 1);
    draw(PlanTool::slot, 3, 1);
    EXPECT_EQ(scene().board().plan.front(), "x ...");
    draw(PlanTool::main, 4, 1);
    EXPECT_EQ(scene().board().plan.front(), "x .G.");
    EXPECT_EQ(*boardIn(m_copy, board()), scene().board());
    EXPECT_EQ(m_keptCopies, 4);
    draw(PlanTool::main, 4, 1);
    EXPECT_EQ(m_keptCopies, 4) << "it is one already";
    EXPECT_EQ(pointing().selected, (Cell{4, 1}));
}

TEST_F(MuseumPlan, APassageIsClosedBetweenNeighbours) {
    lay(bareTable());
    draw(PlanTool::wall, 2, 2);
    EXPECT_EQ(said(), "museum.hint.wall-next");
    touch(5, 5);
    EXPECT_FALSE(m_hand.edit.has_value()) << "they are no neighbours: the second one begins anew";
    touch(5, 4);
    EXPECT_TRUE(hasWall(scene().board(), {5, 4}, {5, 5}));
    EXPECT_EQ(said(), "museum.hint.plan.shared") << "Bo plays on it too";
    touch(5, 4);
    touch(5, 5);
    EXPECT_FALSE(hasWall(scene().board(), {5, 4}, {5, 5}));
    EXPECT_EQ(edit(), "museum.edit.wall");
}

TEST_F(MuseumPlan, ABoardGrowsAsFarAsBoardsGo) {
    lay(bareTable());
    take(growBoard(scene(), 1, -1));
    EXPECT_EQ(columnsOf(scene().board()), 6);
    EXPECT_EQ(rowsOf(scene().board()), 4);
    take(growBoard(scene(), 20, -20));
    EXPECT_EQ(columnsOf(scene().board()), mostBoardSide);
    EXPECT_EQ(rowsOf(scene().board()), 1);
    EXPECT_EQ(boardIn(m_copy, standardBoard)->plan.size(), 1U);
}

TEST_F(MuseumPlan, BoardsAreNamedChosenAndDropped) {
    lay(bareTable());
    take(renameBoard(scene(), "Side B"));
    EXPECT_EQ(board(), standardBoard) << "it is not the game's own";
    take(newBoard(scene()));
    draw(PlanTool::blocked, 1, 1);
    take(renameBoard(scene(), " "));
    EXPECT_EQ(refused(), "museum.board.nameless");
    take(renameBoard(scene(), standardBoard));
    EXPECT_EQ(refused(), "museum.board.taken");
    take(renameBoard(scene(), "Side B"));
    EXPECT_EQ(refused(), "");
    EXPECT_EQ(board(), "Side B");
    EXPECT_EQ(m_copy.boards.size(), 1U);
    EXPECT_EQ(boardRow(scene()), 1);
    EXPECT_TRUE(hasOwnBoard(scene()));
    take(dropBoard(scene()));
    EXPECT_EQ(board(), standardBoard);
    EXPECT_FALSE(hasOwnBoard(scene()));
    EXPECT_THAT(boardNames(layout(), m_copy), ElementsAre("standard", "Side B"));
    take(chooseBoard(scene(), 1));
    EXPECT_EQ(scene().board().plan.front(), "x.G..") << "as the copy has it";
    take(chooseBoard(scene(), 2));
    EXPECT_FALSE(m_hand.edit.has_value());
    take(chooseBoard(scene(), 0));
    EXPECT_EQ(board(), standardBoard);
}

TEST_F(MuseumPlan, AFileWithTooFewMuseumsTakesNothing) {
    Layout layout = bareTable();
    layout.museums.pop_back();
    lay(layout, 1);
    take(newBoard(scene()));
    take(growBoard(scene(), 1, 1));
    take(chooseBoard(scene(), 0));
    take(dropBoard(scene()));
    take(renameBoard(scene(), "Side B"));
    draw(PlanTool::blocked, 1, 1);
    EXPECT_EQ(this->layout(), layout);
    EXPECT_EQ(m_copy, Copy{});
}

// --- arranging -----------------------------------------------------------------------------

class MuseumArranging : public MuseumHand {
protected:
    /// Two Romans touch and a third lies apart: joined they bring 1 point.
    void layScattered() {
        Layout layout = bareTable();
        layout.museums[0].objects =
            std::vector{object(1, 1, roman, culture, 1), object(2, 1, roman, warfare, 2),
                        object(5, 5, roman, architecture, 3)};
        lay(layout);
    }
    [[nodiscard]] Arrangement found() const { return arrange(layout(), 0).value(); }
};

TEST_F(MuseumArranging, StepsAreShownAndTaken) {
    layScattered();
    const std::vector<Step> steps = stepsTo(scene(), found());
    ASSERT_EQ(steps.size(), 1U);
    take(showStep(scene(), steps[0]));
    EXPECT_EQ(pointing().step, steps[0]);
    take(showStep(scene(), steps[0]));
    EXPECT_EQ(pointing().step, std::nullopt);
    take(showStep(scene(), steps[0]));
    take(giveUp(scene()).value());
    EXPECT_EQ(pointing().step, std::nullopt);
    take(takeStep(scene(), steps[0]));
    EXPECT_EQ(edit(), "museum.edit.step");
    EXPECT_EQ(objects(), stepped(*layout().museums[0].objects, steps[0]));
    EXPECT_FALSE(isBetter(found()));
    EXPECT_TRUE(stepsTo(scene(), found()).empty());
}

TEST_F(MuseumArranging, AllStepsAreOneEdit) {
    layScattered();
    const Arrangement best = found();
    take(rearrange(scene(), best));
    EXPECT_EQ(objects(), best.objects);
    EXPECT_EQ(described(m_hand.edit->what), "museum.edit.arrange n=1");
    EXPECT_EQ(m_hand.edit->heard, Heard::filled);
}

} // namespace

} // namespace cimaise::museum
