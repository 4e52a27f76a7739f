// Tests the edits of a position of Muse: what each changes, and that nothing else does.
#include "positions/muse/muse_card_text.h"
#include "positions/muse/muse_edits.h"
#include "positions/muse/muse_round.h"
#include "tests/muse/drawn_table.h"
#include "tests/support/described.h"
#include "validators/muse/muse_rules.h"

#include <gmock/gmock.h>

namespace cimaise::muse {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// --- paintings -----------------------------------------------------------------------------

TEST(MuseEdits, AddsAndRemovesPainting) {
    const Layout table = drawn({"mountain", "", "| sea"});
    const Layout more = put(table, {.player = 0, .pile = Pile::studio}, card("cave"));
    EXPECT_EQ(more, drawn({"mountain cave", "", "| sea"}));
    EXPECT_EQ(removeCard(more, card("cave")), table);
    EXPECT_EQ(removeCard(table, card("bard")), table);
}

TEST(MuseEdits, MovesPaintingAddedToAnotherPile) {
    const Layout table = drawn({"mountain cave", "author", ""});
    EXPECT_EQ(put(table, {.player = 0, .pile = Pile::palace}, card("cave")),
              drawn({"mountain | cave", "author", ""}));
    EXPECT_EQ(put(table, {.player = 2, .pile = Pile::studio}, card("author")),
              drawn({"mountain cave", "", "author"}));
}

TEST(MuseEdits, ListsCardsOfEachPile) {
    const Layout table = drawn({"mountain cave | sea", "", ""});
    EXPECT_THAT(cardsIn(table, {.player = 0, .pile = Pile::studio}),
                ElementsAre(card("mountain"), card("cave")));
    EXPECT_THAT(cardsIn(table, {.player = 0, .pile = Pile::palace}), ElementsAre(card("sea")));
    EXPECT_THAT(cardsIn(table, {.player = 3, .pile = Pile::studio}), IsEmpty()) << "nobody's";
}

TEST(MuseEdits, FindsPileOfCard) {
    const Layout table = drawn({"mountain", "", "| sea"});
    EXPECT_EQ(whereIs(table, card("mountain")), (ArtistPile{.player = 0, .pile = Pile::studio}));
    EXPECT_EQ(whereIs(table, card("sea")), (ArtistPile{.player = 2, .pile = Pile::palace}));
    EXPECT_FALSE(whereIs(table, card("bard")));
}

// --- coins ---------------------------------------------------------------------------------

TEST(MuseEdits, SetsPlayerAndEconomyCoins) {
    const Layout table = setEconomy(setCoins(drawn({"", "", ""}), 1, Suit::suns, 3), Suit::suns, 4);
    EXPECT_EQ(text(table.table.artists[1].coins), "3 suns");
    EXPECT_EQ(table.table.economy.of(Suit::suns), 4);
    EXPECT_THAT(check(table), IsEmpty());
}

TEST(MuseEdits, MovesCoinsBetweenEconomyAndPlayer) {
    const Layout table = takeCoins(drawn({"", "", ""}), 0, Suit::knots, 2);
    EXPECT_EQ(text(table.table.artists[0].coins), "2 knots");
    EXPECT_THAT(check(table), IsEmpty());
    EXPECT_EQ(payCoins(table, 0, Suit::knots, 5).table.economy.of(Suit::knots), 7);
    EXPECT_EQ(takeCoins(table, 1, Suit::knots, 9).table.artists[1].coins.of(Suit::knots), 5);
}

TEST(MuseEdits, GrowsEconomyUpToFourTimes) {
    Layout table = drawn({"", "", "", ""});
    for (int times = 1; times <= 4; ++times) {
        table = grow(std::move(table));
        EXPECT_EQ(table.table.growth, times);
        EXPECT_THAT(check(table), IsEmpty());
    }
    EXPECT_EQ(grow(table), table);
    EXPECT_EQ(undoGrowth(table).table.growth, 3);
    EXPECT_THAT(check(undoGrowth(table)), IsEmpty());
    EXPECT_EQ(undoGrowth(drawn({"", "", ""})), drawn({"", "", ""}));
}

// --- the round -----------------------------------------------------------------------------

TEST(MuseEdits, KeepsTurnsInSeatingOrderAndReplacesThem) {
    const Layout table = drawn({"", "", ""});
    const Turn bo{.player = 1, .action = Action::patron, .card = card("pact")};
    const Turn ana{.player = 0, .action = Action::sketch, .card = card("sea")};
    Layout round = setTurn(setTurn(table, bo), ana);
    EXPECT_THAT(*round.round, ElementsAre(ana, bo));
    EXPECT_EQ(turnOf(round, 1), bo);
    EXPECT_FALSE(turnOf(round, 2));
    Turn other = bo;
    other.action = Action::palace;
    round = setTurn(round, other);
    EXPECT_THAT(*round.round, ElementsAre(ana, other));
    EXPECT_EQ(clearTurn(clearTurn(round, 0), 1), table);
}

TEST(MuseEdits, TogglesGrowthAfterEvents) {
    const Layout table = drawn({"", "", ""});
    const Layout empty = toggleGrowAfter(toggleGrowAfter(table, 3), 1);
    EXPECT_EQ(empty.growAfter, (GrowAfter{.events = {1, 3}, .asList = true}));
    EXPECT_EQ(toggleGrowAfter(toggleGrowAfter(empty, 1), 3), table);
}

TEST(MuseEdits, AppliesPatronPurchase) {
    EXPECT_EQ(withPatron(drawn({"castle", "author", "", ""})),
              drawn({"castle", "|| 4 moons", "", ""}));
    EXPECT_EQ(withPatron(drawn({"castle", "", "", ""})), drawn({"castle", "", "", ""}));
}

TEST(MuseEdits, PlaysAndClearsRound) {
    const Layout before = withGrowAfter(
        withRound(drawn({"castle", "author", "", ""}), "Ana palace sea, discard cave"), {2});
    const Layout after = withRoundPlayed(before, resolve(before).table);
    EXPECT_EQ(after, withGrowth(drawn({"| castle", "author", "", ""}), 1));
}

TEST(MuseEdits, FindsPlayerWithChosenCard) {
    const Layout table = withRound(drawn({"", "", ""}), "Bo paint author, discard cave");
    EXPECT_EQ(chooserOf(table, card("author")), 1);
    EXPECT_EQ(chooserOf(table, card("cave")), 1);
    EXPECT_EQ(chooserOf(table, card("cave"), 1), std::nullopt);
    EXPECT_EQ(chooserOf(table, card("cave"), 0), 1);
    EXPECT_EQ(chooserOf(table, card("sea")), std::nullopt);
    EXPECT_EQ(chooserOf(drawn({"sea", "", ""}), card("sea")), std::nullopt);
}

// --- cards as text -------------------------------------------------------------------------

const SuitWords& french() {
    static const SuitWords words{"Lunes", "Soleils", "Vagues", "Feuilles", "Wyrms", "Nœuds"};
    return words;
}

/// Returns the id of the card read, or the error message.
std::string read(std::string_view line, const CardNames& names = {}) {
    const auto card = readCard(line, french(), names);
    return card ? std::string{infoOf(*card).id} : described(card.error());
}

TEST(MuseCardText, ReadsNamesAndPrefixes) {
    EXPECT_EQ(read("mountain"), "the-mountain");
    EXPECT_EQ(read("The Sea"), "the-sea");
    EXPECT_EQ(read("THE  BARD"), "the-bard");
    EXPECT_EQ(read("ace of moons"), "ace-of-moons");
    EXPECT_EQ(read("mou"), "the-mountain");
    EXPECT_EQ(read("the-mou"), "the-mountain");
}

TEST(MuseCardText, ReadsRankAndSuit) {
    EXPECT_EQ(read("7 moons"), "the-chance-meeting");
    EXPECT_EQ(read("7 leaves"), "the-chance-meeting");
    EXPECT_EQ(read("10 suns"), "the-bard");
    EXPECT_EQ(read("1 knots"), "ace-of-knots");
    EXPECT_EQ(read("9lunes"), "the-pact");
    EXPECT_EQ(read("2 Feuilles"), "the-origin");
    EXPECT_EQ(read("5 Nœuds"), "the-soldier");
}

TEST(MuseCardText, RejectsUnknownCards) {
    EXPECT_EQ(read("louvre"), "muse.entry.unknown text=louvre");
    EXPECT_EQ(read("11 moons"), "muse.entry.unknown text=11 moons");
    EXPECT_EQ(read("7"), "muse.entry.unknown text=7");
    EXPECT_EQ(read("moons"), "muse.entry.unknown text=moons");
    EXPECT_EQ(read("the excuse"), "muse.entry.unknown text=the excuse");
    EXPECT_EQ(read("the"), "muse.entry.unknown text=the");
}

TEST(MuseCardText, RejectsAmbiguousPrefixes) {
    EXPECT_EQ(read("pa"), "muse.entry.several text=pa first=muse.card.the-pact "
                          "second=muse.card.the-painter");
    EXPECT_EQ(read("sea"), "the-sea");
}

TEST(MuseCardText, ReadsTranslatedNames) {
    CardNames names;
    names.at(static_cast<std::size_t>(*findCard("ace-of-knots"))) = "As de Nœuds";
    names.at(static_cast<std::size_t>(*findCard("ace-of-suns"))) = "As de Soleils";
    EXPECT_EQ(read("as de nœuds", names), "ace-of-knots");
    EXPECT_EQ(read("As de N", names), "ace-of-knots");
    EXPECT_EQ(read("ace of knots", names), "ace-of-knots");
    EXPECT_EQ(read("as de", names),
              "muse.entry.several text=as de first=muse.card.ace-of-suns.spoken "
              "second=muse.card.ace-of-knots.spoken");
}

TEST(MuseCardText, ReadsIdOfEveryCard) {
    for (const CardInfo& card : cards) {
        EXPECT_EQ(read(card.id), card.id);
    }
}

} // namespace

} // namespace cimaise::muse
