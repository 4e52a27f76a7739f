// The table of Muse: what touches, drags and typed text do to cards and coins.
#include "tests/app/muse_table_fixture.h"

#include <QAbstractItemModelTester>

namespace cimaise {

namespace {

using muse::Card;
using muse::Suit;
using testing::ElementsAre;
using testing::IsEmpty;

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
