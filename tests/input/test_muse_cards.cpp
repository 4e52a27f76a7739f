// Tests the input of Muse's cards: keys of the deck, taps, drags, arrow keys, typed piles.
#include "tests/input/muse_in_hand.h"

namespace cimaise::muse {

namespace {

using testing::ElementsAre;

using MuseCards = MuseInHand;

TEST_F(MuseCards, AddsAndRemovesPressedCard) {
    lay(drawn({"", "", "", ""}));
    press("mountain");
    EXPECT_EQ(layout(), drawn({"mountain", "", "", ""}));
    EXPECT_EQ(edited(), "muse.edit.studio card=muse.card.the-mountain owner=A");
    EXPECT_EQ(m_heard, InputSound::putDown);
    EXPECT_EQ(m_hand.edit->at, spotOf(studio(0), card("mountain")));
    press("mountain");
    EXPECT_EQ(layout(), drawn({"", "", "", ""}));
    EXPECT_EQ(m_heard, InputSound::nothing);
}

TEST_F(MuseCards, KeepsTargetAfterPlayerChange) {
    lay(drawn({"", "sailor", ""}));
    take(choosePile(context(), palace(0)));
    m_hand.side = 1;
    take(openBoard(context()));
    EXPECT_EQ(context().target(), palace(1));
    press("sailor");
    EXPECT_EQ(layout(), drawn({"", "| sailor", ""}));
}

TEST_F(MuseCards, AddsCardsToTappedPile) {
    lay(drawn({"", "", "", ""}));
    take(enterMode(context(), Mode::coins));
    take(choosePile(context(), palace(2)));
    EXPECT_EQ(side(), 2);
    EXPECT_EQ(state().mode, Mode::paintings);
    EXPECT_EQ(shownHint(), "muse.hint.palace owner=C");
    press("sea");
    EXPECT_EQ(layout(), drawn({"", "", "| sea", ""}));
    take(choosePile(context(), studio(2)));
    EXPECT_EQ(shownHint(), "muse.hint.studio owner=C");
}

TEST_F(MuseCards, AsksBeforeTakingOthersCard) {
    lay(drawn({"", "castle", "", "| bard"}));
    press("castle");
    EXPECT_EQ(layout(), drawn({"", "castle", "", "| bard"}));
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.studio card=muse.card.the-castle owner=B");
    press("bard");
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.palace card=muse.card.the-bard owner=D");
    press("castle");
    EXPECT_EQ(layout(), drawn({"", "castle", "", "| bard"})) << "another one in between";
    press("castle");
    EXPECT_EQ(layout(), drawn({"castle", "", "", "| bard"}));
}

TEST_F(MuseCards, AsksBeforeTakingCardChosenForRound) {
    lay(withRound(drawn({"", "", ""}), "Bo paint author, discard cave"));
    press("cave");
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.round card=muse.card.the-cave owner=B");
    press("cave");
    EXPECT_THAT(layout().table.artists[0].studio, ElementsAre(card("cave")));
}

TEST_F(MuseCards, MovesFromStudioToPalaceWithoutAsking) {
    lay(drawn({"castle", "", ""}));
    take(choosePile(context(), palace(0)));
    press("castle");
    EXPECT_EQ(layout(), drawn({"| castle", "", ""}));
}

/// A single tap never costs a point of the palace.
TEST_F(MuseCards, AsksBeforeMovingOutOfPalace) {
    const Layout table = drawn({"| castle", "", ""});
    lay(table);
    press("castle");
    EXPECT_EQ(layout(), table);
    EXPECT_EQ(shownHint(), "muse.hint.elsewhere.palace card=muse.card.the-castle owner=A");
    press("castle");
    EXPECT_EQ(layout(), drawn({"castle", "", ""}));
}

/// The label of the tool follows the selected painting, not the pile that receives cards.
TEST_F(MuseCards, MovesSelectedPaintingOutOfItsPile) {
    lay(drawn({"castle | sea", "", ""}));
    take(choosePile(context(), palace(0)));
    EXPECT_EQ(pileLeft(context()), Pile::palace);
    take(selectCard(context(), card("castle")));
    EXPECT_EQ(pileLeft(context()), Pile::studio);
    take(moveOver(context()));
    EXPECT_EQ(layout(), drawn({"| sea castle", "", ""}));
    EXPECT_EQ(pileLeft(context()), Pile::palace);
}

TEST_F(MuseCards, ShowsPalacePaintingWithoutPrice) {
    lay(drawn({"", "| castle", ""}));
    take(touch(context(), {1, Pile::palace}, card("castle")));
    EXPECT_EQ(shownHint(), "muse.hint.palace-painting card=muse.card.the-castle");
}

TEST_F(MuseCards, SelectsMovesAndRemovesPainting) {
    lay(drawn({"", "", "", "castle"}));
    take(touch(context(), studio(3), card("castle")));
    EXPECT_EQ(side(), 3);
    EXPECT_EQ(state().selected, card("castle"));
    EXPECT_EQ(shownHint(), "muse.hint.painting card=muse.card.the-castle cost=7 price=9");
    take(moveOver(context()));
    EXPECT_EQ(layout(), drawn({"", "", "", "| castle"}));
    EXPECT_EQ(state().pile, Pile::palace);
    EXPECT_EQ(state().selected, card("castle")) << "it is still looked at";
    take(moveOver(context()));
    EXPECT_EQ(layout(), drawn({"", "", "", "castle"}));
    take(removeCard(context()));
    EXPECT_EQ(layout(), drawn({"", "", "", ""}));
    EXPECT_EQ(state().selected, std::nullopt);
    turnTo(drawn({"", "", "", "castle"}));
    take(removeCard(context()));
    take(moveOver(context()));
    EXPECT_EQ(edited(), "nothing") << "nothing is looked at";
}

TEST_F(MuseCards, DeselectsPaintingOnSecondTap) {
    lay(drawn({"castle", "", ""}));
    take(touch(context(), studio(0), card("castle")));
    take(touch(context(), studio(0), card("castle")));
    EXPECT_EQ(state().selected, std::nullopt);
    take(touch(context(), studio(0), card("sea")));
    EXPECT_EQ(state().selected, std::nullopt) << "it hangs nowhere";
}

TEST_F(MuseCards, DeselectsRemovedPainting) {
    lay(drawn({"castle", "", ""}));
    take(selectCard(context(), card("castle")));
    turnTo(drawn({"", "castle", ""}));
    EXPECT_EQ(state().selected, card("castle"));
    turnTo(drawn({"", "", ""}));
    EXPECT_EQ(state().selected, std::nullopt);
    take(selectCard(context(), static_cast<Card>(cardCount)));
    EXPECT_EQ(state().selected, std::nullopt) << "there is no such card";
}

TEST_F(MuseCards, WrapsSelectionAtEndsOfPile) {
    lay(drawn({"sea mill author", "", ""}));
    take(step(context(), 1));
    EXPECT_EQ(state().selected, card("sea"));
    take(step(context(), -1));
    EXPECT_EQ(state().selected, card("author"));
    take(step(context(), 1));
    EXPECT_EQ(state().selected, card("sea"));
    lay(drawn({"sea mill author", "", ""}));
    take(step(context(), -1));
    EXPECT_EQ(state().selected, card("author")) << "backwards from the end";
    take(choosePile(context(), palace(0)));
    take(step(context(), 1));
    EXPECT_EQ(state().selected, std::nullopt) << "the palace is bare";
}

TEST_F(MuseCards, CancelsPendingActionsOnEscape) {
    lay(withRound(drawn({"sea", "castle", ""}), "Ana sketch bard"));
    EXPECT_FALSE(cancelInput(context()).has_value());
    press("castle");
    take(cancelInput(context()).value());
    EXPECT_EQ(shownHint(), "muse.hint.studio owner=A");
    take(step(context(), 1));
    take(cancelInput(context()).value());
    EXPECT_EQ(state().selected, std::nullopt);
    take(enterMode(context(), Mode::round));
    take(showEvents(context(), true));
    take(cancelInput(context()).value());
    EXPECT_FALSE(state().resolved);
    take(enterMode(context(), Mode::patron));
    take(showNextStep(context()));
    take(cancelInput(context()).value());
    EXPECT_EQ(state().revealed, std::nullopt);
    EXPECT_EQ(state().mode, Mode::patron);
    EXPECT_FALSE(cancelInput(context()).has_value());
}

TEST_F(MuseCards, MovesDraggedPaintings) {
    lay(drawn({"castle sea", "", "", ""}));
    take(carry(context(), card("castle"), palace(0)));
    EXPECT_EQ(layout(), drawn({"sea | castle", "", "", ""}));
    take(carry(context(), card("castle"), studio(2)));
    EXPECT_EQ(layout(), drawn({"sea", "", "castle", ""}));
    EXPECT_EQ(edited(), "muse.edit.studio card=muse.card.the-castle owner=C");
    take(carry(context(), card("castle"), studio(2)));
    EXPECT_EQ(edited(), "nothing") << "it was there";
    take(carry(context(), card("sea"), studio(4)));
    take(carry(context(), static_cast<Card>(cardCount), studio(0)));
    take(carry(context(), card("sea"), studio(-1)));
    EXPECT_EQ(layout(), drawn({"sea", "", "castle", ""}));
}

TEST_F(MuseCards, SwitchesDeck) {
    lay(drawn({"", "", ""}));
    take(setDeck(context(), Deck::extended));
    EXPECT_EQ(layout().deck, Deck::extended);
    EXPECT_EQ(edited(), "muse.edit.extended");
    take(setDeck(context(), Deck::basic));
    EXPECT_EQ(layout(), drawn({"", "", ""}));
}

TEST_F(MuseCards, IgnoresInputWithoutArtist) {
    Layout layout = drawn({"sea", "", ""});
    layout.table.artists.pop_back();
    lay(layout, 2);
    EXPECT_EQ(shownHint(), "muse.hint.no-artist owner=C");
    press("bard");
    take(step(context(), 1));
    take(add(context(), Suit::moons, 1));
    take(choose(context(), Action::paint));
    take(pay(context(), Suit::moons));
    take(playRound(context()));
    EXPECT_EQ(this->layout(), layout);
}

TEST_F(MuseCards, RejectsCardsBeyondFileLimit) {
    Layout layout = drawn({"", "", "", ""});
    layout.table.artists[0].studio.assign(64, card("sea"));
    lay(layout);
    press("mountain");
    EXPECT_EQ(layout.table.artists[0].studio, m_hand.layout.table.artists[0].studio);
    EXPECT_EQ(shownHint(), "file.too-many limit=64");
}

} // namespace

} // namespace cimaise::muse
