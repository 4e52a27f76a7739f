// Tests typed turns: accepted forms, and errors with their place.
#include "tests/support/described.h"
#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_turn_text.h"

#include <gtest/gtest.h>

namespace cimaise::muse {

namespace {

const TurnWords& frenchTurn() {
    static const TurnWords words{
        .suits = {"Lunes", "Soleils", "Vagues", "Feuilles", "Wyrms", "Nœuds"},
        .actions = {"Croquis", "Peinture", "Mécène", "Palais", "Défausse"},
        .pay = "payer"};
    return words;
}

const TurnWords& english() {
    static const TurnWords words{.suits = {"Moons", "Suns", "Waves", "Leaves", "Wyrms", "Knots"},
                                 .actions = {"Sketch", "Paint", "Patron", "Palace", "Discard"},
                                 .pay = "pay"};
    return words;
}

/// Returns the turn as typed in English, or the error message.
std::string readAs(std::string_view text) {
    const auto turn = readTurn(text, 2, frenchTurn());
    return turn ? turnText(*turn, english()) : described(turn.error());
}

TEST(MuseTurnText, ReadsActionWithCard) {
    EXPECT_EQ(readAs("sketch mountain"), "sketch mountain");
    EXPECT_EQ(readAs("Patron The Sea"), "patron sea");
    EXPECT_EQ(readAs("palace 7 moons"), "palace chance meeting");
    EXPECT_EQ(readTurn("sketch mountain", 2, frenchTurn())->player, 2);
}

TEST(MuseTurnText, RecognisesWordsByThreeLettersInBothLanguages) {
    EXPECT_EQ(readAs("ske mou"), "sketch mountain");
    EXPECT_EQ(readAs("CROQUIS mountain"), "sketch mountain");
    EXPECT_EQ(readAs("mecene sea"), "patron sea");
    EXPECT_EQ(readAs("mécène sea"), "patron sea");
    EXPECT_EQ(readAs("pal 9 nœuds"), "palace merchant");
    EXPECT_EQ(readAs("pal 9 noeuds, def cave"), "palace merchant, discard cave");
}

TEST(MuseTurnText, ReadsDiscardAndPaymentInAnyOrder) {
    EXPECT_EQ(readAs("paint author, pay 1 moon 1 leaf, discard cave"),
              "paint author, pay 1 moons 1 leaves, discard cave");
    EXPECT_EQ(readAs("discard cave; pay 2knots; paint author\n"),
              "paint author, pay 2 knots, discard cave");
    EXPECT_EQ(readAs("peinture author, payer 2 lunes"), "paint author, pay 2 moons");
    EXPECT_EQ(readAs("paint author, pay 1 moon 1 moon"), "paint author, pay 2 moons");
}

// A payment has at most 99 coins of a suit, well below the 999 that a file can hold.
TEST(MuseTurnText, LimitsPaymentPerSuitTo99Coins) {
    EXPECT_EQ(readAs("paint author, pay 98 moons 1 moon"), "paint author, pay 99 moons");
    EXPECT_EQ(readAs("paint author, pay 99 moons 1 moon"),
              "muse.turn-entry.no-coins text=pay 99 moons 1 moon");
}

TEST(MuseTurnText, QuotesInvalidText) {
    EXPECT_EQ(readAs(""), "muse.turn-entry.no-action text=…");
    EXPECT_EQ(readAs("discard cave"), "muse.turn-entry.no-action text=discard cave");
    EXPECT_EQ(readAs("mountain"), "muse.turn-entry.unknown text=mountain");
    EXPECT_EQ(readAs("pa mountain"), "muse.turn-entry.unknown text=pa mountain");
    EXPECT_EQ(readAs("paint"), "muse.turn-entry.no-card text=paint");
    EXPECT_EQ(readAs("paint louvre"), "muse.entry.unknown text=louvre");
    EXPECT_EQ(readAs("paint mountain, discard pa"),
              "muse.entry.several text=pa first=muse.card.the-pact second=muse.card.the-painter");
    EXPECT_EQ(readAs("paint mountain, palace sea"), "muse.turn-entry.again text=palace sea");
    EXPECT_EQ(readAs("paint sea, discard cave, discard castle"),
              "muse.turn-entry.again text=discard castle");
    EXPECT_EQ(readAs("paint author, pay 2 moons, pay 1 sun"),
              "muse.turn-entry.again text=pay 1 sun");
}

TEST(MuseTurnText, OffersMeaningsOfAmbiguousCard) {
    const auto meant = [](std::string_view text) { return turnMeanings(text, english()); };
    EXPECT_EQ(meant("paint mountain, discard pa"),
              (std::vector<std::string>{"paint mountain, discard pact",
                                        "paint mountain, discard painter"}));
    EXPECT_TRUE(meant("paint mountain, discard pact").empty());
    EXPECT_TRUE(meant("paint c").empty()) << "more than four cards begin with c";
    EXPECT_EQ(cardMeanings("sea, pa", english().suits),
              (std::vector<std::string>{"sea, pact", "sea, painter"}));
}

TEST(MuseTurnText, AddsUpSumsInPayments) {
    EXPECT_EQ(readAs("paint author, pay 1+1 moons"), "paint author, pay 2 moons");
}

TEST(MuseTurnText, RejectsInvalidPayments) {
    for (const char* coins :
         {"pay", "pay moons", "pay 2", "pay 2 stars", "pay -1 moons", "pay 2 moons sun",
          "pay 99999999999 moons", "pay 100 moons", "pay 0 moons"}) {
        EXPECT_EQ(readAs(std::string{"paint author, "} + coins),
                  std::string{"muse.turn-entry.no-coins text="} + coins);
    }
    EXPECT_EQ(readAs("palace sea, pay 2 moons"), "muse.turn-entry.no-painting text=pay 2 moons");
}

TEST(MuseTurnText, ReadsBackEveryCardInFrench) {
    for (std::size_t i = 0; i < cardCount; ++i) {
        Turn turn{.player = 1,
                  .action = static_cast<Action>(i % 4),
                  .card = static_cast<Card>(i),
                  .discard = static_cast<Card>((i + 5) % cardCount)};
        if (turn.action == Action::paint) {
            turn.pay.emplace().of(static_cast<Suit>(i % suitCount)) = 3;
        }
        const std::string text = turnText(turn, frenchTurn());
        const auto again = readTurn(text, 1, frenchTurn());
        ASSERT_TRUE(again) << text;
        EXPECT_EQ(*again, turn) << text;
    }
}

} // namespace

} // namespace cimaise::muse
