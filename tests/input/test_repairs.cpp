// Tests that each repair of a finding is a single edit after which the finding is gone, game by
// game, and that doubtful findings get none.
#include "app/input/repairs.h"
#include "positions/museum/museum_edits.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/muse/drawn_table.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"
#include "validators/checks.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Rule of each repair's finding and the repair's label: `musee.unique: some.text exhibit=37`.
/// Fails if the edit of a repair does not fix its finding, or adds a problem.
Lines repairsIn(const AnyCase& position) {
    const Findings before = check(position);
    const auto problems = [](const Findings& findings) {
        return std::ranges::count_if(findings,
                                     [](const Finding& one) { return isProblem(one.severity); });
    };
    Lines lines;
    for (const Repair& repair : repairsOf(position, before)) {
        const Finding& finding = before.at(repair.finding);
        const Findings after = check(repair.edit.next);
        EXPECT_EQ(std::ranges::find(after, finding), after.end()) << described(finding);
        EXPECT_LE(problems(after), problems(before) - (isProblem(finding.severity) ? 1 : 0));
        EXPECT_FALSE(repair.edit.what.text.empty()) << "undo names the edit";
        lines.push_back(std::string{finding.rule} + ": " + described(repair.offer));
    }
    return lines;
}

// --- Musée -------------------------------------------------------------------------------------

TEST(Repairs, SwapPaintingsThatFall) {
    EXPECT_THAT(repairsIn(musee::twoPlayers("5 23 18 30 . .")),
                ElementsAre("musee.ascending: musee.repair.swap first=23 second=18"));
    EXPECT_THAT(repairsIn(musee::twoPlayers("5 40 20 15 50 .")),
                ElementsAre("musee.ascending: musee.repair.swap first=40 second=15",
                            "musee.ascending: musee.repair.swap first=40 second=15"))
        << "one swap cures both";
}

TEST(Repairs, SwapPaintingsOfWhichOneIsElsewhereToo) {
    EXPECT_THAT(repairsIn(musee::twoPlayers("5 12 9 30 . .", "9 . . . . .")),
                testing::Contains("musee.ascending: musee.repair.swap first=12 second=9"));
}

TEST(Repairs, MovePaintingThatNoSwapSorts) {
    EXPECT_THAT(repairsIn(musee::twoPlayers("30 10 20 . 40 45")),
                ElementsAre("musee.ascending: musee.repair.move exhibit=30 place=upper:4"));
    EXPECT_THAT(repairsIn(musee::twoPlayers("30 10 20 . . .")), IsEmpty()) << "three places fit";
    EXPECT_THAT(repairsIn(musee::twoPlayers("50 40 30 20 . .")), IsEmpty())
        << "every swap leaves another fall";
}

TEST(Repairs, RemoveEitherOfTwoEqualPaintings) {
    EXPECT_THAT(repairsIn(musee::twoPlayers("5 37 . . . .", "37 . . . . .")),
                ElementsAre("musee.unique: musee.repair.remove owner=A exhibit=37",
                            "musee.unique: musee.repair.remove owner=B exhibit=37"));
    EXPECT_THAT(repairsIn(musee::twoPlayers("37 40 . . . .\n37 . . . . .")),
                ElementsAre("musee.unique: musee.repair.remove-at exhibit=37 place=upper:1",
                            "musee.unique: musee.repair.remove-at exhibit=37 place=middle:1"));
}

TEST(Repairs, RemoveOnlyThePaintingThatFallsToo) {
    const Lines found = repairsIn(musee::twoPlayers("5 37 18 20 . .", "2 37 40 . . ."));
    EXPECT_THAT(found, testing::Contains("musee.unique: musee.repair.remove owner=A exhibit=37"));
    EXPECT_THAT(found, testing::Not(testing::Contains(
                           "musee.unique: musee.repair.remove owner=B exhibit=37")));
}

TEST(Repairs, NoneForPaintingEnteredThreeTimes) {
    EXPECT_THAT(repairsIn(musee::threePlayers("37 . . . .", "37 . . . .", "37 . . . .")),
                IsEmpty());
}

TEST(Repairs, RemoveCardFromHandOrWall) {
    EXPECT_THAT(repairsIn(musee::withHand(musee::twoPlayers("7 . . . . ."), 1, {7, 9})),
                ElementsAre("musee.unique: musee.repair.remove owner=A exhibit=7",
                            "musee.unique: musee.repair.remove owner=2 exhibit=7"));
}

TEST(Repairs, MovePaintingToBoardWhereItFits) {
    EXPECT_THAT(repairsIn(musee::twoPlayers("40 11 . . . .", "5 . 20 . . .")),
                ElementsAre("musee.ascending: musee.repair.swap first=40 second=11",
                            "musee.ascending: repair.wrong-board piece=(read.value value=11) "
                            "owner=B"));
    EXPECT_THAT(repairsIn(musee::twoPlayers("40 11 . . . .", "5 30 . . . .")),
                testing::Not(testing::Contains(testing::HasSubstr("wrong-board"))))
        << "the space is taken";
}

TEST(Repairs, ReturnOrLeaveBonus) {
    EXPECT_THAT(repairsIn(musee::twoPlayers("5 10 15 . 20 25 *")),
                ElementsAre("musee.bonus.full: musee.repair.bonus-returned gallery=upper"));
    EXPECT_THAT(repairsIn(musee::twoPlayers("5 10 15 18 20 25 *", "1 11 16 19 21 26 *")),
                ElementsAre("musee.bonus.once: musee.repair.bonus-only holder=A",
                            "musee.bonus.once: musee.repair.bonus-only holder=B"));
    EXPECT_THAT(repairsIn(musee::twoPlayers("5 10 15 18 20 25 *", "1 11 16 19 21 . *")),
                ElementsAre("musee.bonus.full: musee.repair.bonus-returned gallery=upper",
                            "musee.bonus.once: musee.repair.bonus-only holder=A"))
        << "only one of them has filled the gallery";
}

// --- Muse --------------------------------------------------------------------------------------

TEST(Repairs, RemoveEitherOfTwoEqualCards) {
    muse::Layout layout = muse::drawn({"bard", "cave", "sea"});
    layout.table.artists[1].palace = {muse::card("bard")};
    EXPECT_THAT(repairsIn(layout),
                ElementsAre("muse.unique: muse.repair.studio card=muse.card.the-bard owner=A",
                            "muse.unique: muse.repair.palace card=muse.card.the-bard owner=B"));
    layout.table.artists[1].palace = {};
    layout.round = {{.player = 2, .action = muse::Action::sketch, .card = muse::card("bard")}};
    EXPECT_THAT(repairsIn(layout), IsEmpty()) << "the choice of the round may be wrong";
}

TEST(Repairs, SetGrowthOnlyIfAllSuitsAgree) {
    muse::Layout layout = muse::withGrowth(muse::drawn({"", "", ""}), 2);
    layout.table.growth = 1;
    const Lines found = repairsIn(layout);
    ASSERT_EQ(found.size(), 6U) << "one beside each suit";
    EXPECT_EQ(found.front(), "muse.coins: muse.repair.growth growth=2");
    layout.table.growth = 2;
    layout.table.economy.of(muse::Suit::suns) += 1;
    EXPECT_THAT(repairsIn(layout),
                ElementsAre("muse.coins: muse.repair.economy suit=muse.suit.suns count=9"))
        << "nobody else has any";
    layout.table.economy.of(muse::Suit::suns) -= 2;
    EXPECT_THAT(repairsIn(layout), IsEmpty()) << "a coin may be missing anywhere";
}

TEST(Repairs, ChooseDeckOfCards) {
    EXPECT_THAT(repairsIn(muse::drawn({"watchman", "cave", "light-keeper"})),
                ElementsAre("muse.deck: muse.repair.extended", "muse.deck: muse.repair.extended"));
}

TEST(Repairs, PayWithTheOnlyCoins) {
    EXPECT_THAT(
        repairsIn(muse::withRound(muse::drawn({"| | 1 moons 1 suns", "", ""}), "Ana paint author")),
        ElementsAre("muse.pay: muse.repair.pay coins=(muse.coins-of.moons n=1, "
                    "muse.coins-of.suns n=1)"));
    EXPECT_THAT(
        repairsIn(muse::withRound(muse::drawn({"| | 2 moons 2 suns", "", ""}), "Ana paint author")),
        IsEmpty())
        << "three payments are possible";
}

// --- Museum ------------------------------------------------------------------------------------

museum::Layout exhibition(const std::vector<museum::Object>& objects) {
    museum::Layout layout = museum::newLayout({.players = {"Ana", "Bo"}});
    layout.museums[0].objects = objects;
    return layout;
}

museum::Object roman(int column, int row, int value) {
    return {.at = {.column = column, .row = row},
            .civilisation = museum::Civilisation::roman,
            .domain = museum::Domain::culture,
            .value = value};
}

TEST(Repairs, SetTrackToSumOfObjects) {
    EXPECT_THAT(repairsIn(setTrack(exhibition({roman(1, 1, 3), roman(2, 1, 4)}), 0, 5)),
                ElementsAre("museum.track: museum.repair.track sum=7"));
}

TEST(Repairs, LeaveTrackAloneBeforeAnyObjectIsEntered) {
    EXPECT_THAT(repairsIn(setTrack(exhibition({}), 0, 50)), testing::IsEmpty());
}

TEST(Repairs, MoveObjectThatExplainsTwoTracks) {
    museum::Layout layout = exhibition({roman(1, 1, 3), roman(2, 1, 4)});
    layout.museums[1].objects = std::vector{roman(2, 1, 5)};
    layout = setTrack(setTrack(layout, 0, 3), 1, 9);
    const Lines found = repairsIn(layout);
    ASSERT_EQ(found.size(), 4U) << "for either track: the object, and the track alone";
    for (const std::size_t line : {0U, 2U}) {
        EXPECT_THAT(found[line], testing::StartsWith("museum.track: repair.wrong-board piece="));
        EXPECT_THAT(found[line], testing::EndsWith("owner=B"));
    }
    EXPECT_EQ(found[1], "museum.track: museum.repair.track sum=7");
    layout = setTrack(layout, 1, 8);
    EXPECT_EQ(repairsIn(layout).size(), 2U) << "the tracks do not agree";
}

TEST(Repairs, RemoveMisplacedObject) {
    const Lines off = repairsIn(exhibition({roman(1, 1, 3), roman(9, 1, 4)}));
    ASSERT_EQ(off.size(), 1U);
    EXPECT_THAT(off.front(), testing::StartsWith("museum.slot: museum.repair.remove object="));
    const Lines taken = repairsIn(exhibition({roman(1, 1, 3), roman(1, 1, 4)}));
    ASSERT_EQ(taken.size(), 2U) << "either of the two";
    EXPECT_NE(taken.front(), taken.back());
}

TEST(Repairs, RemoveEitherOfTwoEqualObjects) {
    EXPECT_THAT(repairsIn(exhibition({roman(1, 1, 3), roman(4, 1, 3)})),
                ElementsAre("museum.copies: museum.repair.remove-at owner=A place=1,1",
                            "museum.copies: museum.repair.remove-at owner=A place=4,1"));
}

TEST(Repairs, LeaveExpertWithOnePlayer) {
    museum::Layout layout = exhibition({});
    const museum::Expert expert{museum::Civilisation::roman};
    layout = toggleExpert(toggleExpert(layout, 0, expert), 1, expert);
    const Lines found = repairsIn(layout);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_THAT(found.front(), testing::EndsWith("owner=A"));
    EXPECT_THAT(found.back(), testing::EndsWith("owner=B"));
}

// --- Art Society -------------------------------------------------------------------------------

constexpr auto start = "portrait a 2x3 at 6,4 start";

TEST(Repairs, GiveTileToAssistant) {
    artsociety::Layout layout =
        artsociety::table({{start, "landscape b 2x3 at 8,4", "still-life c 1x2 at 12,1"}, {}});
    layout.galleries[0].ordered = false;
    EXPECT_THAT(repairsIn(layout), ElementsAre("art.touch: art.repair.assistant tile=tile:3"));
    layout.galleries[0].assistant = artsociety::tile("decor 1 1x1").tile;
    EXPECT_THAT(repairsIn(layout), IsEmpty()) << "the assistant holds a tile";
}

TEST(Repairs, MoveOverlappingTileToWallWhereItFits) {
    EXPECT_THAT(
        repairsIn(artsociety::table({{start, "landscape b 2x3 at 8,4", "city-life c 3x2 at 8,5"},
                                     {start, "still-life b 2x3 at 9,2"}})),
        testing::Contains(testing::StartsWith("art.overlap: repair.wrong-board piece=")));
}

TEST(Repairs, MarkOrderAsUnknownOnlyIfThatHelps) {
    EXPECT_THAT(repairsIn(artsociety::table(
                    {{start, "landscape b 2x2 at 10,4", "city-life b 2x3 at 8,4"}, {}})),
                ElementsAre("art.touch: art.answer.order"));
    EXPECT_THAT(repairsIn(artsociety::table({{start, "still-life c 1x2 at 12,1"}, {}})),
                ElementsAre("art.touch: art.repair.assistant tile=tile:2"));
}

TEST(Repairs, MoveStartingPaintingToTheFrontOfTheOrder) {
    EXPECT_THAT(repairsIn(artsociety::table({{"landscape b 2x3 at 8,4", start}, {}})),
                ElementsAre("art.touch: art.repair.start-first"));
}

TEST(Repairs, MoveTileOntoWall) {
    EXPECT_THAT(repairsIn(artsociety::table(
                    {{start, "landscape b 4x2 at 8,4", "still-life c 2x1 at 12,4"}, {}})),
                ElementsAre("art.inside: art.repair.assistant tile=tile:3"))
        << "a square to the left it would overlap";
}

TEST(Repairs, MarkAnotherStartingPainting) {
    EXPECT_THAT(repairsIn(artsociety::table({{"portrait a 2x3 at 6,4"}, {}})),
                ElementsAre("art.start: art.repair.start tile=tile:1"));
}

TEST(Repairs, EvenShieldsAndSquares) {
    EXPECT_THAT(
        repairsIn(artsociety::table({{start, "portrait a 2x3 at 8,4", "decor 1 1x2 at 10,4"}, {}})),
        ElementsAre("art.decor.size: art.repair.size columns=1 rows=1"))
        << "a decor tile of two shields is not earned";
}

TEST(Repairs, RemoveBidCard) {
    artsociety::Layout layout = artsociety::table({{start}, {}});
    layout.galleries[0].hand = std::vector{4, 7, 7, 33};
    EXPECT_THAT(repairsIn(layout), ElementsAre("art.bids: art.repair.card card=7",
                                               "art.bids: art.repair.card card=33"));
}

TEST(Repairs, MoveEitherMarkerBack) {
    artsociety::Layout layout = artsociety::table({{start}, {}});
    layout.museum = artsociety::Markers{9, 9, 8, 4}; // City Life, Portrait, Still Life, Landscape
    EXPECT_THAT(repairsIn(layout),
                ElementsAre("art.prestige: art.repair.marker marker=prestige:city-life space=7",
                            "art.prestige: art.repair.marker marker=prestige:portrait space=7"));
}

// --- limits ------------------------------------------------------------------------------------

TEST(Repairs, LimitWorkForManyFindings) {
    std::vector<museum::Object> objects(256, roman(9, 9, 2));
    EXPECT_LE(repairsIn(exhibition(objects)).size(), 48U);
}

TEST(Repairs, OfferNoneAmongHundredsOfFindings) {
    const auto repairsBeside = [](std::size_t tiles) {
        const std::vector<std::string> heap(tiles, "still-life c 2x1 at 1,1");
        return repairsIn(artsociety::table(
            {{start, "landscape b 4x2 at 8,4", "still-life c 2x1 at 12,4"}, heap}));
    };
    EXPECT_FALSE(repairsBeside(4).empty());
    EXPECT_TRUE(repairsBeside(400).empty());
}

} // namespace

} // namespace cimaise
