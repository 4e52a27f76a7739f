// Tests rounds: the order of the cards, each action, payments that fail, and the economy's growth.
#include "positions/muse/muse_event_text.h"
#include "positions/muse/muse_round.h"
#include "tests/muse/drawn_table.h"
#include "tests/support/described.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace cimaise::muse {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::string outcome(const Layout& layout, const Event& event) {
    switch (event.act.action) {
    case Action::sketch:
        return "gains " + text(event.coins);
    case Action::paint:
        return event.unpainted ? "fails " + std::string{unpaintedId(*event.unpainted)}
                               : "pays " + text(event.coins);
    case Action::patron:
        return event.patron.sale
                   ? fmt::format("buys {} for {} {}", infoOf(event.patron.sale->painting.card).id,
                                 event.patron.sale->price, suitId(event.patron.sale->suit))
                   : "buys nothing";
    case Action::palace:
        return event.moved ? fmt::format("moves {} of {}", infoOf(event.moved->card).id,
                                         sideName(layout, event.moved->player))
                           : "moves nothing";
    case Action::discard:
        return "-";
    }
    return {};
}

/// `Bo patron the-pact: buys nothing`, one event a line; with growth `; grows`.
std::vector<std::string> events(const Layout& layout) {
    std::vector<std::string> lines;
    for (const Event& event : resolve(layout).events) {
        lines.push_back(fmt::format("{} {} {}: {}{}", sideName(layout, event.act.player),
                                    actionId(event.act.action), infoOf(event.act.card).id,
                                    outcome(layout, event), event.grew ? "; grows" : ""));
    }
    return lines;
}

TEST(MuseRound, ResolvesLargestCardFirst) {
    EXPECT_THAT(events(withRound(drawn({"", "", "", ""}), R"(Ana palace merchant
                                                              Bo palace darkness
                                                              Cy palace pact
                                                              Di palace bard)")),
                ElementsAre("Di palace the-bard: moves nothing",
                            "Cy palace the-pact: moves nothing",
                            "Bo palace the-darkness: moves nothing",
                            "Ana palace the-merchant: moves nothing"));
}

TEST(MuseRound, ResolvesDiscardsAmongActions) {
    const Layout layout = withRound(drawn({"", "", ""}), R"(Ana sketch author, discard cave
                                                            Bo sketch pact, discard ace-of-knots
                                                            Cy sketch mountain)");
    EXPECT_THAT(events(layout),
                ElementsAre("Bo sketch the-pact: gains 1 moons 1 suns", "Ana discard the-cave: -",
                            "Cy sketch the-mountain: gains 1 moons 1 suns",
                            "Ana sketch the-author: gains 1 moons 1 knots",
                            "Bo discard ace-of-knots: -"));
}

TEST(MuseRound, ChangesNothingWithoutTurns) {
    const Layout layout = drawn({"mountain", "", ""});
    EXPECT_THAT(events(layout), IsEmpty());
    EXPECT_EQ(resolve(layout).table, layout.table);
    EXPECT_EQ(resolve(withRound(layout, "")).table, layout.table);
}

TEST(MuseRound, PlaysNothingWithInvalidPlayerCount) {
    EXPECT_THAT(events(withRound(drawn({"", ""}), "Ana sketch pact")), IsEmpty());
}

// --- sketch --------------------------------------------------------------------------------

TEST(MuseSketch, TakesOneCoinOfEachAvailableSuit) {
    const Layout layout =
        withRound(withEconomy(drawn({"", "", "", ""}), "0 moons"), "Bo sketch mountain");
    EXPECT_THAT(events(layout), ElementsAre("Bo sketch the-mountain: gains 1 suns"));
    const Table after = resolve(layout).table;
    EXPECT_EQ(text(after.artists[1].coins), "1 suns");
    EXPECT_EQ(text(after.economy), "7 suns 8 waves 8 leaves 8 wyrms 8 knots");
}

TEST(MuseSketch, TakesNothingWhenBothSuitsAreEmpty) {
    EXPECT_THAT(
        events(withRound(withEconomy(drawn({"", "", ""}), "0 waves 0 wyrms"), "Ana sketch cave")),
        ElementsAre("Ana sketch the-cave: gains -"));
}

TEST(MuseSketch, TakesThreeCoinsForCourt) {
    EXPECT_THAT(events(withRound(drawn({"", "", ""}), "Ana sketch consul")),
                ElementsAre("Ana sketch the-consul: gains 1 moons 1 waves 1 knots"));
}

// --- paint ---------------------------------------------------------------------------------

TEST(MusePaint, PaysRankInAnyMixOfCoins) {
    const Layout layout =
        withRound(drawn({"sea || 3 moons 2 suns", "", ""}), "Ana paint journey 1 moons 2 suns");
    EXPECT_THAT(events(layout), ElementsAre("Ana paint the-journey: pays 1 moons 2 suns"));
    const Table after = resolve(layout).table;
    EXPECT_EQ(text(after.artists[0].coins), "2 moons");
    EXPECT_EQ(text(after.economy), "5 moons 7 suns 7 waves 7 leaves 7 wyrms 7 knots");
    EXPECT_EQ(after.artists[0].studio, (Cards{card("sea"), card("journey")}));
}

TEST(MusePaint, PaysWithCoinsEarnedEarlierInRound) {
    const Layout layout = withRound(drawn({"mountain", "", ""}), R"(Ana paint author 2 moons
                                                                    Bo patron pact)");
    EXPECT_THAT(events(layout), ElementsAre("Bo patron the-pact: buys the-mountain for 6 moons",
                                            "Ana paint the-author: pays 2 moons"));
    EXPECT_EQ(text(resolve(layout).table.artists[0].coins), "4 moons");
}

TEST(MusePaint, FailsWithTooFewCoins) {
    const Layout layout =
        withRound(drawn({"|| 1 moons", "", ""}), "Ana paint author 2 moons, discard cave");
    EXPECT_THAT(events(layout),
                ElementsAre("Ana discard the-cave: -", "Ana paint the-author: fails discard"));
    EXPECT_EQ(resolve(layout).table, layout.table);
    EXPECT_THAT(events(withReading(layout, paintShortReading, "keep")),
                ElementsAre("Ana discard the-cave: -", "Ana paint the-author: fails keep"));
}

TEST(MusePaint, FailsWithWrongPayment) {
    const Layout table = drawn({"|| 3 moons 1 suns", "", ""});
    for (const std::string_view payment : {"", " 1 moons", " 3 moons", " 2 suns", " 2 knots"}) {
        const Layout layout = withRound(table, fmt::format("Ana paint author{}", payment));
        EXPECT_THAT(events(layout), ElementsAre("Ana paint the-author: fails pay")) << payment;
        EXPECT_EQ(resolve(layout).table, table.table) << payment;
    }
}

// --- palace --------------------------------------------------------------------------------

TEST(MusePalaceAction, MovesLargestPaintingToOwnersPalace) {
    const Layout layout =
        withRound(drawn({"mill", "diplomat | sea", "ace-of-suns"}), "Cy palace ace-of-moons");
    EXPECT_THAT(events(layout), ElementsAre("Cy palace ace-of-moons: moves the-diplomat of Bo"));
    const Table after = resolve(layout).table;
    EXPECT_EQ(after.artists[1].palace, (Cards{card("sea"), card("diplomat")}));
    EXPECT_THAT(after.artists[1].studio, IsEmpty());
}

TEST(MusePalaceAction, MovesOnePaintingPerAction) {
    EXPECT_THAT(events(withRound(drawn({"mill", "diplomat", ""}), R"(Ana palace author
                                                                     Bo palace pact)")),
                ElementsAre("Bo palace the-pact: moves the-diplomat of Bo",
                            "Ana palace the-author: moves the-mill of Ana"));
}

// --- growth --------------------------------------------------------------------------------

constexpr auto threeSketches = R"(Ana sketch pact
                                  Bo sketch diplomat
                                  Cy sketch mountain)";

TEST(MuseGrowth, GrowsAtEndOfEvent) {
    const Layout layout =
        withGrowAfter(withRound(withEconomy(drawn({"", "", ""}), "1 moons"), threeSketches), {1});
    EXPECT_THAT(events(layout), ElementsAre("Ana sketch the-pact: gains 1 moons 1 suns; grows",
                                            "Bo sketch the-diplomat: gains 1 moons 1 suns",
                                            "Cy sketch the-mountain: gains 1 suns"));
    const Resolution round = resolve(layout);
    EXPECT_EQ(round.table.growth, 1);
    EXPECT_EQ(text(round.table.economy), "5 suns 8 waves 8 leaves 8 wyrms 8 knots");
    EXPECT_FALSE(round.growthDue);
}

TEST(MuseGrowth, GrowsAtNextDraw) {
    const Layout layout = withReading(
        withGrowAfter(withRound(withEconomy(drawn({"", "", ""}), "1 moons"), threeSketches), {1}),
        growthWhenReading, "next-draw");
    EXPECT_THAT(events(layout), ElementsAre("Ana sketch the-pact: gains 1 moons 1 suns",
                                            "Bo sketch the-diplomat: gains 1 suns; grows",
                                            "Cy sketch the-mountain: gains 1 moons 1 suns"));
}

TEST(MuseGrowth, DefersGrowthToNextRound) {
    const Layout layout =
        withReading(withGrowAfter(withRound(drawn({"", "", ""}), threeSketches), {3}),
                    growthWhenReading, "next-draw");
    const Resolution round = resolve(layout);
    EXPECT_EQ(round.table.growth, 0);
    EXPECT_TRUE(round.growthDue);
    EXPECT_FALSE(resolve(withGrowth(layout, 4)).growthDue) << "no coins are set aside any more";
}

TEST(MuseGrowth, GrowsSeveralTimesInOneRound) {
    const Layout layout = withGrowAfter(withRound(drawn({"", "", ""}), threeSketches), {3, 1});
    EXPECT_EQ(resolve(layout).table.growth, 2);
    const Layout later = withReading(layout, growthWhenReading, "next-draw");
    EXPECT_THAT(events(later), ElementsAre("Ana sketch the-pact: gains 1 moons 1 suns",
                                           "Bo sketch the-diplomat: gains 1 moons 1 suns; grows",
                                           "Cy sketch the-mountain: gains 1 moons 1 suns"));
    EXPECT_TRUE(resolve(later).growthDue);
}

TEST(MuseGrowth, GrowsTwiceAfterConsecutiveEvents) {
    const Layout layout =
        withReading(withGrowAfter(withRound(drawn({"", "", ""}), threeSketches), {1, 2}),
                    growthWhenReading, "next-draw");
    EXPECT_EQ(resolve(layout).table.growth, 2);
    EXPECT_FALSE(resolve(layout).growthDue);
}

TEST(MuseGrowth, GrowsAtMostFourTimes) {
    const Layout layout =
        withGrowAfter(withRound(withGrowth(drawn({"", "", ""}), 3), threeSketches), {1, 2, 3});
    EXPECT_THAT(events(layout), ElementsAre("Ana sketch the-pact: gains 1 moons 1 suns; grows",
                                            "Bo sketch the-diplomat: gains 1 moons 1 suns",
                                            "Cy sketch the-mountain: gains 1 moons 1 suns"));
    EXPECT_EQ(resolve(layout).table.growth, 4);
}

TEST(MuseGrowth, DoesNotCountKeptCardAsDraw) {
    const Layout layout = withReading(withRound(drawn({"", "", ""}), R"(Ana sketch pact
                                                                      Bo paint diplomat
                                                                      Cy sketch mountain)"),
                                      paintShortReading, "keep");
    EXPECT_EQ(resolve(withGrowAfter(layout, {2})).table.growth, 0);
    EXPECT_THAT(events(withReading(withGrowAfter(layout, {1}), growthWhenReading, "next-draw")),
                ElementsAre("Ana sketch the-pact: gains 1 moons 1 suns",
                            "Bo paint the-diplomat: fails keep",
                            "Cy sketch the-mountain: gains 1 moons 1 suns; grows"));
}

TEST(MuseRound, NamesMissingSuitsOfPartialSketch) {
    // The suits of the Chance Meeting are moons and leaves.
    const Layout layout =
        withRound(withEconomy(drawn({"", "", ""}), "0 moons"), "Ana sketch chance-meeting");
    EXPECT_EQ(described(outcomeOf(resolve(layout).events.front())),
              "cli.muse.sketch.partly card=muse.card.the-chance-meeting owner=A "
              "coins=(muse.coins-of.leaves n=1) missing=(muse.suit.moons)");
}

} // namespace

} // namespace cimaise::muse
