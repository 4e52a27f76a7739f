// The referee at the table of Muse: the patron, turns, and rounds resolved and played.
#include "tests/app/muse_table_fixture.h"

namespace cimaise {

namespace {

using muse::Suit;
using testing::ElementsAre;
using testing::IsEmpty;

TEST_F(MuseTableTest, ThePatronShowsEveryStepAndBuysAtOnce) {
    open(QStringLiteral("patron"));
    m_table.setMode(MuseTable::Patron);
    ASSERT_EQ(m_table.steps()->count(), 5);
    EXPECT_EQ(m_table.steps()->valueOf(0, "priceText"),
              "The Castle of Ana costs 9 coins of one suit.");
    EXPECT_EQ(m_table.steps()->valueOf(1, "priceText"), "");
    EXPECT_EQ(m_table.steps()->valueOf(1, "suit"), "knots");
    EXPECT_EQ(m_table.steps()->valueOf(3, "pays"), false);
    EXPECT_EQ(m_table.steps()->valueOf(4, "pays"), true);
    EXPECT_EQ(m_table.patronText(), "Cy gets 4 moons for The Author, which is discarded.");
    m_table.buy();
    EXPECT_THAT(artist(2).studio, IsEmpty());
    EXPECT_EQ(artist(2).coins.of(Suit::moons), 4);
    EXPECT_EQ(now().table.economy.of(Suit::moons), 4);
    EXPECT_EQ(session().undoText(), "Undo: The patron buys The Author of Cy");
    session().undo();
    EXPECT_THAT(artist(2).studio, ElementsAre(card("the-author")));
    EXPECT_EQ(artist(2).coins.total(), 0);
}

TEST_F(MuseTableTest, ThePatronCanBeFollowedStepByStep) {
    open(QStringLiteral("patron"));
    m_table.setMode(MuseTable::Patron);
    m_table.stepOn();
    EXPECT_TRUE(m_table.stepping());
    EXPECT_EQ(m_table.steps()->count(), 1);
    EXPECT_EQ(m_table.selected(), key("the-castle"));
    EXPECT_EQ(m_table.patronText(), "") << "not told beforehand";
    EXPECT_FALSE(m_table.canBuy());
    for (int step = 0; step < 4; ++step) {
        m_table.stepOn();
    }
    EXPECT_FALSE(m_table.stepping());
    EXPECT_EQ(m_table.steps()->count(), 5);
    EXPECT_EQ(m_table.selected(), key("the-author"));
    EXPECT_TRUE(m_table.canBuy());
}

TEST_F(MuseTableTest, APatronMayFindNothing) {
    m_table.setMode(MuseTable::Patron);
    EXPECT_EQ(m_table.patronText(), "There is no painting in any studio: nothing happens.");
    EXPECT_FALSE(m_table.canBuy());
    m_table.buy();
    EXPECT_FALSE(session().canUndo());
}

TEST_F(MuseTableTest, ATurnIsAnActionACardAndADiscard) {
    m_table.setMode(MuseTable::Round);
    m_table.setAction(0);
    m_table.press(key("the-mountain"));
    EXPECT_EQ(m_table.ideaText(), "The Mountain");
    EXPECT_TRUE(m_table.discarding());
    m_table.press(key("ace-of-suns"));
    EXPECT_EQ(m_table.discardText(), "Ace of Suns");
    EXPECT_EQ(m_table.turns()->valueOf(0, "actionText"), "Sketch");
    m_table.setAction(3);
    EXPECT_EQ(m_table.turns()->valueOf(0, "actionText"), "Palace");
    EXPECT_EQ(m_table.discardText(), "Ace of Suns") << "stays with another action";
    m_table.press(key("ace-of-suns"));
    EXPECT_EQ(m_table.discardText(), "");
    session().setCurrentSide(1);
    EXPECT_EQ(m_table.ideaText(), "");
    EXPECT_FALSE(m_table.discarding());
    m_table.press(key("the-mountain"));
    EXPECT_EQ(m_table.ideaText(), "") << "chosen by Ana";
    session().setCurrentSide(0);
    m_table.clearTurn();
    EXPECT_FALSE(now().round.has_value());
}

TEST_F(MuseTableTest, APaymentWithoutChoiceIsFilledIn) {
    m_table.add(0, 1);
    m_table.add(0, 1);
    m_table.add(0, 1);
    m_table.setMode(MuseTable::Round);
    m_table.setAction(1);
    m_table.press(key("the-author")); // rank 2, three moons held
    EXPECT_EQ(m_table.paymentText(), "2 of 2 coins");
    EXPECT_EQ(m_table.payment()->valueOf(0, "paid"), 2);
    EXPECT_EQ(m_table.payment()->valueOf(0, "held"), 3);
}

TEST_F(MuseTableTest, APaymentOfSeveralSuitsIsAskedFor) {
    chooseToPaintTheAuthor();
    EXPECT_EQ(m_table.paymentText(), "0 of 2 coins");
    EXPECT_EQ(m_table.hint(), "With which coins does Ana pay for The Author?");
    EXPECT_FALSE(session().legal());
    m_table.pay(0);
    m_table.pay(0);
    EXPECT_EQ(m_table.hint(), "Ana holds no more than that of moons when the turn comes.");
    m_table.pay(2);
    EXPECT_EQ(m_table.paymentText(), "2 of 2 coins");
    EXPECT_TRUE(session().legal());
    m_table.pay(2);
    EXPECT_EQ(m_table.paymentText(), "1 of 2 coins") << "a touch too many gives it back";
    m_table.clearPayment();
    EXPECT_EQ(m_table.paymentText(), "0 of 2 coins");
}

TEST_F(MuseTableTest, WithTooFewCoinsNothingIsAskedFor) {
    m_table.setMode(MuseTable::Round);
    m_table.setAction(1);
    m_table.press(key("the-sea"));
    EXPECT_EQ(m_table.paymentText(), "Too few coins when the turn comes: 0 of 10");
    EXPECT_TRUE(session().legal()) << "the rules say what happens then";
}

// The order of the page: Merchant, Darkness, Pact, Bard resolve as Bard, Pact, Darkness, Merchant.
TEST_F(MuseTableTest, TheRoundIsResolvedBySize) {
    m_table.setMode(MuseTable::Round);
    int player = 0;
    for (const char* id : {"the-merchant", "the-darkness", "the-pact", "the-bard"}) {
        session().setCurrentSide(player++);
        m_table.setAction(0);
        m_table.press(key(id));
    }
    EXPECT_EQ(m_table.events()->count(), 0) << "not before it is asked for";
    m_table.setResolved(true);
    ASSERT_EQ(m_table.events()->count(), 4);
    const char* const order[] = {"The Bard", "The Pact", "The Darkness", "The Merchant"};
    for (int row = 0; row < 4; ++row) {
        EXPECT_EQ(m_table.events()->valueOf(row, "card"), order[row]);
        EXPECT_EQ(m_table.events()->valueOf(row, "number"), row + 1);
    }
    EXPECT_EQ(m_table.events()->valueOf(0, "says"), "Di gets 1 sun from the economy.");
    m_table.toggleEmptied(2);
    EXPECT_EQ(m_table.events()->valueOf(1, "grew"), true);
    m_table.playRound();
    EXPECT_FALSE(now().round.has_value());
    EXPECT_EQ(now().table.growth, 1);
    EXPECT_EQ(artist(3).coins.of(Suit::suns), 1);
    EXPECT_EQ(artist(2).coins.of(Suit::moons), 1);
    EXPECT_EQ(artist(2).coins.of(Suit::suns), 1);
    EXPECT_EQ(now().table.economy.of(Suit::suns), 8 + 1 - 2);
    EXPECT_TRUE(session().legal());
    EXPECT_EQ(session().undoText(), "Undo: A round of 4 events");
    EXPECT_TRUE(m_table.played());
    EXPECT_EQ(m_table.events()->count(), 4) << "what has happened stays to be read";
    EXPECT_EQ(m_table.events()->valueOf(0, "card"), "The Bard");
    session().undo();
    EXPECT_FALSE(m_table.played());
    EXPECT_TRUE(m_table.resolved()) << "it can be played again";
    EXPECT_EQ(now().round->size(), 4U) << "one step back, and all is as before the round";
    EXPECT_EQ(now().table.growth, 0);
}

TEST_F(MuseTableTest, AfterARoundPlayedTheNextIsEntered) {
    m_table.setMode(MuseTable::Round);
    m_table.press(key("the-bard"));
    m_table.setResolved(true);
    m_table.playRound();
    EXPECT_TRUE(m_table.played());
    m_table.setResolved(false);
    EXPECT_FALSE(m_table.played());
    EXPECT_FALSE(m_table.resolved());
    EXPECT_EQ(m_table.turns()->valueOf(0, "actionText"), "");
    EXPECT_EQ(artist(0).coins.of(Suit::suns), 1);
}

TEST_F(MuseTableTest, TurnsAreTyped) {
    m_table.add(0, 2);
    m_table.setMode(MuseTable::Round);
    EXPECT_EQ(m_table.turnText(), "");
    EXPECT_EQ(m_table.enterTurn(QStringLiteral("paint 2 moons, pay 2 moons, discard cave")), "");
    EXPECT_EQ(session().currentSide(), 1) << "on to the next";
    ASSERT_EQ(now().round->size(), 1U);
    const muse::Turn& turn = now().round->front();
    EXPECT_EQ(turn.action, muse::Action::paint);
    EXPECT_EQ(turn.card, card("the-author"));
    EXPECT_EQ(turn.discard, card("the-cave"));
    EXPECT_EQ(turn.pay->of(Suit::moons), 2);
    EXPECT_EQ(session().undoText(), "Undo: Ana: paint author, pay 2 moons, discard cave");
    EXPECT_EQ(m_table.enterTurn(QStringLiteral("pray sea")),
              "“pray sea” begins with no action: sketch, paint, patron, palace, discard or pay "
              "was expected.")
        << "three letters must be right";
    EXPECT_EQ(now().round->size(), 1U);
    session().setCurrentSide(0);
    EXPECT_EQ(m_table.turnText(), "paint author, pay 2 moons, discard cave");
    EXPECT_EQ(m_table.enterTurn(QStringLiteral("  ")), "");
    EXPECT_FALSE(now().round.has_value());
}

TEST_F(MuseTableTest, TurnsAreTypedInFrench) {
    session().setLanguage(Language::french);
    m_table.setMode(MuseTable::Round);
    EXPECT_EQ(m_table.enterTurn(QStringLiteral("mécène 9 lunes, défausse cave")), "");
    session().setCurrentSide(0);
    EXPECT_EQ(m_table.turnText(), "mécène pact, défausse cave");
}

TEST_F(MuseTableTest, ARoundWithAWrongPaymentIsPlayedOnlyWhenAskedAgain) {
    chooseToPaintTheAuthor();
    m_table.setResolved(true);
    m_table.playRound();
    EXPECT_TRUE(now().round.has_value());
    m_table.playRound();
    EXPECT_FALSE(now().round.has_value());
    EXPECT_THAT(artist(0).studio, IsEmpty());
}

TEST_F(MuseTableTest, TheLastRoundIsSaid) {
    EXPECT_EQ(m_table.endText(), "");
    open(QStringLiteral("finished-3"));
    EXPECT_EQ(m_table.endText(),
              "Ana has 4 paintings in the palace: the game ends after this round.");
    EXPECT_EQ(m_table.artists()->valueOf(0, "ends"), true);
    EXPECT_EQ(m_table.artists()->valueOf(1, "lacks"), "1 painting more ends the game");
}

} // namespace

} // namespace cimaise
