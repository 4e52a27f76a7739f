// Tests that the first to fill a gallery is read from the history, and not claimed where the
// history does not show it.
#include "app/games/musee/musee_first_filled.h"
#include "positions/musee/musee_edits.h"
#include "tests/musee/drawn_board.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr qint64 minute = 60'000;

QStringList firstFilledTexts(const History& history, bool finished = false,
                             bool hidesPoints = false) {
    const Evaluation evaluation = evaluate(history.current());
    const Translator words =
        Translator{Language::english, history.current()}.hidingPoints(hidesPoints);
    return firstFilledInWords(history, {.position = history.current(),
                                        .evaluation = evaluation,
                                        .words = words,
                                        .shown = {.finished = finished}});
}

/// Game of Musée for two. Each painting hung in an upper gallery is one step, one minute later.
class FirstFilled : public testing::Test {
protected:
    FirstFilled() : m_history{AnyCase{musee::twoPlayers()}, minute} {}

    void hang(int side, int column) {
        const auto& layout = std::get<musee::Layout>(m_history.current());
        const musee::Space space{.side = side, .gallery = musee::Gallery::upper, .column = column};
        m_history.append({.position = musee::hang(layout, space, 2 * column + side),
                          .what = {.text = {"test.hung"}, .arguments = {}},
                          .madeAt = static_cast<qint64>(m_history.index() + 2) * minute});
    }
    void fill(int side) {
        for (int column = 1; column <= musee::mostColumns; ++column) {
            hang(side, column);
        }
    }

    History m_history;
};

TEST_F(FirstFilled, ReportsNoContestForGalleryFilledByOneSide) {
    EXPECT_THAT(contestedGalleries(m_history), IsEmpty());
    fill(0);
    EXPECT_THAT(contestedGalleries(m_history), IsEmpty());
    EXPECT_THAT(firstFilledTexts(m_history), IsEmpty());
}

TEST_F(FirstFilled, OrdersFillingsByStep) {
    fill(1);
    fill(0);
    const Contested upper{.gallery = musee::Gallery::upper,
                          .fillings = {{.side = 1, .step = 6, .madeAt = 7 * minute},
                                       {.side = 0, .step = 12, .madeAt = 13 * minute}}};
    EXPECT_THAT(contestedGalleries(m_history), ElementsAre(upper));
}

TEST_F(FirstFilled, CountsRefilledGalleryFromRefill) {
    fill(1);
    fill(0);
    const auto& layout = std::get<musee::Layout>(m_history.current());
    const musee::Space space{.side = 1, .gallery = musee::Gallery::upper, .column = 3};
    m_history.append(
        {.position = musee::hang(layout, space, musee::noExhibit), .what = {}, .madeAt = 0});
    hang(1, 3);
    ASSERT_EQ(contestedGalleries(m_history).size(), 1U);
    EXPECT_EQ(contestedGalleries(m_history).front().fillings.front().side, 0);
}

TEST_F(FirstFilled, NamesNobodyFirstFromOrderOfEntries) {
    fill(1);
    fill(0);
    for (const History& history : {m_history, History{m_history.current()}}) {
        const QStringList lines = firstFilledTexts(history);
        EXPECT_EQ(lines.size(), history.index() > 0 ? 4 : 3) << "no time before the history began";
        EXPECT_EQ(lines[lines.size() - 3],
                  "Boards can be entered in any order: only you know who was first.");
    }
}

TEST_F(FirstFilled, DescribesResultForEachBonusHolder) {
    fill(1);
    fill(0);
    const QStringList lines = firstFilledTexts(m_history);
    ASSERT_EQ(lines.size(), 4);
    // Both sides score alike for 6 paintings and the staircases; the bonus is worth 4.
    EXPECT_NE(lines[2], lines[3]);
    EXPECT_TRUE(lines[2].endsWith(QStringLiteral(" leads")));
    EXPECT_TRUE(firstFilledTexts(m_history, true)[2].contains(QStringLiteral("first place: ")));
    EXPECT_THAT(firstFilledTexts(m_history, false, true), testing::SizeIs(2));
}

/// Both have filled two galleries: who was first in one does not decide the game.
TEST_F(FirstFilled, LeavesFirstPlaceOpenWhileAnotherGalleryIsContested) {
    m_history = History{AnyCase{musee::twoPlayers("1 2 3 4 5 6\n11 12 13 14 15 16",
                                                  "21 22 23 24 25 26\n31 32 33 34 35 36")}};
    int answers = 0;
    for (const QString& line : firstFilledTexts(m_history)) {
        if (line.startsWith(QStringLiteral("If "))) {
            EXPECT_TRUE(line.endsWith(QStringLiteral("first place undecided")))
                << line.toStdString();
            ++answers;
        }
    }
    EXPECT_EQ(answers, 4);
}

} // namespace

} // namespace cimaise
