// Tests the outlook of Musée on drawn boards: the rulebook's example, the highest scores there are,
// problems that keep figures unknown, and searches that are cut off.
#include "rulings/musee/musee_outlook.h"
#include "rulings/musee/musee_placements.h"
#include "tests/musee/drawn_board.h"
#include "tests/musee/every_continuation.h"

#include <gmock/gmock.h>

namespace cimaise::musee {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// The rulebook's example on page 4.
constexpr std::string_view example = R"(.  .  .  18 .  .
                                        .  .  13 28 38 .)";

/// Outlook with present boards for ceilings.
TableOutlook quick(const Layout& layout) { return quickOutlook(layout); }

std::vector<bool> known(const TableOutlook& table) {
    std::vector<bool> each;
    for (const Outlook& one : table.outlooks) {
        each.push_back(one.reach.has_value());
    }
    return each;
}

using Each = std::vector<bool>;

TEST(MuseeOutlook, ReachesContractsCeilingFromRulebooksExample) {
    const Layout layout = twoPlayers(example);
    const TableOutlook table = quick(layout);
    EXPECT_EQ(table.unplayed, 46);
    EXPECT_EQ(table.outlooks[0].floor, 11);
    EXPECT_EQ(table.outlooks[0].reach->paintings, 18);
    EXPECT_THAT(table.outlooks[0].reach->unusableSpaces, IsEmpty());
    EXPECT_EQ(table.decided, std::nullopt);
    const Ceiling ceiling = ceilingOf(layout, 0, {.time = std::chrono::minutes{5}});
    EXPECT_EQ(ceiling.points, 66);
    EXPECT_EQ(ceiling.bound, 66);
    EXPECT_EQ(pointsOf(layout, 0, ceiling.witness), 66);
}

TEST(MuseeOutlook, WitnessOfContractScores66) {
    const Musee witness{.spaces = {Spaces{1, 6, 16, 18, 40, 45}, Spaces{7, 11, 13, 28, 38, 50},
                                   Spaces{17, 22, 23, 33, 43, 48}},
                        .bonuses = {}};
    EXPECT_EQ(pointsOf(twoPlayers(example), 0, witness), 66);
}

TEST(MuseeOutlook, EmptyTablesReachHighestScoresThereAre) {
    const Layout six = withStairs(twoPlayers(), {1, 2, 3}, {4, 5, 6});
    const Layout five = withStairs(threePlayers(), {1, 2}, {1, 2, 3});
    for (const auto& [layout, most] : {std::pair{six, 76}, std::pair{five, 64}}) {
        const Ceiling ceiling = ceilingOf(layout, 0, {.time = std::chrono::minutes{5}});
        EXPECT_EQ(ceiling.points, most);
        EXPECT_EQ(ceiling.bound, most);
        EXPECT_EQ(pointsOf(layout, 0, ceiling.witness), most);
        EXPECT_GE(quickCeilingOf(layout, 0).bound, most);
    }
}

TEST(MuseeOutlook, BoundsEmptyTableOfFirstGame) {
    // 72 is the highest score there is; its proof takes seconds.
    const Layout layout = twoPlayers();
    const Ceiling ceiling = ceilingOf(layout, 0, {.time = std::chrono::milliseconds{300}});
    EXPECT_LE(ceiling.points, 72);
    EXPECT_GE(ceiling.bound, 72);
    EXPECT_GE(quickCeilingOf(layout, 0).bound, 72);
    EXPECT_EQ(pointsOf(layout, 0, ceiling.witness), ceiling.points);
}

TEST(MuseeOutlook, FullMuseesHaveReachedTheirCeiling) {
    const Layout layout = withStairs(twoPlayers(R"(20 25 30 35 40 45 *
                                                   5  10 15 38 43 48 *
                                                   3  8  13 18 23 28 *)",
                                                "1 . . . . ."),
                                     {1, 2, 3}, {4, 5, 6});
    const Outlook one = outlookOf(layout, {.time = std::chrono::milliseconds{100}}).outlooks[0];
    EXPECT_EQ(one.floor, 76);
    EXPECT_EQ(one.reach->ceiling.points, 76);
    EXPECT_EQ(one.reach->ceiling.bound, 76);
}

TEST(MuseeOutlook, CountsFullGalleryWhoseBonusNobodyClaimed) {
    const Layout layout = twoPlayers("45 46 47 48 49 50");
    EXPECT_EQ(quick(layout).outlooks[0].floor, 6);
    EXPECT_EQ(quick(layout).outlooks[0].reach->ceiling.points, 10);
    EXPECT_EQ(
        quick(twoPlayers("45 46 47 48 49 50", "1 2 3 4 5 6 *")).outlooks[0].reach->ceiling.points,
        6);
}

TEST(MuseeOutlook, EverySpaceBetweenConsecutiveNumbersIsDead) {
    const Outlook one = quick(twoPlayers("7 . . 8 . .")).outlooks[0];
    EXPECT_THAT(one.reach->unusableSpaces,
                ElementsAre(spaceOf(Gallery::upper, 2), spaceOf(Gallery::upper, 3)));
    EXPECT_EQ(one.reach->paintings, 16);
}

// --- problems ------------------------------------------------------------------------------

TEST(MuseeOutlook, FallingGalleryKeepsOnlyItsMuseeUnknown) {
    EXPECT_EQ(known(quick(twoPlayers("5 3 . . . ."))), (Each{false, true}));
}

TEST(MuseeOutlook, NumberTwiceOnOneMuseeKeepsOnlyThisMuseeUnknown) {
    EXPECT_EQ(known(quick(threePlayers("5 . . . .", ". . . . .\n7 . . . .\n. 7 . . ."))),
              (Each{true, false, true}));
}

TEST(MuseeOutlook, NumberOutsideDeckKeepsOnlyItsMuseeUnknown) {
    EXPECT_EQ(known(quick(twoPlayers(". . . . . .", "51 . . . . ."))), (Each{true, false}));
    EXPECT_EQ(known(quick(threePlayers(". . . . .", "51 . . . ."))), (Each{true, true, true}));
}

TEST(MuseeOutlook, BonusOfUnfinishedGalleryKeepsOnlyItsMuseeUnknown) {
    EXPECT_EQ(known(quick(twoPlayers("5 . . . . . *"))), (Each{false, true}));
}

TEST(MuseeOutlook, ProblemsOfTableKeepEveryMuseeUnknown) {
    EXPECT_EQ(known(quick(threePlayers("5 . . . .", "5 . . . ."))), (Each{false, false, false}));
    EXPECT_EQ(known(quick(withStairs(twoPlayers("5 . . . . ."), {1, 2}, {4, 5, 6}))),
              (Each{false, false}));
    EXPECT_EQ(known(quick(threePlayers("1 2 3 4 5 *", "6 7 8 9 10 *"))),
              (Each{false, false, false}));
}

TEST(MuseeOutlook, ProblemOfHandsKeepsNothingUnknown) {
    EXPECT_EQ(known(quick(withHand(twoPlayers("5 . . . . ."), 0, {5, 60}))), (Each{true, true}));
}

TEST(MuseeOutlook, TableWithoutScoresHasNone) {
    const TableOutlook table = quick(drawn(5, {}));
    EXPECT_EQ(table, TableOutlook{});
    EXPECT_EQ(table.unplayed, std::nullopt);
}

TEST(MuseeOutlook, PlacementsOnMuseeWithProblemCountNoPaintings) {
    for (const Placement& placement : placements(twoPlayers("5 3 . . . .", "8 . . . . ."), 0, 20)) {
        EXPECT_EQ(placement.paintings, std::nullopt);
    }
    for (const Placement& placement : placements(twoPlayers("5 3 . . . .", "8 . . . . ."), 1, 20)) {
        EXPECT_EQ(placement.paintings.has_value(), placement.legal);
    }
}

// --- time ----------------------------------------------------------------------------------

TEST(MuseeOutlook, WithoutTimePresentBoardIsWitness) {
    const Layout layout = twoPlayers(example);
    const Ceiling ceiling = ceilingOf(layout, 0, {.time = std::chrono::seconds{0}});
    EXPECT_EQ(ceiling.points, 11);
    EXPECT_EQ(ceiling.witness, layout.musees[0]);
    EXPECT_GE(ceiling.bound, 66);
}

TEST(MuseeOutlook, StoppedSearchKeepsValidBound) {
    const Layout layout = twoPlayers(example);
    for (const int polls : {1, 3, 10}) {
        int left = polls;
        const Ceiling ceiling = ceilingOf(
            layout, 0,
            {.time = std::chrono::minutes{5}, .isStopped = [&left] { return --left < 0; }});
        EXPECT_GE(ceiling.bound, 66);
        EXPECT_EQ(pointsOf(layout, 0, ceiling.witness), ceiling.points);
    }
}

TEST(MuseeOutlook, ProvedResultIsAlwaysTheSame) {
    const Layout layout = twoPlayers(example);
    const Ceiling ceiling = ceilingOf(layout, 0, {.time = std::chrono::minutes{5}});
    ASSERT_TRUE(ceiling.isProved());
    EXPECT_EQ(ceilingOf(layout, 0, {.time = std::chrono::minutes{5}}), ceiling);
}

TEST(MuseeOutlook, LaterCeilingSettlesWhoIsOut) {
    const Layout layout = twoPlayers("45 46 47 48 49 50", "1 2 3 4 5 6 *");
    TableOutlook table = quick(layout);
    Ceiling ceiling = table.outlooks[0].reach->ceiling;
    EXPECT_FALSE(table.outlooks[0].cannotWin);
    ceiling.bound = table.outlooks[1].floor - 1;
    setCeiling(table, 0, ceiling);
    EXPECT_TRUE(table.outlooks[0].cannotWin);
    EXPECT_EQ(table.decided, side(1));
}

} // namespace

} // namespace cimaise::musee
