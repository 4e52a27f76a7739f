// Tests the view model of Muse: the contents of its lists after input, and the number of signals.
#include "tests/app/muse_table_fixture.h"
#include "tests/app/wait_to_read.h"

#include <QSignalSpy>

namespace cimaise {

namespace {

using muse::Card;
using muse::Suit;
using testing::ElementsAre;
using testing::IsEmpty;

TEST_F(MuseTableTest, PlacesCardAndRemovesItOnSecondTap) {
    piles().press(key("the-mountain"));
    EXPECT_EQ(piles().studioOf(0)->valueOf(0, "name"), "The Mountain");
    EXPECT_EQ(deck("the-mountain", "pile"), "studio");
    EXPECT_EQ(deck("the-mountain", "holder"), "An");
    EXPECT_EQ(session().historyView()->undoText(), "Undo: The Mountain placed in Ana’s studio");
    piles().press(key("the-mountain"));
    EXPECT_EQ(piles().studioOf(0)->count(), 0);
    EXPECT_EQ(deck("the-mountain", "pile"), "");
}

TEST_F(MuseTableTest, PlacesCardsOnChosenPile) {
    piles().choosePile(2, true);
    EXPECT_EQ(session().currentSide(), 2);
    EXPECT_EQ(piles().side(), 2);
    EXPECT_TRUE(piles().toPalace());
    EXPECT_EQ(piles().artists()->valueOf(2, "palaceChosen"), true);
    piles().press(key("the-sea"));
    EXPECT_EQ(piles().palaceOf(2)->count(), 1);
    EXPECT_EQ(piles().artists()->valueOf(2, "remainingText"), "3 more paintings end the game");
}

TEST_F(MuseTableTest, SaysFromWhichPileACardWasTaken) {
    paint(1, "the-sea");
    piles().choosePile(0, false);
    piles().press(key("the-sea"));
    waitToRead();
    piles().press(key("the-sea"));
    EXPECT_EQ(m_table.hint(), "The Sea moved from Bo’s studio to Ana’s studio.");
    EXPECT_EQ(session().historyView()->undoText(),
              "Undo: The Sea placed in Ana’s studio (The Sea moved from Bo’s studio to Ana’s "
              "studio)");
    piles().touch(0, false, key("the-sea"));
    EXPECT_NE(m_table.hint(), "The Sea moved from Bo’s studio to Ana’s studio.") << "the next tap";
    session().historyView()->undo();
    EXPECT_EQ(m_table.hint(),
              "Undone: The Sea placed in Ana’s studio (The Sea moved from Bo’s studio to Ana’s "
              "studio)");
    session().setCurrentSide(1);
    session().historyView()->redo();
    EXPECT_EQ(session().currentSide(), 0) << "where it is, not where it is missing";
    piles().carry(key("the-sea"), 2, true);
    EXPECT_EQ(m_table.hint(), "The Sea moved from Ana’s studio to Cy’s palace.") << "dragged";
}

TEST_F(MuseTableTest, SelectsMovesAndRemovesCards) {
    paint(3, "the-castle");
    piles().touch(3, false, key("the-castle"));
    EXPECT_EQ(piles().selected(), key("the-castle"));
    EXPECT_EQ(m_table.hint(), "The Castle: costs 7 to paint; a patron pays 9 of one suit.");
    piles().moveOver();
    EXPECT_THAT(artist(3).palace, ElementsAre(card("the-castle")));
    piles().removeCard();
    EXPECT_THAT(artist(3).palace, IsEmpty());
    EXPECT_EQ(piles().selected(), -1);
    session().historyView()->undo();
    piles().step(1);
    EXPECT_EQ(piles().selected(), key("the-castle"));
    piles().carry(key("the-castle"), 1, false);
    EXPECT_THAT(artist(1).studio, ElementsAre(card("the-castle")));
    EXPECT_EQ(session().historyView()->undoText(),
              "Undo: The Castle placed in Bo’s studio (The Castle moved from Di’s palace to Bo’s "
              "studio)");
}

/// The selected card lies on the other board now, out of sight.
TEST_F(MuseTableTest, SelectsNothingAfterSwapOfBoards) {
    paint(1, "the-sea");
    paint(0, "the-castle");
    piles().touch(0, false, key("the-castle"));
    ASSERT_EQ(piles().selected(), key("the-castle"));
    m_table.moves()->swapWith(1);
    EXPECT_EQ(piles().selected(), -1);
    piles().removeCard();
    EXPECT_EQ(piles().studioOf(1)->count(), 1);
}

TEST_F(MuseTableTest, ClearsUndoHintAfterNextEdit) {
    session().renamePlayer(3, QStringLiteral("Dora"));
    session().historyView()->undo();
    ASSERT_THAT(m_table.hint().toStdString(), testing::HasSubstr("Undone"));
    session().renamePlayer(3, QStringLiteral("Dina"));
    EXPECT_THAT(m_table.hint().toStdString(), testing::Not(testing::HasSubstr("Undone")));
}

TEST_F(MuseTableTest, AsksBeforeEditingFinishedGame) {
    open(QStringLiteral("finished-3"));
    session().setFinished(true);
    const AnyCase ended = session().current();
    ASSERT_EQ(deck("the-author", "pile"), "");
    paint(0, "the-author");
    EXPECT_EQ(session().current(), ended) << "nothing is placed before the answer";
    EXPECT_EQ(session().question()->text(),
              "This game is finished. Reopen it and make this change (“The Author placed in Ana’s "
              "studio”)?");
    session().question()->dismiss();
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(session().current(), ended);
    piles().press(key("the-author"));
    session().question()->answer(0);
    EXPECT_FALSE(session().finished());
    EXPECT_EQ(deck("the-author", "pile"), "studio");
    piles().press(key("the-author"));
    EXPECT_EQ(deck("the-author", "pile"), "") << "asked once";
}

TEST_F(MuseTableTest, AsksBeforeMovingCardFromOtherStudio) {
    paint(1, "the-castle");
    piles().choosePile(0, false);
    piles().press(key("the-castle"));
    EXPECT_EQ(m_table.hint(), "The Castle is in Bo’s studio. Tap it again to move it here.");
}

TEST_F(MuseTableTest, ClearsHighlightOnCancel) {
    open(QStringLiteral("finished-3"));
    session().highlighter()->showLine(0, QStringLiteral("palace"));
    EXPECT_EQ(piles().palaceOf(0)->valueOf(0, "highlighted"), true);
    EXPECT_EQ(piles().palaceOf(1)->valueOf(0, "highlighted"), false);
    piles().step(1);
    EXPECT_TRUE(m_table.cancel());
    EXPECT_EQ(piles().palaceOf(0)->valueOf(0, "highlighted"), false);
    EXPECT_EQ(piles().selected(), -1);
    EXPECT_FALSE(m_table.cancel()) << "nothing is under way any more";
    session().highlighter()->showLine(0, QStringLiteral("palace"));
    EXPECT_TRUE(m_table.cancel());
    EXPECT_EQ(piles().palaceOf(0)->valueOf(0, "highlighted"), false);
}

TEST_F(MuseTableTest, MovesCoinsBetweenArtistAndEconomy) {
    coins().add(0, 1);
    EXPECT_EQ(coins().suits()->valueOf(0, "held"), 1);
    EXPECT_EQ(coins().suits()->valueOf(0, "economy"), 7);
    EXPECT_EQ(coins().suits()->valueOf(0, "equation"), "7 + 1 + 0 + 0 + 0 = 8");
    EXPECT_EQ(coins().suits()->valueOf(0, "verdict"), "");
    EXPECT_EQ(coins().economyText(),
              "Economy: 7 moons, 8 suns, 8 waves, 8 leaves, 8 wyrms, 8 knots");
    EXPECT_EQ(coins().artist(), "Ana");
    coins().add(1, -1);
    EXPECT_EQ(m_table.hint(), "Ana has no suns.");
}

/// A count that was just entered is not the one to enter again.
TEST_F(MuseTableTest, RequestsRecountOfWhatIsNotCounted) {
    coins().setCounting(MuseCoinsPart::CountArtist);
    session().setCurrentSide(1);
    coins().add(4, 1);
    EXPECT_EQ(coins().suits()->valueOf(4, "equation"), "8 + 0 + 1 + 0 + 0 ≠ 8");
    EXPECT_EQ(coins().suits()->valueOf(4, "verdict"), "1 too many");
    EXPECT_EQ(coins().suits()->valueOf(4, "miscountText"), "Recount the economy");
    EXPECT_EQ(coins().suits()->valueOf(4, "severity"), "impossible");
    coins().setCounting(MuseCoinsPart::CountEconomy);
    EXPECT_EQ(coins().counting(), MuseCoinsPart::CountEconomy);
    coins().add(5, -1);
    EXPECT_EQ(coins().suits()->valueOf(5, "verdict"), "1 missing");
    EXPECT_EQ(coins().suits()->valueOf(5, "miscountText"), "Recount the coins")
        << "anybody may have it";
}

TEST_F(MuseTableTest, SuspectsGrowthWhenEverySuitIsOff) {
    coins().setCounting(MuseCoinsPart::CountEconomy);
    for (int suit = 0; suit < 6; ++suit) {
        coins().add(suit, 1);
    }
    EXPECT_EQ(coins().suits()->valueOf(3, "miscountText"), "Has the economy grown?");
}

TEST_F(MuseTableTest, ForgetsCountsOfPreviousGame) {
    app().draft()->setGame(QStringLiteral("muse"));
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    m_table.setSession(&session());
    open(QStringLiteral("illegal")); // suns: 7 in the economy, 1 with Bo, 7 in all
    EXPECT_EQ(coins().suits()->valueOf(1, "verdict"), "1 too many");
    EXPECT_EQ(coins().suits()->valueOf(1, "miscountText"), "Recount the coins");
    EXPECT_EQ(coins().suits()->valueOf(0, "verdict"), "1 missing");
    EXPECT_EQ(coins().suits()->valueOf(0, "miscountText"), "Recount the coins");
}

TEST_F(MuseTableTest, LimitsGrowthToFour) {
    EXPECT_FALSE(coins().canUndoGrowth());
    for (int time = 0; time < 4; ++time) {
        EXPECT_TRUE(coins().canGrow());
        coins().grow();
    }
    EXPECT_FALSE(coins().canGrow());
    EXPECT_EQ(coins().growthText(), "Growth: 4 of 4");
    coins().undoGrowth();
    EXPECT_EQ(coins().growthText(), "Growth: 3 of 4");
    EXPECT_TRUE(session().verdict()->isLegal());
}

// The card is also in the current round. The second entry is impossible, but the move is kept and
// marked.
TEST_F(MuseTableTest, MarksAndSignalsImpossibleMove) {
    open(QStringLiteral("round"));
    const Card idea = now().round->front().card;
    QSignalSpy heard{&session(), &Session::soundRequested};
    piles().carry(static_cast<int>(idea), 1, true);
    EXPECT_THAT(artist(1).palace, testing::Contains(idea));
    EXPECT_FALSE(session().verdict()->isLegal());
    const int last = piles().palaceOf(1)->count() - 1;
    EXPECT_EQ(piles().palaceOf(1)->valueOf(last, "severity"), "impossible");
    ASSERT_EQ(heard.count(), 1);
    EXPECT_EQ(heard.at(0).at(0).value<SoundCue>(), SoundCue::illegal);
}

TEST_F(MuseTableTest, MarksCardsWithProblems) {
    open(QStringLiteral("illegal"));
    EXPECT_EQ(piles().studioOf(0)->valueOf(0, "severity"), "impossible");
    EXPECT_EQ(piles().palaceOf(1)->valueOf(0, "severity"), "impossible") << "the Author twice";
    EXPECT_EQ(piles().palaceOf(1)->valueOf(1, "severity"), "");
    EXPECT_EQ(deck("the-author", "severity"), "impossible");
}

TEST_F(MuseTableTest, DoesNotMarkNotesOfScore) {
    open(QStringLiteral("finished-3"));
    EXPECT_EQ(piles().palaceOf(0)->valueOf(0, "severity"), "") << "that the game ends";
    EXPECT_NE(piles().palaceOf(0)->valueOf(0, "accessibleDescription"), "");
}

TEST_F(MuseTableTest, ArrangesDeckByRankAndSuit) {
    EXPECT_EQ(piles().deck()->count(), 36);
    EXPECT_EQ(piles().deckLines(), 6);
    const auto at = [&](std::string_view id) {
        return deck(id, "deckRow") + u' ' + deck(id, "deckColumn");
    };
    EXPECT_EQ(at("the-huntress"), "0 0");
    EXPECT_EQ(at("the-windfall"), "0 5");
    EXPECT_EQ(at("the-pact"), "1 0");
    EXPECT_EQ(at("the-diplomat"), "1 3");
    EXPECT_EQ(at("the-origin"), "4 5");
    EXPECT_EQ(at("ace-of-knots"), "5 5");
    piles().setExtended(true);
    EXPECT_TRUE(piles().extended());
    EXPECT_EQ(piles().deck()->count(), 44);
    EXPECT_EQ(piles().deckLines(), 8);
    EXPECT_EQ(at("the-consul"), "0 0");
    EXPECT_EQ(at("the-borderland"), "1 3");
    EXPECT_EQ(deck("the-borderland", "span"), "1.5") << "four have the room of six";
    EXPECT_EQ(at("the-huntress"), "2 0");
    EXPECT_EQ(deck("the-huntress", "span"), "1");
    EXPECT_EQ(at("ace-of-knots"), "7 5");
    EXPECT_EQ(deck("the-consul", "kind"), "court");
}

TEST_F(MuseTableTest, HasPilesForEachArtistOnly) {
    EXPECT_NE(piles().studioOf(3), nullptr);
    EXPECT_EQ(piles().studioOf(4), nullptr);
    EXPECT_EQ(piles().palaceOf(-1), nullptr);
}

// --- change signals ------------------------------------------------------------------------

class MuseTableSignals : public MuseTableTest {
protected:
    /// Names of the parts that emit `changed` during the input, one name for each signal.
    std::string changes(const std::function<void()>& touch) {
        QSignalSpy table{&m_table, &MuseTable::changed};
        QSignalSpy hint{&m_table, &MuseTable::hintChanged};
        QSignalSpy piles{m_table.piles(), &TablePanel::changed};
        QSignalSpy coins{m_table.coins(), &TablePanel::changed};
        QSignalSpy patron{m_table.patron(), &TablePanel::changed};
        QSignalSpy round{m_table.round(), &TablePanel::changed};
        QSignalSpy turn{m_table.round()->turn(), &TablePanel::changed};
        QSignalSpy payment{m_table.round()->payment(), &TablePanel::changed};
        touch();
        std::string all;
        for (const auto& [name, count] :
             {std::pair{"table", table.count()}, std::pair{"hint", hint.count()},
              std::pair{"piles", piles.count()}, std::pair{"coins", coins.count()},
              std::pair{"patron", patron.count()}, std::pair{"round", round.count()},
              std::pair{"turn", turn.count()}, std::pair{"payment", payment.count()}}) {
            for (int time = 0; time < count; ++time) {
                all += (all.empty() ? "" : " ") + std::string{name};
            }
        }
        return all;
    }
};

TEST_F(MuseTableSignals, SignalsEachChangedPartOnce) {
    EXPECT_EQ(changes([&] { piles().press(key("the-mountain")); }), "") << "rows only";
    EXPECT_EQ(changes([&] { piles().choosePile(2, true); }), "hint piles coins");
    EXPECT_EQ(changes([&] { piles().choosePile(2, true); }), "");
    EXPECT_EQ(changes([&] { m_table.setMode(MuseTable::Coins); }), "table hint");
    EXPECT_EQ(changes([&] { coins().add(0, 1); }), "coins");
    EXPECT_EQ(changes([&] { coins().setCounting(MuseCoinsPart::CountEconomy); }), "hint coins");
    EXPECT_EQ(changes([&] { m_table.setMode(MuseTable::Patron); }), "table hint patron");
    EXPECT_EQ(changes([&] { patron().showNextStep(); }), "hint") << "one step is all";
}

TEST_F(MuseTableSignals, SignalsRoundOncePerInput) {
    m_table.setMode(MuseTable::Round);
    EXPECT_EQ(changes([&] { piles().press(key("the-mountain")); }), "table hint turn");
    EXPECT_EQ(changes([&] { round().turn()->choose(0); }), "hint round turn");
    EXPECT_EQ(changes([&] { round().showNextTurn(); }), "hint piles coins turn")
        << "another artist is looked at";
    EXPECT_EQ(changes([&] { round().setResolved(true); }), "hint round");
    QSignalSpy turns{round().turns(), &QAbstractItemModel::dataChanged};
    QSignalSpy events{round().events(), &QAbstractItemModel::dataChanged};
    EXPECT_EQ(changes([&] { round().play(); }), "hint") << "not everyone has chosen";
    waitToRead();
    EXPECT_EQ(changes([&] { round().play(); }), "table hint piles coins round turn")
        << "every card can be taken";
    EXPECT_EQ(events.count(), 0) << "the events are those that were shown";
    EXPECT_EQ(turns.count(), 0) << "they are not looked at";
}

TEST_F(MuseTableTest, PatronListsNextSalesIfThereAreSeveral) {
    open(QStringLiteral("patron"));
    m_table.setMode(MuseTable::Patron);
    EXPECT_TRUE(patron().sales().isEmpty()) << "the only sale is among the steps";
    muse::Layout next = std::get<muse::Layout>(session().current());
    next.table.artists.at(3).studio = next.table.artists.at(2).studio;
    session().edit(next, {});
    ASSERT_EQ(patron().sales().size(), 3);
    EXPECT_TRUE(patron().sales().at(0).startsWith("Next sales")) << "the heading";
    EXPECT_TRUE(patron().sales().at(1).startsWith("1. Cy ")) << "one after the other";
    EXPECT_TRUE(patron().sales().at(2).startsWith("2. Di "));
    patron().showNextStep();
    EXPECT_TRUE(patron().sales().isEmpty()) << "the steps are shown one at a time";
}

TEST_F(MuseTableTest, TranslatesSpokenNamesOfCards) {
    open(QStringLiteral("round"));
    m_table.setMode(MuseTable::Cards);
    const auto spoken = [this](int row) {
        return piles().deck()->valueOf(row, "accessibleName").toString();
    };
    const QString english = spoken(0);
    session().setLanguage(Language::french);
    EXPECT_NE(spoken(0), english) << "suits have French names";
    session().setLanguage(Language::english);
    EXPECT_EQ(spoken(0), english);
}

TEST_F(MuseTableTest, OmitsPlayerNameForSingleBoard) {
    app().draft()->checkBoard(QStringLiteral("muse"));
    m_table.setSession(&session());
    EXPECT_EQ(m_table.hint(), "Tap a card to place it in the studio; tap it again to remove it.");
    piles().press(key("the-sea"));
    EXPECT_EQ(session().historyView()->undoText(), "Undo: The Sea placed in the studio");
    EXPECT_EQ(piles().artists()->valueOf(0, "studioName"), "Studio");
    piles().choosePile(0, true);
    EXPECT_EQ(m_table.hint(), "Tap a card to place it in the palace; tap it again to remove it.");
    piles().press(key("the-sea"));
    piles().choosePile(0, false);
    piles().press(key("the-sea"));
    EXPECT_EQ(m_table.hint(), "The Sea is in the palace. Tap it again to move it here.");
}

TEST_F(MuseTableTest, ReportsNoTieForSingleBoard) {
    app().draft()->checkBoard(QStringLiteral("muse"));
    m_table.setSession(&session());
    piles().choosePile(0, true);
    for (const char* id : {"the-sea", "the-bard", "the-end", "the-huntress"}) {
        piles().press(key(id));
    }
    EXPECT_EQ(session().sides()->valueOf(0, "filled"), "4 of 4 in the palace");
    piles().press(key("the-castle"));
    EXPECT_EQ(session().sides()->valueOf(0, "filled"), "5 in the palace");
    for (int row = 0; row < session().findings()->count(); ++row) {
        EXPECT_NE(session().findings()->valueOf(row, "ruleId"), "muse.tie");
    }
    EXPECT_EQ(session().findings()->total(), 1) << "what ends the game";
}

TEST_F(MuseTableTest, IgnoresInputWithoutSession) {
    MuseTable bare;
    bare.piles()->press(0);
    bare.piles()->step(1);
    bare.coins()->grow();
    bare.patron()->showNextStep();
    bare.round()->play();
    bare.setMode(MuseTable::Round);
    EXPECT_FALSE(bare.cancel());
    EXPECT_EQ(bare.mode(), MuseTable::Cards);
    EXPECT_EQ(bare.hint(), "");
    EXPECT_EQ(bare.piles()->endText(), "");
}

} // namespace

} // namespace cimaise
