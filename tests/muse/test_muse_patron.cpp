// Tests the patron, with every worked example of the rules page.
#include "positions/muse/muse_patron.h"
#include "tests/muse/drawn_table.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace cimaise::muse {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// `castle of Ana, 9: suns 8 no`, one line a suit tried.
std::vector<std::string> steps(const Layout& layout) {
    std::vector<std::string> lines;
    for (const PatronStep& step : visitOf(layout).steps) {
        lines.push_back(fmt::format("{} of {}, {}: {} {} {}", infoOf(step.painting.card).id,
                                    sideName(layout, step.painting.player), step.price,
                                    suitId(step.suit), step.held, step.pays ? "yes" : "no"));
    }
    return lines;
}

/// `author of Cy for 4 moons`, or `nothing`.
std::string sale(const Layout& layout) {
    const PatronVisit visit = visitOf(layout);
    return visit.sale ? fmt::format("{} of {} for {} {}", infoOf(visit.sale->painting.card).id,
                                    sideName(layout, visit.sale->painting.player),
                                    visit.sale->price, suitId(visit.sale->suit))
                      : "nothing";
}

TEST(MusePatron, BuysLargestAffordablePainting) {
    const Layout layout = drawn({"castle", "cave", "author", ""});
    EXPECT_THAT(steps(layout),
                ElementsAre("the-castle of Ana, 9: suns 8 no", "the-castle of Ana, 9: knots 8 no",
                            "the-cave of Bo, 9: waves 8 no", "the-cave of Bo, 9: wyrms 8 no",
                            "the-author of Cy, 4: moons 8 yes"));
    EXPECT_EQ(sale(layout), "the-author of Cy for 4 moons");
    const Table after = afterSale(layout.table, *visitOf(layout).sale);
    EXPECT_EQ(text(after.economy), "4 moons 8 suns 8 waves 8 leaves 8 wyrms 8 knots");
    EXPECT_EQ(text(after.artists[2].coins), "4 moons");
    EXPECT_THAT(after.artists[2].studio, IsEmpty());
    EXPECT_EQ(after.artists[0], layout.table.artists[0]);
}

TEST(MusePatron, TriesNextSuit) {
    const Layout layout = withEconomy(drawn({"mountain", "", "", ""}), "3 moons");
    EXPECT_THAT(steps(layout), ElementsAre("the-mountain of Ana, 6: moons 3 no",
                                           "the-mountain of Ana, 6: suns 8 yes"));
    EXPECT_EQ(sale(layout), "the-mountain of Ana for 6 suns");
}

TEST(MusePatron, BuysNothingWhenNothingIsAffordable) {
    const Layout layout = withEconomy(drawn({"huntress", "ace-of-knots", "", ""}), "1 knots");
    EXPECT_THAT(steps(layout), ElementsAre("the-huntress of Ana, 11: moons 8 no",
                                           "ace-of-knots of Bo, 2: knots 1 no"));
    EXPECT_EQ(sale(layout), "nothing");
}

TEST(MusePatron, OrdersEqualRanksByTopSuit) {
    const Layout layout = withEconomy(drawn({"penitent", "lunatic", "", ""}), "7 moons");
    EXPECT_THAT(steps(layout), ElementsAre("the-lunatic of Bo, 8: moons 7 no",
                                           "the-lunatic of Bo, 8: waves 8 yes"));
    EXPECT_EQ(sale(layout), "the-lunatic of Bo for 8 waves");
}

TEST(MusePatron, SkipsUnaffordableLargePainting) {
    const Layout layout = withEconomy(drawn({"pact", "market", "", ""}), "7 leaves");
    EXPECT_THAT(steps(layout),
                ElementsAre("the-pact of Ana, 11: moons 8 no", "the-pact of Ana, 11: suns 8 no",
                            "the-market of Bo, 8: leaves 7 no",
                            "the-market of Bo, 8: knots 8 yes"));
    EXPECT_EQ(sale(layout), "the-market of Bo for 8 knots");
}

TEST(MusePatron, BuysWhenEconomyHoldsExactPrice) {
    const Layout layout = withEconomy(drawn({"ace-of-moons", "", ""}), "2 moons");
    EXPECT_EQ(sale(layout), "ace-of-moons of Ana for 2 moons");
    EXPECT_EQ(afterSale(layout.table, *visitOf(layout).sale).economy.of(Suit::moons), 0);
}

TEST(MusePatron, BuysCrownAfterThreeGrowthsWithFourPlayers) {
    EXPECT_EQ(sale(withGrowth(drawn({"sea", "", "", ""}), 3)), "the-sea of Ana for 11 waves");
    EXPECT_EQ(sale(withGrowth(drawn({"sea", "", "", ""}), 2)), "nothing");
    EXPECT_EQ(sale(withGrowth(drawn({"sea", "", ""}), 3)), "nothing");
}

TEST(MusePatron, NeverBuysPawnsOrCourts) {
    const Layout layout = withGrowth(drawn({"harvest", "window", "", ""}), 4);
    EXPECT_THAT(
        steps(layout),
        ElementsAre("the-window of Bo, 13: suns 12 no", "the-window of Bo, 13: leaves 12 no",
                    "the-window of Bo, 13: knots 12 no", "the-harvest of Ana, 13: moons 12 no",
                    "the-harvest of Ana, 13: suns 12 no", "the-harvest of Ana, 13: leaves 12 no"));
    EXPECT_EQ(sale(layout), "nothing");
}

TEST(MusePatron, IgnoresPalaces) {
    EXPECT_THAT(steps(drawn({"| author", "", ""})), IsEmpty());
    EXPECT_EQ(sale(drawn({"| author", "", ""})), "nothing");
}

TEST(MusePatron, BuysNothingWithInvalidPlayerCount) {
    EXPECT_EQ(sale(drawn({"author", ""})), "nothing");
    EXPECT_EQ(sale(drawn({"author", "", "", "", ""})), "nothing");
}

TEST(MusePatron, BuysDuplicateCardFromFirstPlayer) {
    EXPECT_EQ(sale(drawn({"", "author", "author"})), "the-author of Bo for 4 moons");
}

} // namespace

} // namespace cimaise::muse
