// Tests the input of the coins that pay for a painting.
#include "tests/input/muse_round_in_hand.h"
#include "validators/muse/muse_rules.h"

namespace cimaise::muse {

namespace {

using MusePayments = MuseRoundInHand;

// The Author costs 2.
TEST_F(MusePayments, FillsInPaymentWithoutChoice) {
    const Layout table = drawn({"|| 3 moons", "", ""});
    enter(table);
    take(choose(context(), Action::paint));
    press("author");
    EXPECT_EQ(layout(), withRound(table, "Ana paint author 2 moons"));
    EXPECT_EQ(side(), 0);
    EXPECT_EQ(payment(), "muse.payment.spoken paid=2 n=2") << "seen before it is taken";
    EXPECT_EQ(nextTurnField(context()), TurnField::discard) << "no coins are asked for";
    const Layout all = drawn({"|| 1 moons 1 knots", "", ""});
    enter(all);
    take(choose(context(), Action::paint));
    press("author");
    EXPECT_EQ(layout(), withRound(all, "Ana paint author 1 moons 1 knots")) << "all there is";
}

TEST_F(MusePayments, AsksForPaymentOfSeveralSuits) {
    enter(drawn({"|| 1 moons 1 suns 1 waves", "", ""}));
    take(choose(context(), Action::paint));
    press("author");
    EXPECT_EQ(payment(), "muse.payment.spoken paid=0 n=2");
    EXPECT_EQ(shownHint(), "muse.hint.pay owner=A card=muse.card.the-author");
    EXPECT_EQ(nextTurnField(context()), TurnField::coins);
    EXPECT_EQ(check(layout()), Findings{}) << "what is not finished breaks no rule";
    pay(Suit::moons);
    EXPECT_EQ(edited(), "nothing");
    EXPECT_EQ(check(layout()), Findings{});
    pay(Suit::moons);
    EXPECT_EQ(shownHint(), "muse.hint.holds-no-more owner=A suit=muse.suit.moons");
    pay(Suit::waves);
    EXPECT_EQ(edited(), "muse.edit.payment owner=A card=muse.card.the-author");
    EXPECT_EQ(side(), 0) << "all is paid, and stays in view";
    EXPECT_EQ(nextTurnField(context()), TurnField::coins) << "no card takes the place of a coin";
    EXPECT_EQ(shownHint(), "muse.hint.paid owner=A");
    EXPECT_EQ(check(layout()), Findings{});
    EXPECT_EQ(payment(), "muse.payment.spoken paid=2 n=2");
    pay(Suit::waves);
    EXPECT_EQ(payment(), "muse.payment.spoken paid=1 n=2") << "a touch too many gives it back";
    EXPECT_EQ(context().turn(), std::nullopt) << "and is unfinished";
    EXPECT_EQ(check(layout()), Findings{});
}

TEST_F(MusePayments, AllowsAnotherCardDuringPayment) {
    const Layout table = drawn({"|| 1 moons 1 suns 1 waves", "", ""});
    enter(table);
    take(choose(context(), Action::paint));
    press("author");
    take(showTurnOf(context(), 1));
    EXPECT_EQ(nextTurnField(context()), TurnField::idea);
    take(showTurnOf(context(), 0));
    EXPECT_EQ(nextTurnField(context()), TurnField::coins);
    take(requestCard(context(), TurnField::idea));
    press("journey");
    EXPECT_EQ(layout(), withRound(table, "Ana paint journey 1 moons 1 suns 1 waves"));
    take(showTurnOf(context(), 0));
    take(requestCard(context(), TurnField::idea));
    press("author");
    EXPECT_EQ(layout(), table) << "no choice of the round until it is paid";
    EXPECT_EQ(nextTurnField(context()), TurnField::coins);
}

TEST_F(MusePayments, ReportsShortageWithoutAskingForPayment) {
    enter(drawn({"|| 1 moons", "", ""}));
    take(choose(context(), Action::paint));
    press("sea");
    EXPECT_EQ(side(), 0);
    EXPECT_EQ(payment(), "muse.payment.short held=1 cost=10");
    EXPECT_EQ(shownHint(), "muse.hint.short owner=A held=1 cost=10")
        << "not only once it is played";
    EXPECT_TRUE(isShortOfCoins(context().round, 0));
    EXPECT_EQ(check(layout()), Findings{}) << "the rules say what happens then";
}

/// Coins gained by bigger cards are available when the painting is resolved.
TEST_F(MusePayments, PaysWithCoinsGainedEarlierInRound) {
    const Layout table = drawn({"mountain", "", ""});
    enter(withRound(table, "Bo patron sea"));
    take(choose(context(), Action::paint));
    press("author");
    take(showTurnOf(context(), 0));
    EXPECT_EQ(payment(), "muse.payment.spoken paid=2 n=2") << "6 moons for the Mountain";
}

TEST_F(MusePayments, DropsPaymentWhenActionChanges) {
    const Layout table = drawn({"|| 3 moons", "", ""});
    enter(withRound(table, "Ana paint author 2 moons"));
    take(choose(context(), Action::sketch));
    EXPECT_EQ(layout(), withRound(table, "Ana sketch author"));
    EXPECT_EQ(payment(), "");
    pay(Suit::moons);
    EXPECT_EQ(edited(), "nothing");
}

} // namespace

} // namespace cimaise::muse
