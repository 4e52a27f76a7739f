// Tests drawing a museum's board, and applying a better arrangement.
#include "app/input/museum/museum_arranging.h"
#include "app/input/museum/museum_plan.h"
#include "tests/input/museum_hand.h"

namespace cimaise::museum {

namespace {

using testing::ElementsAre;

using enum Civilisation;
using enum Domain;

class MuseumPlan : public MuseumHand {
protected:
    [[nodiscard]] std::string_view board() const { return boardName(layout(), 0); }
    void draw(PlanTool tool, int column, int row) {
        take(enterMode(context(), Mode::plan));
        take(selectTool(context(), tool));
        touch(column, row);
    }
};

TEST_F(MuseumPlan, WarnsWhenDrawingOnSharedBoard) {
    lay(emptyPosition());
    EXPECT_THAT(sharersOf(context()), ElementsAre(1)) << "Bo is on the standard board too";
    draw(PlanTool::blocked, 1, 1);
    EXPECT_EQ(shownHint(), "museum.hint.plan.shared");
    EXPECT_EQ(boardOf(layout(), layout().museums.at(1)), context().board());
}

TEST_F(MuseumPlan, KeepsOtherBoardsWhenDrawingNewOne) {
    lay(emptyPosition());
    const Board standard = context().board();
    take(newBoard(context()));
    EXPECT_THAT(sharersOf(context()), testing::IsEmpty());
    draw(PlanTool::blocked, 1, 1);
    EXPECT_NE(shownHint(), "museum.hint.plan.shared");
    EXPECT_EQ(boardOf(layout(), layout().museums.at(1)), standard);
}

TEST_F(MuseumPlan, DrawsBoardAndSavesItInCopy) {
    lay(emptyPosition());
    take(newBoard(context()));
    EXPECT_EQ(board(), "museum.board.numbered number=2");
    EXPECT_EQ(m_savedCopies, 0) << "it is like the old one";
    draw(PlanTool::blocked, 1, 1);
    draw(PlanTool::none, 2, 1);
    draw(PlanTool::slot, 3, 1);
    EXPECT_EQ(context().board().plan.front(), "x ...");
    draw(PlanTool::main, 4, 1);
    EXPECT_EQ(context().board().plan.front(), "x .G.");
    EXPECT_EQ(*boardIn(m_copy, board()), context().board());
    EXPECT_EQ(m_savedCopies, 4);
    draw(PlanTool::main, 4, 1);
    EXPECT_EQ(m_savedCopies, 4) << "it is one already";
    EXPECT_EQ(state().selected, (Cell{4, 1}));
}

TEST_F(MuseumPlan, DrawsAndRemovesWallBetweenNeighbours) {
    lay(emptyPosition());
    draw(PlanTool::wall, 2, 2);
    EXPECT_EQ(shownHint(), "museum.hint.wall-next");
    touch(5, 5);
    EXPECT_FALSE(m_hand.edit.has_value()) << "they are no neighbours: the second one begins anew";
    touch(5, 4);
    EXPECT_TRUE(hasWall(context().board(), {5, 4}, {5, 5}));
    EXPECT_EQ(shownHint(), "museum.hint.plan.shared") << "Bo plays on it too";
    touch(5, 4);
    touch(5, 5);
    EXPECT_FALSE(hasWall(context().board(), {5, 4}, {5, 5}));
    EXPECT_EQ(edit(), "museum.edit.wall");
}

TEST_F(MuseumPlan, LimitsBoardSize) {
    lay(emptyPosition());
    take(growBoard(context(), 1, -1));
    EXPECT_EQ(columnsOf(context().board()), 6);
    EXPECT_EQ(rowsOf(context().board()), 4);
    take(growBoard(context(), 20, -20));
    EXPECT_EQ(columnsOf(context().board()), mostBoardSide);
    EXPECT_EQ(rowsOf(context().board()), 1);
    EXPECT_EQ(boardIn(m_copy, standardBoard)->plan.size(), 1U);
}

TEST_F(MuseumPlan, RenamesChoosesAndDropsBoards) {
    lay(emptyPosition());
    take(renameBoard(context(), "Side B"));
    EXPECT_EQ(board(), standardBoard) << "it is not the game's own";
    take(newBoard(context()));
    draw(PlanTool::blocked, 1, 1);
    take(renameBoard(context(), " "));
    EXPECT_EQ(refused(), "museum.board.nameless");
    take(renameBoard(context(), standardBoard));
    EXPECT_EQ(refused(), "museum.board.taken");
    take(renameBoard(context(), "Side B"));
    EXPECT_EQ(refused(), "");
    EXPECT_EQ(board(), "Side B");
    EXPECT_EQ(m_copy.boards.size(), 1U);
    EXPECT_EQ(boardRow(context()), 1);
    EXPECT_TRUE(isBoardStored(context()));
    take(dropBoard(context()));
    EXPECT_THAT(shownHint(), testing::StartsWith("museum.hint.plan.dropped"))
        << "the copy still offers it";
    EXPECT_EQ(board(), standardBoard);
    EXPECT_FALSE(isBoardStored(context()));
    EXPECT_THAT(boardNames(layout(), m_copy), ElementsAre("standard", "Side B"));
    take(chooseBoard(context(), 1));
    EXPECT_EQ(context().board().plan.front(), "x.G..") << "as the copy has it";
    take(chooseBoard(context(), 2));
    EXPECT_FALSE(m_hand.edit.has_value());
    take(chooseBoard(context(), 0));
    EXPECT_EQ(board(), standardBoard);
}

TEST_F(MuseumPlan, KeepsStandardBoardAndItsBonuses) {
    lay(storeBoard(emptyPosition(), standardBoard, withBonus(standardBoardPlan, Bonus::main, 8)));
    EXPECT_TRUE(isBoardStored(context()));
    EXPECT_FALSE(canDropBoard(context()));
    take(dropBoard(context()));
    EXPECT_FALSE(m_hand.edit.has_value());
    EXPECT_EQ(bonusOf(context().board(), Bonus::main), 8);
    take(newBoard(context()));
    EXPECT_TRUE(canDropBoard(context()));
    take(dropBoard(context()));
    EXPECT_EQ(bonusOf(context().board(), Bonus::main), 8);
}

TEST_F(MuseumPlan, IgnoresInputWithoutMuseum) {
    Layout layout = emptyPosition();
    layout.museums.pop_back();
    lay(layout, 1);
    take(newBoard(context()));
    take(growBoard(context(), 1, 1));
    take(chooseBoard(context(), 0));
    take(dropBoard(context()));
    take(renameBoard(context(), "Side B"));
    draw(PlanTool::blocked, 1, 1);
    EXPECT_EQ(this->layout(), layout);
    EXPECT_EQ(m_copy, Copy{});
}

// --- arranging -----------------------------------------------------------------------------

class MuseumArranging : public MuseumHand {
protected:
    /// Two Roman objects are adjacent and a third is apart; joining them gains 1 point.
    void layScattered() {
        Layout layout = emptyPosition();
        layout.museums[0].objects =
            std::vector{object(1, 1, roman, culture, 1), object(2, 1, roman, warfare, 2),
                        object(5, 5, roman, architecture, 3)};
        lay(layout);
    }
    [[nodiscard]] Arrangement found() const { return arrange(layout(), 0).value(); }
};

TEST_F(MuseumArranging, ShowsAndAppliesStep) {
    layScattered();
    const std::vector<Step> steps = stepsTo(context(), found());
    ASSERT_EQ(steps.size(), 1U);
    take(showStep(context(), steps[0]));
    EXPECT_EQ(state().step, steps[0]);
    take(showStep(context(), steps[0]));
    EXPECT_EQ(state().step, std::nullopt);
    take(showStep(context(), steps[0]));
    take(cancelInput(context()).value());
    EXPECT_EQ(state().step, std::nullopt);
    take(applyStep(context(), steps[0]));
    EXPECT_EQ(edit(), "museum.edit.step");
    EXPECT_EQ(objects(), stepped(*layout().museums[0].objects, steps[0]));
    EXPECT_FALSE(isBetter(found()));
    EXPECT_TRUE(stepsTo(context(), found()).empty());
}

TEST_F(MuseumArranging, AppliesAllStepsAsOneEdit) {
    layScattered();
    const Arrangement best = found();
    take(rearrange(context(), best));
    EXPECT_EQ(objects(), best.objects);
    EXPECT_EQ(described(m_hand.edit->what), "museum.edit.arrange n=1");
    EXPECT_EQ(m_hand.edit->sound, InputSound::filled);
}

} // namespace

} // namespace cimaise::museum
