// Tests the open game: an edit is checked and scored, published, and can be undone.
#include "tests/app/controller_fixture.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

namespace cimaise {

namespace {

class SessionTest : public AppControllerTest {
protected:
    SessionTest() { start(); }

    /// 30 and 21 break the ascending order, or 40 and 31 on the other side; they share no theme.
    void breakRules(int side = 0) {
        hang(side == 0 ? 30 : 40, 1, side);
        hang(side == 0 ? 21 : 31, 2, side);
    }
};

TEST_F(SessionTest, ChecksAndScoresEachEdit) {
    EXPECT_TRUE(session().verdict()->isLegal());
    EXPECT_EQ(session().verdict()->text(), "No problems.");
    EXPECT_EQ(session().verdict()->severity(), "none");
    breakRules();
    EXPECT_FALSE(session().verdict()->isLegal());
    EXPECT_EQ(session().verdict()->text(), "1 problem.");
    EXPECT_EQ(session().verdict()->severity(), "illegal");
    EXPECT_EQ(session().findings()->illegalCount(), 1);
    EXPECT_EQ(session().findings()->valueOf(0, "ruleId"), "musee.ascending");
    EXPECT_EQ(session().findings()->valueOf(0, "ownSide"), 0);
    EXPECT_EQ(session().sides()->valueOf(0, "total"), 2);
    EXPECT_EQ(session().sides()->valueOf(0, "leader"), false) << "the other board is bare";
    hang(7, 1, 1);
    EXPECT_EQ(session().sides()->valueOf(0, "leader"), false) << "a problem is open";
    hang(31, 2, 0);
    EXPECT_EQ(session().sides()->valueOf(0, "leader"), false) << "the game goes on";
    EXPECT_EQ(session().sides()->valueOf(0, "placeText"), "Place 1 so far");
    session().setFinished(true);
    EXPECT_EQ(session().sides()->valueOf(0, "placeText"), "Place 1");
    EXPECT_EQ(session().sides()->valueOf(0, "leader"), true);
    EXPECT_EQ(session().sides()->valueOf(1, "leader"), false);
}

TEST_F(SessionTest, VerdictCountsOnlyMostSevereKind) {
    EXPECT_EQ(session().verdict()->count(), 0);
    for (int column = 1; column <= 6; ++column) {
        hang(column, column, 0);
    }
    ASSERT_EQ(session().verdict()->severity(), "note") << "a bonus that nobody has claimed";
    EXPECT_EQ(session().verdict()->count(), 1);
    EXPECT_EQ(session().verdict()->sideText(), "Ana: no problems; 1 note.");
    EXPECT_EQ(session().verdict()->sideSeverity(), "note");
    session().setCurrentSide(1);
    EXPECT_EQ(session().verdict()->sideText(), "Bo: no problems.");
    breakRules(1);
    EXPECT_EQ(session().verdict()->severity(), "illegal");
    EXPECT_EQ(session().verdict()->count(), 1);
    EXPECT_EQ(session().findings()->total(), 2);
}

TEST_F(SessionTest, VerdictsCountEachFindingOnceWithItsOwner) {
    const VerdictView& verdict = *session().verdict();
    EXPECT_EQ(verdict.gameText(), "Whole game: no problems.");
    breakRules(1);
    EXPECT_EQ(verdict.sideText(), "Ana: no problems.");
    EXPECT_EQ(verdict.gameText(), "Bo: 1 problem.");
    EXPECT_EQ(verdict.gameSeverity(), "illegal");
    session().setCurrentSide(1);
    EXPECT_EQ(verdict.sideText(), "Bo: 1 problem.");
    EXPECT_EQ(verdict.gameText(), "Rest of the game: no problems.");
    EXPECT_EQ(verdict.gameSeverity(), "none");
    breakRules(0);
    EXPECT_EQ(verdict.gameText(), "Ana: 1 problem.");
    hang(50, 3, 0); // of both, because Bo has it too
    hang(50, 3, 1);
    EXPECT_EQ(verdict.sideText(), "Bo: 2 problems.");
    EXPECT_EQ(verdict.gameText(), "Ana: 1 problem.");
    EXPECT_EQ(verdict.count(), 3) << "as many as the verdicts count together";
}

TEST_F(SessionTest, NamesOwnersOfPlacesOnSeveralBoards) {
    hang(14, 2, 0);
    hang(14, 2, 1);
    ASSERT_EQ(session().findings()->valueOf(0, "ruleId"), "musee.unique");
    EXPECT_EQ(session().findings()->valueOf(0, "places"),
              "upper gallery, space 2 (Ana) · upper gallery, space 2 (Bo)");
}

TEST_F(SessionTest, DoesNotUpdateFindingWhenAnotherIsInserted) {
    breakRules(1);
    const QSignalSpy changed{session().findings(), &QAbstractItemModel::dataChanged};
    const QSignalSpy inserted{session().findings(), &QAbstractItemModel::rowsInserted};
    hang(38, 1, 0);
    hang(35, 2, 0); // Bo's fix names 1 to 30, so neither number changes it
    EXPECT_EQ(changed.count(), 0);
    ASSERT_EQ(inserted.count(), 1);
    EXPECT_EQ(inserted[0][1], 0);
    EXPECT_EQ(session().findings()->count(), 2);
}

/// Texts of unchanged findings are kept, except when a name or the language changes.
TEST_F(SessionTest, UpdatesFindingTextOnRenameAndLanguageChange) {
    breakRules(0);
    ASSERT_EQ(session().findings()->valueOf(0, "owner"), "Ana");
    session().renamePlayer(0, QStringLiteral("Zoé"));
    EXPECT_EQ(session().findings()->valueOf(0, "owner"), "Zoé");
    EXPECT_THAT(session().findings()->valueOf(0, "says").toString().toStdString(),
                testing::StartsWith("Zoé"));
    const QVariant english = session().findings()->valueOf(0, "fix");
    session().setLanguage(Language::french);
    EXPECT_NE(session().findings()->valueOf(0, "fix"), english);
}

TEST_F(SessionTest, SignalsPlayersOnlyWhenNamesChange) {
    const QSignalSpy changes{&session(), &Session::playersChanged};
    hang(10, 1);
    EXPECT_EQ(changes.count(), 0);
    session().renamePlayer(1, QStringLiteral("Cy"));
    const auto renamed = changes.count();
    EXPECT_GT(renamed, 0);
    EXPECT_EQ(session().players(), (QStringList{"Ana", "Cy"}));
    session().historyView()->undo();
    EXPECT_GT(changes.count(), renamed);
}

/// The symbol of a player belongs to the person, not to the game.
TEST_F(SessionTest, SignalsPlayersWhenSymbolsChange) {
    const QSignalSpy changes{&session(), &Session::playersChanged};
    library().setPeople(withSymbol(library().people(), QStringLiteral("Bo"), 4, 4));
    EXPECT_GT(changes.count(), 0);
}

TEST_F(SessionTest, IgnoresEditWithoutChange) {
    QSignalSpy changed{&session(), &Session::changed};
    EXPECT_FALSE(session().edit(session().current(), {}));
    EXPECT_EQ(changed.count(), 0);
    EXPECT_FALSE(session().historyView()->canUndo());
}

/// Signals of the views: an edit emits only those of the views that differ.
TEST_F(SessionTest, EditSignalsOnlyChangedViews) {
    VerdictView& verdict = *session().verdict();
    const QSignalSpy words{&verdict, &VerdictView::changed};
    const QSignalSpy history{session().historyView(), &HistoryView::changed};
    const QSignalSpy match{session().matchView(), &MatchView::changed};
    const QSignalSpy end{&session(), &Session::endReachedChanged};
    hang(10, 1);
    EXPECT_EQ(history.count(), 1);
    const auto before = words.count();
    hang(12, 2);
    EXPECT_EQ(history.count(), 1) << "both edits have the same text";
    EXPECT_EQ(words.count(), before);
    breakRules(1);
    EXPECT_EQ(words.count(), before + 1);
    EXPECT_FALSE(verdict.isLegal());
    session().setCurrentSide(1);
    EXPECT_EQ(words.count(), before + 2);
    EXPECT_EQ(verdict.sideText(), "Bo: 1 problem.");
    EXPECT_EQ(match.count() + end.count(), 0);
}

TEST_F(SessionTest, SignalsHighlightActivationAndChange) {
    hang(10, 1);
    hang(15, 2);
    hang(30, 4); // no neighbour
    const QSignalSpy active{session().highlighter(), &Highlighter::activeChanged};
    const QSignalSpy spotHighlights{&session(), &Session::highlightChanged};
    session().highlighter()->showLine(0, QStringLiteral("neighbours"));
    session().highlighter()->showLine(0, QStringLiteral("paintings"));
    session().highlighter()->showLine(0, QStringLiteral("paintings"));
    EXPECT_EQ(active.count(), 1);
    EXPECT_EQ(spotHighlights.count(), 2) << "other lights for another line";
    session().highlighter()->clear();
    EXPECT_EQ(active.count(), 2);
    EXPECT_FALSE(session().highlighter()->isActive());
}

TEST_F(SessionTest, UndoAndRedoHaveNoLimit) {
    constexpr int edits = 300;
    const AnyCase bare = session().current();
    for (int i = 0; i < edits; ++i) {
        hang(1 + (i % 40), 1);
    }
    const AnyCase last = session().current();
    for (int i = 0; i < edits; ++i) {
        ASSERT_TRUE(session().historyView()->canUndo());
        session().historyView()->undo();
    }
    EXPECT_FALSE(session().historyView()->canUndo());
    EXPECT_EQ(session().current(), bare);
    for (int i = 0; i < edits; ++i) {
        session().historyView()->redo();
    }
    EXPECT_FALSE(session().historyView()->canRedo());
    EXPECT_EQ(session().current(), last);
}

TEST_F(SessionTest, NewEditClearsRedo) {
    hang(10, 1);
    session().historyView()->undo();
    EXPECT_EQ(session().historyView()->redoText(), "Redo: test.hung");
    hang(20, 1);
    EXPECT_FALSE(session().historyView()->canRedo());
    EXPECT_EQ(session().historyView()->redoText(), "");
    EXPECT_EQ(session().historyView()->undoText(), "Undo: test.hung");
}

TEST_F(SessionTest, EditSignalsOnlyChangedCells) {
    hang(10, 1);
    session().highlighter()->showLine(0, {});
    std::vector<std::unique_ptr<QSignalSpy>> resets;
    for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             session().sides(), session().findings(), session().sheet(),
             session().highlighter()->evidence(), session().ranking(), session().readings()}) {
        resets.push_back(std::make_unique<QSignalSpy>(model, &QAbstractItemModel::modelReset));
    }
    QSignalSpy cells{session().sheet(), &QAbstractItemModel::dataChanged};
    QSignalSpy sides{session().sides(), &QAbstractItemModel::dataChanged};
    QSignalSpy readings{session().readings(), &QAbstractItemModel::dataChanged};
    hang(12, 2);
    for (const auto& reset : resets) {
        EXPECT_EQ(reset->count(), 0);
    }
    // Another painting changes the first line and the total of Ana's column, and nothing of Bo's.
    ASSERT_EQ(cells.count(), 2);
    EXPECT_EQ(cells[0][0].toModelIndex(), session().sheet()->index(0, 0));
    EXPECT_EQ(cells[1][0].toModelIndex(), session().sheet()->index(4, 0));
    ASSERT_EQ(sides.count(), 1);
    EXPECT_EQ(sides[0][0].toModelIndex().row(), 0);
    EXPECT_EQ(readings.count(), 0);
}

TEST_F(SessionTest, ScoreLineHighlightsItsEvidence) {
    hang(10, 1);
    hang(15, 2);
    session().highlighter()->showLine(0, QStringLiteral("neighbours"));
    const Spots pair{{side(0), musee::spaceOf(musee::Gallery::upper, 1)},
                     {side(0), musee::spaceOf(musee::Gallery::upper, 2)}};
    EXPECT_EQ(session().highlighter()->spots(), pair);
    EXPECT_EQ(session().highlighter()->evidence()->count(), 1);
    EXPECT_EQ(session().highlighter()->evidence()->valueOf(0, "pointsText"), "+2");
    EXPECT_EQ(session().highlighter()->evidence()->ruleId(), "musee.score.neighbours");
    EXPECT_TRUE(session().sheet()->index(1, 0).data(Qt::UserRole + 6).toBool()) << "highlighted";
    hang(20, 3);
    ASSERT_EQ(session().highlighter()->evidence()->count(), 2)
        << "the line stays lit while the table changes";
    session().highlighter()->evidence()->showOne(1);
    EXPECT_EQ(session().highlighter()->spots().size(), 2U);
    EXPECT_EQ(session().highlighter()->spots()[1].place.column, 3);
    EXPECT_EQ(session().highlighter()->evidence()->valueOf(1, "highlighted"), true);
    hang(25, 4);
    EXPECT_EQ(session().highlighter()->evidence()->count(), 3);
    EXPECT_EQ(session().highlighter()->evidence()->valueOf(1, "highlighted"), false)
        << "after an edit this row may be another piece";
    session().highlighter()->clear();
    EXPECT_TRUE(session().highlighter()->spots().empty());
    EXPECT_EQ(session().highlighter()->evidence()->count(), 0);
}

TEST_F(SessionTest, FindingHighlightsItsPlacesUntilNextEdit) {
    breakRules();
    session().highlighter()->showFinding(0);
    EXPECT_EQ(session().highlighter()->spots(), session().evaluation().findings[0].where);
    EXPECT_FALSE(session().highlighter()->spots().empty());
    EXPECT_EQ(session().findings()->valueOf(0, "highlighted"), true);
    hang(25, 3);
    EXPECT_TRUE(session().highlighter()->spots().empty());
    session().highlighter()->showFinding(7);
    EXPECT_TRUE(session().highlighter()->spots().empty()) << "there is no such finding";
    session().highlighter()->showLine(5, QStringLiteral("paintings"));
    EXPECT_TRUE(session().highlighter()->spots().empty()) << "there is no such side";
}

TEST_F(SessionTest, ListsVisibleBoardFirstAndKeepsHighlight) {
    breakRules(0);
    breakRules(1);
    const auto sideAt = [this](int row) {
        return session().findings()->valueOf(row, "ownSide").toInt();
    };
    ASSERT_EQ(session().findings()->count(), 2);
    EXPECT_EQ(sideAt(0), 0);
    session().highlighter()->showFinding(0);
    session().setCurrentSide(1);
    EXPECT_EQ(sideAt(0), 1);
    EXPECT_EQ(session().findings()->highlightedRow(), 1) << "Ana’s, where it is now";
    session().highlighter()->showFinding(0);
    session().highlighter()->showFinding(1);
    EXPECT_EQ(session().currentSide(), 0);
    EXPECT_EQ(sideAt(1), 0) << "nothing moves under the finger";
}

TEST_F(SessionTest, RecordsReadingAsEdit) {
    EXPECT_EQ(session().readings()->valueOf(0, "decided"), false);
    session().setReading(QStringLiteral("musee.match.shared"), 1);
    EXPECT_EQ(session().readings()->valueOf(0, "chosen"), 1);
    EXPECT_EQ(session().readings()->valueOf(0, "decided"), true);
    session().setReading(QStringLiteral("musee.match.shared"), 2);
    session().setReading(QStringLiteral("nothing.known"), 0);
    session().historyView()->undo();
    EXPECT_EQ(session().readings()->valueOf(0, "chosen"), 0);
    EXPECT_EQ(session().readings()->valueOf(0, "decided"), false);
    EXPECT_FALSE(session().historyView()->canUndo());
    session().setReading(QStringLiteral("musee.match.shared"), 0);
    EXPECT_EQ(session().readings()->valueOf(0, "decided"), true) << "the default, but decided";
}

TEST_F(SessionTest, RenamesPlayerToValidNamesOnly) {
    EXPECT_EQ(session().renamePlayer(0, QStringLiteral(" Zoé ")), "");
    EXPECT_EQ(layout().header.players, (std::vector<std::string>{"Zoé", "Bo"}));
    EXPECT_NE(session().renamePlayer(1, QStringLiteral("Zoé")), "");
    EXPECT_NE(session().renamePlayer(1, QStringLiteral("  ")), "");
    EXPECT_NE(session().renamePlayer(1, QString(201, u'x')), "");
    EXPECT_NE(session().renamePlayer(1, QString{QChar{0x202e}}), "");
    EXPECT_EQ(session().renamePlayer(1, QString(200, u'x')), "");
    session().historyView()->undo();
    EXPECT_EQ(layout().header.players, (std::vector<std::string>{"Zoé", "Bo"}));
}

TEST_F(SessionTest, DoesNotRecordTitleAsEdit) {
    hang(10, 1);
    session().setTitle(QStringLiteral(" Friday "));
    EXPECT_EQ(session().title(), "Friday");
    EXPECT_EQ(layout().header.title, "Friday");
    session().historyView()->undo();
    EXPECT_EQ(layout().header.title, "Friday");
    session().setTitle(QString(201, u'x'));
    EXPECT_EQ(session().title(), "Friday");
    session().setTitle({});
    EXPECT_EQ(layout().header.title, std::nullopt);
}

TEST_F(SessionTest, IgnoresSelectionOfMissingSide) {
    session().setCurrentSide(1);
    EXPECT_EQ(session().currentSide(), 1);
    session().setCurrentSide(2);
    session().setCurrentSide(-1);
    EXPECT_EQ(session().currentSide(), 1);
}

TEST_F(SessionTest, ModelsPassModelTester) {
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             session().sides(), session().findings(), session().sheet(),
             session().highlighter()->evidence(), session().ranking(), session().readings()}) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(model));
    }
    breakRules();
    session().highlighter()->showLine(0, {});
    session().highlighter()->showFinding(0);
    session().setLanguage(Language::french);
    session().historyView()->undo();
    session().historyView()->undo();
}

TEST_F(SessionTest, NamesDecidingTieBreak) {
    // Ana 5 and 10 side by side: 2 paintings and a pair. Bo: 4 paintings, no pair.
    hang(5, 1, 0);
    hang(10, 2, 0);
    for (int column = 1; column <= 4; ++column) {
        hang(20 + column, column, 1);
    }
    const RankingModel& ranking = *session().ranking();
    EXPECT_EQ(ranking.valueOf(0, "names"), "Bo");
    EXPECT_EQ(ranking.valueOf(0, "total"), 4);
    EXPECT_EQ(ranking.valueOf(1, "total"), 4);
    EXPECT_EQ(ranking.valueOf(0, "tieBreakText"), "Tied on points. Paintings: 4–2.");
    EXPECT_EQ(ranking.valueOf(1, "tieBreakText"), "");
    hang(30, 5, 1);
    EXPECT_EQ(ranking.valueOf(0, "tieBreakText"), "") << "points decide";
}

TEST_F(SessionTest, ClearsEvidenceWhenPlayerOrPositionChanges) {
    hang(10, 1);
    session().highlighter()->showLine(0, QStringLiteral("paintings"));
    EXPECT_TRUE(session().highlighter()->isActive());
    session().setCurrentSide(1);
    EXPECT_FALSE(session().highlighter()->isActive());
    EXPECT_EQ(session().highlighter()->evidence()->title(), "");
    session().setCurrentSide(0);
    session().highlighter()->showLine(0, QStringLiteral("paintings"));
    session().historyView()->undo();
    EXPECT_FALSE(session().highlighter()->isActive());
    EXPECT_EQ(session().highlighter()->evidence()->title(), "");
    hang(10, 1, 1);
    session().highlighter()->showLine(1, QStringLiteral("paintings"));
    ASSERT_NE(session().highlighter()->evidence()->title(), "");
    hang(10, 1, 0);
    EXPECT_EQ(session().highlighter()->evidence()->title(), "") << "Bo’s line over Ana’s board";
}

} // namespace

} // namespace cimaise
