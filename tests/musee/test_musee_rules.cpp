// Tests each rule of Musée on drawn boards: the exact findings, with places and words.
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"
#include "validators/musee/musee_rules.h"

#include <gmock/gmock.h>

namespace cimaise::musee {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Lines found(const Layout& layout) { return described(check(layout)); }

constexpr auto fullMusee = R"(20 25 30 35 40 45 *
                              5  10 15 38 43 48 *
                              3  8  13 18 23 28 *)";

// --- musee.players -------------------------------------------------------------------------

TEST(MuseePlayers, AcceptsTwoToFourPlayers) {
    EXPECT_THAT(found(twoPlayers()), IsEmpty());
    EXPECT_THAT(found(threePlayers()), IsEmpty());
    EXPECT_THAT(found(fourPlayers()), IsEmpty());
}

TEST(MuseePlayers, RejectsOtherPlayerCounts) {
    for (const int players : {0, 1, 5}) {
        EXPECT_THAT(found(drawn(players, {})),
                    ElementsAre("impossible musee.players; -; ; musee.players.count n=" +
                                std::to_string(players)));
    }
}

TEST(MuseePlayers, RequiresOneMuseePerPlayer) {
    Layout layout = threePlayers();
    layout.musees.pop_back();
    EXPECT_THAT(found(layout),
                ElementsAre("impossible musee.players; -; ; musee.players.musees expected=3 n=2"));
    layout = twoPlayers();
    layout.musees.emplace_back();
    EXPECT_THAT(found(layout),
                ElementsAre("impossible musee.players; -; ; musee.players.musees expected=2 n=3"));
}

TEST(MuseePlayers, RequiresTwoMuseesForFourPlayers) {
    Layout layout = fourPlayers();
    EXPECT_EQ(layout.musees.size(), 2U);
    layout.musees.resize(4);
    EXPECT_THAT(found(layout),
                ElementsAre("impossible musee.players; -; ; musee.players.musees expected=2 n=4"));
}

// --- musee.staircases ----------------------------------------------------------------------

TEST(MuseeStaircases, AcceptsAnyThreeTokensPerRow) {
    EXPECT_THAT(found(withStairs(twoPlayers(), {1, 2, 3}, {4, 5, 6})), IsEmpty());
    EXPECT_THAT(found(withStairs(fourPlayers(), {6, 1, 4}, {6, 1, 4})), IsEmpty());
}

TEST(MuseeStaircases, ReportsEachRowWithoutThreeTokens) {
    EXPECT_THAT(
        found(withStairs(twoPlayers(), {2, 4}, {1, 3, 5})),
        ElementsAre("illegal musee.staircases; -; - top; musee.staircases.six row=top n=2"));
    EXPECT_THAT(
        found(withStairs(fourPlayers(), {}, {1, 3, 5, 6})),
        ElementsAre("illegal musee.staircases; -; - top; musee.staircases.six row=top n=0",
                    "illegal musee.staircases; -; - bottom; musee.staircases.six row=bottom n=4"));
}

TEST(MuseeStaircases, AcceptsTwoAndThreeTokensForThreePlayers) {
    EXPECT_THAT(found(withStairs(threePlayers(), {1, 2}, {1, 2, 3})), IsEmpty());
    EXPECT_THAT(found(withStairs(threePlayers(), {3, 4, 5}, {1, 5})), IsEmpty());
}

TEST(MuseeStaircases, RejectsEqualRowsForThreePlayers) {
    EXPECT_THAT(found(withStairs(threePlayers(), {1, 2}, {4, 5})),
                ElementsAre("illegal musee.staircases; -; - top, - bottom; "
                            "musee.staircases.same n=2"));
    EXPECT_THAT(found(withStairs(threePlayers(), {1, 2, 3}, {3, 4, 5})),
                ElementsAre("illegal musee.staircases; -; - top, - bottom; "
                            "musee.staircases.same n=3"));
}

TEST(MuseeStaircases, ReportsEachWrongRowForThreePlayers) {
    EXPECT_THAT(
        found(withStairs(threePlayers(), {1}, {1, 2, 3})),
        ElementsAre("illegal musee.staircases; -; - top; musee.staircases.five row=top n=1"));
    EXPECT_THAT(
        found(withStairs(threePlayers(), {1, 2, 3, 4}, {1, 2, 3, 4})),
        ElementsAre("illegal musee.staircases; -; - top; musee.staircases.five row=top n=4",
                    "illegal musee.staircases; -; - bottom; musee.staircases.five row=bottom n=4"));
    EXPECT_THAT(
        found(withStairs(threePlayers(), {1, 2}, {})),
        ElementsAre("illegal musee.staircases; -; - bottom; musee.staircases.five row=bottom n=0"));
}

// --- musee.deck ----------------------------------------------------------------------------

TEST(MuseeDeck, EndsAt50ForTwoOrFourPlayers) {
    EXPECT_THAT(found(twoPlayers(". . . . . 50")), IsEmpty());
    EXPECT_THAT(found(twoPlayers(". . . . . 51", ". . 60 . . .")),
                ElementsAre("illegal musee.deck; A; A upper:6; "
                            "musee.deck.outside exhibit=51 highest=50",
                            "illegal musee.deck; B; B upper:3; "
                            "musee.deck.outside exhibit=60 highest=50"));
    EXPECT_THAT(found(withHand(fourPlayers(), 3, {10, 55})),
                ElementsAre("illegal musee.deck; 4; 4 hand; "
                            "musee.deck.outside exhibit=55 highest=50"));
}

TEST(MuseeDeck, EndsAt60ForThreePlayers) {
    EXPECT_THAT(found(withHand(threePlayers(". . . 51 60"), 0, {59})), IsEmpty());
}

// --- musee.unique --------------------------------------------------------------------------

TEST(MuseeUnique, ReportsDuplicateInOneMusee) {
    EXPECT_THAT(found(twoPlayers("7 . . . . .\n. . . . . .\n. . 7 . . .")),
                ElementsAre("impossible musee.unique; A; A upper:1, A lower:3; "
                            "musee.unique.twice-here exhibit=7 "
                            "first=upper:1 firstOwner=A second=lower:3 secondOwner=A"));
}

TEST(MuseeUnique, ReportsDuplicateAcrossMusees) {
    EXPECT_THAT(found(threePlayers(". . . . 42", ". . . . .", "42 . . . .")),
                ElementsAre("impossible musee.unique; -; A upper:5, C upper:1; "
                            "musee.unique.twice exhibit=42 "
                            "first=upper:5 firstOwner=A second=upper:1 secondOwner=C"));
}

TEST(MuseeUnique, IncludesHands) {
    EXPECT_THAT(found(withHand(twoPlayers(". 9 . . . ."), 1, {3, 9})),
                ElementsAre("impossible musee.unique; -; A upper:2, 2 hand; "
                            "musee.unique.twice exhibit=9 "
                            "first=upper:2 firstOwner=A second=hand secondOwner=2"));
    EXPECT_THAT(found(withHand(twoPlayers(), 0, {3, 3})),
                ElementsAre("impossible musee.unique; 1; 1 hand, 1 hand; "
                            "musee.unique.twice-here exhibit=3 "
                            "first=hand firstOwner=1 second=hand secondOwner=1"));
}

TEST(MuseeUnique, AssignsDuplicateInMuseeAndHandToItsOwner) {
    EXPECT_THAT(found(withHand(twoPlayers(". 9 . . . ."), 0, {9, 10})),
                ElementsAre("impossible musee.unique; A; A upper:2, 1 hand; "
                            "musee.unique.twice-here exhibit=9 "
                            "first=upper:2 firstOwner=A second=hand secondOwner=1"));
    EXPECT_THAT(found(withHand(withHand(fourPlayers(), 1, {9}), 3, {9})),
                ElementsAre("impossible musee.unique; B; 2 hand, 4 hand; "
                            "musee.unique.twice exhibit=9 "
                            "first=hand firstOwner=2 second=hand secondOwner=4"));
}

TEST(MuseeUnique, ReportsEachNumberOnceWithEveryPlace) {
    EXPECT_THAT(found(twoPlayers("8 . . . . .\n8 . . . . .\n. . . . . 9", "8 9 . . . .")),
                ElementsAre("impossible musee.unique; -; A upper:1, A middle:1, B upper:1; "
                            "musee.unique.several exhibit=8 times=3 "
                            "places=(musee.unique.place-of place=upper:1 owner=A, "
                            "musee.unique.place-of place=middle:1 owner=A, "
                            "musee.unique.place-of place=upper:1 owner=B)",
                            "impossible musee.unique; -; A lower:6, B upper:2; "
                            "musee.unique.twice exhibit=9 "
                            "first=lower:6 firstOwner=A second=upper:2 secondOwner=B"));
}

// --- musee.ascending -----------------------------------------------------------------------

TEST(MuseeAscending, AcceptsSkippedSpacesAndNumbers) {
    EXPECT_THAT(found(twoPlayers("5 25 . . . 26\n. 6 . . . 50")), IsEmpty());
}

TEST(MuseeAscending, ChecksEachGallerySeparately) {
    EXPECT_THAT(found(twoPlayers("50 . . . . .\n. . . . . 1")), IsEmpty());
}

TEST(MuseeAscending, ReportsBothPaintingsOfDescendingPair) {
    EXPECT_THAT(found(twoPlayers(". . . . . .\n. . 28 . 13 .")),
                ElementsAre("illegal musee.ascending; A; A middle:3, A middle:5; "
                            "musee.ascending.falls left=28 right=13 "
                            "rightFits=(musee.ascending.range least=29 most=50) "
                            "leftFits=(musee.ascending.range least=1 most=12)"));
}

TEST(MuseeAscending, ReportsEachDescendingPair) {
    EXPECT_THAT(found(fourPlayers(". . . . . .", "3 2 1 . . 4")),
                ElementsAre("illegal musee.ascending; B; B upper:1, B upper:2; "
                            "musee.ascending.falls left=3 right=2",
                            "illegal musee.ascending; B; B upper:2, B upper:3; "
                            "musee.ascending.falls left=2 right=1"));
}

TEST(MuseeAscending, SuggestsOnlyFittingNumbers) {
    EXPECT_THAT(found(twoPlayers("5 10 4 . . .\n. . . . . 12")),
                ElementsAre("illegal musee.ascending; A; A upper:2, A upper:3; "
                            "musee.ascending.falls left=10 right=4 "
                            "rightFits=(list.any list=(11) "
                            "last=(musee.ascending.range least=13 most=50))"))
        << "12 hangs";
    EXPECT_THAT(found(twoPlayers("5 10 4 12 . .")),
                ElementsAre("illegal musee.ascending; A; A upper:2, A upper:3; "
                            "musee.ascending.falls left=10 right=4 rightFits=(11)"));
    EXPECT_THAT(found(twoPlayers("10 4 11 . . .\n. . . . . .")),
                ElementsAre("illegal musee.ascending; A; A upper:1, A upper:2; "
                            "musee.ascending.falls left=10 right=4 "
                            "leftFits=(musee.ascending.range least=1 most=3)"));
}

TEST(MuseeAscending, RejectsEqualNumbersInGallery) {
    EXPECT_THAT(found(twoPlayers(". 12 . 12 . .")),
                ElementsAre("impossible musee.unique; A; A upper:2, A upper:4; "
                            "musee.unique.twice-here exhibit=12 "
                            "first=upper:2 firstOwner=A second=upper:4 secondOwner=A",
                            "illegal musee.ascending; A; A upper:2, A upper:4; "
                            "musee.ascending.equal left=12 right=12"));
}

// --- Gallery Bonuses -----------------------------------------------------------------------

TEST(MuseeBonusFull, RejectsBonusOfIncompleteGallery) {
    EXPECT_THAT(found(twoPlayers("1 2 3 4 5 .", "6 7 8 9 10 11 *\n. . . . . . *")),
                ElementsAre("illegal musee.bonus.full; B; B middle; "
                            "musee.bonus.full.not-full holder=B gallery=middle"));
}

TEST(MuseeBonusFull, AcceptsFiveSpacesForThreePlayers) {
    EXPECT_THAT(found(threePlayers("1 2 3 4 5 *")), IsEmpty());
}

TEST(MuseeBonusOnce, RejectsTwoHolders) {
    EXPECT_THAT(found(twoPlayers("1 2 3 4 5 6 *", "7 8 9 10 11 12 *")),
                ElementsAre("impossible musee.bonus.once; -; A upper, B upper; "
                            "musee.bonus.once.several gallery=upper holders=2"));
}

TEST(MuseeBonusOnce, RejectsSameHolderTwice) {
    EXPECT_THAT(found(twoPlayers("1 2 3 4 5 6 * *")),
                ElementsAre("impossible musee.bonus.once; A; A upper, A upper; "
                            "musee.bonus.once.several gallery=upper holders=2"));
}

TEST(MuseeBonusUnclaimed, NotesGalleryFilledByOneMusee) {
    EXPECT_THAT(found(twoPlayers(". . . . . .", ". . . . . .\n1 2 3 4 5 6")),
                ElementsAre("note musee.bonus.unclaimed; B; B middle; "
                            "musee.bonus.unclaimed.one filler=B gallery=middle"));
}

TEST(MuseeBonusUnclaimed, NotesGalleryFilledBySeveralMusees) {
    EXPECT_THAT(found(threePlayers("1 2 3 4 5", ". . . . .", "7 8 9 10 11")),
                ElementsAre("note musee.bonus.unclaimed; -; A upper, C upper; "
                            "musee.bonus.unclaimed.several gallery=upper"));
}

TEST(MuseeBonusUnclaimed, AddsNoNoteWhenBonusIsHeld) {
    EXPECT_THAT(found(twoPlayers("1 2 3 4 5 6", "7 8 9 10 11 12 *")), IsEmpty());
}

// --- musee.stuck ---------------------------------------------------------------------------

TEST(MuseeStuck, NotesHandWithoutFittingCard) {
    const Layout layout = twoPlayers("4 . . . . .\n5 . . . . .\n6 . . . . .");
    EXPECT_THAT(found(layout), IsEmpty());
    EXPECT_THAT(found(withHand(layout, 0, {1, 2, 3})),
                ElementsAre("note musee.stuck; 1; 1 hand; musee.stuck.hand"));
    EXPECT_THAT(found(withHand(layout, 0, {1, 2, 3, 7})), IsEmpty());
    EXPECT_THAT(found(withHand(layout, 1, {1, 2, 3})), IsEmpty());
}

TEST(MuseeStuck, IgnoresEmptyHand) {
    EXPECT_THAT(found(withHand(twoPlayers("4 . . . . .\n5 . . . . .\n6 . . . . ."), 0, {})),
                IsEmpty());
}

TEST(MuseeStuck, NotesMuseeWithoutFittingNumber) {
    EXPECT_THAT(found(twoPlayers("50 . . . . .\n49 . . . . .\n48 . . . . .")),
                ElementsAre("note musee.stuck; A; ; musee.stuck.musee"));
    EXPECT_THAT(found(twoPlayers("50 . . . . .\n49 . . . . .\n47 . . . . .")), IsEmpty())
        << "48 still fits";
    EXPECT_THAT(found(threePlayers("50 . . . .\n49 . . . .\n48 . . . .")), IsEmpty())
        << "51 to 60 still fit";
}

TEST(MuseeStuck, CountsHungNumbersButNotHandsAsPlayed) {
    const auto* ana = "50 . . . . .\n49 . . . . .\n47 . . . . .";
    EXPECT_THAT(found(twoPlayers(ana, ". . 48 . . .")),
                ElementsAre("note musee.stuck; A; ; musee.stuck.musee"));
    EXPECT_THAT(found(withHand(twoPlayers(ana), 1, {48})), IsEmpty());
}

TEST(MuseeStuck, NotesFullMusee) {
    EXPECT_THAT(found(twoPlayers(fullMusee)),
                ElementsAre("note musee.stuck; A; ; musee.stuck.full"));
}

TEST(MuseeStuck, NotesFullMuseeAndItsHand) {
    EXPECT_THAT(found(withHand(twoPlayers(fullMusee), 0, {1, 2})),
                ElementsAre("note musee.stuck; A; ; musee.stuck.full",
                            "note musee.stuck; 1; 1 hand; musee.stuck.hand"));
}

TEST(MuseeStuck, ChecksPartnersHandAgainstTeamMusee) {
    const Layout layout =
        withHand(fourPlayers(". . . . . .", "4 . . . . .\n5 . . . . .\n6 . . . . ."), 3, {1, 2});
    EXPECT_THAT(found(layout), ElementsAre("note musee.stuck; 4; 4 hand; musee.stuck.hand"));
    EXPECT_THAT(found(withReading(layout, "musee.stuck.team", "team")),
                ElementsAre("note musee.stuck; 4; 4 hand; musee.stuck.hand-team"));
    EXPECT_THAT(found(withReading(layout, "musee.stuck.team", "player")),
                ElementsAre("note musee.stuck; 4; 4 hand; musee.stuck.hand"));
}

TEST(MuseeStuck, AppliesTeamReadingToFourPlayersOnly) {
    const Layout layout =
        withHand(twoPlayers("4 . . . . .\n5 . . . . .\n6 . . . . ."), 0, {1, 2, 3});
    EXPECT_THAT(found(withReading(layout, "musee.stuck.team", "team")),
                ElementsAre("note musee.stuck; 1; 1 hand; musee.stuck.hand"));
}

TEST(MuseeStuck, TreatsCardOutsideDeckAsUnplayable) {
    EXPECT_THAT(found(withHand(twoPlayers(), 0, {51})),
                ElementsAre("illegal musee.deck; 1; 1 hand; "
                            "musee.deck.outside exhibit=51 highest=50",
                            "note musee.stuck; 1; 1 hand; musee.stuck.hand"));
}

// --- all rules together --------------------------------------------------------------------

TEST(MuseeRules, ListsRulesInFixedOrder) {
    Lines ids;
    for (const Rule<Layout>& rule : rules) {
        ids.emplace_back(rule.info.id);
    }
    EXPECT_THAT(ids, ElementsAre("musee.players", "musee.staircases", "musee.deck", "musee.unique",
                                 "musee.ascending", "musee.bonus.full", "musee.bonus.once",
                                 "musee.bonus.unclaimed", "musee.stuck"));
}

TEST(MuseeRules, ClassifiesLegalAndCompletePositions) {
    EXPECT_TRUE(isLegal(check(twoPlayers(fullMusee)))) << "a note does not make it illegal";
    EXPECT_FALSE(isLegal(check(twoPlayers("2 1 . . . .")))) << "illegal";
    EXPECT_FALSE(isLegal(check(twoPlayers("2 . . . . .\n2 . . . . .")))) << "impossible";
    EXPECT_TRUE(isComplete(check(twoPlayers("2 1 . . . ."))));
}

TEST(MuseeRules, UsesDeclaredWordingForEveryFinding) {
    Layout broken = withHand(
        twoPlayers("3 2 2 55 . . *\n1 2 3 4 5 6", "1 2 3 4 5 6 *\n7 8 9 10 11 12"), 0, {1, 51});
    broken.staircases.top = {};
    broken.musees.emplace_back();
    for (const Finding& finding : check(broken)) {
        const auto rule = std::ranges::find(rules, finding.rule,
                                            [](const Rule<Layout>& one) { return one.info.id; });
        ASSERT_NE(rule, rules.end());
        EXPECT_EQ(finding.severity, rule->info.severity);
        EXPECT_TRUE(std::ranges::any_of(rule->info.messages, [&](const FindingText& text) {
            return text.says == finding.says.text && text.fix == finding.fix;
        })) << described(finding);
        EXPECT_TRUE(!finding.fix.empty() || finding.severity == Severity::note);
    }
}

} // namespace

} // namespace cimaise::musee
