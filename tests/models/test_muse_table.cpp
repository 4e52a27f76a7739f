// The table of Muse: what touches and typed text do, and what its referee says and applies.
#include "app/models/muse/muse_table.h"
#include "tests/models/desk_fixture.h"
#include "validators/muse/muse_rules.h"

#include <QAbstractItemModelTester>

namespace cimaise {

namespace {

using muse::Card;
using muse::Suit;
using testing::ElementsAre;
using testing::IsEmpty;

class MuseTableTest : public DeskTest {
protected:
    MuseTableTest() {
        desk().draft()->setGame(QStringLiteral("muse"));
        start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy"),
               QStringLiteral("Di")});
        m_table.setSession(&session());
    }

    [[nodiscard]] const muse::Layout& now() const {
        return std::get<muse::Layout>(session().current());
    }
    [[nodiscard]] const muse::Artist& artist(int player) const {
        return now().table.artists.at(static_cast<std::size_t>(player));
    }
    static Card card(std::string_view id) { return *muse::findCard(id); }
    static int key(std::string_view id) { return static_cast<int>(card(id)); }

    void open(const QString& sample) {
        desk().openFile(QUrl::fromLocalFile(
            QStringLiteral(CIMAISE_SOURCE_DIR "/samples/muse/%1.cimaise").arg(sample)));
        m_table.setSession(&session());
    }
    /// A card, in somebody's studio.
    void paint(int player, std::string_view id) {
        m_table.choosePile(player, false);
        m_table.press(key(id));
    }
    [[nodiscard]] QString deck(std::string_view id, const char* role) {
        for (int row = 0; row < m_table.deck()->count(); ++row) {
            if (m_table.deck()->valueOf(row, "card").toInt() == key(id)) {
                return m_table.deck()->valueOf(row, role).toString();
            }
        }
        return {};
    }

    MuseTable m_table;
};

TEST_F(MuseTableTest, ACardGoesWhereCardsGoAndComesBack) {
    m_table.press(key("the-mountain"));
    EXPECT_THAT(artist(0).studio, ElementsAre(card("the-mountain")));
    EXPECT_EQ(deck("the-mountain", "pile"), "studio");
    EXPECT_EQ(deck("the-mountain", "holder"), "An");
    EXPECT_EQ(session().undoText(), "Undo: The Mountain into the studio of Ana");
    m_table.press(key("the-mountain"));
    EXPECT_THAT(artist(0).studio, IsEmpty());
    EXPECT_EQ(deck("the-mountain", "pile"), "");
}

TEST_F(MuseTableTest, ThePileTouchedIsWhereCardsGo) {
    m_table.choosePile(2, true);
    EXPECT_EQ(session().currentSide(), 2);
    EXPECT_TRUE(m_table.toPalace());
    m_table.press(key("the-sea"));
    EXPECT_THAT(artist(2).palace, ElementsAre(card("the-sea")));
    EXPECT_EQ(m_table.palaceOf(2)->count(), 1);
    EXPECT_EQ(m_table.artists()->valueOf(2, "lacks"), "3 paintings more end the game");
}

TEST_F(MuseTableTest, ACardOfSomebodyElseIsObjectedToOnce) {
    paint(1, "the-castle");
    m_table.choosePile(0, false);
    m_table.press(key("the-castle"));
    EXPECT_THAT(artist(1).studio, ElementsAre(card("the-castle")));
    EXPECT_EQ(m_table.hint(),
              "The Castle lies in the studio of Bo. Touch it again to move it here.");
    m_table.press(key("the-castle"));
    EXPECT_THAT(artist(1).studio, IsEmpty());
    EXPECT_THAT(artist(0).studio, ElementsAre(card("the-castle")));
}

TEST_F(MuseTableTest, APaintingGoesToThePalaceOfItsArtistOrAway) {
    paint(3, "the-castle");
    m_table.touch(3, false, key("the-castle"));
    EXPECT_EQ(m_table.selected(), key("the-castle"));
    EXPECT_EQ(m_table.hint(), "The Castle: painting it costs 7; a patron pays 9 of one suit.");
    m_table.moveOver();
    EXPECT_THAT(artist(3).palace, ElementsAre(card("the-castle")));
    m_table.takeAway();
    EXPECT_THAT(artist(3).palace, IsEmpty());
    EXPECT_EQ(m_table.selected(), -1);
    session().undo();
    session().undo();
    EXPECT_THAT(artist(3).studio, ElementsAre(card("the-castle")));
}

TEST_F(MuseTableTest, ArrowsStepAlongAPile) {
    for (const char* id : {"the-sea", "the-mill", "the-author"}) {
        m_table.press(key(id));
    }
    m_table.step(1);
    EXPECT_EQ(m_table.selected(), key("the-sea"));
    m_table.step(-1);
    EXPECT_EQ(m_table.selected(), key("the-author"));
    m_table.step(1);
    EXPECT_EQ(m_table.selected(), key("the-sea"));
    EXPECT_TRUE(m_table.cancel());
    EXPECT_EQ(m_table.selected(), -1);
    EXPECT_FALSE(m_table.cancel());
}

TEST_F(MuseTableTest, CardsCanBeTyped) {
    EXPECT_EQ(m_table.enterText(false, QStringLiteral("mountain, 7 moons")), "");
    EXPECT_THAT(artist(0).studio, ElementsAre(card("the-mountain"), card("the-chance-meeting")));
    EXPECT_EQ(m_table.enterText(true, QStringLiteral("ace of knots")), "");
    EXPECT_THAT(artist(0).palace, ElementsAre(card("ace-of-knots")));
    EXPECT_NE(m_table.enterText(true, QStringLiteral("the moon")), "");
    EXPECT_THAT(artist(0).palace, ElementsAre(card("ace-of-knots")));
    EXPECT_EQ(m_table.enterText(false, m_table.pileText(false)), "");
    EXPECT_EQ(m_table.enterText(false, QString{}), "");
    EXPECT_THAT(artist(0).studio, IsEmpty());
}

TEST_F(MuseTableTest, CoinsPassBetweenArtistAndEconomy) {
    m_table.add(0, 1);
    m_table.add(0, 1);
    m_table.add(0, -1);
    EXPECT_EQ(artist(0).coins.of(Suit::moons), 1);
    EXPECT_EQ(now().table.economy.of(Suit::moons), 7);
    EXPECT_EQ(m_table.coins()->valueOf(0, "equation"), "7 + 1 + 0 + 0 + 0 = 8");
    EXPECT_EQ(m_table.coins()->valueOf(0, "verdict"), "");
    m_table.add(1, -1);
    EXPECT_EQ(m_table.hint(), "Ana has no coin of suns.");
    EXPECT_EQ(artist(0).coins.of(Suit::suns), 0);
}

TEST_F(MuseTableTest, TheEconomyCannotGiveWhatItHasNot) {
    for (int coin = 0; coin < 9; ++coin) {
        m_table.add(0, 1);
    }
    EXPECT_EQ(artist(0).coins.of(Suit::moons), 8);
    EXPECT_EQ(m_table.hint(), "The economy has no coin of moons.");
}

TEST_F(MuseTableTest, AMiscountNamesTheCountThatChanged) {
    m_table.setCounting(MuseTable::CountArtist);
    session().setCurrentSide(1);
    m_table.add(4, 1);
    EXPECT_EQ(m_table.coins()->valueOf(4, "equation"), "8 + 0 + 1 + 0 + 0 ≠ 8");
    EXPECT_EQ(m_table.coins()->valueOf(4, "verdict"), "1 too many");
    EXPECT_EQ(m_table.coins()->valueOf(4, "slip"), "Count Bo’s again");
    EXPECT_EQ(m_table.coins()->valueOf(4, "severity"), "impossible");
    m_table.setCounting(MuseTable::CountEconomy);
    m_table.add(4, -1);
    EXPECT_EQ(m_table.coins()->valueOf(4, "verdict"), "");
    m_table.add(5, -1);
    EXPECT_EQ(m_table.coins()->valueOf(5, "verdict"), "1 missing");
    EXPECT_EQ(m_table.coins()->valueOf(5, "slip"), "Count the economy again");
}

TEST_F(MuseTableTest, AFreshlyOpenedMiscountSuspectsOnlyWhoHoldsEnough) {
    open(QStringLiteral("illegal")); // suns: 7 in the economy, 1 with Bo, 7 in all
    EXPECT_EQ(m_table.coins()->valueOf(1, "verdict"), "1 too many");
    EXPECT_EQ(m_table.coins()->valueOf(1, "slip"), "");
    EXPECT_EQ(m_table.coins()->valueOf(0, "verdict"), "1 missing");
    EXPECT_EQ(m_table.coins()->valueOf(0, "slip"), "");
}

TEST_F(MuseTableTest, TheEconomyGrowsFourTimesAtMost) {
    for (int time = 0; time < 6; ++time) {
        m_table.grow();
    }
    EXPECT_EQ(now().table.growth, 4);
    EXPECT_EQ(now().table.economy.total(), 6 * 12);
    EXPECT_FALSE(m_table.canGrow());
    EXPECT_EQ(m_table.growthText(), "Grown 4 of 4 times");
    m_table.ungrow();
    EXPECT_EQ(now().table.economy.total(), 6 * 11);
    EXPECT_TRUE(session().legal());
}

TEST_F(MuseTableTest, AForgottenGrowthIsSuspectedWhenEverySuitIsOff) {
    m_table.setCounting(MuseTable::CountEconomy);
    for (int suit = 0; suit < 6; ++suit) {
        m_table.add(suit, 1);
    }
    for (int suit = 0; suit < 6; ++suit) {
        EXPECT_EQ(m_table.coins()->valueOf(suit, "slip"), "Has the economy grown?");
    }
}

// The page's first example: 8 coins each; Castle costs 9, Cave 9, Author 4.
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
    m_table.add(0, 1);
    m_table.add(1, 1);
    m_table.add(2, 1);
    m_table.setMode(MuseTable::Round);
    m_table.setAction(1);
    m_table.press(key("the-author"));
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

TEST_F(MuseTableTest, PaintingsAreCarried) {
    paint(0, "the-castle");
    paint(0, "the-sea");
    m_table.carry(key("the-castle"), 0, true);
    EXPECT_THAT(artist(0).palace, ElementsAre(card("the-castle")));
    EXPECT_THAT(artist(0).studio, ElementsAre(card("the-sea")));
    EXPECT_EQ(session().undoText(), "Undo: The Castle into the palace of Ana");
    m_table.carry(key("the-castle"), 2, false);
    EXPECT_THAT(artist(2).studio, ElementsAre(card("the-castle")));
    EXPECT_EQ(session().undoText(), "Undo: The Castle into the studio of Cy");
    m_table.carry(key("the-castle"), 2, false);
    EXPECT_EQ(session().undoText(), "Undo: The Castle into the studio of Cy") << "it was there";
    m_table.carryOff(key("the-castle"));
    EXPECT_THAT(artist(2).studio, IsEmpty());
    session().undo();
    session().undo();
    EXPECT_THAT(artist(0).palace, ElementsAre(card("the-castle"))) << "one step each";
    m_table.carry(key("the-castle"), 4, false);
    m_table.carry(-1, 0, false);
    m_table.carryOff(key("the-bard"));
    EXPECT_THAT(artist(0).palace, ElementsAre(card("the-castle")));
}

// The rulebook ends the game in the round in which a palace reaches four: no one may then have more
// beyond the third than there are players.
TEST_F(MuseTableTest, WhatIsCarriedAgainstTheRulesIsKeptAndMarked) {
    open(QStringLiteral("round"));
    m_table.setMode(MuseTable::Round);
    const Card idea = now().round->front().card;
    m_table.setMode(MuseTable::Cards);
    m_table.press(static_cast<int>(idea)); // objects: it is chosen for the round
    m_table.press(static_cast<int>(idea));
    m_table.carry(static_cast<int>(idea), 1, true);
    EXPECT_THAT(artist(1).palace, testing::Contains(idea));
    EXPECT_FALSE(session().legal());
    const int last = m_table.palaceOf(1)->count() - 1;
    EXPECT_EQ(m_table.palaceOf(1)->valueOf(last, "severity"), "impossible");
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
    m_table.add(0, 1);
    m_table.add(1, 1);
    m_table.add(2, 1);
    m_table.setMode(MuseTable::Round);
    m_table.setAction(1);
    m_table.press(key("the-author"));
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

TEST_F(MuseTableTest, EvidenceLightsItsPaintings) {
    open(QStringLiteral("finished-3"));
    session().show(0, QStringLiteral("palace"));
    EXPECT_EQ(m_table.palaceOf(0)->valueOf(0, "lit"), true);
    EXPECT_EQ(m_table.palaceOf(1)->valueOf(0, "lit"), false);
}

TEST_F(MuseTableTest, WhatIsWrongIsMarkedWhereItLies) {
    open(QStringLiteral("illegal"));
    EXPECT_EQ(m_table.studioOf(0)->valueOf(0, "severity"), "impossible");
    EXPECT_EQ(m_table.palaceOf(1)->valueOf(0, "severity"), "impossible") << "the Author twice";
    EXPECT_EQ(m_table.palaceOf(1)->valueOf(1, "severity"), "");
    EXPECT_EQ(deck("the-author", "severity"), "impossible");
}

TEST_F(MuseTableTest, TheDeckIsLaidOutByRankAndSuit) {
    EXPECT_EQ(m_table.deck()->count(), 36);
    const auto at = [&](std::string_view id) { return deck(id, "line") + u' ' + deck(id, "slot"); };
    EXPECT_EQ(at("the-huntress"), "0 0");
    EXPECT_EQ(at("the-windfall"), "0 5");
    EXPECT_EQ(at("the-pact"), "1 0");
    EXPECT_EQ(at("the-diplomat"), "1 3");
    EXPECT_EQ(at("the-origin"), "4 5");
    EXPECT_EQ(at("ace-of-knots"), "5 5");
    m_table.setExtended(true);
    EXPECT_EQ(m_table.deck()->count(), 44);
    EXPECT_EQ(at("the-consul"), "0 0");
    EXPECT_EQ(at("the-borderland"), "1 3");
    EXPECT_EQ(at("the-huntress"), "2 0");
    EXPECT_EQ(at("ace-of-knots"), "7 5");
    EXPECT_EQ(deck("the-consul", "kind"), "court");
}

TEST_F(MuseTableTest, ModelsKeepTheirPromises) {
    const QAbstractItemModelTester artists{m_table.artists()};
    const QAbstractItemModelTester deck{m_table.deck()};
    const QAbstractItemModelTester coins{m_table.coins()};
    const QAbstractItemModelTester steps{m_table.steps()};
    const QAbstractItemModelTester turns{m_table.turns()};
    const QAbstractItemModelTester events{m_table.events()};
    const QAbstractItemModelTester payment{m_table.payment()};
    const QAbstractItemModelTester studio{m_table.studioOf(0)};
    for (const char* sample : {"round", "illegal", "finished-extended", "patron"}) {
        open(QLatin1String(sample));
        m_table.setMode(MuseTable::Round);
        m_table.setResolved(true);
        session().setLanguage(Language::french);
        EXPECT_FALSE(m_table.hint().isEmpty());
    }
}

TEST_F(MuseTableTest, WithoutASessionNothingHappens) {
    MuseTable bare;
    bare.press(0);
    bare.step(1);
    bare.add(0, 1);
    bare.grow();
    bare.buy();
    bare.stepOn();
    bare.playRound();
    bare.takeAway();
    bare.moveOver();
    bare.pay(0);
    EXPECT_FALSE(bare.cancel());
    EXPECT_EQ(bare.hint(), "");
    EXPECT_EQ(bare.endText(), "");
    EXPECT_EQ(bare.paymentText(), "");
}

} // namespace

} // namespace cimaise
