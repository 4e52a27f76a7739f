// Tests the input of the turns of a round of Muse, by tap.
#include "tests/input/muse_round_in_hand.h"
#include "validators/muse/muse_rules.h"

namespace cimaise::muse {

namespace {

using MuseTurns = MuseRoundInHand;

TEST_F(MuseTurns, EntersActionAndCardOfEachPlayer) {
    const Layout table = drawn({"", "", ""});
    enter(table);
    EXPECT_EQ(shownHint(), "muse.hint.idea owner=A");
    take(choose(context(), Action::palace));
    press("mountain");
    EXPECT_EQ(layout(), withRound(table, "Ana palace mountain"));
    EXPECT_EQ(edited(),
              "muse.edit.turn owner=A card=muse.card.the-mountain action=muse.action.palace");
    EXPECT_EQ(side(), 0) << "nothing goes on by itself";
    EXPECT_EQ(shownHint(), "muse.hint.discard-too owner=A");
    take(showNextTurn(context()));
    EXPECT_EQ(side(), 1);
    EXPECT_EQ(shownHint(), "muse.hint.idea owner=B");
    EXPECT_EQ(context().partialTurn().action, std::nullopt) << "not what Ana does";
    take(choose(context(), Action::sketch));
    press("ace-of-suns");
    EXPECT_EQ(layout(), withRound(table, "Ana palace mountain\nBo sketch ace-of-suns"))
        << "no discard of Ana";
    take(showNextTurn(context()));
    take(choose(context(), Action::patron));
    press("sea");
    EXPECT_EQ(side(), 2);
    EXPECT_EQ(shownHint(), "muse.hint.all-chosen owner=C");
    take(showNextTurn(context()));
    EXPECT_EQ(side(), 0) << "all have chosen: from one to the next, to look";
}

TEST_F(MuseTurns, ContinuesWithNextIncompletePlayer) {
    const Layout table = drawn({"|| 1 moons 1 suns 1 waves", "", ""});
    enter(withRound(table, "Ana paint author\nBo sketch sea"), 1);
    take(showNextTurn(context()));
    EXPECT_EQ(side(), 2);
    take(choose(context(), Action::sketch));
    press("bard");
    take(showNextTurn(context()));
    EXPECT_EQ(side(), 0) << "who has not paid";
    EXPECT_EQ(nextTurnField(context()), TurnField::coins);
    take(showNextTurn(context()));
    EXPECT_EQ(side(), 1);
}

TEST_F(MuseTurns, TreatsSecondCardAsDiscard) {
    enter(drawn({"", "", ""}));
    take(choose(context(), Action::sketch));
    press("mountain");
    press("cave");
    EXPECT_EQ(layout(), withRound(drawn({"", "", ""}), "Ana sketch mountain, discard cave"));
    EXPECT_EQ(side(), 0);
}

TEST_F(MuseTurns, KeepsCardUntilActionIsChosen) {
    const Layout table = drawn({"", "", ""});
    enter(table);
    press("mountain");
    EXPECT_EQ(layout(), table) << "nothing is chosen yet";
    EXPECT_EQ(context().partialTurn().card, card("mountain"));
    EXPECT_EQ(shownHint(), "muse.hint.action owner=A card=muse.card.the-mountain");
    EXPECT_EQ(side(), 0);
    take(choose(context(), Action::palace));
    EXPECT_EQ(layout(), withRound(table, "Ana palace mountain"));
    EXPECT_EQ(side(), 0);
}

TEST_F(MuseTurns, KeepsLastActionUntilCardIsChosen) {
    const Layout table = drawn({"", "", ""});
    enter(table);
    take(choose(context(), Action::patron));
    EXPECT_EQ(shownHint(), "muse.hint.idea-of-action owner=A action=muse.action.patron");
    take(choose(context(), Action::palace));
    press("mountain");
    EXPECT_EQ(layout(), withRound(table, "Ana palace mountain"));
}

TEST_F(MuseTurns, KeepsUnfinishedTurnWhileViewingOtherPlayer) {
    const Layout table = drawn({"", "", ""});
    enter(table);
    press("mountain");
    take(showTurnOf(context(), 1));
    EXPECT_EQ(shownHint(), "muse.hint.idea owner=B");
    press("mountain");
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.round card=muse.card.the-mountain owner=A");
    take(showTurnOf(context(), 0));
    EXPECT_EQ(shownHint(), "muse.hint.action owner=A card=muse.card.the-mountain");
    take(requestCard(context(), TurnField::idea));
    press("mountain");
    EXPECT_EQ(shownHint(), "muse.hint.idea owner=A") << "touched again, it is taken back";
    press("mountain");
    const std::optional<InputResult> escaped = cancelInput(context());
    ASSERT_TRUE(escaped);
    take(*escaped);
    EXPECT_EQ(shownHint(), "muse.hint.idea owner=A");
    EXPECT_EQ(cancelInput(context()), std::nullopt);
}

TEST_F(MuseTurns, AcceptsDiscardBeforeActionAndCard) {
    const Layout table = drawn({"", "", ""});
    enter(table);
    take(requestCard(context(), TurnField::discard));
    EXPECT_EQ(shownHint(), "muse.hint.discard owner=A");
    press("ace-of-suns");
    EXPECT_EQ(context().partialTurn().discard, card("ace-of-suns"));
    EXPECT_EQ(context().partialTurn().card, std::nullopt);
    EXPECT_EQ(shownHint(), "muse.hint.idea owner=A");
    take(choose(context(), Action::sketch));
    press("mountain");
    EXPECT_EQ(layout(), withRound(table, "Ana sketch mountain, discard ace-of-suns"));
    EXPECT_EQ(side(), 0);
    EXPECT_EQ(nextTurnField(context()), TurnField::discard);
    take(showNextTurn(context()));
    EXPECT_EQ(nextTurnField(context()), TurnField::idea) << "who is asked again";
}

TEST_F(MuseTurns, WaitsForRequestedDiscard) {
    const Layout table = drawn({"", "", ""});
    enter(table);
    press("mountain");
    take(requestCard(context(), TurnField::discard));
    take(requestCard(context(), TurnField::discard));
    EXPECT_EQ(nextTurnField(context()), TurnField::discard) << "asked twice, it still is";
    take(choose(context(), Action::sketch));
    EXPECT_EQ(side(), 0);
    press("cave");
    EXPECT_EQ(layout(), withRound(table, "Ana sketch mountain, discard cave"));
    EXPECT_EQ(side(), 0);
}

TEST_F(MuseTurns, AddsAndRemovesDiscardOfEarlierPlayer) {
    const Layout table = drawn({"", "", ""});
    enter(withRound(table, "Ana sketch mountain"), 1);
    take(showTurnOf(context(), 0));
    EXPECT_EQ(shownHint(), "muse.hint.discard-too owner=A");
    press("cave");
    EXPECT_EQ(layout(), withRound(table, "Ana sketch mountain, discard cave"));
    EXPECT_EQ(edited(), "muse.edit.discard owner=A card=muse.card.the-cave");
    EXPECT_EQ(side(), 0);
    press("cave");
    EXPECT_EQ(layout(), withRound(table, "Ana sketch mountain"));
    EXPECT_EQ(edited(), "muse.edit.keep owner=A card=muse.card.the-cave");
    press("mountain");
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.idea card=muse.card.the-mountain owner=A");
    EXPECT_EQ(layout(), withRound(table, "Ana sketch mountain")) << "it is the idea card";
}

TEST_F(MuseTurns, ReplacesIdeaCardOnlyOnRequest) {
    const Layout table = withRound(drawn({"", "", ""}), "Ana sketch sea\nBo sketch bard");
    enter(table, 2);
    take(choose(context(), Action::patron));
    press("merchant");
    EXPECT_EQ(side(), 2) << "all have chosen";
    EXPECT_EQ(nextTurnField(context()), TurnField::discard);
    press("forest");
    const Layout all = withRound(table, "Ana sketch sea\nBo sketch bard\nCy patron merchant, "
                                        "discard forest");
    EXPECT_EQ(layout(), all);
    EXPECT_EQ(nextTurnField(context()), TurnField::discard) << "still what the next card is";
    press("cave");
    EXPECT_EQ(context().partialTurn().discard, card("cave")) << "another discard";
    EXPECT_EQ(context().partialTurn().card, card("merchant"));
    take(requestCard(context(), TurnField::idea));
    EXPECT_EQ(nextTurnField(context()), TurnField::idea);
    press("soldier");
    EXPECT_EQ(context().partialTurn().card, card("soldier"));
    EXPECT_EQ(nextTurnField(context()), TurnField::discard)
        << "asked for once, it changes one card";
    turnTo(withRound(drawn({"", "", ""}), "Ana sketch sea\nBo sketch bard"));
    EXPECT_EQ(nextTurnField(context()), TurnField::idea) << "undone, it is asked for again";
}

TEST_F(MuseTurns, AsksForSameCardHoweverPlayerIsSelected) {
    enter(withRound(drawn({"", "", ""}), "Ana sketch sea"), 1);
    take(showTurnOf(context(), 0));
    EXPECT_EQ(nextTurnField(context()), TurnField::discard);
    lay(layout(), 0); // selected on the tab
    take(enterMode(context(), Mode::round));
    EXPECT_EQ(nextTurnField(context()), TurnField::discard);
    take(showTurnOf(context(), 1));
    press("bard");
    EXPECT_EQ(nextTurnField(context()), TurnField::discard) << "an idea without its action is one";
    press("cave");
    EXPECT_EQ(context().partialTurn().card, card("bard"));
    EXPECT_EQ(context().partialTurn().discard, card("cave"));
    take(choose(context(), Action::sketch));
    EXPECT_EQ(side(), 1);
    take(showNextTurn(context()));
    EXPECT_EQ(side(), 2);
    EXPECT_EQ(nextTurnField(context()), TurnField::idea);
}

TEST_F(MuseTurns, ReplacesIdeaCardOrRemovesTurn) {
    const Layout table = drawn({"", "", ""});
    enter(withRound(table, "Ana palace mountain, discard cave"));
    take(requestCard(context(), TurnField::idea));
    EXPECT_EQ(shownHint(), "muse.hint.chosen owner=A");
    press("sea");
    EXPECT_EQ(layout(), withRound(table, "Ana palace sea, discard cave"));
    take(showTurnOf(context(), 0));
    take(requestCard(context(), TurnField::idea));
    press("cave");
    EXPECT_EQ(layout(), withRound(table, "Ana palace cave")) << "no longer the discard";
    take(showTurnOf(context(), 0));
    take(requestCard(context(), TurnField::idea));
    press("cave");
    EXPECT_EQ(layout(), table) << "pressed again, the turn is taken back";
    EXPECT_EQ(edited(), "muse.edit.no-turn owner=A");
    EXPECT_EQ(side(), 0);
}

TEST_F(MuseTurns, AsksBeforeTakingCardOfAnotherPlayer) {
    const Layout table = withRound(drawn({"", "", "castle"}), "Ana sketch mountain");
    enter(table, 1);
    press("mountain");
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.round card=muse.card.the-mountain owner=A");
    EXPECT_EQ(layout(), table);
    press("castle");
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.studio.use card=muse.card.the-castle owner=C");
    press("castle");
    take(choose(context(), Action::sketch));
    EXPECT_EQ(layout(),
              withRound(drawn({"", "", "castle"}), "Ana sketch mountain\nBo sketch castle"));
}

TEST_F(MuseTurns, RemovesTurn) {
    enter(withRound(drawn({"", "", ""}), "Ana sketch mountain"), 1);
    take(clearCurrentTurn(context()));
    EXPECT_EQ(edited(), "nothing") << "Bo has none";
    take(showTurnOf(context(), 0));
    EXPECT_EQ(side(), 0);
    take(clearCurrentTurn(context()));
    EXPECT_EQ(layout(), drawn({"", "", ""}));
}

TEST_F(MuseTurns, RejectsDiscardAsAction) {
    enter(drawn({"", "", ""}));
    take(choose(context(), Action::discard));
    EXPECT_EQ(context().partialTurn().action, std::nullopt);
}

TEST_F(MuseTurns, AsksInWordsOfTheRoundBeforeUsingCardTwice) {
    enter(drawn({"", "castle", ""}));
    press("castle");
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.studio.use card=muse.card.the-castle owner=B");
    take(choose(context(), Action::sketch));
    press("sea");
    take(requestCard(context(), TurnField::discard));
    press("sea");
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.idea card=muse.card.the-sea owner=A");
}

} // namespace

} // namespace cimaise::muse
