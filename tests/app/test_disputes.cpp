// Tests that each rules question leads to a ruling: a spot of the board, its points, who was first,
// the tie-break, the order of two cards.
#include "app/input/pieces.h"
#include "app/viewmodels/muse/muse_card_order.h"
#include "app/viewmodels/musee/musee_table.h"
#include "positions/artsociety/art_society_edits.h"
#include "positions/museum/museum_edits.h"
#include "scoring/scores.h"
#include "tests/app/muse_table_fixture.h"
#include "tests/app/wait_to_read.h"
#include "tests/support/files.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace cimaise {

namespace {

using testing::HasSubstr;
using testing::Not;

class RulesQuestionsTest : public AppControllerTest {
protected:
    RulesQuestionsTest() {
        start();
        m_table.setSession(&session());
    }
    /// Fills an upper gallery from the left.
    void fill(int side) {
        for (int column = 1; column <= 6; ++column) {
            hang(2 * column + side, column, side);
        }
    }

    MuseeTable m_table;
};

TEST_F(RulesQuestionsTest, AnswersSpotWithoutFinding) {
    hang(5, 1);
    session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, 1)});
    const RulingView& ruling = *session().highlighter()->ruling();
    EXPECT_TRUE(ruling.hasQuestion());
    EXPECT_EQ(ruling.verdict(), "Yes");
    EXPECT_TRUE(ruling.checkedRules().contains(QStringLiteral("Numbers rise")) ||
                ruling.checkedRules().size() > 3)
        << "the rules that were looked at";
    EXPECT_FALSE(ruling.counts().isEmpty());
    EXPECT_EQ(session().highlighter()->spots().size(), 1U);
}

TEST_F(RulesQuestionsTest, NamesPaintingInQuestion) {
    hang(5, 1);
    session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, 1)});
    EXPECT_EQ(session().highlighter()->ruling()->question(),
              "Ana, 5 (upper gallery, space 1): is this legal?");
}

TEST_F(RulesQuestionsTest, ResultDependsOnNoQuestionThatIsDecided) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/museum/disputed.cimaise")));
    ASSERT_EQ(session().readings()->deciding().size(), 1);
    session().setReading(QStringLiteral("museum.patron.experts"), 0);
    EXPECT_EQ(session().readings()->deciding(), QStringList{});
}

/// Figures are those before the round, which the answers do not change.
TEST_F(RulesQuestionsTest, ShowsNoTotalsUnderAnswersAboutRoundToBeResolved) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/muse/round.cimaise")));
    const ReadingsModel& questions = *session().readings();
    ASSERT_EQ(questions.decisiveCount(), 1);
    for (int row = 0; row < questions.count(); ++row) {
        if (!questions.valueOf(row, "matters").toBool()) {
            continue;
        }
        for (const QString& totals : questions.valueOf(row, "totals").toStringList()) {
            EXPECT_EQ(totals, "");
        }
        for (const QString& outcome : questions.valueOf(row, "outcomes").toStringList()) {
            EXPECT_NE(outcome, "") << "it says how the round ends";
        }
    }
}

TEST_F(RulesQuestionsTest, AnswersSpotByItsFinding) {
    hang(13, 1);
    hang(5, 2);
    session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, 2)});
    EXPECT_EQ(session().highlighter()->ruling()->ruleId(), "musee.ascending");
    EXPECT_EQ(session().highlighter()->ruling()->severity(), "illegal");
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "No")
        << "what was asked is answered first";
    EXPECT_TRUE(
        session().highlighter()->ruling()->question().endsWith(QStringLiteral("is this legal?")));
}

TEST_F(RulesQuestionsTest, AnswersYesDespiteNote) {
    fill(0);
    fill(1);
    const Spot gallery{side(0), musee::galleryPlace(musee::Gallery::upper)};
    session().highlighter()->askAbout(gallery);
    ASSERT_EQ(session().highlighter()->ruling()->ruleId(), "musee.bonus.unclaimed");
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "Yes");
    EXPECT_EQ(session().highlighter()->ruling()->severity(), "legal");
    EXPECT_TRUE(
        session().highlighter()->ruling()->question().endsWith(QStringLiteral("is this legal?")));
    EXPECT_FALSE(session().highlighter()->ruling()->sentences().isEmpty())
        << "the note comes after it";
}

TEST_F(RulesQuestionsTest, AnswersWhetherSpotScores) {
    hang(5, 1);
    session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, 1)}, true);
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "Yes, 1 point");
    EXPECT_TRUE(session().highlighter()->ruling()->sentences().front().startsWith(u'+'));
    EXPECT_EQ(session().highlighter()->ruling()->ruleId(), "musee.score.paintings")
        << "the rule of its line";
    EXPECT_FALSE(session().highlighter()->ruling()->why().isEmpty());
    EXPECT_TRUE(session().highlighter()->ruling()->checkedRules().isEmpty())
        << "no rule forbids or allows points";
    EXPECT_THAT(session().highlighter()->ruling()->question().toStdString(), HasSubstr("Ana"));
    session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, 2)}, true);
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "No") << "nothing hangs there";
}

/// The answer is about the piece, not about each line that it could have scored in: 12 above 17,
/// below a token that they do not share.
TEST_F(RulesQuestionsTest, SaysHowManyPointsPieceIsWorth) {
    const auto verdict = [this](int column) {
        session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, column)},
                                          true);
        return session().highlighter()->ruling()->verdict().toStdString();
    };
    for (const int exhibit : {10, 11, 30}) {
        hang(exhibit, exhibit == 30 ? 4 : exhibit - 9);
    }
    for (const int column : {1, 2, 4}) {
        const musee::Space space{.side = 0, .gallery = musee::Gallery::upper, .column = column};
        const auto total = [](const AnyCase& position) {
            return score(position).sheets.front().total;
        };
        const int lost = total(session().current()) - total(musee::clear(layout(), space));
        EXPECT_EQ(verdict(column),
                  "Yes, " + std::to_string(lost) + (lost == 1 ? " point" : " points"));
    }
    session().setLanguage(Language::french);
    EXPECT_EQ(verdict(4), "Oui, 1 point");
}

/// The second Mesopotamian object of a Warfare collection does not count, but connects its parts:
/// five civilisations score 11 points, the three on one side of it 5.
TEST_F(RulesQuestionsTest, SaysWhatConnectingPieceIsWorth) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/museum/disputed.cimaise")));
    ASSERT_EQ(session().game(), "museum");
    RulingView& ruling = *session().highlighter()->ruling();
    session().highlighter()->askAbout({side(0), museum::slotPlace({1, 2})}, true);
    EXPECT_EQ(ruling.verdict(), "Yes");
    ASSERT_EQ(ruling.sentences().size(), 1);
    EXPECT_THAT(ruling.sentences().front().toStdString(), HasSubstr("would be 24 instead of 30"));
}

/// Points that the first figures of these lines add up to: “+3 · Track: …”.
int sumOf(const QStringList& lines) {
    int sum = 0;
    for (const QString& line : lines) {
        QString figure = line.section(QStringLiteral(" · "), 0, 0);
        figure.replace(QChar{0x2212}, u'-');
        sum += figure.toInt();
    }
    return sum;
}

/// Pieces of a side, as its score lines name them.
Spots piecesCounted(const ScoreSheet& sheet) {
    Spots spots;
    for (const ScoreLine& line : sheet.lines) {
        for (const Evidence& piece : line.evidence) {
            addOnce(spots, piece.where);
        }
    }
    std::erase_if(spots, [&](const Spot& spot) { return spot.owner != sheet.party; });
    return spots;
}

/// Points that a piece is said to bring: the score with it minus the score without it.
TEST_F(RulesQuestionsTest, EffectsAddUpToDifferenceOfScores) {
    for (const auto& path : filesIn("samples", {".cimaise"})) {
        app().files()->openText(toQt(readFile(path)));
        const AnyCase position = session().current();
        int asked = 0;
        for (const ScoreSheet& sheet : score(position).sheets) {
            for (const Spot& spot : piecesCounted(sheet)) {
                const auto removed = removePieceAt(position, spot);
                const auto side = static_cast<std::size_t>(sheet.party.index);
                if (!removed || asked > 20 || !spanOf(sheet).isExact()) {
                    continue;
                }
                const ScoreSheet without = score(removed->next).sheets.at(side);
                session().highlighter()->askAbout(spot);
                const QStringList counts = session().highlighter()->ruling()->counts();
                if (!counts.filter(QRegularExpression{QStringLiteral("^–")}).isEmpty()) {
                    continue; // a figure that is not entered
                }
                EXPECT_EQ(sumOf(counts), sheet.total - without.total)
                    << path << ": " << counts.join(u'\n').toStdString();
                ++asked;
            }
        }
    }
}

/// Ana 40, Bo 41, and a bonus of 4 that goes to whoever filled the upper gallery first.
TEST_F(RulesQuestionsTest, AnswersContestedBonusForEachPlayer) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/musee/disputed.cimaise")));
    const auto together = [&] {
        return session().readings()->together().join(u'\n').toStdString();
    };
    EXPECT_THAT(together(), HasSubstr("Ana 40, Bo 41 · first place undecided"));
    EXPECT_THAT(together(), HasSubstr("it depends on who filled a gallery first"));
    EXPECT_THAT(together(), HasSubstr("Ana → Ana 44, Bo 41 · Ana leads"));
    EXPECT_THAT(together(), HasSubstr("Bo → Ana 40, Bo 45 · Bo leads"));
    session().setLanguage(Language::french);
    EXPECT_THAT(together(), HasSubstr("Ana → Ana 44, Bo 41 · Ana mène"));
    session().setLanguage(Language::english);
    session().edit(musee::toggleBonus(layout(), 0, musee::Gallery::upper), {});
    EXPECT_THAT(together(), Not(HasSubstr("→")));
    EXPECT_THAT(together(), HasSubstr("Leading: Ana, whatever the answers"));
}

TEST_F(RulesQuestionsTest, ListsRulesOfAllScoringLines) {
    hang(5, 1);
    hang(10, 2);
    session().highlighter()->askAbout({side(0), musee::spaceOf(musee::Gallery::upper, 1)}, true);
    EXPECT_EQ(session().highlighter()->ruling()->sentences().size(), 2)
        << "a painting, and a pair of neighbours";
    EXPECT_EQ(session().highlighter()->ruling()->checkedRules().size(), 2);
}

TEST_F(RulesQuestionsTest, KeepsKindOfQuestionAfterBack) {
    hang(5, 1);
    app().navigator()->show(Navigator::Dispute);
    app().questions()->requestSpot(true);
    m_table.touch(0);
    ASSERT_EQ(app().navigator()->page(), Navigator::Ruling);
    const QString question = session().highlighter()->ruling()->question();
    app().navigator()->back();
    EXPECT_EQ(session().spotPicker()->ruling()->question(), question);
    app().questions()->showRulingOnLastTap();
    EXPECT_EQ(session().highlighter()->ruling()->question(), question);
    app().navigator()->show(Navigator::Dispute);
    app().questions()->requestSpot(false);
    m_table.touch(0);
    app().navigator()->back();
    EXPECT_TRUE(
        session().spotPicker()->ruling()->question().endsWith(QStringLiteral("is this legal?")));
}

TEST_F(RulesQuestionsTest, GivesRulingOnNextTappedSpot) {
    hang(5, 1);
    app().navigator()->show(Navigator::Dispute);
    hang(5, 1);
    app().questions()->requestSpot(false);
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    const AnyCase before = session().current();
    m_table.touch(0);
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
    EXPECT_EQ(session().highlighter()->ruling()->at(),
              (Spot{side(0), musee::spaceOf(musee::Gallery::upper, 1)}));
    EXPECT_EQ(session().current(), before);
    app().navigator()->show(Navigator::Table);
    m_table.touch(1);
    EXPECT_EQ(app().navigator()->page(), Navigator::Table) << "it was asked once";
}

TEST_F(RulesQuestionsTest, ReturnsFromRulingStepByStep) {
    hang(5, 1);
    app().navigator()->show(Navigator::Dispute);
    app().questions()->requestSpot(false);
    m_table.touch(0);
    ASSERT_EQ(app().navigator()->page(), Navigator::Ruling);
    for (const auto page : {Navigator::Dispute, Navigator::Table, Navigator::Home}) {
        app().navigator()->back();
        EXPECT_EQ(app().navigator()->page(), page);
    }
}

TEST_F(RulesQuestionsTest, ReturnsFromSpotSelectionToQuestion) {
    hang(5, 1);
    app().navigator()->show(Navigator::Dispute);
    app().questions()->requestSpot(true);
    ASSERT_EQ(app().navigator()->page(), Navigator::Table);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Dispute);
    EXPECT_FALSE(session().spotPicker()->isRequested());
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
}

TEST_F(RulesQuestionsTest, GivesRulingOnStaircases) {
    hang(5, 2);
    session().edit(musee::hang(layout(), {.gallery = musee::Gallery::middle, .column = 2}, 10),
                   {.text = {"test.hung"}});
    app().questions()->requestSpot(true);
    m_table.staircases()->touch(1);
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "Yes");
    EXPECT_THAT(session().highlighter()->ruling()->sentences().front().toStdString(),
                HasSubstr("+3"));
    EXPECT_THAT(session().highlighter()->ruling()->sentences().front().toStdString(),
                HasSubstr("Ana"));
    EXPECT_EQ(session().highlighter()->ruling()->sentences().back(), "Bo: no points here")
        << "every player is named";
    app().questions()->requestSpot(true);
    m_table.staircases()->touch(3);
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "No") << "nothing hangs there";
    session().edit(musee::toggleToken(layout(), musee::topTokens, 1), {.text = {"test.turned"}});
    app().questions()->requestSpot(false);
    m_table.staircases()->touch(3);
    EXPECT_EQ(session().highlighter()->ruling()->ruleId(), "musee.staircases") << "four in its row";
}

TEST_F(RulesQuestionsTest, GivesRulingOnBonusWithoutClaimingIt) {
    fill(0);
    app().questions()->requestSpot(true);
    const AnyCase before = session().current();
    m_table.bonuses()->toggle(0);
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
    EXPECT_EQ(session().current(), before);
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "No") << "nobody has claimed it";
}

TEST_F(RulesQuestionsTest, NamesAllBoardsThatTheRulingIsAbout) {
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    hang(12, 1, 0);
    hang(13, 1, 1);
    session().setCurrentSide(2);
    app().questions()->showTieRuling();
    EXPECT_EQ(session().highlighter()->ruling()->sides(), (QList<int>{0, 1}));
    EXPECT_EQ(session().currentSide(), 0) << "Cy has nothing to do with the tie";
    hang(12, 2, 2);
    app().questions()->ruleOn(0);
    ASSERT_EQ(session().highlighter()->ruling()->ruleId(), "musee.unique");
    EXPECT_EQ(session().highlighter()->ruling()->sides(), (QList<int>{0, 2}));
    session().highlighter()->askAbout({side(1), musee::spaceOf(musee::Gallery::upper, 1)});
    EXPECT_EQ(session().highlighter()->ruling()->sides(), (QList<int>{1}));
}

TEST_F(RulesQuestionsTest, AsksForPieceOfEmptySpaceAndGivesRulingOnIt) {
    hang(30, 1);
    const AnyCase before = session().current();
    app().questions()->requestSpot(false);
    m_table.touch(1);
    ASSERT_EQ(app().navigator()->page(), Navigator::Trial);
    EXPECT_TRUE(app().whatIf()->asksForPiece());
    MuseeTable copy;
    copy.setSession(app().whatIf()->trial());
    app().whatIf()->selectAskedSpace(); // as the page does
    EXPECT_EQ(copy.selected(), 1) << "the next key hangs its painting there";
    copy.keypad()->press(20);
    waitToRead();
    copy.keypad()->press(20); // it objects once, as on the table
    QCoreApplication::processEvents();
    ASSERT_EQ(app().navigator()->page(), Navigator::Ruling);
    const RulingView& ruling = *app().questions()->trial()->highlighter()->ruling();
    EXPECT_EQ(ruling.question(), "Ana, 20 (upper gallery, space 2): is this legal?");
    EXPECT_EQ(ruling.verdict(), "No");
    EXPECT_EQ(ruling.ruleId(), "musee.ascending");
    EXPECT_THAT(ruling.source().toStdString(), HasSubstr("“Rules for placement”"));
    EXPECT_EQ(session().current(), before) << "it was a question";
    EXPECT_FALSE(app().whatIf()->asksForPiece()) << "the next edit is none";
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Trial);
    app().questions()->ruleOn(0);
    EXPECT_EQ(app().questions()->trial(), nullptr) << "about the game again";
}

TEST_F(RulesQuestionsTest, AsksForPieceOfEmptySpaceInOtherGames) {
    const auto ask = [this](const char* sample, const Place& place,
                            const std::function<AnyCase(const AnyCase&)>& put) {
        app().files()->openText(toQt(readFile(sourceDir() / "samples" / sample)));
        app().questions()->requestSpot(false);
        ASSERT_TRUE(session().takesSpot({side(0), place}));
        ASSERT_EQ(app().navigator()->page(), Navigator::Trial) << sample;
        Session& trial = *app().whatIf()->trial();
        trial.edit(put(trial.current()), {});
        QCoreApplication::processEvents();
        ASSERT_EQ(app().navigator()->page(), Navigator::Ruling) << sample;
        EXPECT_EQ(app().questions()->trial(), &trial);
    };
    const auto ruling = [this] { return app().questions()->trial()->highlighter()->ruling(); };
    ask("art-society/unfinished.cimaise", artsociety::squarePlace({1, 1}), [](const AnyCase& now) {
        const artsociety::Tile tile{.face = artsociety::Decor{.shields = 1}, .size = {1, 1}};
        return artsociety::hang(std::get<artsociety::Layout>(now), 0, {.tile = tile, .at = {1, 1}});
    });
    EXPECT_FALSE(ruling()->verdict().isEmpty());
    EXPECT_FALSE(ruling()->source().isEmpty() && ruling()->checkedRules().isEmpty());
    ask("museum/unfinished.cimaise", museum::slotPlace({5, 5}), [](const AnyCase& now) {
        const museum::Object object{.at = {5, 5},
                                    .civilisation = museum::Civilisation::roman,
                                    .domain = museum::Domain::culture,
                                    .value = 1};
        return museum::put(std::get<museum::Layout>(now), 0, object);
    });
    EXPECT_FALSE(ruling()->verdict().isEmpty());
}

TEST_F(RulesQuestionsTest, PromptsAgainForEmptySpaceThatCannotCount) {
    app().questions()->requestSpot(true);
    m_table.touch(4);
    EXPECT_EQ(session().spotPicker()->requestText(),
              "There is nothing there. Tap a piece on the board.");
    EXPECT_TRUE(session().spotPicker()->isRequested());
}

TEST_F(RulesQuestionsTest, DefaultsToLastEntryOrMovedSelection) {
    m_table.touch(7);
    m_table.keypad()->press(20);
    m_table.touch(0);
    m_table.keypad()->press(10); // the selection moves to the next space
    ASSERT_NE(m_table.selected(), 0);
    app().navigator()->show(Navigator::Dispute);
    EXPECT_EQ(session().spotPicker()->ruling()->at(),
              (Spot{side(0), musee::spaceOf(musee::Gallery::upper, 1)}));
    EXPECT_EQ(m_table.selected(), 0);
    app().navigator()->show(Navigator::Table);
    m_table.step(1, 0);
    m_table.step(0, 1);
    ASSERT_EQ(m_table.selected(), 7);
    app().navigator()->show(Navigator::Dispute);
    EXPECT_EQ(session().spotPicker()->ruling()->at(),
              (Spot{side(0), musee::spaceOf(musee::Gallery::middle, 2)}));
}

TEST_F(RulesQuestionsTest, DefaultsToShownFinding) {
    hang(13, 1);
    hang(5, 2);
    session().highlighter()->showFinding(0);
    app().navigator()->show(Navigator::Dispute);
    EXPECT_EQ(session().spotPicker()->ruling()->ruleId(), "musee.ascending");
    app().questions()->showRulingOnLastTap();
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
    EXPECT_EQ(session().highlighter()->ruling()->ruleId(), "musee.ascending");
}

TEST_F(RulesQuestionsTest, CancelsQuestionOnLeavingBoard) {
    hang(5, 1);
    app().questions()->requestSpot(false);
    app().navigator()->show(Navigator::Rules);
    app().navigator()->back();
    m_table.touch(0);
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
}

TEST_F(RulesQuestionsTest, GivesRulingOnLastTappedSpot) {
    hang(5, 1);
    m_table.touch(0);
    EXPECT_FALSE(session().spotPicker()->ruling()->hasQuestion()) << "nobody looks";
    app().navigator()->show(Navigator::Dispute);
    EXPECT_EQ(session().spotPicker()->ruling()->verdict(), "Yes");
    app().questions()->showRulingOnLastTap();
    EXPECT_EQ(app().navigator()->page(), Navigator::Ruling);
    EXPECT_EQ(session().highlighter()->ruling()->at(),
              (Spot{side(0), musee::spaceOf(musee::Gallery::upper, 1)}));
}

TEST_F(RulesQuestionsTest, GivesNoRulingOnRemovedOrOtherBoardsSpot) {
    hang(5, 1);
    m_table.touch(0);
    app().navigator()->show(Navigator::Dispute);
    EXPECT_TRUE(session().spotPicker()->ruling()->hasQuestion());
    session().historyView()->undo();
    EXPECT_FALSE(session().spotPicker()->ruling()->hasQuestion()) << "it was taken back";
    session().historyView()->redo();
    EXPECT_TRUE(session().spotPicker()->ruling()->hasQuestion());
    app().navigator()->show(Navigator::Table);
    session().setCurrentSide(1);
    app().navigator()->show(Navigator::Dispute);
    EXPECT_FALSE(session().spotPicker()->ruling()->hasQuestion()) << "another board is in view";
}

TEST_F(RulesQuestionsTest, SkipsClearedRulingOnBack) {
    hang(5, 1);
    m_table.touch(0);
    app().navigator()->show(Navigator::Dispute);
    app().questions()->showRulingOnLastTap();
    app().navigator()->show(Navigator::Rules);
    session().highlighter()->clear();
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Dispute);
}

TEST_F(RulesQuestionsTest, NamesNobodyFirstFromHistory) {
    app().questions()->showFirstRuling();
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "Nothing to settle");
    fill(1);
    fill(0);
    app().questions()->showFirstRuling();
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "Only you know");
    EXPECT_EQ(session().highlighter()->ruling()->ruleId(), "musee.bonus.unclaimed");
    EXPECT_NE(session().highlighter()->ruling()->source(), QString{});
}

TEST_F(RulesQuestionsTest, AnswersFirstToFillByGallery) {
    fill(1);
    fill(0);
    for (const int side : {0, 1}) {
        for (int column = 1; column <= 6; ++column) {
            const musee::Space space{
                .side = side, .gallery = musee::Gallery::middle, .column = column};
            session().edit(musee::hang(layout(), space, 20 + 2 * column + side), {});
        }
    }
    app().questions()->showFirstRuling();
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "Only you know");
    session().edit(toggleBonus(layout(), 0, musee::Gallery::upper), {});
    session().edit(toggleBonus(layout(), 1, musee::Gallery::middle), {});
    app().questions()->showFirstRuling();
    const RulingView& ruling = *session().highlighter()->ruling();
    EXPECT_EQ(ruling.verdict(), "The upper gallery: Ana · The middle gallery: Bo")
        << "what the players said counts";
    EXPECT_TRUE(
        ruling.sentences().contains(QStringLiteral("Bo was first, since you gave Bo the bonus.")));
    EXPECT_EQ(ruling.ruleId(), "musee.bonus.once") << "no bonus is unclaimed";
}

TEST_F(RulesQuestionsTest, OpensFirstToFillRulingFromNote) {
    fill(1);
    fill(0);
    const FindingsModel& findings = *session().findings();
    int row = -1;
    for (int i = 0; i < findings.count(); ++i) {
        row = findings.valueOf(i, "ruleId") == QStringLiteral("musee.bonus.unclaimed") ? i : row;
    }
    ASSERT_GE(row, 0);
    app().questions()->ruleOn(row);
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "Only you know");
    EXPECT_GT(session().highlighter()->ruling()->sentences().size(), 2);
}

TEST_F(RulesQuestionsTest, AnswersTieQuestionFromRanking) {
    app().questions()->showTieRuling();
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "Ana and Bo") << "nothing is hung yet";
    EXPECT_EQ(session().highlighter()->ruling()->ruleId(), "musee.play.ties");
    EXPECT_THAT(session().highlighter()->ruling()->source().toStdString(),
                HasSubstr("Eagle-Gryphon Games, 2014"));
    EXPECT_FALSE(session().highlighter()->ruling()->why().isEmpty());
    EXPECT_FALSE(session().highlighter()->ruling()->certainty().isEmpty());
    EXPECT_THAT(session().highlighter()->ruling()->sentences().front().toStdString(),
                HasSubstr("Tied at the top"));
    hang(5, 1);
    app().questions()->showTieRuling();
    EXPECT_EQ(session().highlighter()->ruling()->verdict(), "No tie");
    EXPECT_EQ(session().highlighter()->ruling()->sentences(),
              QStringList{"Most points: Ana. Nobody is tied for first place."});
    session().points()->setHidden(true);
    app().questions()->showTieRuling();
    EXPECT_FALSE(session().highlighter()->ruling()->hasQuestion()) << "it would tell points";
}

/// Neither rulebook of Museum has a tie-break.
TEST_F(RulesQuestionsTest, CallsMuseumTieDeduced) {
    app().draft()->setGame(QStringLiteral("museum"));
    app().draft()->start();
    app().questions()->showTieRuling();
    const RulingView& ruling = *session().highlighter()->ruling();
    EXPECT_EQ(ruling.ruleId(), "museum.tie");
    EXPECT_THAT(ruling.certainty().toStdString(), testing::StartsWith("Deduced"));
}

class CardOrder : public MuseTableTest {
protected:
    CardOrder() { m_order.setSession(&session()); }
    [[nodiscard]] bool isMarked(std::string_view id) {
        for (int row = 0; row < m_order.cards()->count(); ++row) {
            if (m_order.cards()->valueOf(row, "card").toInt() == key(id)) {
                return m_order.cards()->valueOf(row, "here").toBool();
            }
        }
        return false;
    }

    MuseOrder m_order;
};

TEST_F(CardOrder, ComparesTwoTappedCards) {
    EXPECT_EQ(m_order.cards()->count(), 36) << "the deck in play";
    EXPECT_EQ(m_order.reason(), QString{});
    m_order.touch(key("the-cave"));
    m_order.touch(key("the-castle"));
    EXPECT_EQ(m_order.answer(), "The Castle comes first.");
    EXPECT_EQ(m_order.reason(), "Both have rank 7; of the top suits, suns come before waves.");
    EXPECT_TRUE(isMarked("the-cave") && isMarked("the-castle"));
}

TEST_F(CardOrder, RestartsOnThirdCardAndDeselectsOnSecondTap) {
    m_order.touch(key("the-cave"));
    m_order.touch(key("the-castle"));
    m_order.touch(key("the-sea"));
    EXPECT_TRUE(isMarked("the-sea"));
    EXPECT_FALSE(isMarked("the-cave"));
    EXPECT_EQ(m_order.reason(), QString{});
    m_order.touch(key("the-sea"));
    EXPECT_FALSE(isMarked("the-sea"));
    m_order.touch(-1);
    m_order.touch(99);
    EXPECT_EQ(m_order.reason(), QString{});
}

TEST_F(CardOrder, ShowsPageOnlyForMuse) {
    app().navigator()->show(Navigator::Order);
    EXPECT_EQ(app().navigator()->page(), Navigator::Order);
    app().files()->openFile(
        QUrl::fromLocalFile(QStringLiteral(CIMAISE_SOURCE_DIR "/samples/musee/illegal.cimaise")));
    app().navigator()->show(Navigator::Order);
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
}

TEST_F(CardOrder, IncludesExtendedDeckWhenPlayed) {
    piles().setExtended(true);
    EXPECT_EQ(m_order.cards()->count(), 44);
    m_order.touch(key("the-rite"));
    m_order.touch(key("the-consul"));
    EXPECT_EQ(m_order.answer(), "The Consul comes first.");
    EXPECT_EQ(m_order.source(), "The rules do not say; this is Cimaise’s choice.");
}

} // namespace

} // namespace cimaise
