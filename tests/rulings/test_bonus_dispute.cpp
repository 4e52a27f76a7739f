// Tests which Gallery Bonuses are contested, and the results for each holder (Musée, "Gallery
// Bonuses": the bonus of the upper gallery is worth 4 points).
#include "scoring/rulings/bonus_dispute.h"
#include "scoring/rulings/musee_judge.h"
#include "tests/musee/drawn_board.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

using musee::twoPlayers;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(BonusDispute, NeedsTwoFullGalleriesAndNoHolder) {
    EXPECT_THAT(contestedBonuses(twoPlayers("1 2 3 4 5 6")), IsEmpty()) << "only one has filled it";
    EXPECT_THAT(contestedBonuses(twoPlayers("1 2 3 4 5 6 *", "7 8 9 10 11 12")), IsEmpty());
    EXPECT_THAT(contestedBonuses(twoPlayers("1 2 3 4 5 6", "7 8 9 10 11 12")),
                ElementsAre(musee::Gallery::upper));
    EXPECT_THAT(contestedBonuses(twoPlayers("2 1 3 4 5 6", "7 8 9 10 11 12")), IsEmpty())
        << "a problem comes first";
}

TEST(BonusDispute, GivesBonusToEachFiller) {
    const auto outcomes = bonusOutcomes(twoPlayers("1 2 3 4 5 6", "7 8 9 10 11 12"));
    ASSERT_EQ(outcomes.size(), 2U);
    const auto ahead = [&](std::size_t outcome) {
        return outcomes[outcome].verdict.totals.at(0) - outcomes[outcome].verdict.totals.at(1);
    };
    EXPECT_EQ(outcomes[0].taken.front().party, side(0));
    EXPECT_EQ(outcomes[1].taken.front().party, side(1));
    EXPECT_EQ(ahead(0) - ahead(1), 2 * 4);
}

} // namespace

} // namespace cimaise
