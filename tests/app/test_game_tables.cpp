// Tests the steps that the tables of all games share: Escape, rules questions, hints, the models of
// all panels.
#include "app/input/board_moves.h"
#include "app/input/game_input.h"
#include "app/input/repairs.h"
#include "app/viewmodels/artsociety/art_society_table.h"
#include "app/viewmodels/muse/muse_table.h"
#include "app/viewmodels/musee/musee_table.h"
#include "app/viewmodels/museum/museum_table.h"
#include "tests/app/controller_fixture.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QMetaProperty>
#include <QSignalSpy>

namespace cimaise {

namespace {

constexpr const char* folderOf(const MuseeTable& /*table*/) { return "musee"; }
constexpr const char* folderOf(const MuseTable& /*table*/) { return "muse"; }
constexpr const char* folderOf(const MuseumTable& /*table*/) { return "museum"; }
constexpr const char* folderOf(const ArtSocietyTable& /*table*/) { return "art-society"; }

/// Adds the models that the properties of an object and of its parts hold.
void addModels(const QObject& owner, std::vector<QAbstractItemModel*>& models) {
    const QMetaObject& type = *owner.metaObject();
    for (int row = 0; row < type.propertyCount(); ++row) {
        auto* const held = type.property(row).read(&owner).value<QObject*>();
        if (auto* const model = qobject_cast<QAbstractItemModel*>(held)) {
            models.push_back(model);
        } else if (held != nullptr && qobject_cast<Session*>(held) == nullptr) {
            addModels(*held, models);
        }
    }
}

template <class Table> class GameTables : public AppControllerTest {
protected:
    [[nodiscard]] QDir samples() const {
        return {
            QStringLiteral(CIMAISE_SOURCE_DIR "/samples/%1").arg(QLatin1String(folderOf(m_table)))};
    }
    void open(const QString& sample) {
        app().files()->openFile(QUrl::fromLocalFile(samples().filePath(sample)));
        m_table.setSession(&session());
    }
    /// Opens a game with findings.
    void openIllegal() { open(QStringLiteral("illegal.cimaise")); }
    [[nodiscard]] Highlighter& highlighter() const { return *session().highlighter(); }
    /// Number of modes of the table.
    [[nodiscard]] int modes() const {
        return m_table.metaObject()
            ->property(m_table.metaObject()->indexOfProperty("mode"))
            .enumerator()
            .keyCount();
    }

    Table m_table;
};

using AllTables = testing::Types<MuseeTable, MuseTable, MuseumTable, ArtSocietyTable>;
TYPED_TEST_SUITE(GameTables, AllTables);

template <class... Table> constexpr std::size_t countOf(testing::Types<Table...> /*tables*/) {
    return sizeof...(Table);
}
static_assert(countOf(AllTables{}) == gameCount, "a game is missing");

TYPED_TEST(GameTables, LeavesEscapeToRulesQuestion) {
    TypeParam& table = this->m_table;
    this->openIllegal();
    table.setMode(static_cast<typename TypeParam::Mode>(1));
    this->highlighter().showFinding(0);
    this->session().spotPicker()->request(true);
    const auto mode = table.mode(); // the finding may have changed it
    EXPECT_FALSE(table.cancel()) << "the page returns to the question";
    EXPECT_EQ(table.mode(), mode);
    EXPECT_FALSE(this->highlighter().spots().empty());
    this->session().spotPicker()->request(false);
    EXPECT_TRUE(table.cancel());
}

TYPED_TEST(GameTables, RepairsFindingInOneStepThatUndoTakesBack) {
    this->openIllegal();
    const AnyCase before = this->session().current();
    const std::vector<Repair> repairs = repairsOf(before, this->session().evaluation().findings);
    ASSERT_FALSE(repairs.empty());
    const auto row = static_cast<int>(repairs.front().finding);
    const QString offer = format(this->session().words(), repairs.front().offer);
    const QStringList offered = this->m_table.answers()->byFinding().at(row).toStringList();
    ASSERT_TRUE(offered.contains(offer)) << offered.join(u'|').toStdString();
    this->m_table.answers()->give(row, static_cast<int>(offered.indexOf(offer)));
    EXPECT_EQ(this->session().current(), repairs.front().edit.next);
    EXPECT_NE(this->session().historyView()->undoText(), "Undo: Position changed");
    this->session().historyView()->undo();
    EXPECT_EQ(this->session().current(), before);
    EXPECT_EQ(this->m_table.answers()->byFinding().at(row).toStringList(), offered);
}

TYPED_TEST(GameTables, SaysWhatWasMovedFromAnotherBoard) {
    this->openIllegal();
    const AnyCase before = this->session().current();
    for (int row = 0; this->session().current() == before && row < 500; ++row) {
        this->session().setCurrentSide(0);
        this->m_table.moves()->give(row, 1); // some place on the other board is free
        QCoreApplication::processEvents();
    }
    ASSERT_NE(this->session().current(), before);
    const std::string hint = this->m_table.hint().toStdString();
    EXPECT_THAT(hint, testing::HasSubstr(" moved from "));
    const QString moved = this->session().historyView()->undoText();
    EXPECT_TRUE(moved.contains(u'→')) << moved.toStdString();
    this->session().historyView()->undo();
    EXPECT_THAT(this->m_table.hint().toStdString(), testing::StartsWith("Undone"));
}

TYPED_TEST(GameTables, KeepsRedoUntilPlayerEdits) {
    this->openIllegal();
    this->m_table.moves()->swapWith(1);
    this->session().historyView()->undo();
    const auto keepsRedo = [&] { return this->session().historyView()->canRedo(); };
    for (int mode = 0; mode < this->modes(); ++mode) {
        this->m_table.setMode(static_cast<typename TypeParam::Mode>(mode));
        for (int side = 0; side < sideCount(this->session().current()); ++side) {
            this->session().setCurrentSide(side);
            this->highlighter().showFinding(0);
            this->m_table.endTyping();
            this->m_table.cancel();
            EXPECT_TRUE(keepsRedo()) << "mode " << mode << ", side " << side;
        }
    }
    this->m_table.readBack()->start();
    this->m_table.readBack()->next();
    this->m_table.readBack()->stop();
    EXPECT_TRUE(keepsRedo());
}

TYPED_TEST(GameTables, KeepsModeOverUndoAndRedo) {
    this->openIllegal();
    this->m_table.moves()->swapWith(1);
    for (int mode = 0; mode < this->modes(); ++mode) {
        this->m_table.setMode(static_cast<typename TypeParam::Mode>(mode));
        const auto before = this->m_table.mode();
        const bool inHand = this->m_table.metaObject()
                                ->property(this->m_table.metaObject()->indexOfProperty("mode"))
                                .enumerator()
                                .key(mode) == std::string_view{"Move"};
        this->session().historyView()->undo();
        EXPECT_TRUE(inHand || this->m_table.mode() == before) << mode;
        this->session().historyView()->redo();
        EXPECT_TRUE(inHand || this->m_table.mode() == before) << mode;
    }
}

TYPED_TEST(GameTables, SwapsBoardsInOneStep) {
    this->openIllegal();
    const AnyCase before = this->session().current();
    BoardMoves& moves = *this->m_table.moves();
    ASSERT_GE(moves.swaps().size(), 2);
    EXPECT_EQ(moves.swaps().front(), "") << "the board in view itself";
    moves.swapWith(1);
    EXPECT_EQ(this->session().current(), swapBoards(before, 0, 1)->next);
    this->session().historyView()->undo();
    EXPECT_EQ(this->session().current(), before);
}

TYPED_TEST(GameTables, ReadsAllBoardsToTheEnd) {
    this->openIllegal();
    ReadBackController& readBack = *this->m_table.readBack();
    readBack.start();
    const int sides = sideCount(this->session().current());
    const bool hasShared = !cimaise::readBack(this->session().current(), sides).empty();
    EXPECT_TRUE(hasShared) << "figures that belong to everyone";
    int lit = 0;
    for (int side = 0; side < sides + 1; ++side) {
        EXPECT_EQ(this->session().currentSide(), std::min(side, sides - 1));
        EXPECT_EQ(readBack.side(), side < sides ? side : -1);
        int seen = 0;
        for (; !readBack.isDone() && seen < 500; ++seen) {
            EXPECT_NE(readBack.piece(), "");
            EXPECT_NE(readBack.where(), "");
            lit += this->session().highlighter()->spots().empty() ? 0 : 1;
            readBack.next();
        }
        EXPECT_TRUE(readBack.summary().contains(QString::number(seen)))
            << readBack.summary().toStdString();
        EXPECT_EQ(readBack.nextBoard().isEmpty(), side == sides);
        if (side < sides) {
            readBack.startNextBoard();
        }
    }
    readBack.stop();
    EXPECT_FALSE(this->session().highlighter()->isActive());
    EXPECT_FALSE(readBack.isOpen());
}

TYPED_TEST(GameTables, ReadBackSelectsEveryPieceForCorrection) {
    this->openIllegal();
    ReadBackController& readBack = *this->m_table.readBack();
    for (readBack.start(); !readBack.isDone(); readBack.next()) {
        readBack.correct();
        EXPECT_TRUE(readBack.isCorrecting());
        readBack.resume();
        EXPECT_FALSE(readBack.isCorrecting());
    }
    EXPECT_FALSE(readBack.summary().contains(QStringLiteral("corrected")));
    EXPECT_FALSE(this->session().historyView()->canUndo());
}

TYPED_TEST(GameTables, ClearsHighlightOnCancel) {
    TypeParam& table = this->m_table;
    this->openIllegal();
    while (table.cancel()) {
    }
    this->highlighter().showFinding(0);
    ASSERT_FALSE(this->highlighter().spots().empty());
    while (table.cancel()) { // the hint about the finding may end first
    }
    EXPECT_TRUE(this->highlighter().spots().empty());
}

TYPED_TEST(GameTables, SignalsHintOnlyIfItChanges) {
    TypeParam& table = this->m_table;
    this->openIllegal();
    const QSignalSpy hint{&table, &TableViewModel::hintChanged};
    const QString before = table.hint();
    this->highlighter().showFinding(0);
    const int changes = table.hint() == before ? 0 : 1;
    EXPECT_EQ(hint.count(), changes);
    emit this->session().highlightChanged();
    EXPECT_EQ(hint.count(), changes);
}

TYPED_TEST(GameTables, DoesNothingWithoutSession) {
    TypeParam& table = this->m_table;
    table.setMode(static_cast<typename TypeParam::Mode>(1));
    EXPECT_FALSE(table.cancel());
    EXPECT_EQ(table.mode(), 0);
    EXPECT_EQ(table.hint(), "");
}

/// Every position, side, mode and language of the samples, one after another in one game.
TYPED_TEST(GameTables, ModelsPassModelTester) {
    TypeParam& table = this->m_table;
    this->openIllegal();
    std::vector<QAbstractItemModel*> models;
    addModels(table, models);
    EXPECT_GE(models.size(), 6U);
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* const model : models) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(
            model, QAbstractItemModelTester::FailureReportingMode::Fatal));
    }
    for (const QString& sample : this->samples().entryList(QDir::Files)) {
        this->open(sample);
        for (int mode = 0; mode < this->modes(); ++mode) {
            table.setMode(static_cast<typename TypeParam::Mode>(mode));
            this->session().setCurrentSide(mode % 2);
            this->session().setLanguage(mode % 2 == 0 ? Language::french : Language::english);
            EXPECT_FALSE(table.hint().isEmpty());
        }
    }
}

} // namespace

} // namespace cimaise
