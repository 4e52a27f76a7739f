// A round of Muse as players enter it: turns by touch and as typed, payments, events, the round
// played.
#include "tests/entry/muse_in_hand.h"
#include "validators/muse/muse_rules.h"

namespace cimaise::muse {

namespace {

class MuseTurns : public MuseInHand {
protected:
    /// A round is entered on this table.
    void enter(const Layout& layout, int side = 0) {
        lay(layout, side);
        take(enterMode(scene(), Mode::round));
    }
    [[nodiscard]] std::string payment() const {
        const std::optional<Message> paid = paymentOf(scene());
        return paid ? described(*paid) : "";
    }
    void pay(Suit suit) { take(muse::pay(scene(), suit)); }
    void type(std::string_view text) { take(enterTurn(scene(), text, english())); }
};

TEST_F(MuseTurns, EachPlayerInTurnChoosesAnActionAndACard) {
    const Layout table = drawn({"", "", ""});
    enter(table);
    EXPECT_EQ(said(), "muse.hint.idea owner=A");
    take(choose(scene(), Action::palace));
    press("mountain");
    EXPECT_EQ(layout(), withRound(table, "Ana palace mountain"));
    EXPECT_EQ(edited(),
              "muse.edit.turn owner=A card=muse.card.the-mountain action=muse.action.palace");
    EXPECT_EQ(side(), 1) << "on to the next";
    EXPECT_EQ(said(), "muse.hint.idea owner=B");
    EXPECT_EQ(pointing().action, std::nullopt) << "not what Ana does";
    take(choose(scene(), Action::sketch));
    press("ace-of-suns");
    EXPECT_EQ(layout(), withRound(table, "Ana palace mountain\nBo sketch ace-of-suns"))
        << "no discard of Ana";
    take(choose(scene(), Action::patron));
    press("sea");
    EXPECT_EQ(side(), 2) << "all have chosen";
    EXPECT_EQ(said(), "muse.hint.all-chosen");
}

TEST_F(MuseTurns, ACardBeforeItsActionIsASketchUntilAnotherIsChosen) {
    const Layout table = drawn({"", "", ""});
    enter(table);
    press("mountain");
    EXPECT_EQ(layout(), withRound(table, "Ana sketch mountain"));
    EXPECT_EQ(said(), "muse.hint.chosen owner=A");
    take(choose(scene(), Action::palace));
    EXPECT_EQ(layout(), withRound(table, "Ana palace mountain"));
    EXPECT_EQ(side(), 0);
}

TEST_F(MuseTurns, ADiscardOnlyWhenItIsAskedFor) {
    const Layout table = drawn({"", "", ""});
    enter(table);
    take(choose(scene(), Action::sketch));
    take(awaitCard(scene(), TurnCard::discard));
    press("mountain");
    EXPECT_EQ(layout(), withRound(table, "Ana sketch mountain")) << "the idea card comes first";
    EXPECT_EQ(said(), "muse.hint.discard owner=A");
    press("ace-of-suns");
    EXPECT_EQ(layout(), withRound(table, "Ana sketch mountain, discard ace-of-suns"));
    EXPECT_EQ(side(), 1) << "on to the next";
    EXPECT_EQ(pointing().turnCard, TurnCard::idea) << "who is asked anew";
    take(turnOver(scene(), 0));
    take(awaitCard(scene(), TurnCard::discard));
    press("ace-of-suns");
    EXPECT_EQ(layout(), withRound(table, "Ana sketch mountain"));
    EXPECT_EQ(edited(), "muse.edit.keep owner=A card=muse.card.ace-of-suns");
}

TEST_F(MuseTurns, AnotherIdeaCardTakesThePlaceOfTheFirst) {
    const Layout table = drawn({"", "", ""});
    enter(withRound(table, "Ana palace mountain, discard cave"));
    press("sea");
    EXPECT_EQ(layout(), withRound(table, "Ana palace sea, discard cave"));
    take(turnOver(scene(), 0));
    press("cave");
    EXPECT_EQ(layout(), withRound(table, "Ana palace cave")) << "no longer the discard";
    take(turnOver(scene(), 0));
    press("cave");
    EXPECT_EQ(layout(), table) << "pressed again, the turn is taken back";
    EXPECT_EQ(edited(), "muse.edit.no-turn owner=A");
    EXPECT_EQ(side(), 0);
}

TEST_F(MuseTurns, WhatAnotherHasChosenOrHangsIsObjectedToOnce) {
    const Layout table = withRound(drawn({"", "", "castle"}), "Ana sketch mountain");
    enter(table, 1);
    press("mountain");
    EXPECT_EQ(said(), "muse.hint.elsewhere.round card=muse.card.the-mountain owner=A");
    EXPECT_EQ(layout(), table);
    press("castle");
    EXPECT_EQ(said(), "muse.hint.elsewhere.studio card=muse.card.the-castle owner=C");
    press("castle");
    EXPECT_EQ(layout(),
              withRound(drawn({"", "", "castle"}), "Ana sketch mountain\nBo sketch castle"));
}

TEST_F(MuseTurns, ATurnIsTakenBack) {
    enter(withRound(drawn({"", "", ""}), "Ana sketch mountain"), 1);
    take(takeTurnBack(scene()));
    EXPECT_EQ(edited(), "nothing") << "Bo has none";
    take(turnOver(scene(), 0));
    EXPECT_EQ(side(), 0);
    take(takeTurnBack(scene()));
    EXPECT_EQ(layout(), drawn({"", "", ""}));
}

TEST_F(MuseTurns, ADiscardIsNoChoiceOfAction) {
    enter(drawn({"", "", ""}));
    take(choose(scene(), Action::discard));
    EXPECT_EQ(pointing().action, std::nullopt);
}

// --- payments ------------------------------------------------------------------------------

// The Author costs 2.
TEST_F(MuseTurns, APaymentWithoutChoiceIsFilledIn) {
    const Layout table = drawn({"|| 3 moons", "", ""});
    enter(table);
    take(choose(scene(), Action::paint));
    press("author");
    EXPECT_EQ(layout(), withRound(table, "Ana paint author 2 moons"));
    EXPECT_EQ(side(), 1) << "nothing is asked";
    const Layout all = drawn({"|| 1 moons 1 knots", "", ""});
    enter(all);
    take(choose(scene(), Action::paint));
    press("author");
    EXPECT_EQ(layout(), withRound(all, "Ana paint author 1 moons 1 knots")) << "all there is";
}

TEST_F(MuseTurns, APaymentOfSeveralSuitsIsAskedFor) {
    enter(drawn({"|| 1 moons 1 suns 1 waves", "", ""}));
    take(choose(scene(), Action::paint));
    press("author");
    EXPECT_EQ(payment(), "muse.payment.said paid=0 n=2");
    EXPECT_EQ(said(), "muse.hint.pay owner=A card=muse.card.the-author");
    pay(Suit::moons);
    EXPECT_EQ(edited(), "muse.edit.payment owner=A card=muse.card.the-author");
    pay(Suit::moons);
    EXPECT_EQ(said(), "muse.hint.holds-no-more owner=A suit=muse.suit.moons");
    pay(Suit::waves);
    EXPECT_EQ(side(), 1) << "all is paid: on to the next";
    EXPECT_EQ(check(layout()), Findings{});
    take(turnOver(scene(), 0));
    EXPECT_EQ(payment(), "muse.payment.said paid=2 n=2");
    pay(Suit::waves);
    EXPECT_EQ(payment(), "muse.payment.said paid=1 n=2") << "a touch too many gives it back";
}

TEST_F(MuseTurns, WithTooFewCoinsNothingIsAskedFor) {
    enter(drawn({"|| 1 moons", "", ""}));
    take(choose(scene(), Action::paint));
    press("sea");
    EXPECT_EQ(side(), 1);
    take(turnOver(scene(), 0));
    EXPECT_EQ(payment(), "muse.payment.short held=1 cost=10");
    EXPECT_EQ(said(), "muse.hint.chosen owner=A");
    EXPECT_EQ(check(layout()), Findings{}) << "the rules say what happens then";
}

/// What bigger cards bring is there when the painting's turn comes.
TEST_F(MuseTurns, ThePurseIsThatOfTheMoment) {
    const Layout table = drawn({"mountain", "", ""});
    enter(withRound(table, "Bo patron sea"));
    take(choose(scene(), Action::paint));
    press("author");
    take(turnOver(scene(), 0));
    EXPECT_EQ(payment(), "muse.payment.said paid=2 n=2") << "6 moons for the Mountain";
}

TEST_F(MuseTurns, AnotherActionIsNotPaidFor) {
    const Layout table = drawn({"|| 3 moons", "", ""});
    enter(withRound(table, "Ana paint author 2 moons"));
    take(choose(scene(), Action::sketch));
    EXPECT_EQ(layout(), withRound(table, "Ana sketch author"));
    EXPECT_EQ(payment(), "");
    pay(Suit::moons);
    EXPECT_EQ(edited(), "nothing");
}

// --- typed ---------------------------------------------------------------------------------

TEST_F(MuseTurns, AreTypedOneAfterTheOther) {
    const Layout table = drawn({"|| 2 moons", "", ""});
    enter(table);
    take(awaitCard(scene(), TurnCard::discard));
    type("paint 2 moons, pay 2 moons, discard cave");
    EXPECT_EQ(layout(), withRound(table, "Ana paint author 2 moons, discard cave"));
    EXPECT_EQ(edited(), "muse.edit.turn-text owner=A turn=paint author, pay 2 moons, discard cave");
    EXPECT_EQ(side(), 1) << "on to the next";
    EXPECT_EQ(pointing().turnCard, TurnCard::idea);
    type("pray sea");
    EXPECT_EQ(refused(), "muse.turn-entry.unknown text=pray sea");
    EXPECT_EQ(side(), 1);
    take(turnOver(scene(), 2));
    type("sketch sea");
    EXPECT_EQ(side(), 1) << "Ana has one";
    type("sketch bard");
    EXPECT_EQ(side(), 1) << "all have one";
    type("  ");
    EXPECT_EQ(layout(), withRound(table, "Ana paint author 2 moons, discard cave\nCy sketch sea"));
}

// --- the round -----------------------------------------------------------------------------

// The order of the page: Merchant, Darkness, Pact, Bard resolve as Bard, Pact, Darkness, Merchant.
TEST_F(MuseTurns, ARoundIsSeenAndPlayed) {
    const Layout before =
        withRound(drawn({"", "", "", ""}),
                  "Ana sketch merchant\nBo sketch darkness\nCy sketch pact\nDi sketch bard");
    enter(before);
    EXPECT_FALSE(pointing().resolved) << "not before it is asked for";
    take(showEvents(scene(), true));
    EXPECT_EQ(said(), "muse.hint.events");
    EXPECT_EQ(scene().shownRound().events.front().act.card, card("bard"));
    take(toggleEmptied(scene(), 2));
    EXPECT_EQ(edited(), "muse.edit.emptied event=2");
    EXPECT_TRUE(scene().shownRound().events[1].grew);
    EXPECT_TRUE(scene().shownRound().events[1].emptied);
    EXPECT_FALSE(scene().shownRound().events[2].emptied);
    take(playRound(scene()));
    EXPECT_EQ(edited(), "muse.edit.round n=4");
    EXPECT_EQ(m_heard, Heard::filled);
    EXPECT_EQ(layout().table, resolve(withGrowAfter(before, {2})).table);
    EXPECT_FALSE(layout().round.has_value());
    EXPECT_EQ(said(), "muse.hint.played");
    EXPECT_EQ(scene().shownRound().events.size(), 4U) << "what has happened stays to be read";
    turnTo(withGrowAfter(before, {2}));
    EXPECT_FALSE(pointing().played.has_value());
    EXPECT_TRUE(pointing().resolved) << "one step back: it can be played again";
}

TEST_F(MuseTurns, WhatHasHappenedIsReadUntilTheTableChanges) {
    enter(withRound(drawn({"", "", ""}), "Ana sketch bard"));
    take(showEvents(scene(), true));
    take(playRound(scene()));
    EXPECT_TRUE(pointing().played.has_value());
    take(lookAtSide(scene()));
    EXPECT_TRUE(pointing().played.has_value());
    take(add(scene(), Suit::moons, 1));
    EXPECT_FALSE(pointing().played.has_value());
    EXPECT_FALSE(pointing().resolved);
}

TEST_F(MuseTurns, AfterARoundPlayedTheNextIsEntered) {
    enter(drawn({"", "", ""}), 1);
    take(choose(scene(), Action::sketch));
    take(awaitCard(scene(), TurnCard::discard)); // and never said
    press("bard");
    take(showEvents(scene(), true));
    take(playRound(scene()));
    take(showEvents(scene(), false));
    EXPECT_FALSE(pointing().played.has_value());
    EXPECT_EQ(said(), "muse.hint.idea owner=A");
    take(choose(scene(), Action::palace));
    press("sea");
    EXPECT_EQ(layout().round->front().card, card("sea")) << "cards are taken again";
    EXPECT_EQ(layout().round->front().player, 0);
}

TEST_F(MuseTurns, OfThreePlayersAreElevenTouches) {
    enter(drawn({"|| 1 moons 1 suns 1 waves", "", ""}));
    int touches = 1; // the round itself
    for (const auto& [action, name] :
         {std::pair{Action::paint, "author"}, std::pair{Action::sketch, "bard"},
          std::pair{Action::patron, "sea"}}) {
        take(choose(scene(), action));
        press(name);
        touches += 2;
        for (const Suit suit : {Suit::moons, Suit::suns}) {
            if (action == Action::paint) {
                pay(suit);
                ++touches;
            }
        }
    }
    take(showEvents(scene(), true));
    take(playRound(scene()));
    EXPECT_FALSE(layout().round.has_value());
    EXPECT_EQ(scene().shownRound().events.size(), 3U);
    EXPECT_EQ(touches + 2, 11);
}

TEST_F(MuseTurns, AWrongPaymentIsWarnedOfOnce) {
    const Layout before = withRound(drawn({"|| 1 moons 2 suns", "", ""}), "Ana paint author");
    enter(before);
    take(showEvents(scene(), true));
    take(playRound(scene()));
    EXPECT_EQ(said(), "muse.hint.again.play");
    EXPECT_EQ(m_heard, Heard::wrong);
    EXPECT_EQ(layout(), before);
    take(playRound(scene()));
    EXPECT_EQ(layout(), drawn({"|| 1 moons 2 suns", "", ""})) << "nothing is painted";
}

TEST_F(MuseTurns, WithoutARoundNothingIsSeenOrPlayed) {
    enter(drawn({"", "", ""}));
    take(showEvents(scene(), true));
    EXPECT_FALSE(pointing().resolved);
    take(playRound(scene()));
    take(toggleEmptied(scene(), 1));
    EXPECT_EQ(edited(), "nothing");
}

TEST_F(MuseTurns, OnlyEventsOfTheRoundEmptyTheDrawPile) {
    enter(withRound(drawn({"", "", ""}), "Ana sketch bard"));
    take(toggleEmptied(scene(), 0));
    take(toggleEmptied(scene(), 2));
    EXPECT_EQ(edited(), "nothing");
    take(toggleEmptied(scene(), 1));
    EXPECT_EQ(layout().growAfter->events, std::vector{1});
}

TEST_F(MuseTurns, TheLastRoundIsSaid) {
    lay(drawn({"", "", ""}));
    EXPECT_EQ(endOf(check(layout())), std::nullopt);
    lay(drawn({"| sea bard end huntress", "", ""}));
    EXPECT_EQ(described(endOf(check(layout())).value()), "muse.end.one owner=A n=4");
}

} // namespace

} // namespace cimaise::muse
