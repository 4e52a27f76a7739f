// Tests the input of a complete round of Muse: its events shown, the round played.
#include "tests/entry/muse_round_in_hand.h"
#include "validators/muse/muse_rules.h"

namespace cimaise::muse {

namespace {

using MuseRounds = MuseRoundInHand;

// The order of the page: Merchant, Darkness, Pact, Bard resolve as Bard, Pact, Darkness, Merchant.
TEST_F(MuseRounds, ARoundIsSeenAndPlayed) {
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

TEST_F(MuseRounds, WhatHasHappenedIsReadUntilTheTableChanges) {
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

TEST_F(MuseRounds, AfterARoundPlayedTheNextIsEntered) {
    enter(drawn({"", "", ""}), 1);
    take(choose(scene(), Action::sketch));
    press("bard");
    take(turnOver(scene(), 1)); // a discard asked for, and never said
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

TEST_F(MuseRounds, OfThreePlayersAreElevenTouches) {
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

TEST_F(MuseRounds, AWrongPaymentIsWarnedOfOnce) {
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

TEST_F(MuseRounds, WithoutARoundNothingIsSeenOrPlayed) {
    enter(drawn({"", "", ""}));
    take(showEvents(scene(), true));
    EXPECT_FALSE(pointing().resolved);
    take(playRound(scene()));
    take(toggleEmptied(scene(), 1));
    EXPECT_EQ(edited(), "nothing");
}

TEST_F(MuseRounds, OnlyEventsOfTheRoundEmptyTheDrawPile) {
    enter(withRound(drawn({"", "", ""}), "Ana sketch bard"));
    take(toggleEmptied(scene(), 0));
    take(toggleEmptied(scene(), 2));
    EXPECT_EQ(edited(), "nothing");
    take(toggleEmptied(scene(), 1));
    EXPECT_EQ(layout().growAfter->events, std::vector{1});
}

TEST_F(MuseRounds, TheLastRoundIsSaid) {
    lay(drawn({"", "", ""}));
    EXPECT_EQ(endOf(check(layout())), std::nullopt);
    lay(drawn({"| sea bard end huntress", "", ""}));
    EXPECT_EQ(described(endOf(check(layout())).value()), "muse.end.one owner=A n=4");
}

} // namespace

} // namespace cimaise::muse
