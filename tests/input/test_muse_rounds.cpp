// Tests the input of a complete round of Muse: its events shown, the round played.
#include "tests/input/muse_round_in_hand.h"
#include "validators/muse/muse_rules.h"

namespace cimaise::muse {

namespace {

using MuseRounds = MuseRoundInHand;

// Merchant, Darkness, Pact and Bard resolve in the order Bard, Pact, Darkness, Merchant.
TEST_F(MuseRounds, ShowsEventsAndPlaysRound) {
    const Layout before =
        withRound(drawn({"", "", "", ""}),
                  "Ana sketch merchant\nBo sketch darkness\nCy sketch pact\nDi sketch bard");
    enter(before);
    EXPECT_FALSE(state().resolved) << "not before it is asked for";
    take(showEvents(context(), true));
    EXPECT_EQ(shownHint(), "muse.hint.events");
    EXPECT_EQ(context().shownRound().events.front().act.card, card("bard"));
    take(toggleEmptied(context(), 2));
    EXPECT_EQ(edited(), "muse.edit.emptied event=2");
    EXPECT_TRUE(context().shownRound().events[1].grew);
    EXPECT_TRUE(context().shownRound().events[1].drawPileEmptied);
    EXPECT_FALSE(context().shownRound().events[2].drawPileEmptied);
    take(playRound(context()));
    EXPECT_EQ(edited(), "muse.edit.round-played turns=(muse.edit.round-played.turn owner=D "
                        "action=muse.action.sketch, muse.edit.round-played.turn owner=C "
                        "action=muse.action.sketch, muse.edit.round-played.turn owner=B "
                        "action=muse.action.sketch, muse.edit.round-played.turn owner=A "
                        "action=muse.action.sketch)");
    EXPECT_EQ(m_heard, InputSound::filled);
    EXPECT_EQ(layout().table, resolve(withGrowAfter(before, {2})).table);
    EXPECT_FALSE(layout().round.has_value());
    EXPECT_EQ(shownHint(), "muse.hint.played");
    EXPECT_EQ(context().shownRound().events.size(), 4U) << "what has happened stays to be read";
    turnTo(withGrowAfter(before, {2}));
    EXPECT_FALSE(state().played.has_value());
    EXPECT_TRUE(state().resolved) << "one step back: it can be played again";
}

TEST_F(MuseRounds, ShowsPlayedRoundUntilNextEdit) {
    enter(withRound(drawn({"", "", ""}), "Ana sketch bard\nBo sketch sea\nCy sketch end"));
    take(showEvents(context(), true));
    take(playRound(context()));
    EXPECT_TRUE(state().played.has_value());
    take(openBoard(context()));
    EXPECT_TRUE(state().played.has_value());
    take(add(context(), Suit::moons, 1));
    EXPECT_FALSE(state().played.has_value());
    EXPECT_FALSE(state().resolved);
}

TEST_F(MuseRounds, EntersNextRoundAfterPlayedOne) {
    enter(withRound(drawn({"", "", ""}), "Ana sketch end\nCy sketch calamity"), 1);
    take(choose(context(), Action::sketch));
    press("bard");
    take(showTurnOf(context(), 1)); // asks for a discard that is never chosen
    take(showEvents(context(), true));
    take(playRound(context()));
    take(showEvents(context(), false));
    EXPECT_FALSE(state().played.has_value());
    EXPECT_EQ(shownHint(), "muse.hint.idea owner=A");
    take(choose(context(), Action::palace));
    press("sea");
    EXPECT_EQ(layout().round->front().card, card("sea")) << "cards are taken again";
    EXPECT_EQ(layout().round->front().player, 0);
}

TEST_F(MuseRounds, NeedsThirteenTapsForThreePlayers) {
    enter(drawn({"|| 1 moons 1 suns 1 waves", "", ""}));
    int touches = 1; // opening the round
    for (const auto& [action, name] :
         {std::pair{Action::paint, "author"}, std::pair{Action::sketch, "bard"},
          std::pair{Action::patron, "sea"}}) {
        take(choose(context(), action));
        press(name);
        touches += 2;
        for (const Suit suit : {Suit::moons, Suit::suns}) {
            if (action == Action::paint) {
                pay(suit);
                ++touches;
            }
        }
        if (action != Action::patron) {
            take(showNextTurn(context()));
            ++touches;
        }
    }
    take(showEvents(context(), true));
    take(playRound(context()));
    EXPECT_FALSE(layout().round.has_value());
    EXPECT_EQ(context().shownRound().events.size(), 3U);
    EXPECT_EQ(touches + 2, 13);
}

TEST_F(MuseRounds, WarnsOnceAboutWrongPayment) {
    const Layout before = withRound(drawn({"|| 1 moons 2 suns", "", ""}),
                                    "Ana paint author\nBo patron sea\nCy patron end");
    enter(before);
    take(showEvents(context(), true));
    take(playRound(context()));
    EXPECT_EQ(shownHint(), "muse.hint.again.play");
    EXPECT_EQ(m_heard, InputSound::wrong);
    EXPECT_EQ(layout(), before);
    take(playRound(context()));
    EXPECT_EQ(layout(), drawn({"|| 1 moons 2 suns", "", ""})) << "nothing is painted";
}

TEST_F(MuseRounds, WarnsOnceAboutCardThatCannotBeThere) {
    const Layout before =
        withRound(drawn({"author", "", ""}), "Ana sketch author\nBo patron sea\nCy patron end");
    enter(before);
    take(showEvents(context(), true));
    take(playRound(context()));
    EXPECT_THAT(shownHint(),
                testing::StartsWith("muse.hint.again.problem problem=(muse.unique.twice"));
    EXPECT_EQ(layout(), before);
    take(playRound(context()));
    EXPECT_FALSE(layout().round.has_value());
}

TEST_F(MuseRounds, IsNotCompleteWhileCoinsOfTheRoundWaitToBePaid) {
    // Cy’s patron buys the Castle first: Bo then holds 9 suns for the Author (2)
    enter(withRound(withEconomy(drawn({"", "castle || 1 moons", ""}), "9 suns"),
                    "Ana sketch end\nBo paint author\nCy patron sea"));
    ASSERT_TRUE(needsCoinChoice(m_round, 1));
    EXPECT_FALSE(areAllTurnsComplete(context()));
    take(showTurnOf(context(), 1));
    EXPECT_EQ(shownHint(), "muse.hint.pay owner=B card=muse.card.the-author");
    pay(Suit::suns);
    pay(Suit::suns);
    EXPECT_TRUE(areAllTurnsComplete(context()));
}

TEST_F(MuseRounds, ShowsAndPlaysNothingWithoutRound) {
    enter(drawn({"", "", ""}));
    take(showEvents(context(), true));
    EXPECT_FALSE(state().resolved);
    take(playRound(context()));
    take(toggleEmptied(context(), 1));
    EXPECT_EQ(edited(), "nothing");
}

TEST_F(MuseRounds, MarksEmptyDrawPileOnlyAtEventsOfRound) {
    enter(withRound(drawn({"", "", ""}), "Ana sketch bard"));
    take(toggleEmptied(context(), 0));
    take(toggleEmptied(context(), 2));
    EXPECT_EQ(edited(), "nothing");
    take(toggleEmptied(context(), 1));
    EXPECT_EQ(layout().growAfter->events, std::vector{1});
}

TEST_F(MuseRounds, PlaysIncompleteRoundAfterConfirmation) {
    const Layout before = withRound(drawn({"", "", ""}), "Ana sketch bard");
    enter(before);
    take(showEvents(context(), true));
    EXPECT_EQ(shownHint(), "muse.hint.missing owners=(muse.hint.missing.owner owner=B, "
                           "muse.hint.missing.owner owner=C)");
    take(playRound(context()));
    EXPECT_EQ(shownHint(), "muse.hint.again.some");
    EXPECT_EQ(layout(), before);
    take(playRound(context()));
    EXPECT_FALSE(layout().round.has_value());
}

// --- the end of the game -------------------------------------------------------------------

TEST_F(MuseRounds, AnnouncesLastRound) {
    enter(drawn({"", "", ""}));
    EXPECT_EQ(endOf(context()), std::nullopt);
    const Layout near = drawn({"huntress | sea bard end", "", "| calamity windfall pact"});
    enter(near);
    EXPECT_EQ(shownHint(), "muse.last.near.several n=2");
    enter(drawn({"huntress | sea bard end", "", ""}));
    EXPECT_EQ(shownHint(), "muse.last.near owner=A");
    enter(withRound(near, "Ana palace merchant\nBo sketch author\nCy sketch cave"));
    EXPECT_EQ(described(endOf(context()).value()), "muse.last.round owner=A n=4");
    take(showEvents(context(), true));
    EXPECT_EQ(shownHint(), "muse.last.round owner=A n=4");
    take(playRound(context()));
    EXPECT_EQ(shownHint(), "muse.last.over owner=A n=4");
}

TEST_F(MuseRounds, CountsPalacesThatEndGame) {
    const Layout near = drawn({"huntress | sea bard end", "merchant | calamity windfall pact", ""});
    enter(withRound(near, "Ana palace author\nBo palace mountain\nCy sketch cave"));
    EXPECT_EQ(described(endOf(context()).value()), "muse.last.round.several n=2");
    take(showEvents(context(), true));
    take(playRound(context()));
    EXPECT_EQ(shownHint(), "muse.last.over.several n=2");
}

TEST_F(MuseRounds, EntersRoundAfterEndOnlyOnConfirmation) {
    const Layout over = drawn({"| sea bard end huntress", "", ""});
    enter(over);
    EXPECT_EQ(shownHint(), "muse.last.over owner=A n=4");
    EXPECT_TRUE(isOver(context()));
    take(choose(context(), Action::sketch));
    EXPECT_EQ(shownHint(), "muse.last.enter-anyway");
    EXPECT_EQ(context().partialTurn().action, std::nullopt);
    take(choose(context(), Action::sketch));
    EXPECT_EQ(context().partialTurn().action, Action::sketch);
    enter(over);
    press("mountain");
    EXPECT_EQ(shownHint(), "muse.last.enter-anyway");
    EXPECT_EQ(context().partialTurn().card, std::nullopt);
    enter(over);
    take(choose(context(), Action::sketch));
    press("mountain");
    EXPECT_EQ(layout(), withRound(over, "Ana sketch mountain")) << "the first tap is not lost";
    enter(over);
    press("mountain");
    take(choose(context(), Action::sketch));
    EXPECT_EQ(layout(), withRound(over, "Ana sketch mountain")) << "in either order";
    take(showEvents(context(), true));
    take(playRound(context()));
    EXPECT_EQ(shownHint(), "muse.last.play-anyway");
    EXPECT_TRUE(layout().round.has_value());
}

// --- saved input state ---------------------------------------------------------------------

TEST_F(MuseRounds, RestoresUnfinishedTurns) {
    const Layout table = withRound(drawn({"|| 1 moons 1 suns 1 waves", "", ""}), "Bo sketch sea");
    enter(table);
    take(choose(context(), Action::paint));
    press("author");
    pay(Suit::suns);
    take(showTurnOf(context(), 2));
    take(requestCard(context(), TurnField::discard));
    press("cave");
    const InputState before = state();
    ASSERT_EQ(before.partialTurns.size(), 2U);
    const std::string text = writeViewState(context());
    lay(table);
    take(restoreViewState(context(), text, true).value());
    EXPECT_EQ(side(), 2);
    EXPECT_EQ(state().partialTurns, before.partialTurns);
    EXPECT_EQ(writeViewState(context()), text);
    EXPECT_EQ(state().mode, Mode::round);
    EXPECT_EQ(context().partialTurn().discard, card("cave"));
    take(showTurnOf(context(), 0));
    EXPECT_EQ(payment(), "muse.payment.spoken paid=1 n=2");
}

TEST_F(MuseRounds, WritesFieldsAsEarlierVersions) {
    lay(drawn({"", "", ""}));
    Purse pay;
    pay.of(Suit::suns) = 2;
    InputState view = state();
    view.mode = Mode::round;
    view.partialTurns = {{.player = 1, .action = Action::paint, .card = card("author"), .pay = pay},
                         {.player = 2}};
    EXPECT_EQ(writeViewState({layout(), context().round, 0, view}),
              R"({"mode":"round","side":0,"resolved":false,"pile":"studio","selected":"",)"
              R"("counting":"pass","asked":"next","turns":[{"player":1,"action":"paint",)"
              R"("card":"the-author","pay":{"suns":2}},{"player":2}]})");
}

/// Earlier versions had a page for lines of text.
TEST_F(MuseRounds, RestoresTurnsOfStateWithTextPage) {
    lay(drawn({"", "", ""}));
    take(restoreViewState(context(),
                          R"({"mode": "text", "turns": [{"player": 1, "card": "the-sea"}]})", true)
             .value());
    EXPECT_EQ(state().mode, Mode::paintings);
    EXPECT_EQ(state().partialTurns.size(), 1U);
}

TEST_F(MuseRounds, IgnoresInvalidSavedState) {
    for (const char* text :
         {"", "{}", "[1]", R"({"mode": "attic"})", R"({"mode": 3, "side": 1})"}) {
        EXPECT_EQ(restoreViewState(context(), text, true), std::nullopt) << text;
    }
    lay(drawn({"", "", ""}));
    take(restoreViewState(context(),
                          R"({"mode": "round", "side": 3, "resolved": true,
                      "turns": [4, {"player": 99999, "card": "x"}, {"player": 3, "card": "sea"}]})",
                          true)
             .value());
    EXPECT_EQ(state().mode, Mode::round);
    EXPECT_EQ(side(), 0);
    EXPECT_FALSE(state().resolved);
    EXPECT_TRUE(state().partialTurns.empty()) << "no artist has that seat";
}

} // namespace

} // namespace cimaise::muse
