// Tests the view model of Musée: the contents of its lists after input, and the number of signals.
#include "app/texts/qt_score_text.h"
#include "app/viewmodels/musee/musee_table.h"
#include "scoring/musee/musee_score.h"
#include "tests/app/wait_to_read.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gmock/gmock.h>
#include <set>

namespace cimaise::musee {

namespace {

using testing::HasSubstr;

class MuseeTableTest : public testing::Test {
protected:
    /// Opens a position.
    void lay(const Layout& layout, Language language = Language::english) {
        m_session = std::make_unique<Session>(
            m_library, language, OpenGame{.id = 0, .history = History{layout}, .title = {}});
        m_table.setSession(m_session.get());
    }
    [[nodiscard]] const Layout& layout() const { return std::get<Layout>(m_session->current()); }
    [[nodiscard]] std::string hint() const { return m_table.hint().toStdString(); }
    [[nodiscard]] QVariant space(int row, const char* role) {
        return m_table.spaces()->valueOf(row, role);
    }
    [[nodiscard]] QVariant key(int number, const char* role) {
        return m_table.keypad()->keys()->valueOf(number - 1, role);
    }
    void type(std::initializer_list<int> digits) {
        for (const int digit : digits) {
            m_table.keypad()->typeDigit(digit);
        }
    }

    QTemporaryDir m_folder;
    Library m_library{m_folder.path()};
    std::unique_ptr<Session> m_session;
    MuseeTable m_table;
};

TEST_F(MuseeTableTest, MarksSpacesOfOtherBoardForPaintingInHand) {
    lay(twoPlayers("5 20 . . . .", "10 . . 30 . ."));
    m_table.touch(1);
    m_table.switchMode(MuseeTable::Move);
    m_session->setCurrentSide(1);
    EXPECT_EQ(space(1, "mark"), "legal");
    EXPECT_EQ(space(2, "mark"), "legal");
    EXPECT_EQ(space(4, "mark"), "blocked") << "to the right of the 30";
    EXPECT_EQ(space(5, "mark"), "blocked");
    EXPECT_EQ(space(0, "mark"), "") << "taken";
    m_table.touch(2);
    EXPECT_EQ(space(2, "number"), 20);
    EXPECT_EQ(hint(), "20 moved from Ana’s board to Bo’s board.");
    EXPECT_EQ(space(5, "mark"), "") << "nothing is in hand any more";
}

// --- hanging -------------------------------------------------------------------------------

TEST_F(MuseeTableTest, SignalsKeyPressOnce) {
    lay(twoPlayers());
    const QSignalSpy shown{&m_table, &MuseeTable::changed};
    m_table.keypad()->press(10);
    EXPECT_EQ(shown.count(), 1);
    EXPECT_EQ(m_table.spaces()->valueOf(0, "number"), 10);
    EXPECT_EQ(m_table.spaces()->valueOf(1, "selected"), true);
}

/// A tap signals only what it changes: fifty keys depend on the asked painting, all spaces on the
/// selection.
TEST_F(MuseeTableTest, SignalsOnlyAffectedProperties) {
    lay(twoPlayers());
    const QSignalSpy asked{&m_table, &MuseeTable::askedChanged};
    const QSignalSpy mode{&m_table, &MuseeTable::modeChanged};
    const QSignalSpy selected{&m_table, &MuseeTable::selectedChanged};
    const QSignalSpy hint{&m_table, &MuseeTable::hintChanged};
    m_table.keypad()->press(10);
    EXPECT_EQ(asked.count() + mode.count(), 0);
    EXPECT_EQ(selected.count(), 1);
    EXPECT_EQ(hint.count(), 1);
    m_table.switchMode(MuseeTable::Where);
    EXPECT_EQ(mode.count(), 1);
    m_table.hand()->ask(12);
    EXPECT_EQ(asked.count(), 1);
    EXPECT_EQ(m_table.asked(), 12);
}

TEST_F(MuseeTableTest, SignalsSideColumnsPartnerAndTypedDigits) {
    lay(musee::fourPlayers());
    const QSignalSpy side{&m_table, &MuseeTable::sideChanged};
    const QSignalSpy columns{&m_table, &MuseeTable::columnsChanged};
    const QSignalSpy partner{m_table.hand(), &MuseeHandPart::changed};
    const QSignalSpy typed{m_table.keypad(), &MuseeKeypadPart::changed};
    m_session->setCurrentSide(1);
    EXPECT_EQ(side.count(), 1);
    EXPECT_EQ(m_table.side(), 1);
    EXPECT_EQ(partner.count(), 1) << "another side has other partners";
    m_table.hand()->setPlayer(3);
    EXPECT_EQ(partner.count(), 2);
    m_table.keypad()->typeDigit(4);
    EXPECT_EQ(typed.count(), 1);
    EXPECT_EQ(columns.count(), 0);
    lay(musee::threePlayers());
    EXPECT_EQ(columns.count(), 1);
    EXPECT_EQ(m_table.columns(), 5);
}

TEST_F(MuseeTableTest, HandlesTypingMovingAndDragging) {
    lay(twoPlayers());
    m_table.keypad()->typeDigit(4);
    EXPECT_EQ(m_table.keypad()->typed(), "4");
    m_table.keypad()->erase();
    EXPECT_EQ(m_table.keypad()->typed(), "");
    m_table.keypad()->typeDigit(6);
    m_table.step(-1, 0);
    EXPECT_EQ(m_table.selected(), 0);
    m_table.switchMode(MuseeTable::Move);
    EXPECT_EQ(m_table.mode(), MuseeTable::Move);
    m_table.touch(3);
    EXPECT_EQ(layout(), twoPlayers(". . . 6 . ."));
    m_table.drag(3, 1);
    m_table.keypad()->confirm();
    EXPECT_EQ(layout(), twoPlayers(". 6 . . . ."));
    m_table.staircases()->tokens()->toggle(0);
    EXPECT_EQ(layout().staircases.top, (std::vector{1, 2, 4, 6}));
}

/// A double tap, or Enter right behind the digits, is no answer to the question it caused.
TEST_F(MuseeTableTest, AsksAgainBeforeQuestionCanHaveBeenRead) {
    lay(twoPlayers("18 . . . . ."));
    type({1, 4});
    m_table.keypad()->confirm();
    m_table.keypad()->press(14);
    EXPECT_EQ(layout(), twoPlayers("18 . . . . ."));
    EXPECT_THAT(hint(), HasSubstr("Tap 14 again"));
    m_table.keypad()->press(19);
    EXPECT_EQ(layout(), twoPlayers("18 19 . . . .")) << "another painting hangs at once";
}

/// A digit typed counts when another board comes into view.
TEST_F(MuseeTableTest, TypedDigitCountsWhenBoardIsLeft) {
    lay(twoPlayers());
    type({4});
    m_session->setCurrentSide(1);
    EXPECT_EQ(layout(), twoPlayers("4 . . . . ."));
    m_session->setCurrentSide(0);
    EXPECT_EQ(m_table.keypad()->typed(), "");
}

TEST_F(MuseeTableTest, IgnoresGalleriesThatDoNotExist) {
    lay(twoPlayers("18 . . . . ."));
    for (const int gallery : {-1, 3}) {
        m_table.bonuses()->toggle(gallery);
        EXPECT_EQ(m_table.galleryText(gallery), "");
        EXPECT_EQ(m_table.enterText(gallery, QStringLiteral("5")), "");
    }
    EXPECT_EQ(layout(), twoPlayers("18 . . . . ."));
}

TEST_F(MuseeTableTest, ExplainsIllegalKeyAndHangsOnSecondPress) {
    lay(twoPlayers("18 . . . . ."));
    EXPECT_EQ(m_table.selected(), 1);
    EXPECT_EQ(key(14, "legal"), false);
    EXPECT_EQ(key(19, "legal"), true);
    m_table.keypad()->press(14);
    EXPECT_EQ(layout(), twoPlayers("18 . . . . ."));
    EXPECT_THAT(hint(), HasSubstr("18"));
    EXPECT_EQ(space(0, "forbids"), true);
    QTest::qWait(600); // until it can have been read
    m_table.keypad()->press(14);
    EXPECT_EQ(layout(), twoPlayers("18 14 . . . ."));
    EXPECT_EQ(space(0, "severity"), "illegal");
    EXPECT_EQ(space(0, "forbids"), false);
}

TEST_F(MuseeTableTest, NamesOwnerOnKeyOfHungPainting) {
    lay(twoPlayers("", "18 . . . . ."));
    EXPECT_EQ(key(18, "hung"), true);
    EXPECT_EQ(key(18, "legal"), false);
    EXPECT_THAT(key(18, "reason").toString().toStdString(), HasSubstr("Bo"));
}

TEST_F(MuseeTableTest, ClearsSpaceAndGallery) {
    lay(twoPlayers("1 5 9 . . ."));
    m_table.touch(1);
    m_table.clear();
    EXPECT_EQ(layout(), twoPlayers("1 . 9 . . ."));
    m_session->historyView()->undo();
    EXPECT_EQ(layout(), twoPlayers("1 5 9 . . ."));
    m_table.clearGallery();
    EXPECT_EQ(layout(), twoPlayers());
}

// --- placements ----------------------------------------------------------------------------

/// 5 and 10 are adjacent and share a theme: apart they are worth 2 points less.
TEST_F(MuseeTableTest, ShowsScoreChangePerSpaceWhileMoving) {
    const Layout before = twoPlayers("5 10 . . . .\n. . 12 . 20 .");
    lay(before);
    m_table.touch(1);
    m_table.switchMode(MuseeTable::Move);
    std::set<QString> gains;
    for (int row = 2; row < 18; ++row) {
        if (space(row, "mark") != "legal" || space(row, "number").toInt() != 0) {
            continue;
        }
        const musee::Layout after =
            musee::exchange(before, {.side = 0, .gallery = musee::Gallery::upper, .column = 2},
                            musee::spaceOfRow(before, 0, row));
        const QString expected = pointsFigure(musee::gain(before, after, 0), m_session->words());
        EXPECT_EQ(space(row, "gainText"), expected) << row;
        gains.insert(expected);
    }
    EXPECT_GT(gains.size(), 1U);
}

TEST_F(MuseeTableTest, HighlightsNeighboursPairByPair) {
    lay(twoPlayers("5 10 15 . 20 ."));
    m_session->highlighter()->showLine(0, QStringLiteral("neighbours"));
    const auto tag = [this](int row) { return space(row, "groupTag").toString().toStdString(); };
    EXPECT_EQ(tag(0), "a");
    EXPECT_EQ(tag(1), "a·b");
    EXPECT_EQ(tag(2), "b·(c)");
    EXPECT_EQ(tag(4), "(c)");
    EXPECT_EQ(space(2, "notCounting"), false);
    EXPECT_EQ(space(4, "notCounting"), true);
    EXPECT_EQ(space(4, "highlighted"), true);
    EXPECT_EQ(space(4, "accessibleDescription"), "It does not count.");
    EXPECT_EQ(space(1, "accessibleDescription"), "It counts: a·b.");
    EXPECT_EQ(m_session->highlighter()->evidence()->valueOf(2, "tag"), "(c)");
    m_session->highlighter()->evidence()->showOne(1);
    EXPECT_EQ(tag(0), "");
    EXPECT_EQ(tag(1), "b") << "as in the list";
    m_session->highlighter()->showLine(0, {});
    EXPECT_EQ(tag(1), "") << "of the total nothing is told apart";
    EXPECT_EQ(space(4, "notCounting"), false) << "it brings a point as a painting";
}

/// The hint after a tap disappears once another edit changes the position.
TEST_F(MuseeTableTest, ClearsHintAfterNextEdit) {
    lay(twoPlayers("18 . . . . ."));
    m_table.keypad()->press(14);
    ASSERT_THAT(hint(), HasSubstr("Tap 14 again"));
    m_session->setReading(QStringLiteral("musee.match.shared"), 1);
    EXPECT_THAT(hint(), HasSubstr("19 to"));
    m_table.keypad()->press(14);
    m_session->historyView()->undo();
    EXPECT_THAT(hint(), HasSubstr("Undone"));
    m_session->renamePlayer(0, QStringLiteral("Zoé"));
    EXPECT_THAT(hint(), HasSubstr("19 to"));
}

/// Undoing an edit or changing the board selects a painting that the player did not choose.
TEST_F(MuseeTableTest, AsksBeforeReplacingUnselectedPainting) {
    const Layout full =
        twoPlayers("20 25 30 35 40 45\n5 10 15 38 43 48\n3 8 13 18 23 28", "1 4 7 9 11 12");
    lay(full);
    m_table.touch(17);
    m_table.keypad()->press(29);
    ASSERT_NE(layout(), full);
    m_session->historyView()->undo();
    m_table.keypad()->press(29);
    EXPECT_EQ(layout(), full) << "after an undo";
    m_table.touch(17);
    m_session->setCurrentSide(1);
    m_session->setCurrentSide(0);
    m_table.keypad()->press(2);
    EXPECT_EQ(layout(), full) << "after another board";
    EXPECT_THAT(hint(), HasSubstr("Tap 2 again"));
    QTest::qWait(600); // until it can have been read
    m_table.keypad()->press(2);
    EXPECT_NE(layout(), full);
}

TEST_F(MuseeTableTest, SeatAlwaysShowsItsOwnSide) {
    lay(twoPlayers("1 . . . . .", "7 . . . . ."));
    MuseeTable second;
    second.setSession(m_session.get());
    second.setSeat(1);
    EXPECT_EQ(second.spaces()->valueOf(0, "number"), 7);
    m_session->setCurrentSide(0);
    EXPECT_EQ(second.spaces()->valueOf(0, "number"), 7);
    second.setSession(nullptr);
}

TEST_F(MuseeTableTest, ShowsPlacementsOfRequestedPainting) {
    lay(twoPlayers(". 5 . . 25 ."));
    m_table.hand()->ask(14);
    EXPECT_EQ(m_table.mode(), MuseeTable::Where);
    for (const int row : {0, 1, 4, 5}) {
        EXPECT_EQ(space(row, "mark"), "blocked") << row;
    }
    for (const int row : {2, 3}) {
        EXPECT_EQ(space(row, "mark"), "legal") << row;
        EXPECT_EQ(space(row, "gainText"), "+1") << row;
    }
    m_table.touch(5);
    EXPECT_EQ(space(4, "forbids"), true);
    EXPECT_THAT(hint(), HasSubstr("25"));
    EXPECT_EQ(layout(), twoPlayers(". 5 . . 25 ."));
    m_table.touch(2);
    EXPECT_THAT(hint(), HasSubstr("14 scores 1 point right away."));
    m_table.touch(2);
    EXPECT_EQ(layout(), twoPlayers(". 5 . . 25 .")) << "nobody has read what it scores";
    EXPECT_THAT(hint(), HasSubstr("14 scores 1 point right away."));
    waitToRead();
    m_table.touch(2);
    EXPECT_EQ(layout(), twoPlayers(". 5 14 . 25 ."));
    EXPECT_EQ(m_table.mode(), MuseeTable::Enter);
}

TEST_F(MuseeTableTest, SaysTheFindingThatWasTapped) {
    lay(twoPlayers("12 4 . . . .", "12 . . . . ."));
    const FindingsModel& findings = *m_session->findings();
    ASSERT_EQ(findings.count(), 2) << "12 before 4, and 12 twice";
    for (int row = 0; row < findings.count(); ++row) {
        m_session->highlighter()->askAboutFinding(row);
        const bool isTwice = findings.valueOf(row, "ruleId") == "musee.unique";
        EXPECT_EQ(hint().find("more than once") != std::string::npos, isTwice) << row;
    }
}

TEST_F(MuseeTableTest, SaysWhereTheFigureOfAPlacementComesFrom) {
    lay(twoPlayers("8 . . . . ."));
    m_table.hand()->ask(13); // of the same theme as 8
    EXPECT_EQ(space(1, "gainText"), "+3");
    m_table.touch(1);
    EXPECT_THAT(hint(), HasSubstr("(Paintings +1 point, Neighbours +2 points)"));
}

// --- hands ---------------------------------------------------------------------------------

TEST_F(MuseeTableTest, ReportsStuckHandUntilCardIsPlayable) {
    lay(twoPlayers("4 . . . . .\n5 . . . . .\n6 . . . . ."));
    m_table.setMode(MuseeTable::Hand);
    for (const int number : {1, 2, 3}) {
        m_table.keypad()->press(number);
    }
    EXPECT_EQ(m_table.hand()->cards()->count(), 3);
    EXPECT_EQ(m_table.hand()->cards()->valueOf(0, "plays"), false);
    EXPECT_TRUE(m_table.hand()->cards()->isStuck());
    m_table.keypad()->press(3);
    m_table.keypad()->press(7);
    EXPECT_EQ(m_table.hand()->cards()->valueOf(2, "number"), 7);
    EXPECT_EQ(m_table.hand()->cards()->valueOf(2, "plays"), true);
    EXPECT_EQ(m_table.hand()->cards()->valueOf(2, "bestText"), "+1");
    EXPECT_FALSE(m_table.hand()->cards()->isStuck());
}

TEST_F(MuseeTableTest, GivesEachPartnerTheirOwnHand) {
    lay(musee::fourPlayers());
    m_session->setCurrentSide(1);
    EXPECT_EQ(m_table.hand()->players()->count(), 2);
    EXPECT_EQ(m_table.hand()->player(), 1);
    m_table.hand()->setPlayer(3);
    m_table.setMode(MuseeTable::Hand);
    m_table.keypad()->press(20);
    EXPECT_EQ(layout(), musee::withHand(musee::fourPlayers(), 3, {20}));
    m_table.hand()->setPlayer(0);
    EXPECT_EQ(m_table.hand()->player(), 3) << "no partner of this side";
}

// --- bonuses -------------------------------------------------------------------------------

TEST_F(MuseeTableTest, ClaimsBonusOfGallery) {
    lay(twoPlayers("1 2 3 4 5 6"));
    EXPECT_EQ(m_table.bonuses()->galleries()->valueOf(0, "claim"), "due");
    m_table.bonuses()->toggle(0);
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6 *"));
    EXPECT_EQ(m_table.bonuses()->galleries()->valueOf(0, "claim"), "held");
    m_session->setCurrentSide(1);
    EXPECT_EQ(m_table.bonuses()->galleries()->valueOf(0, "claim"), "other");
    EXPECT_EQ(m_table.bonuses()->galleries()->valueOf(0, "holder"), "Ana");
    EXPECT_EQ(m_table.bonuses()->galleries()->valueOf(0, "holderShort"), "A");
}

// --- tokens --------------------------------------------------------------------------------

TEST_F(MuseeTableTest, TurnsTokensOnlyWhilePatternIsWrong) {
    Layout wrong = twoPlayers();
    wrong.staircases.top = {1, 2, 4, 6};
    lay(wrong);
    EXPECT_TRUE(m_table.staircases()->isTurnable());
    m_table.staircases()->touch(0);
    EXPECT_EQ(layout(), twoPlayers());
    EXPECT_FALSE(m_table.staircases()->isTurnable()) << "the pattern is right";
    m_table.staircases()->touch(0);
    EXPECT_EQ(layout(), twoPlayers());
    EXPECT_THAT(hint(), HasSubstr("Chandelier"));
}

TEST_F(MuseeTableTest, TurnsTokensOfSingleBoard) {
    m_session = std::make_unique<Session>(
        m_library, Language::english,
        OpenGame{.history = History{twoPlayers("5 . . . . .\n10 . . . . .")},
                 .gameMode = GameMode::singleBoard});
    m_table.setSession(m_session.get());
    EXPECT_THAT(m_session->verdict()->detailsText().toStdString(),
                HasSubstr("top row 2, 4, 6; bottom row 1, 3"));
    EXPECT_THAT(m_session->verdict()->singleBoardText().toStdString(), HasSubstr("2 points"));
    m_table.staircases()->touch(0);
    EXPECT_THAT(m_session->verdict()->singleBoardText().toStdString(), HasSubstr("5 points"));
    EXPECT_THAT(m_session->verdict()->detailsText().toStdString(),
                HasSubstr("top row 1, 2, 4, 6;"));
    m_table.staircases()->touch(7);
    EXPECT_EQ(layout().staircases.bottom, (std::vector{1, 2, 3, 5}));
}

TEST_F(MuseeTableTest, AsksBeforeTakingBonusFromOtherPlayer) {
    lay(twoPlayers("1 2 3 4 5 6 *", "11 12 13 14 15 16"));
    m_session->setCurrentSide(1);
    m_table.bonuses()->toggle(0);
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6 *", "11 12 13 14 15 16"));
    EXPECT_EQ(hint(), "This bonus is already taken by Ana. Tap the bonus again to take it anyway.");
    waitToRead();
    m_table.bonuses()->toggle(0);
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6", "11 12 13 14 15 16 *"));
}

TEST_F(MuseeTableTest, ResolvesContestedBonusWithQuickFix) {
    lay(twoPlayers("1 2 3 4 5 6", "11 12 13 14 15 16"));
    const int asked = m_table.answers()->all().front().findingRow;
    EXPECT_EQ(m_table.answers()->byFinding().at(asked).toStringList(),
              (QStringList{"First: Ana", "First: Bo"}));
    m_table.answers()->give(asked, 1);
    EXPECT_EQ(layout(), twoPlayers("1 2 3 4 5 6", "11 12 13 14 15 16 *"));
    EXPECT_TRUE(m_table.answers()->all().empty());
}

// --- text, sides, languages ----------------------------------------------------------------

TEST_F(MuseeTableTest, ReadsAndWritesGalleryAsText) {
    lay(twoPlayers("", ". 7 . . . ."));
    m_session->setCurrentSide(1);
    EXPECT_EQ(m_table.galleryText(0), ". 7 . . . .");
    EXPECT_EQ(m_table.enterText(0, "5 . 13 28 38 ."), "");
    EXPECT_EQ(layout(), twoPlayers("", "5 . 13 28 38 ."));
    EXPECT_THAT(m_table.enterText(0, "5 x").toStdString(), HasSubstr("“x”"));
    EXPECT_EQ(layout(), twoPlayers("", "5 . 13 28 38 ."));
}

TEST_F(MuseeTableTest, ShowsEmptySpacesForMissingMusee) {
    Layout layout = twoPlayers("1 . . . . .");
    layout.musees.pop_back();
    lay(layout);
    m_session->setCurrentSide(1);
    EXPECT_EQ(m_table.spaces()->count(), 18);
    m_table.keypad()->press(5);
    m_table.touch(3);
    m_table.keypad()->confirm();
    m_table.clear();
    m_table.bonuses()->toggle(0);
    EXPECT_EQ(this->layout(), layout);
}

TEST_F(MuseeTableTest, DescribesSpaceForScreenReaders) {
    lay(twoPlayers("18 14 . . . ."));
    const auto textOf = [this](const char* role) {
        return space(1, role).toString().toStdString();
    };
    EXPECT_THAT(textOf("accessibleName"), HasSubstr("14"));
    EXPECT_THAT(textOf("accessibleDescription"), HasSubstr("18"));
    const std::string english = textOf("accessibleName");
    m_session->setLanguage(Language::french);
    EXPECT_NE(textOf("accessibleName"), english);
}

TEST_F(MuseeTableTest, SignalsOnlyChangedRows) {
    lay(twoPlayers());
    const QSignalSpy changed{m_table.spaces(), &QAbstractItemModel::dataChanged};
    m_table.keypad()->press(50);
    std::set<int> rows;
    for (const QList<QVariant>& announced : changed) {
        rows.insert(announced[0].toModelIndex().row());
    }
    EXPECT_EQ(rows, (std::set{0, 1})) << "the space hung in and the one selected next";
}

// --- still possible -------------------------------------------------------------------------

/// Waits until every ceiling has arrived that the table can have.
void waitForExample(MuseeTable& table) {
    ASSERT_TRUE(QTest::qWaitFor([&] { return table.outlook()->hasExample(); }, patience));
}

TEST_F(MuseeTableTest, OpensOutlookOnlyOnRequestAndClosesForOtherTools) {
    lay(twoPlayers("12 . 13 . . ."));
    MuseeOutlookPart& outlook = *m_table.outlook();
    EXPECT_FALSE(outlook.isOpen());
    EXPECT_EQ(space(1, "unusable"), false);
    outlook.toggle();
    EXPECT_TRUE(outlook.isOpen());
    EXPECT_EQ(space(1, "unusable"), true) << "no number lies between 12 and 13";
    EXPECT_EQ(space(3, "unusable"), false);
    EXPECT_THAT(outlook.lines().join(u'\n').toStdString(),
                HasSubstr("At most 15 more paintings can hang here."));
    m_table.switchMode(MuseeTable::Where);
    EXPECT_FALSE(outlook.isOpen());
    EXPECT_EQ(space(1, "unusable"), false);
    outlook.toggle();
    EXPECT_EQ(m_table.mode(), MuseeTable::Enter);
    EXPECT_TRUE(m_table.cancel());
    EXPECT_FALSE(outlook.isOpen());
}

TEST_F(MuseeTableTest, ShowsExampleAfterSearchAndDropsItOnChange) {
    lay(twoPlayers("12 . 13 . . ."));
    MuseeOutlookPart& outlook = *m_table.outlook();
    outlook.toggle();
    EXPECT_FALSE(outlook.hasExample()) << "the search has only begun";
    waitForExample(m_table);
    EXPECT_EQ(space(3, "example"), 0) << "not before the players ask";
    outlook.toggleExample();
    EXPECT_EQ(space(0, "example"), 0) << "a painting hangs there";
    EXPECT_EQ(space(1, "example"), 0) << "nothing fits there";
    EXPECT_GT(space(3, "example").toInt(), 13);
    EXPECT_EQ(space(3, "number"), 0) << "the example is not entered";
    m_table.touch(3);
    m_table.keypad()->press(40);
    EXPECT_EQ(space(4, "example"), 0) << "of the position before";
    waitForExample(m_table);
    EXPECT_GT(space(4, "example").toInt(), 40);
}

TEST_F(MuseeTableTest, OutlookTellsNoTotalsWhilePointsAreHidden) {
    lay(twoPlayers("12 . 13 . . ."));
    m_session->points()->setHidden(true);
    MuseeOutlookPart& outlook = *m_table.outlook();
    outlook.toggle();
    EXPECT_EQ(outlook.lines(), (QStringList{"No remaining painting fits in the hatched space."}));
    EXPECT_EQ(space(1, "unusable"), true);
    EXPECT_FALSE(QTest::qWaitFor([&] { return outlook.hasExample(); }, 300));
}

TEST_F(MuseeTableTest, OutlookNamesProblem) {
    lay(twoPlayers("18 14 . . . ."));
    m_table.outlook()->toggle();
    ASSERT_FALSE(m_table.outlook()->lines().isEmpty());
    EXPECT_THAT(m_table.outlook()->lines().front().toStdString(),
                HasSubstr("Unknown because of this problem"));
}

TEST_F(MuseeTableTest, TellsWhereFewerPaintingsFitAfterwards) {
    lay(twoPlayers("12 . . . . ."));
    m_table.hand()->ask(13);
    EXPECT_EQ(space(1, "roomText"), "") << "seventeen can follow now, sixteen after 13";
    EXPECT_EQ(space(2, "roomText"), "15 more") << "no number lies between 12 and 13";
}

TEST_F(MuseeTableTest, OutlookTellsOfTheOtherPlayers) {
    lay(twoPlayers("12 . . . . .", "6 . . . . ."));
    m_table.outlook()->toggle();
    const QStringList lines = m_table.outlook()->lines();
    EXPECT_EQ(lines.filter(QStringLiteral("Ana: ")).size(), 0) << "the board in view";
    EXPECT_EQ(lines.filter(QStringLiteral("Bo: now 1 point, at most ")).size(), 1);
    m_session->points()->setHidden(true);
    EXPECT_EQ(m_table.outlook()->lines().filter(QStringLiteral("Bo: ")).size(), 0);
}

TEST_F(MuseeTableTest, SaysThatTheTableIsDecided) {
    // one space of Ana's is open, and Bo has all paintings of a gallery in one theme
    lay(twoPlayers("1 . 2 4 8 10\n11 . 12 14 18 20\n21 . 22 24 28 .",
                   "3 13 23 33 43 48\n6 16 26 31 36 41\n5 15 25 35 40 45"));
    const QString decided = QStringLiteral(" The winner is decided.");
    EXPECT_TRUE(m_session->verdict()->text().endsWith(decided));
    EXPECT_TRUE(m_session->verdict()->gameText().endsWith(decided));
    m_table.outlook()->toggle();
    const std::string lines = m_table.outlook()->lines().join(u'\n').toStdString();
    EXPECT_THAT(lines, HasSubstr("Ana can no longer catch Bo: at most "));
    EXPECT_THAT(lines, HasSubstr("Decided: only Bo can still win."));
    lay(twoPlayers("1 . 2 4 8 .", "3 13 23 33 43 48"));
    EXPECT_FALSE(m_session->verdict()->text().contains(QStringLiteral("Decided")));
}

} // namespace

} // namespace cimaise::musee
