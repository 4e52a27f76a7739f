// Tests that a disputed move is tried on a copy: the game is unchanged until the move is applied as
// one edit.
#include "positions/museum/museum_edits.h"
#include "tests/app/controller_fixture.h"
#include "tests/support/files.h"

#include <QSignalSpy>

namespace cimaise {

namespace {

class Trial : public AppControllerTest {
protected:
    Trial() {
        start();
        hang(5, 1);
        hang(13, 2);
    }

    void hangOnCopy(int exhibit, int column) {
        const auto& copy = std::get<musee::Layout>(app().whatIf()->trial()->current());
        const musee::Space space{.side = 0, .gallery = musee::Gallery::upper, .column = column};
        app().whatIf()->trial()->edit(musee::hang(copy, space, exhibit),
                                      {.text = {"test.hung"}, .arguments = {{"exhibit", exhibit}}});
    }
    [[nodiscard]] int hanging(int column) const {
        return musee::hangingAt(layout(),
                                {.side = 0, .gallery = musee::Gallery::upper, .column = column});
    }
    [[nodiscard]] std::size_t steps() const { return session().history().steps().size(); }
    [[nodiscard]] QString compared(int row, const char* role) const {
        return app().whatIf()->comparison()->totals()->valueOf(row, role).toString();
    }
    [[nodiscard]] QStringList findings(bool added) const {
        QStringList rules;
        const RowsModel& model = *app().whatIf()->comparison()->findings();
        for (int row = 0; row < model.count(); ++row) {
            if (model.valueOf(row, "added").toBool() == added) {
                rules << model.valueOf(row, "severity").toString();
            }
        }
        return rules;
    }
};

TEST_F(Trial, DoesNotChangeGame) {
    const AnyCase before = session().current();
    const std::size_t madeAt = steps();
    app().whatIf()->tryMove();
    EXPECT_EQ(app().navigator()->page(), Navigator::Trial);
    hangOnCopy(20, 3);
    EXPECT_EQ(session().current(), before);
    EXPECT_EQ(steps(), madeAt);
    app().whatIf()->showComparison();
    EXPECT_EQ(app().navigator()->page(), Navigator::Compare);
    app().whatIf()->leave();
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(app().whatIf()->trial(), nullptr);
    EXPECT_EQ(session().current(), before);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Home)
        << "nothing of the trial lies behind the table";
}

TEST_F(Trial, ReturnsToRulingWhenDiscarded) {
    session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, 1)});
    app().navigator()->show(Navigator::Ruling);
    app().whatIf()->tryWithout();
    ASSERT_EQ(app().navigator()->page(), Navigator::Compare);
    app().whatIf()->leave();
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
    EXPECT_TRUE(session().highlighter()->ruling()->hasQuestion());
    EXPECT_EQ(app().whatIf()->trial(), nullptr);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
}

TEST_F(Trial, IsAppliedAsOneEditWithOneUndo) {
    const AnyCase before = session().current();
    const std::size_t madeAt = steps();
    app().whatIf()->tryMove();
    hangOnCopy(20, 3);
    hangOnCopy(30, 4);
    const AnyCase tried = app().whatIf()->trial()->current();
    app().whatIf()->showComparison();
    app().whatIf()->apply();
    EXPECT_EQ(session().current(), tried);
    EXPECT_EQ(steps(), madeAt + 1);
    EXPECT_EQ(session().history().undoable()->text.id, "trial.edit") << "it says what was tried";
    session().historyView()->undo();
    EXPECT_EQ(session().current(), before);
    reopen();
    EXPECT_EQ(session().current(), before);
}

/// As after Delete or undo: the painting was hung from the hand of Ana.
TEST_F(Trial, ReturnsRemovedPaintingToHand) {
    musee::Layout dealt = layout();
    dealt = musee::toggleCard(musee::toggleCard(dealt, 0, 7), 0, 49);
    session().edit(dealt, {});
    hang(7, 3);
    ASSERT_EQ(handOf(layout(), 0), musee::Hand{49});
    session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, 3)});
    app().whatIf()->tryWithout();
    app().whatIf()->apply();
    EXPECT_EQ(handOf(layout(), 0), (musee::Hand{7, 49}));
    EXPECT_FALSE(spaceOfExhibit(layout(), 7));
    session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, 1)});
    app().whatIf()->tryWithout();
    app().whatIf()->apply();
    EXPECT_EQ(handOf(layout(), 0), (musee::Hand{7, 49})) << "it never came from a hand";
}

TEST_F(Trial, AsksBeforeApplyingToFinishedGame) {
    session().setFinished(true);
    const AnyCase before = session().current();
    app().whatIf()->tryMove();
    hangOnCopy(20, 3);
    const AnyCase tried = app().whatIf()->trial()->current();
    app().whatIf()->apply();
    EXPECT_EQ(session().current(), before);
    session().question()->answer(0);
    EXPECT_EQ(session().current(), tried);
    EXPECT_FALSE(session().finished());
}

TEST_F(Trial, KeepsNameOfSingleMove) {
    app().whatIf()->tryMove();
    hangOnCopy(20, 3);
    app().whatIf()->apply();
    EXPECT_EQ(session().history().undoable()->text.id, "test.hung");
}

TEST_F(Trial, AnnouncesEarlierChangesWhenReopened) {
    app().whatIf()->tryMove();
    EXPECT_EQ(app().notices()->text(), "");
    hangOnCopy(20, 3);
    app().navigator()->back();
    app().whatIf()->tryMove();
    EXPECT_TRUE(
        app().notices()->text().startsWith(QStringLiteral("This copy has earlier changes:")))
        << app().notices()->text().toStdString();
    app().whatIf()->trial()->historyView()->undo();
    app().navigator()->back();
    app().notices()->dismiss();
    app().whatIf()->tryMove();
    EXPECT_EQ(app().notices()->text(), "");
}

TEST_F(Trial, RestartLeavesGameUnchanged) {
    const AnyCase before = session().current();
    const int games = (settle(), app().games()->count());
    app().whatIf()->tryMove();
    hangOnCopy(20, 3);
    app().whatIf()->showComparison();
    reopen();
    EXPECT_EQ(session().current(), before);
    EXPECT_EQ(session().history().index(), 2U);
    settle();
    EXPECT_EQ(app().games()->count(), games) << "the copy is no game";
    EXPECT_EQ(app().whatIf()->trial(), nullptr);
}

TEST_F(Trial, ComparesTotalsAndFindings) {
    app().whatIf()->tryMove();
    EXPECT_TRUE(app().whatIf()->comparison()->isSame());
    hangOnCopy(3, 3); // 5 13 3: not ascending
    const Comparison& compared = *app().whatIf()->comparison();
    EXPECT_FALSE(compared.isSame());
    EXPECT_EQ(findings(true), QStringList{QStringLiteral("illegal")});
    EXPECT_EQ(findings(false), QStringList{});
    EXPECT_EQ(compared.sides(), QList<int>{0});
    const int was = session().evaluation().score.sheets.front().total;
    const int is = app().whatIf()->trial()->evaluation().score.sheets.front().total;
    ASSERT_NE(was, is);
    EXPECT_EQ(this->compared(0, "totals"), QStringLiteral("%1 → %2").arg(was).arg(is));
    EXPECT_EQ(this->compared(1, "change"), QString{}) << "Bo has what he had";
}

TEST_F(Trial, IgnoresFindingChangesInHiddenPoints) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/museum/finished-3.cimaise")));
    museum::Layout layout = std::get<museum::Layout>(session().current());
    layout.museums[0].track = museum::CopyFact{3};
    session().edit(layout, {});
    layout.museums[0].track = museum::CopyFact{4};
    app().whatIf()->tryMove();
    app().whatIf()->trial()->edit(layout, {});
    EXPECT_EQ(findings(true), QStringList{QStringLiteral("note")}) << "the figures differ";
    EXPECT_EQ(findings(false), QStringList{QStringLiteral("note")});
    app().whatIf()->leave();
    session().points()->setHidden(true);
    app().whatIf()->tryMove();
    app().whatIf()->trial()->edit(layout, {});
    EXPECT_FALSE(app().whatIf()->comparison()->isSame());
    EXPECT_EQ(findings(true), QStringList{});
    EXPECT_EQ(findings(false), QStringList{});
}

TEST_F(Trial, DescribesChangeOfWinner) {
    hang(50, 6, 1); // Bo has less: Ana leads
    app().whatIf()->tryMove();
    const QString stays = app().whatIf()->comparison()->winner();
    EXPECT_TRUE(stays.contains(QStringLiteral("Ana"))) << stays.toStdString();
    auto copy = std::get<musee::Layout>(app().whatIf()->trial()->current());
    for (int column = 1; column <= 5; ++column) {
        copy = musee::hang(copy, {.side = 1, .gallery = musee::Gallery::middle, .column = column},
                           column * 9);
    }
    app().whatIf()->trial()->edit(copy, {.text = {"test.hung"}, .arguments = {}});
    const QString goes = app().whatIf()->comparison()->winner();
    EXPECT_NE(goes, stays);
    EXPECT_TRUE(goes.contains(QStringLiteral("Ana")) && goes.contains(QStringLiteral("Bo")));
}

TEST_F(Trial, ComparesWithoutLastEntry) {
    app().whatIf()->tryWithoutLast();
    EXPECT_EQ(app().navigator()->page(), Navigator::Compare);
    EXPECT_EQ(app().whatIf()->trial()->current(), session().history().steps()[1].position);
    EXPECT_EQ(hanging(2), 13) << "the game has it still";
    app().whatIf()->apply();
    EXPECT_EQ(hanging(2), 0);
    EXPECT_EQ(session().history().index(), 3U) << "an edit, not an undo";
}

TEST_F(Trial, RemovesPieceOfRulingButKeepsLaterEntries) {
    const Spot first{side(0), musee::spaceOf(musee::Gallery::upper, 1)};
    session().highlighter()->askAbout(first);
    EXPECT_TRUE(session().highlighter()->ruling()->hasPiece());
    app().whatIf()->tryWithout();
    EXPECT_EQ(app().navigator()->page(), Navigator::Compare);
    app().whatIf()->apply();
    EXPECT_EQ(hanging(1), 0);
    EXPECT_EQ(hanging(2), 13) << "what was entered later stays";
    session().highlighter()->askAbout(first);
    EXPECT_FALSE(session().highlighter()->ruling()->hasPiece()) << "nothing lies there any more";
}

TEST_F(Trial, RestoresChangesUntilGameContinues) {
    app().whatIf()->tryMove();
    hangOnCopy(20, 3);
    app().navigator()->back();
    app().whatIf()->tryMove();
    EXPECT_EQ(app().whatIf()->trial()->history().index(), 1U);
    app().navigator()->back();
    hang(40, 5);
    app().whatIf()->tryMove();
    EXPECT_EQ(app().whatIf()->trial()->history().index(), 0U);
    EXPECT_EQ(app().whatIf()->trial()->current(), session().current());
}

TEST_F(Trial, DoesNotOverwriteGameChangedMeanwhile) {
    app().whatIf()->tryMove();
    hangOnCopy(20, 3);
    hang(40, 5);
    const AnyCase now = session().current();
    app().whatIf()->apply();
    EXPECT_EQ(session().current(), now);
    EXPECT_NE(app().notices()->text(), QString{});
}

TEST_F(Trial, HiddenPointsStayHidden) {
    session().points()->setHidden(true);
    app().whatIf()->tryMove();
    hangOnCopy(20, 3);
    EXPECT_EQ(compared(0, "change"), QString{});
    EXPECT_FALSE(compared(0, "totals").contains(QStringLiteral("→")));
    EXPECT_EQ(app().whatIf()->comparison()->winner(), QString{});
}

} // namespace

} // namespace cimaise
