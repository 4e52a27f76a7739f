// Tests each rule of Muse on drawn positions: the exact findings, with places and words.
#include "tests/muse/drawn_table.h"
#include "tests/support/described.h"
#include "validators/muse/muse_rules.h"

#include <gmock/gmock.h>

namespace cimaise::muse {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Lines found(const Layout& layout) { return described(check(layout)); }

// --- muse.players --------------------------------------------------------------------------

TEST(MusePlayers, AcceptsThreeAndFourPlayers) {
    EXPECT_THAT(found(drawn({"", "", ""})), IsEmpty());
    EXPECT_THAT(found(drawn({"", "", "", ""})), IsEmpty());
}

TEST(MusePlayers, ReportsOnlyInvalidPlayerCount) {
    EXPECT_THAT(found(withGrowth(drawn({"author", "author"}), 5)),
                ElementsAre("impossible muse.players; -; ; muse.players.count n=2"));
    EXPECT_THAT(found(drawn({"", "", "", "", "harvest"})),
                ElementsAre("impossible muse.players; -; ; muse.players.count n=5"));
    EXPECT_THAT(found(Layout{}),
                ElementsAre("impossible muse.players; -; ; muse.players.count n=0"));
}

// --- muse.deck -----------------------------------------------------------------------------

TEST(MuseDeck, RequiresExtendedDeckForPawnsAndCourts) {
    Layout layout = withRound(drawn({"harvest sea", "| consul", ""}), "Cy sketch rite");
    EXPECT_THAT(found(layout),
                ElementsAre("impossible muse.deck; A; A studio:the-harvest; muse.deck.extended "
                            "card=muse.card.the-harvest",
                            "impossible muse.deck; B; B palace:the-consul; muse.deck.extended "
                            "card=muse.card.the-consul",
                            "impossible muse.deck; C; C round:the-rite; muse.deck.extended "
                            "card=muse.card.the-rite"));
    layout.deck = Deck::extended;
    EXPECT_THAT(found(layout), IsEmpty());
}

// --- muse.unique ---------------------------------------------------------------------------

TEST(MuseUnique, ReportsDuplicateOfTwoPlayers) {
    EXPECT_THAT(found(drawn({"author", "| author", ""})),
                ElementsAre("impossible muse.unique; -; A studio:the-author, B palace:the-author; "
                            "muse.unique.twice card=muse.card.the-author "
                            "first=studio:the-author firstOwner=A "
                            "second=palace:the-author secondOwner=B"));
}

TEST(MuseUnique, ReportsDuplicateOfOnePlayer) {
    EXPECT_THAT(found(drawn({"", "author author", ""})),
                ElementsAre("impossible muse.unique; B; B studio:the-author, B studio:the-author; "
                            "muse.unique.twice-here card=muse.card.the-author "
                            "first=studio:the-author firstOwner=B "
                            "second=studio:the-author secondOwner=B"));
}

TEST(MuseUnique, IncludesCardsOfRound) {
    EXPECT_THAT(found(withRound(drawn({"author", "", ""}), R"(Bo sketch author
                                                              Cy sketch cave, discard author)")),
                ElementsAre("impossible muse.unique; -; A studio:the-author, B round:the-author, "
                            "C round:the-author; muse.unique.twice card=muse.card.the-author "
                            "first=studio:the-author firstOwner=A "
                            "second=round:the-author secondOwner=B"));
}

// --- muse.pay ------------------------------------------------------------------------------

Layout threeMoons() { return drawn({"|| 3 moons 1 suns", "", ""}); }

TEST(MusePay, AcceptsRankPaidInHeldCoins) {
    EXPECT_THAT(found(withRound(threeMoons(), "Ana paint author 2 moons")), IsEmpty());
    EXPECT_THAT(found(withRound(threeMoons(), "Ana paint author 1 moons 1 suns")), IsEmpty());
}

TEST(MusePay, ReportsMissingPayment) {
    EXPECT_THAT(found(withRound(threeMoons(), "Ana paint author")),
                ElementsAre("illegal muse.pay; A; ; muse.pay.missing owner=A "
                            "card=muse.card.the-author cost=2 paid=0"));
}

TEST(MusePay, ReportsWrongAmount) {
    EXPECT_THAT(found(withRound(threeMoons(), "Ana paint author 2 moons 1 suns")),
                ElementsAre("illegal muse.pay; A; A coins:moons, A coins:suns; muse.pay.amount "
                            "owner=A card=muse.card.the-author cost=2 paid=3"));
}

TEST(MusePay, ReportsCoinsNotHeld) {
    EXPECT_THAT(
        found(withRound(threeMoons(), "Ana paint author 2 suns")),
        ElementsAre("illegal muse.pay; A; A coins:suns; muse.pay.not-held owner=A "
                    "card=muse.card.the-author cost=2 paid=(muse.coins-of.suns n=2) held=1"));
}

TEST(MusePay, CountsCoinsHeldWhenPainting) {
    EXPECT_THAT(
        found(withRound(drawn({"mountain || 1 suns 1 knots", "", ""}),
                        R"(Ana paint author 2 moons
                                   Bo patron ace-of-moons)")),
        ElementsAre("illegal muse.pay; A; A coins:moons; muse.pay.not-held owner=A "
                    "card=muse.card.the-author cost=2 paid=(muse.coins-of.moons n=2) held=0"));
    EXPECT_THAT(found(withRound(drawn({"mountain || 1 suns 1 knots", "", ""}),
                                R"(Ana paint author 2 moons
                                   Bo patron pact)")),
                IsEmpty());
}

TEST(MusePay, ReportsNothingWithTooFewCoins) {
    EXPECT_THAT(found(withRound(drawn({"|| 1 moons", "", ""}), "Ana paint author 2 moons")),
                IsEmpty());
}

// --- muse.growth and muse.coins ------------------------------------------------------------

TEST(MuseGrowthRule, AllowsAtMostFourGrowths) {
    EXPECT_THAT(found(withGrowth(drawn({"", "", ""}), 4)), IsEmpty());
    EXPECT_THAT(found(withGrowth(drawn({"", "", ""}), 5)),
                ElementsAre("impossible muse.growth; -; ; muse.growth.more n=5"));
}

TEST(MuseCoins, RequiresEightPerSuitForFourPlayersAndSevenForThree) {
    EXPECT_THAT(found(withEconomy(drawn({"", "", "", ""}), "7 moons")),
                ElementsAre("impossible muse.coins; -; - economy:moons; muse.coins.missing "
                            "suit=muse.suit.moons n=1 growth=(muse.growth.none) expected=8"));
    EXPECT_THAT(found(withEconomy(drawn({"", "", ""}), "8 knots")),
                ElementsAre("impossible muse.coins; -; - economy:knots; muse.coins.too-many "
                            "suit=muse.suit.knots n=1 growth=(muse.growth.none) expected=7"));
}

TEST(MuseCoins, IncludesPlayersCoins) {
    const Layout layout = drawn({"|| 3 moons", "", "|| 2 moons 1 wyrms"});
    EXPECT_THAT(found(layout), IsEmpty());
    EXPECT_THAT(found(withEconomy(layout, "0 moons")),
                ElementsAre("impossible muse.coins; -; - economy:moons, A coins:moons, "
                            "C coins:moons; muse.coins.missing suit=muse.suit.moons n=2 "
                            "growth=(muse.growth.none) "
                            "expected=7"));
}

TEST(MuseCoins, AddsOneCoinPerSuitAndGrowth) {
    Layout layout = withGrowth(drawn({"", "", "", ""}), 3);
    EXPECT_THAT(found(layout), IsEmpty());
    layout.table.growth = 2;
    EXPECT_EQ(found(layout).size(), 6U);
    EXPECT_EQ(coinsTooMany(layout, Suit::leaves), 1);
}

// --- muse.palace, muse.end and muse.tie ----------------------------------------------------

constexpr auto four = "| sea bard end huntress";

TEST(MusePalaceRule, LimitsPaintingsAboveThirdToPlayerCount) {
    const Layout most = drawn({"| sea bard end huntress cave", "| mill pact castle lunatic", ""});
    EXPECT_THAT(found(most),
                ElementsAre("note muse.end; -; A palace:the-sea, A palace:the-bard, "
                            "A palace:the-end, A palace:the-huntress, A palace:the-cave, "
                            "B palace:the-mill, B palace:the-pact, B palace:the-castle, "
                            "B palace:the-lunatic; muse.end.several n=2"));
    const Layout tooMany =
        drawn({"| sea bard end huntress cave", "| mill pact castle lunatic market", ""});
    EXPECT_EQ(found(tooMany).front(),
              "impossible muse.palace; -; A palace:the-huntress, A palace:the-cave, "
              "B palace:the-lunatic, B palace:the-market; muse.palace.above-third n=4 most=3");
}

TEST(MuseEnd, NotesEndWithFourPaintingsInPalace) {
    EXPECT_THAT(found(drawn({"", four, "|| 1 moons"})),
                ElementsAre("note muse.end; B; B palace:the-sea, B palace:the-bard, "
                            "B palace:the-end, B palace:the-huntress; muse.end.one owner=B n=4"));
    EXPECT_THAT(found(drawn({"author", "| sea bard end", ""})), IsEmpty());
}

TEST(MuseTie, NotesTieWhenGameEnds) {
    EXPECT_THAT(found(drawn({four, "author", "", "cave"})),
                ElementsAre(testing::StartsWith("note muse.end; A;"),
                            "note muse.tie; -; ; muse.tie.two first=B second=D"));
    EXPECT_THAT(found(drawn({four, "", "", ""})),
                ElementsAre(testing::StartsWith("note muse.end; A;"),
                            "note muse.tie; -; ; muse.tie.three first=B second=C third=D"));
    EXPECT_THAT(found(drawn({"| sea bard end", "", "", "| cave mill pact"})), IsEmpty())
        << "nobody has won yet";
}

TEST(MuseTie, NotesTieOfFourPlayers) {
    EXPECT_THAT(
        found(drawn({"| sea bard end huntress", "| mill pact castle lunatic",
                     "| cave author diplomat market", "| darkness merchant forest sailor"})),
        ElementsAre(testing::StartsWith("note muse.end; -;"),
                    "note muse.tie; -; ; muse.tie.four first=A second=B third=C fourth=D"));
}

TEST(MuseTie, NotesEachTiedGroup) {
    EXPECT_THAT(found(drawn({"| sea bard end huntress", "| mill", "| cave",
                             "| darkness pact castle lunatic"})),
                ElementsAre(testing::StartsWith("note muse.end; -;"),
                            "note muse.tie; -; ; muse.tie.two first=A second=D",
                            "note muse.tie; -; ; muse.tie.two first=B second=C"));
}

TEST(MuseTie, NotesNoTieWhenStudiosOrCoinsDecide) {
    EXPECT_THAT(found(drawn({four, "author", "", "|| 1 moons"})),
                ElementsAre(testing::StartsWith("note muse.end; A;")));
}

} // namespace

} // namespace cimaise::muse
