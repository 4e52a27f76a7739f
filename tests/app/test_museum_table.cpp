// The table of Museum as a player uses it: keys, paint, typed words, figures, boards, arrangements.
#include "app/setup/museum_setup.h"
#include "app/tables/museum/museum_copy_list.h"
#include "app/tables/museum/museum_table.h"
#include "validators/museum/museum_board_edits.h"
#include "validators/museum/museum_collections.h"
#include "validators/museum/museum_edits.h"
#include "validators/museum/museum_tally.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <gmock/gmock.h>

namespace cimaise {

namespace {

using museum::Civilisation;
using museum::Domain;
using museum::Layout;
using museum::Object;
using testing::HasSubstr;

constexpr int roman = static_cast<int>(Civilisation::roman);
constexpr int greek = static_cast<int>(Civilisation::greek);
constexpr int culture = static_cast<int>(Domain::culture);
constexpr int warfare = static_cast<int>(Domain::warfare);

Layout bareTable() { return museum::newLayout({.players = {"Ana", "Bo"}}); }

Object object(int column, int row, Civilisation civilisation, Domain domain, int value) {
    return {.at = {.column = column, .row = row},
            .civilisation = civilisation,
            .domain = domain,
            .value = value};
}

class MuseumTableTest : public testing::Test {
protected:
    /// Lays a position on the table.
    void lay(const Layout& layout, Language language = Language::english) {
        m_session = std::make_unique<Session>(
            m_library, language, OpenGame{.id = 0, .history = History{layout}, .title = {}});
        m_table.setSession(m_session.get());
    }
    [[nodiscard]] const Layout& layout() const { return std::get<Layout>(m_session->current()); }
    [[nodiscard]] const std::vector<Object>& objects() const {
        return *layout().museums.front().objects;
    }
    [[nodiscard]] std::string hint() const { return m_table.hint().toStdString(); }
    [[nodiscard]] QVariant slot(int column, int row, const char* role) {
        return m_table.cells()->valueOf((row - 1) * m_table.columns() + column - 1, role);
    }
    void touch(int column, int row) { m_table.touch((row - 1) * m_table.columns() + column - 1); }
    void press(int civilisation, int domain, int value) {
        m_table.pressCivilisation(civilisation);
        m_table.pressDomain(domain);
        m_table.pressValue(value - 1);
    }
    void type(const QString& text) {
        for (const QChar letter : text) {
            m_table.type(letter);
        }
    }
    /// Until the search for an arrangement has ended.
    void waitForArrangement() {
        QSignalSpy changes{&m_table, &MuseumTable::changed};
        while (m_table.isLooking()) {
            ASSERT_TRUE(changes.wait(10000));
        }
    }

    QTemporaryDir m_folder;
    Library m_library{m_folder.path()};
    std::unique_ptr<Session> m_session;
    MuseumTable m_table;
};

// --- objects -------------------------------------------------------------------------------

TEST_F(MuseumTableTest, AnObjectTakesThreeTouchesAndTheSelectionGoesOn) {
    lay(bareTable());
    press(roman, culture, 3);
    EXPECT_THAT(objects(),
                testing::ElementsAre(object(1, 1, Civilisation::roman, Domain::culture, 3)));
    EXPECT_EQ(m_table.selected(), 1);
    EXPECT_EQ(m_session->undoText(), "Undo: Roman, Culture, 3 exhibited");
}

TEST_F(MuseumTableTest, WhatWasSaidLastHoldsForTheNext) {
    lay(bareTable());
    press(roman, culture, 3);
    m_table.pressValue(0);
    m_table.pressDomain(warfare);
    m_table.pressValue(4);
    EXPECT_THAT(objects(),
                testing::ElementsAre(object(1, 1, Civilisation::roman, Domain::culture, 3),
                                     object(2, 1, Civilisation::roman, Domain::culture, 1),
                                     object(3, 1, Civilisation::roman, Domain::warfare, 5)));
}

TEST_F(MuseumTableTest, SixteenObjectsTakeAtMostSixtyTouches) {
    lay(bareTable());
    int touches = 0;
    // nine gaps, as far apart as can be: every run of slots begins with a touch
    for (int number = 0; number < 16; ++number) {
        const int row = number * 25 / 16;
        if (m_table.selected() != row) {
            m_table.touch(row);
            ++touches;
        }
        press(number % 12, (number * 5 + 1) % 6, number % 5 + 1);
        touches += 3;
    }
    EXPECT_EQ(objects().size(), 16U);
    EXPECT_LE(touches, 60);
}

TEST_F(MuseumTableTest, TheLastOnesAreOfferedFirst) {
    lay(bareTable());
    press(roman, culture, 3);
    press(greek, warfare, 2);
    EXPECT_EQ(m_table.latest()->valueOf(0, "name"), "Greek, Warfare");
    EXPECT_EQ(m_table.latest()->valueOf(1, "name"), "Roman, Culture");
    m_table.pressLatest(1);
    m_table.pressValue(4);
    EXPECT_EQ(objects().back(), object(3, 1, Civilisation::roman, Domain::culture, 5));
}

TEST_F(MuseumTableTest, AKeyChangesTheObjectThatIsSelected) {
    lay(bareTable());
    press(roman, culture, 3);
    touch(1, 1);
    EXPECT_TRUE(m_table.civilisations()->valueOf(roman, "chosen").toBool());
    m_table.pressCivilisation(greek);
    EXPECT_EQ(objects().front(), object(1, 1, Civilisation::greek, Domain::culture, 3));
    EXPECT_EQ(m_table.selected(), 0);
}

TEST_F(MuseumTableTest, PaintedSlotBySlot) {
    lay(bareTable());
    m_table.setMode(MuseumTable::Paint);
    m_table.pressCivilisation(roman);
    touch(1, 1);
    touch(1, 2);
    EXPECT_TRUE(objects().empty());
    EXPECT_TRUE(slot(1, 2, "partial").toBool());
    EXPECT_EQ(slot(1, 2, "civilisation"), "roman");
    m_table.pressCivilisation(roman); // lets go of it
    m_table.pressDomain(culture);
    m_table.pressValue(1);
    touch(1, 1);
    touch(1, 2);
    EXPECT_THAT(objects(),
                testing::ElementsAre(object(1, 1, Civilisation::roman, Domain::culture, 2),
                                     object(1, 2, Civilisation::roman, Domain::culture, 2)));
}

TEST_F(MuseumTableTest, TypedWords) {
    lay(bareTable());
    type("rom cul 3");
    EXPECT_EQ(objects().front(), object(1, 1, Civilisation::roman, Domain::culture, 3));
    type("xyz");
    EXPECT_EQ(m_table.typed(), "xyz");
    m_table.confirm();
    EXPECT_THAT(hint(), HasSubstr("xyz"));
    m_table.erase();
    EXPECT_EQ(m_table.typed(), "xy");
    EXPECT_TRUE(m_table.cancel());
    EXPECT_EQ(m_table.typed(), "");
    EXPECT_EQ(m_table.enterText("gre war 2, rom 4"), m_table.enterText("gre war 2, rom 4"));
    EXPECT_EQ(objects().size(), 1U) << "all or nothing";
    EXPECT_EQ(m_table.enterText("gre war 2; rom arc 4"), "");
    EXPECT_EQ(objects().back(), object(3, 1, Civilisation::roman, Domain::architecture, 4));
}

TEST_F(MuseumTableTest, TypedInFrench) {
    lay(bareTable(), Language::french);
    type("rom gue 3");
    EXPECT_EQ(objects().front(), object(1, 1, Civilisation::roman, Domain::warfare, 3));
}

TEST_F(MuseumTableTest, DraggedMovedSwappedAndTakenOff) {
    lay(bareTable());
    press(roman, culture, 3);
    press(greek, warfare, 2);
    m_table.drag(0, 12);
    EXPECT_EQ(slot(3, 3, "civilisation"), "roman");
    m_table.drag(12, 1);
    EXPECT_EQ(slot(3, 3, "civilisation"), "greek");
    EXPECT_EQ(slot(2, 1, "civilisation"), "roman");
    m_table.dragOut(12);
    EXPECT_EQ(objects().size(), 1U);
    m_session->undo();
    EXPECT_EQ(objects().size(), 2U);
    touch(2, 1);
    m_table.setMode(MuseumTable::Move);
    touch(5, 5);
    EXPECT_EQ(slot(5, 5, "civilisation"), "roman");
    EXPECT_EQ(m_table.mode(), MuseumTable::Enter);
}

TEST_F(MuseumTableTest, CollectionsAreOutlined) {
    lay(bareTable());
    EXPECT_EQ(m_table.enterText("rom cul 1, rom cul 2, rom arc 3"), "");
    EXPECT_EQ(slot(1, 1, "civilisationEdges"), museum::top | museum::left | museum::bottom);
    EXPECT_EQ(slot(2, 1, "civilisationEdges"), museum::top | museum::bottom);
    EXPECT_EQ(slot(2, 1, "domainEdges"), 0) << "two cultures are no collection";
    ASSERT_EQ(m_table.collections()->count(), 1);
    EXPECT_EQ(m_table.collections()->valueOf(0, "pointsText"), "+1");
}

// --- the rest of the scoring ---------------------------------------------------------------

TEST_F(MuseumTableTest, FiguresAreEntered) {
    lay(bareTable());
    EXPECT_EQ(m_table.setFigure("track", "47"), "");
    EXPECT_EQ(*layout().museums[0].track, 47);
    EXPECT_EQ(m_table.setFigure("track", ""), "");
    EXPECT_EQ(*layout().museums[0].track, std::nullopt);
    EXPECT_NE(m_table.setFigure("track", "many"), "");
    EXPECT_NE(m_table.setFigure("track", "1000"), "");
    m_table.stepFigure("prestige", 2);
    EXPECT_EQ(*layout().museums[0].prestige, 2);
    m_table.stepFigure("opinion:europe", 2);
    m_table.stepFigure("discard:europe", 2);
    EXPECT_EQ(m_table.discards()->valueOf(1, "worth"), "-4 points");
    m_table.stepFigure("press", 1);
    EXPECT_EQ(m_table.discards()->valueOf(1, "worth"), "Cancelled by a Press Conference");
}

TEST_F(MuseumTableTest, ExpertsAndPatron) {
    lay(bareTable());
    m_table.toggleExpert(roman);
    EXPECT_TRUE(m_table.experts()->valueOf(roman, "chosen").toBool());
    m_table.toggleExpert(roman);
    EXPECT_TRUE(layout().museums[0].experts->empty());
    m_table.choosePatron(static_cast<int>(museum::PatronKind::quadruple));
    for (const int part : {0, 1, 2, 12, 13}) {
        m_table.choosePatronPart(part);
    }
    const auto& patron = *layout().museums[0].patron;
    ASSERT_TRUE(patron);
    EXPECT_EQ(patron->collections.size(), 4U);
    EXPECT_EQ(patron->collections.back(), museum::CollectionKind{Domain::culture});
    EXPECT_EQ(m_table.patronFigures()->count(), 4);
    EXPECT_EQ(m_table.patronFigures()->valueOf(1, "valueText"), "10") << "the rulebook says so";
    EXPECT_NE(m_table.patronFigures()->valueOf(0, "advice").toString(), "");
    m_table.choosePatron(static_cast<int>(museum::patronKindCount));
    EXPECT_FALSE(*layout().museums[0].patron);
}

TEST_F(MuseumTableTest, FiguresOfTheCopyAreKeptAndOffered) {
    lay(bareTable());
    QSignalSpy kept{&m_table, &MuseumTable::copyEdited};
    m_table.setFigure("bonus:main", "15");
    m_table.choosePatron(static_cast<int>(museum::PatronKind::masterpieces));
    m_table.setFigure("patron:0", "7");
    EXPECT_EQ(kept.count(), 2);
    const QString copy = kept.back().front().toString();

    lay(bareTable()); // the next game
    m_table.setCopy(copy);
    m_table.choosePatron(static_cast<int>(museum::PatronKind::masterpieces));
    EXPECT_EQ(m_table.patronFigures()->valueOf(0, "valueText"), "7");

    MuseumSetup setup;
    const Words words{Language::english};
    setup.show(bareTable(), words);
    setup.setCopy(copy);
    const auto begun = std::get<Layout>(setup.bareTable({.players = {"Ana", "Bo"}}));
    EXPECT_EQ(bonusOf(boardOf(begun, begun.museums[0]), museum::Bonus::main), 15);
}

TEST_F(MuseumTableTest, CardsOfTheCopyAreListedMendedAndDropped) {
    lay(bareTable());
    m_table.choosePatron(static_cast<int>(museum::PatronKind::masterpieces));
    m_table.setFigure("patron:0", "7");
    m_table.choosePatron(static_cast<int>(museum::PatronKind::continent));
    m_table.choosePatronPart(static_cast<int>(museum::Continent::asia));
    m_table.setFigure("patron:1", "9");
    MuseumCopyList list;
    const QAbstractItemModelTester cards{list.cards()};
    list.setSession(m_session.get());
    list.setCopy(m_table.copy());
    QSignalSpy kept{&list, &MuseumCopyList::copyEdited};
    ASSERT_EQ(list.cards()->count(), 2);
    const QString asia = list.cards()->valueOf(1, "name").toString();
    EXPECT_THAT(asia.toStdString(), HasSubstr("Asia"));
    EXPECT_THAT(list.cards()->valueOf(1, "countText").toString().toStdString(), HasSubstr("? · 9"));

    list.choose(1);
    EXPECT_EQ(list.figures()->valueOf(1, "valueText"), "9");
    EXPECT_EQ(list.setFigure("patron:1", "many"), "A whole number from 0 to 999 was expected.");
    EXPECT_EQ(list.setFigure("patron:1", "11"), "");
    EXPECT_EQ(list.figures()->valueOf(1, "valueText"), "11");
    list.stepFigure("patron:0", 1);
    EXPECT_EQ(list.figures()->valueOf(0, "valueText"), "1");
    EXPECT_EQ(kept.count(), 2);
    EXPECT_EQ(museum::readCopy(list.copy().toStdString())->patrons.at(1).points->at(1), 11);

    const QString whole = list.copy();
    list.drop(0);
    EXPECT_EQ(list.cards()->count(), 1);
    EXPECT_EQ(list.cards()->valueOf(0, "name"), asia);
    EXPECT_EQ(list.chosen(), -1);
    EXPECT_THAT(list.droppedText().toStdString(), HasSubstr("was deleted from my copy."));
    list.undoDrop();
    EXPECT_EQ(list.copy(), whole) << "in its old place, with its figures";
    EXPECT_EQ(list.droppedText(), "");
    list.drop(5);
    list.choose(5);
    EXPECT_EQ(list.cards()->count(), 2);
    EXPECT_EQ(list.chosen(), -1);
}

TEST_F(MuseumTableTest, TheCopyGoesToAFileAndBack) {
    lay(bareTable());
    m_table.setFigure("bonus:full", "8");
    const QUrl file = QUrl::fromLocalFile(m_folder.filePath("mine.cimaise-copy"));
    EXPECT_EQ(m_table.saveCopy(file), "");
    MuseumTable other;
    other.setSession(m_session.get());
    QSignalSpy kept{&other, &MuseumTable::copyEdited};
    EXPECT_EQ(other.loadCopy(file), "");
    EXPECT_EQ(kept.count(), 1);
    EXPECT_EQ(other.copy(), m_table.copy());
    EXPECT_NE(other.loadCopy(QUrl::fromLocalFile(m_folder.filePath("none"))), "");
    QFile wrong{m_folder.filePath("wrong")};
    ASSERT_TRUE(wrong.open(QIODevice::WriteOnly));
    wrong.write("{}");
    wrong.close();
    EXPECT_EQ(other.loadCopy(QUrl::fromLocalFile(wrong.fileName())),
              "This is no file of copy facts.");
}

TEST_F(MuseumTableTest, AFindingIsAnsweredFromTheCopy) {
    Layout layout = bareTable();
    std::vector<Object> full;
    for (int i = 0; i < 25; ++i) {
        full.push_back(object(i % 5 + 1, i / 5 + 1, static_cast<Civilisation>(i % 12),
                              static_cast<Domain>(i % 6), i % 5 + 1));
    }
    layout.museums[0].objects = full;
    lay(layout);
    EXPECT_TRUE(m_table.answers()->all().empty());
    museum::Board board = museum::standardBoardPlan;
    board = withBonus(board, museum::Bonus::full, 8);
    m_table.setCopy(
        QString::fromStdString(museum::writeCopy(museum::withBoard({}, "standard", board))));
    ASSERT_EQ(m_table.answers()->all().size(), 1U);
    m_table.answers()->give(m_table.answers()->all().front().findingRow, 0);
    EXPECT_EQ(m_table.bonuses()->valueOf(1, "valueText"), "8");
    EXPECT_TRUE(m_table.answers()->all().empty());
}

// --- the board itself ----------------------------------------------------------------------

TEST_F(MuseumTableTest, ABoardIsDrawn) {
    lay(bareTable());
    m_table.newBoard();
    EXPECT_EQ(m_table.boardName(), "Board 2");
    m_table.setMode(MuseumTable::Plan);
    m_table.setPlanTool(static_cast<int>(museum::PlanTool::blocked));
    touch(1, 1);
    EXPECT_EQ(slot(1, 1, "kind"), "blocked");
    m_table.setPlanTool(static_cast<int>(museum::PlanTool::wall));
    touch(2, 2);
    touch(3, 2);
    EXPECT_TRUE(slot(2, 2, "wallRight").toBool());
    m_table.growBoard(1, -1);
    EXPECT_EQ(m_table.columns(), 6);
    EXPECT_EQ(m_table.rows(), 4);
    EXPECT_NE(m_table.renameBoard(" "), "");
    EXPECT_EQ(m_table.renameBoard("Side B"), "");
    EXPECT_EQ(m_table.boardName(), "Side B");
    m_table.dropBoard();
    EXPECT_EQ(m_table.board(), 0);
    EXPECT_EQ(m_table.boards(), QStringList({"Standard board", "Side B"})) << "kept in the copy";
    m_table.chooseBoard(1);
    EXPECT_EQ(m_table.columns(), 6);
}

// --- the best arrangement ------------------------------------------------------------------

/// Two Romans touch and a third lies apart: joined they bring 1 point.
Layout scattered() {
    Layout layout = bareTable();
    layout.museums[0].objects =
        std::vector{object(1, 1, Civilisation::roman, Domain::culture, 1),
                    object(2, 1, Civilisation::roman, Domain::warfare, 2),
                    object(5, 5, Civilisation::roman, Domain::architecture, 3)};
    return layout;
}

TEST_F(MuseumTableTest, ABetterArrangementIsToldAndApplied) {
    lay(scattered());
    EXPECT_TRUE(m_table.isLooking());
    waitForArrangement();
    EXPECT_EQ(m_table.arrangeShort(), "+1 point by moving 1 object");
    ASSERT_EQ(m_table.steps()->count(), 1);
    m_table.showStep(0);
    EXPECT_EQ(slot(5, 5, "mark"), "from");
    m_table.applyArrangement();
    EXPECT_EQ(m_session->sides()->valueOf(0, "total"), 7);
    waitForArrangement();
    EXPECT_THAT(m_table.arrangeText().toStdString(), HasSubstr("proved"));
    EXPECT_EQ(m_table.steps()->count(), 0);
    m_session->undo();
    EXPECT_EQ(layout(), scattered()) << "one edit";
}

TEST_F(MuseumTableTest, AnEditGivesUpTheSearch) {
    lay(scattered());
    waitForArrangement();
    EXPECT_TRUE(m_table.canApply());
    m_table.stepFigure("prestige", 1);
    EXPECT_FALSE(m_table.canApply()) << "it was found for another position";
    EXPECT_TRUE(m_table.isLooking());
    m_table.setArranging(false);
    EXPECT_FALSE(m_table.isLooking());
    EXPECT_EQ(m_table.arrangeShort(), "");
}

// --- the models ----------------------------------------------------------------------------

TEST_F(MuseumTableTest, ModelsKeepTheContract) {
    lay(scattered());
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    const std::vector<QAbstractItemModel*> all{
        m_table.cells(),       m_table.civilisations(), m_table.domains(),
        m_table.values(),      m_table.latest(),        m_table.experts(),
        m_table.patrons(),     m_table.patronParts(),   m_table.track(),
        m_table.bonuses(),     m_table.patronFigures(), m_table.discards(),
        m_table.collections(), m_table.steps()};
    for (QAbstractItemModel* model : all) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::Fatal));
    }
    m_table.choosePatron(0);
    m_table.choosePatronPart(3);
    m_table.growBoard(1, 1);
    m_table.takeAll();
    m_session->setCurrentSide(1);
    m_session->setLanguage(Language::french);
    EXPECT_EQ(m_table.cells()->count(), 36) << "both play on the standard board";
}

TEST_F(MuseumTableTest, OnlyWhatChangesIsAnnounced) {
    lay(bareTable());
    QSignalSpy changes{m_table.cells(), &QAbstractItemModel::dataChanged};
    press(roman, culture, 3);
    EXPECT_LE(changes.count(), 3) << "the object; the selection that goes on";
}

} // namespace

} // namespace cimaise
