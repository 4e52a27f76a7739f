// Tests the input of Muse's coins: passed, counted, grown, paid by a patron; and the likely
// miscount.
#include "tests/input/muse_in_hand.h"

namespace cimaise::muse {

namespace {

class MuseCoins : public MuseInHand {
protected:
    void add(Suit suit, int coins) { take(muse::add(context(), suit, coins)); }
    [[nodiscard]] std::string newTileVerdict(int player) const {
        return text(layout().table.artists.at(static_cast<std::size_t>(player)).coins);
    }
    [[nodiscard]] std::optional<CoinMiscount> slip(Suit suit) const {
        return state().watch.miscountOf(layout(), suit);
    }
};

TEST_F(MuseCoins, PassesCoinsBetweenArtistAndEconomy) {
    lay(drawn({"", "", "", ""}));
    add(Suit::moons, 1);
    EXPECT_EQ(edited(), "muse.edit.takes suit=muse.suit.moons owner=A count=0");
    add(Suit::moons, 1);
    add(Suit::moons, -1);
    EXPECT_EQ(edited(), "muse.edit.pays suit=muse.suit.moons owner=A count=0");
    EXPECT_EQ(newTileVerdict(0), "1 moons");
    EXPECT_EQ(layout().table.economy.of(Suit::moons), 7);
    add(Suit::suns, -1);
    EXPECT_EQ(shownHint(), "muse.hint.artist-empty suit=muse.suit.suns owner=A count=0");
    EXPECT_EQ(edited(), "nothing");
    add(static_cast<Suit>(suitCount), 1);
    EXPECT_EQ(edited(), "nothing") << "there is no such suit";
}

TEST_F(MuseCoins, TakesAndPaysTypedNumberOfCoins) {
    lay(drawn({"", "", "", ""}));
    take(typeCount(context(), Suit::moons, false, "1+2"));
    EXPECT_EQ(newTileVerdict(0), "3 moons");
    EXPECT_EQ(layout().table.economy.of(Suit::moons), 5) << "8 less 3";
    take(typeCount(context(), Suit::moons, true, "7"));
    EXPECT_EQ(newTileVerdict(0), "1 moons") << "the other way round";
    take(typeCount(context(), Suit::moons, false, "9"));
    EXPECT_EQ(refused(), "muse.hint.economy-short suit=muse.suit.moons owner=A count=7");
    take(typeCount(context(), Suit::moons, true, "9"));
    EXPECT_EQ(refused(), "muse.hint.artist-short suit=muse.suit.moons owner=A count=1");
    take(typeCount(context(), Suit::moons, false, "1x"));
    EXPECT_EQ(refused(), "figure.not-a-number text=1x");
    EXPECT_EQ(newTileVerdict(0), "1 moons");
    EXPECT_EQ(layout().table.economy.of(Suit::moons), 7);
}

TEST_F(MuseCoins, CountsTypedNumberOfCoins) {
    lay(drawn({"", "", "", ""}));
    take(countBy(context(), Counting::artist));
    take(typeCount(context(), Suit::suns, false, "12"));
    EXPECT_EQ(newTileVerdict(0), "12 suns");
    EXPECT_EQ(layout().table.economy.of(Suit::suns), 8) << "a count moves nothing";
    take(countBy(context(), Counting::economy));
    take(typeCount(context(), Suit::suns, true, ""));
    EXPECT_EQ(layout().table.economy.of(Suit::suns), 0);
}

TEST_F(MuseCoins, RejectsCoinsMissingFromEconomy) {
    lay(withEconomy(drawn({"", "", ""}), "0 moons"));
    add(Suit::moons, 1);
    EXPECT_EQ(shownHint(), "muse.hint.economy-empty suit=muse.suit.moons owner=A count=0");
    take(countBy(context(), Counting::economy));
    add(Suit::moons, -1);
    EXPECT_EQ(shownHint(), "muse.hint.economy-empty suit=muse.suit.moons owner=A count=0");
    EXPECT_EQ(layout().table.economy.of(Suit::moons), 0);
}

TEST_F(MuseCoins, CountsArtistAndEconomySeparately) {
    lay(drawn({"", "", "", ""}), 1);
    EXPECT_EQ(state().counting, Counting::pass);
    take(enterMode(context(), Mode::coins));
    EXPECT_EQ(shownHint(), "muse.hint.pass owner=B");
    take(countBy(context(), Counting::artist));
    EXPECT_EQ(shownHint(), "muse.hint.count owner=B");
    add(Suit::wyrms, 1);
    EXPECT_EQ(edited(), "muse.edit.count suit=muse.suit.wyrms owner=B count=1");
    EXPECT_EQ(newTileVerdict(1), "1 wyrms");
    EXPECT_EQ(layout().table.economy.of(Suit::wyrms), 8);
    add(Suit::knots, -1);
    EXPECT_EQ(shownHint(), "muse.hint.artist-empty suit=muse.suit.knots owner=B count=0");
    take(countBy(context(), Counting::economy));
    EXPECT_EQ(shownHint(), "muse.hint.count-economy");
    add(Suit::wyrms, -1);
    EXPECT_EQ(edited(), "muse.edit.economy suit=muse.suit.wyrms owner=B count=7");
    EXPECT_EQ(newTileVerdict(1), "1 wyrms");
}

// A file holds at most 999 coins of a suit; a game with more could not be read again.
TEST_F(MuseCoins, RejectsCoinsBeyondFileLimit) {
    const Layout full = withEconomy(drawn({"", "", ""}), "999 moons");
    lay(full);
    take(countBy(context(), Counting::economy));
    add(Suit::moons, 1);
    EXPECT_EQ(shownHint(), "muse.hint.too-many-coins most=999");
    take(growEconomy(context()));
    EXPECT_EQ(shownHint(), "muse.hint.too-many-coins most=999");
    EXPECT_EQ(layout(), full);
    take(countBy(context(), Counting::artist));
    add(Suit::moons, 999);
    EXPECT_EQ(newTileVerdict(0), "999 moons");
    take(countBy(context(), Counting::pass));
    add(Suit::moons, 1);
    EXPECT_EQ(newTileVerdict(0), "999 moons");
}

TEST_F(MuseCoins, RejectsRoundWithCoinsBeyondFileLimit) {
    const Layout full = withRound(drawn({"|| 999 moons", "", ""}), "Ana sketch ace-of-moons");
    lay(withEconomy(full, "1 moons"));
    take(enterMode(context(), Mode::round));
    take(showEvents(context(), true));
    take(playRound(context())); // warns first: not everyone has chosen
    take(playRound(context()));
    EXPECT_EQ(shownHint(), "muse.hint.too-many-coins most=999");
    EXPECT_TRUE(layout().round.has_value());
    EXPECT_FALSE(state().played.has_value());
}

TEST_F(MuseCoins, GrowsEconomyFourTimesAtMost) {
    lay(drawn({"", "", "", ""}));
    for (int time = 0; time < 6; ++time) {
        take(growEconomy(context()));
    }
    EXPECT_EQ(layout().table.growth, 4);
    EXPECT_EQ(layout().table.economy.total(), 6 * 12);
    take(removeLastGrowth(context()));
    EXPECT_EQ(layout().table.growth, 3);
    EXPECT_EQ(edited(), "muse.edit.growth-removed");
}

// --- suspected miscount --------------------------------------------------------------------

constexpr CoinMiscount anyCount{CoinMiscount::Of::unknown};

TEST_F(MuseCoins, SuspectsOnlyCountThatIsNotEntered) {
    lay(drawn({"", "", "", ""}), 1);
    take(countBy(context(), Counting::artist));
    add(Suit::wyrms, 1);
    EXPECT_EQ(slip(Suit::wyrms), (CoinMiscount{CoinMiscount::Of::economy}))
        << "nobody else has a coin";
    take(countBy(context(), Counting::economy));
    add(Suit::wyrms, -1);
    EXPECT_EQ(slip(Suit::wyrms), std::nullopt) << "it adds up";
    add(Suit::knots, -1);
    EXPECT_EQ(slip(Suit::knots), anyCount) << "any player may have it";
    take(countBy(context(), Counting::artist));
    add(Suit::knots, 2);
    EXPECT_EQ(slip(Suit::knots), anyCount) << "no other count is large enough";
}

TEST_F(MuseCoins, SuspectsOnlyPossibleCountAfterOpening) {
    lay(withEconomy(drawn({"|| 3 suns", "|| 1 suns", "", ""}), "6 suns 7 moons"));
    EXPECT_EQ(slip(Suit::suns), anyCount) << "2 too many: the economy, or Ana";
    EXPECT_EQ(slip(Suit::moons), anyCount) << "of what is missing anybody may have more";
    lay(withEconomy(drawn({"|| 1 suns", "|| 1 suns", "", ""}), "8 suns"));
    EXPECT_EQ(slip(Suit::suns), (CoinMiscount{CoinMiscount::Of::economy}))
        << "2 too many: only the economy";
}

TEST_F(MuseCoins, SuspectsMissingGrowthWhenEverySuitIsOff) {
    lay(drawn({"", "", "", ""}));
    take(countBy(context(), Counting::economy));
    for (const Suit suit : suits) {
        add(suit, 1);
    }
    for (const Suit suit : suits) {
        EXPECT_EQ(slip(suit), (CoinMiscount{CoinMiscount::Of::growth}));
    }
}

// --- the patron ----------------------------------------------------------------------------

// The page's first example: 8 coins each; Castle costs 9, Cave 9, Author 4.
TEST_F(MuseCoins, BuysPaintingForPatron) {
    lay(drawn({"castle", "cave", "author", ""}));
    take(enterMode(context(), Mode::patron));
    const std::string sale = " card=muse.card.the-author owner=C coins=(muse.coins-of.moons n=4)";
    EXPECT_EQ(shownHint(), "muse.patron.planned" + sale);
    take(buy(context()));
    EXPECT_EQ(layout().table.artists[2].studio, Cards{});
    EXPECT_EQ(newTileVerdict(2), "4 moons");
    EXPECT_EQ(layout().table.economy.of(Suit::moons), 4);
    EXPECT_EQ(edited(), "muse.edit.patron card=muse.card.the-author owner=C");
    EXPECT_EQ(m_heard, InputSound::filled);
    EXPECT_EQ(shownHint(), "cli.muse.patron.sale" + sale) << "what was bought is told";
}

TEST_F(MuseCoins, RevealsPatronVisitStepByStep) {
    lay(drawn({"castle", "cave", "author", ""}));
    take(enterMode(context(), Mode::patron));
    take(showNextStep(context()));
    EXPECT_EQ(state().revealed, 1);
    EXPECT_EQ(state().tried, card("castle"));
    EXPECT_EQ(state().selected, std::nullopt) << "the player selected nothing";
    take(highlightTried(context(), static_cast<Card>(cardCount)));
    EXPECT_EQ(shownHint(), "muse.hint.patron");
    EXPECT_FALSE(canBuy(context(), visitOf(layout())));
    take(buy(context()));
    EXPECT_EQ(edited(), "nothing") << "not told beforehand";
    for (int step = 2; step <= 4; ++step) {
        take(showNextStep(context()));
        EXPECT_EQ(state().revealed, step);
    }
    take(showNextStep(context()));
    EXPECT_EQ(state().revealed, std::nullopt) << "Castle and Cave twice, and the Author";
    EXPECT_EQ(state().tried, card("author"));
    EXPECT_TRUE(canBuy(context(), visitOf(layout())));
    take(showNextStep(context()));
    take(showAllSteps(context()));
    EXPECT_EQ(state().revealed, std::nullopt);
}

TEST_F(MuseCoins, BuysNothingWithoutPaintings) {
    lay(drawn({"", "", ""}));
    take(enterMode(context(), Mode::patron));
    EXPECT_EQ(shownHint(), "cli.muse.no-painting");
    take(buy(context()));
    EXPECT_EQ(edited(), "nothing");
    take(showNextStep(context()));
    EXPECT_EQ(state().revealed, std::nullopt);
    EXPECT_EQ(state().tried, std::nullopt);
}

} // namespace

} // namespace cimaise::muse
