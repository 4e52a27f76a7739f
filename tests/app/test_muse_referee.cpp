// Tests the view models of Muse's patron, turns and rounds.
#include "tests/app/muse_table_fixture.h"

#include <QSignalSpy>
#include <QTest>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST_F(MuseTableTest, PatronShowsEveryStepAndBuysAtOnce) {
    open(QStringLiteral("patron"));
    m_table.setMode(MuseTable::Patron);
    ASSERT_EQ(patron().steps()->count(), 5);
    EXPECT_EQ(patron().steps()->valueOf(0, "priceText"),
              "The Castle (Ana): the patron must pay 9 coins of one suit.");
    EXPECT_EQ(patron().steps()->valueOf(1, "priceText"), "");
    EXPECT_EQ(patron().steps()->valueOf(1, "suit"), "knots");
    EXPECT_EQ(patron().steps()->valueOf(3, "pays"), false);
    EXPECT_EQ(patron().steps()->valueOf(4, "pays"), true);
    EXPECT_EQ(m_table.hint(), "Cy would get 4 moons for The Author, which would be discarded.");
    EXPECT_TRUE(patron().canBuy());
    patron().buy();
    EXPECT_THAT(artist(2).studio, IsEmpty());
    EXPECT_EQ(m_table.hint(), "Cy gets 4 moons for The Author, which is discarded.")
        << "what was bought is told";
    EXPECT_EQ(session().historyView()->undoText(), "Undo: The Author sold to the patron by Cy");
    session().setCurrentSide(1);
    session().historyView()->undo();
    EXPECT_THAT(artist(2).studio, ElementsAre(card("the-author")));
    EXPECT_EQ(m_table.mode(), MuseTable::Patron) << "the next tap finds what was there";
    session().historyView()->redo();
    EXPECT_EQ(m_table.mode(), MuseTable::Patron);
}

TEST_F(MuseTableTest, StepsThroughPatron) {
    open(QStringLiteral("patron"));
    m_table.setMode(MuseTable::Patron);
    const auto highlighted = [this](int player, std::string_view id) {
        const RowsModel& studio = *piles().studioOf(player);
        for (int row = 0; row < studio.count(); ++row) {
            if (studio.valueOf(row, "card").toInt() == key(id)) {
                return studio.valueOf(row, "highlighted").toBool();
            }
        }
        return false;
    };
    patron().showNextStep();
    EXPECT_TRUE(patron().stepping());
    EXPECT_EQ(patron().steps()->count(), 1);
    EXPECT_TRUE(highlighted(0, "the-castle"));
    EXPECT_FALSE(patron().canBuy());
    patron().showAllSteps();
    EXPECT_FALSE(patron().stepping());
    EXPECT_EQ(patron().steps()->count(), 5);
    EXPECT_TRUE(patron().canBuy());
    patron().showTried(key("the-author"));
    EXPECT_TRUE(highlighted(2, "the-author"));
    EXPECT_EQ(piles().selected(), -1) << "no step selects a painting";
}

TEST_F(MuseTableTest, PatronBuysNothingFromEmptyStudios) {
    m_table.setMode(MuseTable::Patron);
    EXPECT_EQ(m_table.hint(), "No studio has a painting: nothing happens.");
    EXPECT_FALSE(patron().canBuy());
}

TEST_F(MuseTableTest, BuildsTurnFromActionCardAndDiscard) {
    m_table.setMode(MuseTable::Round);
    EXPECT_EQ(round().turn()->actions()->count(), 4);
    round().turn()->choose(3);
    EXPECT_EQ(round().turn()->actions()->valueOf(3, "name"), "Palace");
    EXPECT_EQ(round().turn()->actions()->valueOf(3, "chosen"), true);
    EXPECT_EQ(round().turn()->actions()->valueOf(0, "chosen"), false);
    EXPECT_TRUE(round().turn()->hasInput());
    round().turn()->setDiscarding(true);
    piles().press(key("ace-of-suns"));
    EXPECT_EQ(round().turn()->discardText(), "Ace of Suns");
    EXPECT_EQ(deck("ace-of-suns", "pile"), "discard") << "though no turn stands yet";
    EXPECT_EQ(round().turns()->valueOf(0, "chosen"), false);
    EXPECT_FALSE(round().turn()->discarding());
    EXPECT_FALSE(session().historyView()->canUndo());
    piles().press(key("the-mountain"));
    EXPECT_EQ(session().currentSide(), 0) << "nothing goes on by itself";
    EXPECT_TRUE(round().turn()->chosen());
    EXPECT_EQ(round().turn()->ideaText(), "The Mountain");
    EXPECT_EQ(deck("the-mountain", "pile"), "round");
    EXPECT_EQ(deck("ace-of-suns", "pile"), "discard");
    EXPECT_EQ(round().turn()->ideaRank(), "4");
    EXPECT_EQ(round().turn()->ideaSuits(),
              (QStringList{QStringLiteral("moons"), QStringLiteral("suns")}));
    EXPECT_EQ(round().turn()->discardRank(), "A");
    EXPECT_EQ(round().turns()->valueOf(0, "chosen"), true);
    EXPECT_EQ(round().turns()->valueOf(0, "actionText"), "Palace");
    EXPECT_EQ(round().turns()->valueOf(0, "cardText"), "The Mountain");
    EXPECT_EQ(round().turns()->valueOf(0, "discardText"), "discards the Ace of Suns");
    EXPECT_EQ(round().turns()->valueOf(1, "cardText"), "has not chosen yet");
    EXPECT_EQ(round().turn()->discardText(), "Ace of Suns");
    round().showNextTurn();
    EXPECT_EQ(session().currentSide(), 1);
    EXPECT_EQ(round().turn()->side(), 1);
    EXPECT_EQ(round().turn()->ideaText(), "");
    EXPECT_FALSE(round().turn()->discarding());
    round().turn()->setDiscarding(true);
    EXPECT_TRUE(round().turn()->discarding());
    session().setCurrentSide(0);
    round().turn()->clear();
    EXPECT_FALSE(now().round.has_value());
}

TEST_F(MuseTableTest, ShowsPaymentPerSuit) {
    for (const int suit : {0, 1, 2}) {
        coins().add(suit, 1);
    }
    m_table.setMode(MuseTable::Round);
    EXPECT_EQ(round().payment()->text(), "");
    EXPECT_EQ(round().payment()->coins()->valueOf(0, "held"), 1) << "what is there to pay with";
    round().turn()->choose(1);
    piles().press(key("the-author")); // rank 2, three suits held
    EXPECT_EQ(round().payment()->text(), "0 of 2 coins paid");
    EXPECT_EQ(m_table.hint(), "Which coins pay for The Author?");
    EXPECT_TRUE(session().verdict()->isLegal()) << "it is not finished, but not wrong";
    EXPECT_TRUE(round().payment()->paying());
    round().payment()->pay(0);
    EXPECT_EQ(round().payment()->coins()->valueOf(0, "paid"), 1);
    EXPECT_TRUE(session().verdict()->isLegal());
    EXPECT_EQ(round().payment()->paidText(), "1/2");
    EXPECT_TRUE(round().payment()->unpaid());
    round().payment()->pay(2);
    EXPECT_TRUE(round().payment()->paying()) << "no card takes the place of a coin";
    EXPECT_FALSE(round().payment()->unpaid());
    EXPECT_EQ(round().payment()->paidText(), "2/2");
    EXPECT_EQ(round().payment()->paidSuits(),
              (QStringList{QStringLiteral("moons"), QStringLiteral("waves")}));
    EXPECT_EQ(session().currentSide(), 0) << "nothing goes on by itself";
    EXPECT_EQ(round().payment()->text(), "2 of 2 coins paid");
    EXPECT_EQ(round().payment()->coins()->valueOf(0, "paid"), 1);
    EXPECT_EQ(round().payment()->coins()->valueOf(1, "paid"), 0);
    EXPECT_EQ(round().payment()->coins()->valueOf(1, "held"), 1);
    EXPECT_EQ(round().turns()->valueOf(0, "cardText"), "The Author, paid with 1 moon, 1 wave");
    EXPECT_TRUE(session().verdict()->isLegal());
}

TEST_F(MuseTableTest, ResolvesPlaysAndUndoesRound) {
    m_table.setMode(MuseTable::Round);
    for (const auto& [player, id] :
         {std::pair{0, "the-merchant"}, std::pair{1, "the-bard"}, std::pair{2, "the-pact"}}) {
        session().setCurrentSide(player);
        round().turn()->choose(0);
        piles().press(key(id));
    }
    EXPECT_FALSE(round().ready()) << "Di has not chosen";
    EXPECT_TRUE(round().canResolve());
    EXPECT_EQ(round().events()->count(), 0) << "not before it is asked for";
    round().setResolved(true);
    ASSERT_EQ(round().events()->count(), 3);
    EXPECT_EQ(round().events()->valueOf(0, "card"), "The Bard");
    EXPECT_EQ(round().events()->valueOf(0, "number"), 1);
    EXPECT_EQ(round().events()->valueOf(0, "says"), "Bo gets 1 sun from the economy.");
    round().toggleEmptied(2);
    EXPECT_EQ(round().events()->valueOf(1, "drawPileEmptied"), true);
    EXPECT_EQ(round().events()->valueOf(1, "grew"), true);
    round().play();
    EXPECT_TRUE(now().round.has_value()) << "without Di only when asked twice";
    QTest::qWait(600); // until it can have been read
    round().play();
    EXPECT_FALSE(now().round.has_value());
    EXPECT_EQ(now().table.growth, 1);
    EXPECT_EQ(session().historyView()->undoText(),
              "Undo: Round 1 played (Bo: Sketch, Cy: Sketch, Ana: Sketch)");
    EXPECT_TRUE(round().played());
    EXPECT_EQ(round().events()->count(), 3) << "what has happened stays to be read";
    session().setLanguage(Language::french);
    EXPECT_TRUE(round().played()) << "in another language too";
    session().historyView()->undo();
    EXPECT_FALSE(round().played());
    EXPECT_TRUE(round().resolved()) << "it can be played again";
    round().play();
    QTest::qWait(600); // until it can have been read
    round().play();
    round().setResolved(false);
    EXPECT_FALSE(round().played());
    EXPECT_EQ(round().turns()->valueOf(0, "actionText"), "");
    EXPECT_EQ(session().currentSide(), 0) << "the next round begins with the first player";
}

TEST_F(MuseTableTest, AnnouncesDueGrowth) {
    session().setReading(QStringLiteral("muse.growth.when"), 1);
    m_table.setMode(MuseTable::Round);
    round().turn()->choose(0);
    piles().press(key("the-bard"));
    round().setResolved(true);
    EXPECT_EQ(round().growthDueText(), "");
    round().toggleEmptied(1);
    EXPECT_EQ(round().growthDueText(), "The draw pile is empty: at the next draw, one coin of "
                                       "each suit goes to the economy.");
}

TEST_F(MuseTableTest, WarnsBeforePlayingRoundWithWrongPayment) {
    for (const int suit : {0, 1, 2}) {
        coins().add(suit, 1);
    }
    m_table.setMode(MuseTable::Round);
    session().edit(
        setTurn(now(), {.player = 0, .action = muse::Action::paint, .card = card("the-author")}),
        {});
    round().setResolved(true);
    QSignalSpy heard{&session(), &Session::soundRequested};
    round().play();
    ASSERT_EQ(heard.count(), 1);
    EXPECT_EQ(heard.takeFirst().at(0).value<SoundCue>(), SoundCue::illegal);
    EXPECT_TRUE(now().round.has_value());
    QTest::qWait(600); // until it can have been read
    round().play();
    EXPECT_EQ(heard.takeFirst().at(0).value<SoundCue>(), SoundCue::filled);
    EXPECT_FALSE(now().round.has_value());
}

TEST_F(MuseTableTest, AnnouncesEndAndConfirmsFurtherTurns) {
    EXPECT_EQ(piles().endText(), "");
    open(QStringLiteral("finished-3"));
    EXPECT_EQ(piles().endText(), "Last round: Ana has 4 paintings in the palace.");
    EXPECT_EQ(piles().artists()->valueOf(0, "ends"), true);
    EXPECT_EQ(piles().artists()->valueOf(0, "remainingText"), "4 paintings: this ends the game");
    EXPECT_EQ(piles().artists()->valueOf(1, "remainingText"), "Another palace ends the game");
    m_table.setMode(MuseTable::Round);
    EXPECT_TRUE(round().gameOver());
    round().turn()->choose(0);
    EXPECT_TRUE(round().gameOver()) << "objected to";
    QTest::qWait(600); // until it can have been read
    round().turn()->choose(0);
    EXPECT_FALSE(round().gameOver());
}

TEST_F(MuseTableTest, MarksTurnWithUnaffordablePaintingAsFailing) {
    m_table.setMode(MuseTable::Round);
    round().turn()->choose(1);
    piles().press(key("the-sea"));
    EXPECT_EQ(round().turns()->valueOf(0, "chosen"), true);
    EXPECT_EQ(round().turns()->valueOf(0, "fails"), true);
    EXPECT_TRUE(round().payment()->unpaid());
    EXPECT_EQ(m_table.hint(), "Ana will have only 0 of 10 coins: nothing will be painted.");
    round().turn()->choose(0);
    EXPECT_EQ(round().turns()->valueOf(0, "fails"), false);
}

TEST_F(MuseTableTest, CannotHidePoints) {
    session().points()->setHidden(true);
    EXPECT_FALSE(session().points()->canHide());
    EXPECT_FALSE(session().points()->isHidden());
    EXPECT_FALSE(session().points()->totalsHidden());
}

TEST_F(MuseTableTest, CapitalisesHistoryEntries) {
    coins().grow();
    EXPECT_EQ(session().historyView()->undoText(), "Undo: The economy grew");
    const HistoryModel& steps = *session().historyView()->steps();
    const int says = steps.roleNames().key("says");
    EXPECT_EQ(steps.data(steps.index(0), says), "The economy grew");
    session().setLanguage(Language::french);
    EXPECT_EQ(steps.data(steps.index(0), says), "Croissance de l’économie");
}

TEST_F(MuseTableTest, RestoresModeAndActionWithinSameGame) {
    m_table.setStoresView(true);
    EXPECT_FALSE(m_table.hasUnplayedRound());
    m_table.setMode(MuseTable::Round);
    round().showTurnOf(2);
    round().turn()->choose(2);
    EXPECT_TRUE(m_table.hasUnplayedRound());
    session().setCurrentSide(1);
    QTest::qWait(400); // the view is stored soon, not with each tap
    MuseTable isViewOnly;
    isViewOnly.setSession(&session());
    EXPECT_EQ(isViewOnly.mode(), MuseTable::Cards) << "it keeps no place";
    MuseTable later;
    later.setStoresView(true);
    later.setSession(&session());
    EXPECT_EQ(later.mode(), MuseTable::Round);
    later.round()->showTurnOf(2);
    EXPECT_EQ(later.round()->turn()->actions()->valueOf(2, "chosen"), true);
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    MuseTable other;
    other.setStoresView(true);
    other.setSession(&session());
    EXPECT_EQ(other.mode(), MuseTable::Cards) << "another game";
}

} // namespace

} // namespace cimaise
