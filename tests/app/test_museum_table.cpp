// Tests the view model of Museum: the contents of its panels after input, and the number of
// signals.
#include "app/games/museum/museum_setup.h"
#include "app/input/museum/museum_figures.h"
#include "app/viewmodels/museum/museum_table.h"
#include "positions/museum/museum_edits.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <gmock/gmock.h>

namespace cimaise::museum {

namespace {

using testing::HasSubstr;
using testing::Not;

constexpr int roman = static_cast<int>(Civilisation::roman);
constexpr int greek = static_cast<int>(Civilisation::greek);
constexpr int culture = static_cast<int>(Domain::culture);
constexpr int warfare = static_cast<int>(Domain::warfare);

Layout emptyPosition() { return museum::newLayout({.players = {"Ana", "Bo"}}); }

Object object(int column, int row, Civilisation civilisation, Domain domain, int value) {
    return {.at = {.column = column, .row = row},
            .civilisation = civilisation,
            .domain = domain,
            .value = value};
}

/// Two adjacent Romans and a separate third: all three adjacent would score 1 point.
Layout scattered() {
    Layout layout = emptyPosition();
    layout.museums[0].objects =
        std::vector{object(1, 1, Civilisation::roman, Domain::culture, 1),
                    object(2, 1, Civilisation::roman, Domain::warfare, 2),
                    object(5, 5, Civilisation::roman, Domain::architecture, 3)};
    return layout;
}

int number(FigureKind kind, std::size_t index = 0) {
    return museum::numberOf({.kind = kind, .index = index});
}

class MuseumTableTest : public testing::Test {
protected:
    /// Opens a position.
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
    [[nodiscard]] int row(int column, int row) {
        return (row - 1) * m_table.board()->columns() + column - 1;
    }
    [[nodiscard]] QVariant slot(int column, int row, const char* role) {
        return m_table.board()->cells()->valueOf(this->row(column, row), role);
    }
    void touch(int column, int row) { m_table.board()->touch(this->row(column, row)); }
    void press(int civilisation, int domain, int value) {
        m_table.keys()->pressCivilisation(civilisation);
        m_table.keys()->pressDomain(domain);
        m_table.keys()->pressValue(value - 1);
    }
    void type(const QString& text) {
        for (const QChar letter : text) {
            m_table.keys()->type(letter);
        }
    }
    void choosePatron(museum::PatronKind kind) { m_table.patron()->choose(static_cast<int>(kind)); }
    /// Waits until the search for an arrangement has ended.
    void waitForArrangement() {
        QSignalSpy found{m_table.arrangement(), &MuseumArrangePart::found};
        while (m_table.arrangement()->isSearching()) {
            ASSERT_TRUE(found.wait(patience));
        }
    }

    QTemporaryDir m_folder;
    Library m_library{m_folder.path()};
    std::unique_ptr<Session> m_session;
    MuseumTable m_table;
};

// --- hidden points -------------------------------------------------------------------------

/// A separate object counts in no collection. Its value was scored when it was exhibited, whether
/// the track is entered or not.
TEST_F(MuseumTableTest, SaysThatObjectCountsOnTrackOnly) {
    for (const museum::CopyFact track : {museum::CopyFact{6}, museum::CopyFact{}}) {
        Layout layout = scattered();
        layout.museums[0].track = track;
        lay(layout);
        m_session->highlighter()->askAbout({side(0), museum::slotPlace({5, 5})}, true);
        const RulingView& ruling = *m_session->highlighter()->ruling();
        EXPECT_EQ(ruling.verdict(), "On the score track only");
        EXPECT_EQ(ruling.severity(), "note");
        EXPECT_THAT(ruling.sentences().join(u' ').toStdString(), HasSubstr("are not all adjacent"));
    }
}

TEST_F(MuseumTableTest, SaysThatObjectOfCollectionCounts) {
    Layout layout = scattered();
    layout.museums[0].objects.edit().back().at = {.column = 3, .row = 1};
    lay(layout);
    m_session->highlighter()->askAbout({side(0), museum::slotPlace({3, 1})}, true);
    EXPECT_EQ(m_session->highlighter()->ruling()->verdict(), "Yes, 4 points");
    m_session->highlighter()->askAbout({side(0), museum::slotPlace({5, 5})}, true);
    EXPECT_EQ(m_session->highlighter()->ruling()->verdict(), "No") << "the slot is empty";
}

TEST_F(MuseumTableTest, HidesPointsEverywhereUnlessPeeking) {
    lay(scattered());
    m_table.arrangement()->setActive(true);
    waitForArrangement();
    EXPECT_EQ(m_table.arrangement()->gain(), "+1");
    EXPECT_EQ(m_session->findings()->count(), 1) << "what joining them would bring";
    m_session->points()->setHidden(true);
    EXPECT_EQ(m_session->findings()->count(), 1);
    EXPECT_EQ(m_session->findings()->valueOf(0, "says").toString().toStdString(),
              "Ana: The 3 Roman objects do not all touch.");
    EXPECT_EQ(m_table.arrangement()->text(), "You can gain points by moving 1 object.");
    EXPECT_EQ(m_table.arrangement()->shortText(), m_table.arrangement()->text());
    EXPECT_EQ(m_table.arrangement()->gain(), "?");
    const auto track = [&](const char* role) {
        return m_table.figures()->track()->valueOf(0, role);
    };
    EXPECT_EQ(track("worth"), "… points");
    EXPECT_EQ(track("defaultValue"), "") << "the sum of the values";
    m_table.figures()->setFigure(number(FigureKind::track), QStringLiteral("41"));
    EXPECT_EQ(track("valueText"), "41") << "entered all the same";
    EXPECT_EQ(m_session->findings()->count(), 2) << "41 is not the sum";
    const auto saysThePoints = [this] {
        for (int row = 0; row < m_session->findings()->count(); ++row) {
            if (m_session->findings()->valueOf(row, "says").toString().contains(u"41")) {
                return true;
            }
        }
        return false;
    };
    EXPECT_FALSE(saysThePoints());
    m_session->points()->setPeeking(true);
    EXPECT_EQ(track("worth"), "41 points");
    EXPECT_TRUE(saysThePoints());
    m_session->points()->setPeeking(false);
    EXPECT_FALSE(saysThePoints());
}

TEST_F(MuseumTableTest, AsksOnceTypingInFinishedGameEnds) {
    lay(scattered());
    m_session->setFinished(true);
    const int track = number(FigureKind::track);
    const auto type = [&](const char* text) {
        EXPECT_EQ(m_table.figures()->typeFigure(track, QLatin1String(text)), "");
    };
    type("4");
    type("42");
    EXPECT_EQ(m_session->question()->text(), "") << "typing is not interrupted";
    m_table.figures()->endTyping();
    EXPECT_NE(m_session->question()->text(), "");
    m_session->question()->dismiss();
    EXPECT_FALSE(layout().museums[0].track->has_value());
    type("4");
    type("42");
    m_session->setCurrentSide(1);
    EXPECT_NE(m_session->question()->text(), "");
    m_session->question()->answer(0);
    EXPECT_EQ(layout().museums[0].track->value_or(0), 42);
    EXPECT_FALSE(layout().museums[1].track->has_value());
    EXPECT_EQ(m_session->history().index(), 1U);
    m_session->historyView()->undo();
    EXPECT_TRUE(m_session->finished());
    EXPECT_FALSE(layout().museums[0].track->has_value());
}

TEST_F(MuseumTableTest, DoesNotAskWhenTypedNumberIsDeleted) {
    lay(scattered());
    m_session->setFinished(true);
    const int track = number(FigureKind::track);
    m_table.figures()->typeFigure(track, QStringLiteral("4"));
    m_table.figures()->typeFigure(track, QString{});
    m_table.figures()->endTyping();
    EXPECT_EQ(m_session->question()->text(), "");
    m_table.figures()->typeFigure(track, QStringLiteral("4"));
    m_table.figures()->stepFigure(number(FigureKind::prestige), 1);
    m_session->question()->answer(0);
    EXPECT_EQ(layout().museums[0].track->value_or(0), 4) << "what was typed comes first";
}

TEST_F(MuseumTableTest, HidesPointsOfCollections) {
    Layout layout = scattered();
    layout.museums[0].objects =
        std::vector{object(1, 1, Civilisation::roman, Domain::culture, 1),
                    object(2, 1, Civilisation::roman, Domain::warfare, 2),
                    object(3, 1, Civilisation::roman, Domain::architecture, 3)};
    lay(layout);
    const auto points = [this] {
        return m_table.figures()->collections()->valueOf(0, "pointsText");
    };
    EXPECT_EQ(points(), "+1");
    m_session->points()->setHidden(true);
    EXPECT_EQ(points(), "?");
}

TEST_F(MuseumTableTest, ExplainsCollectionByScoringTable) {
    Layout layout = emptyPosition();
    layout.museums[0].objects = std::vector{object(1, 1, Civilisation::roman, Domain::culture, 1),
                                            object(2, 1, Civilisation::greek, Domain::culture, 2),
                                            object(3, 1, Civilisation::inca, Domain::culture, 3)};
    lay(layout);
    m_session->highlighter()->showLine(0, QStringLiteral("domain.culture"));
    EXPECT_EQ(m_session->highlighter()->evidence()->valueOf(0, "reason"),
              "3 objects in one collection: 5 (3 score 5, 4 score 7, 5 score 11, 6 score 17, 7 "
              "score 25)");
    EXPECT_THAT(m_session->highlighter()->evidence()->explanation().toStdString(),
                HasSubstr("6 score 17, 7 score 25."));
}

TEST_F(MuseumTableTest, WordsCollectionFindingsInFrench) {
    Layout layout = emptyPosition();
    layout.museums[0].objects = std::vector{object(1, 1, Civilisation::roman, Domain::culture, 1),
                                            object(3, 1, Civilisation::greek, Domain::culture, 2),
                                            object(5, 1, Civilisation::inca, Domain::culture, 3)};
    lay(layout, Language::french);
    EXPECT_EQ(m_session->findings()->valueOf(0, "says"),
              "Ana\u202f: les 3 Objets de Culture ne se touchent pas\u202f; réunis, ils vaudraient "
              "5 points.");
    layout.museums[0].objects = std::vector{object(1, 1, Civilisation::roman, Domain::culture, 1),
                                            object(2, 1, Civilisation::greek, Domain::culture, 2),
                                            object(3, 1, Civilisation::inca, Domain::culture, 3),
                                            object(4, 1, Civilisation::greek, Domain::culture, 4)};
    lay(layout, Language::french);
    EXPECT_EQ(m_session->findings()->valueOf(0, "says"),
              "Ana\u202f: Grec, Culture, 4 (colonne 4, rangée 1) ne compte pas dans la collection "
              "de Culture, qui compte déjà la Civilisation grecque.");
}

TEST_F(MuseumTableTest, OmitsTieOfPlayersWithoutObjects) {
    lay(emptyPosition());
    EXPECT_EQ(m_session->findings()->count(), 0);
    Layout layout = emptyPosition();
    layout.museums[0].objects = std::vector{object(1, 1, Civilisation::roman, Domain::culture, 1)};
    layout.museums[1].objects = std::vector{object(1, 1, Civilisation::greek, Domain::culture, 1)};
    lay(layout);
    ASSERT_EQ(m_session->findings()->count(), 1);
    EXPECT_EQ(m_session->findings()->valueOf(0, "ruleId"), "museum.tie");
}

TEST_F(MuseumTableTest, ListsMostSevereFindingFirst) {
    Layout layout = scattered();
    layout.museums[0].track = std::optional{50}; // notes on separate objects, track and end
    layout.museums[0].press = 4;
    lay(layout);
    EXPECT_EQ(m_session->findings()->valueOf(0, "severity"), "impossible");
    EXPECT_EQ(m_session->verdict()->sideText(), "Ana: 1 problem.");
    EXPECT_GT(m_session->findings()->count(), 2);
}

// --- end of the game -----------------------------------------------------------------------

TEST_F(MuseumTableTest, AsksBeforeTheEndWhoCanStillGain) {
    m_table.setStoresView(true);
    lay(scattered());
    m_session->setCurrentSide(1);
    const QSignalSpy shown{&m_table, &MuseumTable::arrangementRequested};
    const auto question = [this] { return m_session->question()->text().toStdString(); };
    m_session->askToFinish(false);
    EXPECT_THAT(question(), HasSubstr("Looking for")) << "not finished while it searches";
    EXPECT_TRUE(m_session->question()->answers().empty()) << "nothing to be pressed by mistake";
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return question().find("gain") != std::string::npos; }, patience));
    EXPECT_THAT(question(),
                HasSubstr("each player may rearrange once more.\nAna can gain 1 point."));
    EXPECT_THAT(question(), Not(HasSubstr("Bo"))) << "Bo has no objects";
    ASSERT_EQ(
        m_session->question()->answers(),
        (QStringList{QStringLiteral("Show the arrangement: Ana"), QStringLiteral("Already done")}));
    m_session->question()->answer(0);
    EXPECT_EQ(shown.count(), 1);
    EXPECT_EQ(m_session->currentSide(), 0);
    EXPECT_FALSE(m_session->finished());
    waitForArrangement();
    EXPECT_TRUE(m_table.arrangement()->canApply());

    m_session->askToFinish(false);
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return question().find("gain") != std::string::npos; }, patience));
    m_session->question()->answer(1);
    EXPECT_THAT(question(), HasSubstr("Finish anyway?")) << "goes on as without the check";
    m_session->question()->dismiss();
    m_session->askToFinish(false);
    EXPECT_THAT(question(), HasSubstr("Finish anyway?")) << "the same position is not asked again";
}

TEST_F(MuseumTableTest, EndsWithoutThatQuestionIfNobodyCanGainOrNothingIsCalculated) {
    const auto question = [this] { return m_session->question()->text().toStdString(); };
    m_table.setStoresView(true);
    lay(emptyPosition());
    m_session->askToFinish(false);
    EXPECT_THAT(question(), HasSubstr("Finish anyway?"));
    lay(scattered());
    m_table.arrangement()->setActive(false);
    m_session->askToFinish(false);
    EXPECT_THAT(question(), HasSubstr("Finish anyway?"));
    m_session->question()->dismiss();
    m_table.arrangement()->setActive(true);
    m_session->askToFinish(false);
    m_session->question()->dismiss();
    QTest::qWait(400);
    EXPECT_EQ(question(), "") << "declining ends the search";
    waitForArrangement();
    EXPECT_TRUE(m_table.arrangement()->canApply()) << "the other search goes on";
}

// --- objects -------------------------------------------------------------------------------

TEST_F(MuseumTableTest, EntersMovesAndRemovesObjects) {
    lay(emptyPosition());
    press(roman, culture, 3);
    EXPECT_EQ(m_table.board()->selected(), 1);
    EXPECT_EQ(m_session->historyView()->undoText(), "Undo: Object exhibited (Roman, Culture, 3)");
    m_table.keys()->pressLatest(0);
    m_table.keys()->pressValue(0);
    EXPECT_EQ(objects().back(), object(2, 1, Civilisation::roman, Domain::culture, 1));
    m_table.board()->step(0, 1);
    EXPECT_EQ(m_table.board()->selected(), 7);
    m_table.keys()->confirm();
    m_table.board()->drag(0, 12);
    EXPECT_EQ(slot(3, 3, "civilisation"), "roman");
    m_table.switchMode(MuseumTable::Move);
    EXPECT_EQ(m_table.mode(), MuseumTable::Move);
    touch(5, 5);
    EXPECT_EQ(m_table.mode(), MuseumTable::Enter);
    EXPECT_EQ(slot(5, 5, "value"), 3);
    touch(2, 1);
    m_table.board()->removeSelected();
    EXPECT_EQ(objects().size(), 1U);
    touch(5, 5);
    m_table.board()->removeSelected();
    EXPECT_TRUE(objects().empty());
    m_session->historyView()->undo();
    m_table.board()->removeAll();
    EXPECT_TRUE(objects().empty());
}

TEST_F(MuseumTableTest, GoesOnWithObjectLeftForAnotherBoard) {
    lay(emptyPosition());
    touch(3, 3);
    m_table.keys()->pressCivilisation(roman);
    m_table.keys()->pressDomain(culture);
    m_session->setCurrentSide(1);
    EXPECT_FALSE(m_table.keys()->civilisations()->valueOf(roman, "chosen").toBool());
    m_session->setCurrentSide(0);
    EXPECT_EQ(m_table.board()->selected(), row(3, 3));
    EXPECT_TRUE(m_table.keys()->civilisations()->valueOf(roman, "chosen").toBool());
    m_table.keys()->pressValue(2);
    EXPECT_EQ(objects().back(), object(3, 3, Civilisation::roman, Domain::culture, 3));
    lay(emptyPosition());
    m_session->setCurrentSide(1);
    m_session->setCurrentSide(0);
    EXPECT_EQ(m_table.board()->selected(), row(1, 1)) << "another game";
}

TEST_F(MuseumTableTest, ShowsPartlyNamedPatronAfterAnotherBoard) {
    lay(emptyPosition());
    choosePatron(museum::PatronKind::quadruple);
    m_table.patron()->chooseGoal(roman);
    m_table.patron()->chooseGoal(greek);
    m_session->setCurrentSide(1);
    m_session->setCurrentSide(0);
    EXPECT_TRUE(m_table.patron()->parts()->valueOf(roman, "chosen").toBool());
    EXPECT_TRUE(m_table.patron()->parts()->valueOf(greek, "chosen").toBool());
    EXPECT_THAT(m_session->ranking()->valueOf(0, "totalText").toString().toStdString(),
                HasSubstr("at least"));
    EXPECT_EQ(m_table.answers()->all().front().text, "Go to the fields");
}

TEST_F(MuseumTableTest, UndoNamesTheNumber) {
    lay(emptyPosition());
    m_table.figures()->setFigure(number(FigureKind::track), "52");
    EXPECT_EQ(m_session->historyView()->undoText(), "Undo: Score track: – → 52");
    m_session->historyView()->undo();
    EXPECT_EQ(m_table.hint(), "Undone (Ana): Score track: – → 52");
    EXPECT_EQ(m_session->historyView()->redoText(), "Redo: Score track: – → 52");
}

TEST_F(MuseumTableTest, KeysShowSelectedObject) {
    lay(emptyPosition());
    press(roman, culture, 3);
    press(greek, warfare, 2);
    EXPECT_EQ(m_table.keys()->latest()->valueOf(1, "name"), "Greek, Warfare");
    EXPECT_EQ(m_table.keys()->latest()->valueOf(0, "name"), "Roman, Culture");
    EXPECT_TRUE(m_table.keys()->civilisations()->valueOf(greek, "chosen").toBool());
    EXPECT_EQ(m_table.keys()->civilisations()->valueOf(roman, "countText"), "1");
    touch(1, 1);
    EXPECT_TRUE(m_table.keys()->civilisations()->valueOf(roman, "chosen").toBool());
    EXPECT_FALSE(m_table.keys()->civilisations()->valueOf(greek, "chosen").toBool());
    m_table.keys()->pressCivilisation(12);
    m_table.keys()->pressDomain(6);
    m_table.keys()->pressValue(5);
    EXPECT_EQ(objects().front(), object(1, 1, Civilisation::roman, Domain::culture, 3))
        << "there are no such keys";
}

TEST_F(MuseumTableTest, ShowsIncompleteObject) {
    lay(emptyPosition());
    m_table.setMode(MuseumTable::Paint);
    m_table.keys()->pressCivilisation(roman);
    touch(1, 2);
    EXPECT_TRUE(slot(1, 2, "partial").toBool());
    EXPECT_EQ(slot(1, 2, "civilisation"), "roman");
    EXPECT_THAT(slot(1, 2, "accessibleName").toString().toStdString(),
                HasSubstr("incomplete: Roman"));
}

TEST_F(MuseumTableTest, ListsFiguresOfAllPlayersInOneTable) {
    lay(scattered());
    m_table.setPanel(QStringLiteral("table"));
    MuseumPlayersPart& players = *m_table.players();
    const auto cells = [&players](int row, const char* role) {
        return players.figures()->valueOf(row, role).toStringList();
    };
    EXPECT_EQ(players.players(), (QStringList{"Ana", "Bo"}));
    ASSERT_EQ(players.figures()->count(), 3) << "track, prestige, press";
    EXPECT_EQ(players.discards()->count(), 4) << "one for each continent";
    EXPECT_EQ(cells(0, "values"), (QStringList{"", ""}));
    EXPECT_EQ(cells(0, "defaults"), (QStringList{"6", "0"})) << "sum of the exhibited values";
    EXPECT_EQ(cells(0, "accessibleNames"), (QStringList{"Ana, Score track", "Bo, Score track"}));
    EXPECT_EQ(players.typeFigure(1, number(FigureKind::track), QStringLiteral("20+3")), QString{});
    EXPECT_EQ(*layout().museums[1].track, CopyFact{23});
    EXPECT_EQ(cells(0, "values"), (QStringList{"", "23"}));
    players.stepFigure(1, number(FigureKind::prestige), 1);
    EXPECT_EQ(*layout().museums[1].prestige, 1);
    EXPECT_EQ(m_session->currentSide(), 0) << "the board in view stays";
    m_session->setCurrentSide(1);
    EXPECT_EQ(m_table.figures()->track()->valueOf(0, "valueText"), QStringLiteral("23"))
        << "one source for both";
    EXPECT_NE(players.typeFigure(0, number(FigureKind::track), QStringLiteral("x")), QString{});
    players.toggleExpert(0, 2);
    EXPECT_EQ(players.experts()->valueOf(2, "values").toStringList(), (QStringList{"1", ""}));
    EXPECT_EQ(layout().museums[0].experts->size(), 1U);
    EXPECT_EQ(players.shared()->count(), 4);
    EXPECT_EQ(players.typeFigure(7, number(FigureKind::track), QStringLiteral("1")), QString{})
        << "there is no such player";
}

TEST_F(MuseumTableTest, ReadsTypedWordsInWindowLanguage) {
    lay(emptyPosition());
    type("rom cul 3");
    EXPECT_EQ(objects().front(), object(1, 1, Civilisation::roman, Domain::culture, 3));
    type("xyz");
    EXPECT_EQ(m_table.keys()->typed(), "xyz");
    m_table.keys()->confirm();
    EXPECT_THAT(hint(), HasSubstr("xyz"));
    m_table.keys()->erase();
    EXPECT_EQ(m_table.keys()->typed(), "xy");
    EXPECT_TRUE(m_table.cancel());
    EXPECT_EQ(m_table.keys()->typed(), "");
    EXPECT_THAT(m_table.keys()->enterText("gre war 2, rom 4").toStdString(), HasSubstr("rom 4"));
    EXPECT_EQ(m_table.keys()->enterText("gre war 2; rom arc 4"), "");
    EXPECT_EQ(objects().size(), 3U);
    lay(emptyPosition(), Language::french);
    type("rom gue 3");
    EXPECT_EQ(objects().front(), object(1, 1, Civilisation::roman, Domain::warfare, 3));
}

TEST_F(MuseumTableTest, NamesEditInWindowLanguage) {
    lay(emptyPosition());
    press(greek, warfare, 2);
    m_session->setLanguage(Language::french);
    EXPECT_THAT(m_session->historyView()->undoText().toStdString(), HasSubstr("Grec, Guerre, 2"));
}

TEST_F(MuseumTableTest, OutlinesCollections) {
    lay(emptyPosition());
    EXPECT_EQ(m_table.keys()->enterText("rom cul 1, rom cul 2, rom arc 3"), "");
    EXPECT_EQ(slot(1, 1, "civilisationEdges"), museum::top | museum::left | museum::bottom);
    EXPECT_EQ(slot(2, 1, "civilisationEdges"), museum::top | museum::bottom);
    EXPECT_EQ(slot(2, 1, "domainEdges"), 0) << "two cultures are no collection";
    ASSERT_EQ(m_table.figures()->collections()->count(), 1);
    EXPECT_EQ(m_table.figures()->collections()->valueOf(0, "pointsText"), "+1");
}

// Two Mesopotamians in a row of five: the outline has all five, or with “apart” the first three.
TEST_F(MuseumTableTest, OutlinesDomainPerReadingOfDuplicates) {
    const QString row = "gre the 1, mes the 2, cel the 3, mes the 4, ind the 5";
    lay(emptyPosition());
    EXPECT_EQ(m_table.keys()->enterText(row), "");
    EXPECT_EQ(slot(3, 1, "domainEdges"), museum::top | museum::bottom);
    EXPECT_EQ(slot(5, 1, "domainEdges"), museum::top | museum::right | museum::bottom);
    Layout apart = emptyPosition();
    apart.header.readings = {{duplicatesReading, "apart"}};
    lay(apart);
    EXPECT_EQ(m_table.keys()->enterText(row), "");
    EXPECT_EQ(slot(3, 1, "domainEdges"), museum::top | museum::right | museum::bottom);
    EXPECT_EQ(slot(4, 1, "domainEdges"), 0);
}

TEST_F(MuseumTableTest, ClearsHighlightOnCancel) {
    lay(scattered());
    m_session->highlighter()->showLine(0, QStringLiteral("track"));
    EXPECT_TRUE(slot(1, 1, "highlighted").toBool());
    m_table.setMode(MuseumTable::Paint);
    EXPECT_TRUE(m_table.cancel());
    EXPECT_FALSE(slot(1, 1, "highlighted").toBool());
    m_session->highlighter()->showLine(0, QStringLiteral("track"));
    EXPECT_TRUE(m_table.cancel());
    EXPECT_FALSE(slot(1, 1, "highlighted").toBool());
    EXPECT_FALSE(m_table.cancel()) << "nothing is under way any more";
}

// --- figures, patron and my copy -----------------------------------------------------------

TEST_F(MuseumTableTest, EntersAndStepsFigures) {
    lay(emptyPosition());
    MuseumFiguresPart& figures = *m_table.figures();
    const int track = figures.track()->valueOf(0, "figure").toInt();
    EXPECT_EQ(figures.setFigure(track, " 47 "), "");
    EXPECT_EQ(figures.track()->valueOf(0, "valueText"), "47");
    EXPECT_EQ(figures.setFigure(track, ""), "");
    EXPECT_EQ(figures.track()->valueOf(0, "valueText"), "");
    EXPECT_EQ(figures.setFigure(track, "many"),
              "Expected a number or a sum such as 20+3, found “many”.");
    figures.stepFigure(figures.opinion()->valueOf(1, "figure").toInt(), 2);
    figures.stepFigure(figures.discards()->valueOf(1, "figure").toInt(), 2);
    EXPECT_EQ(figures.discards()->valueOf(1, "worth"), "−4 points");
    EXPECT_EQ(figures.opinionWorth(), "−4 points");
    figures.stepFigure(figures.press()->valueOf(0, "figure").toInt(), 1);
    EXPECT_EQ(figures.discards()->valueOf(1, "worth"), "Cancelled");
    const Layout before = layout();
    EXPECT_EQ(figures.setFigure(99, "3"), "");
    figures.stepFigure(-1, 3);
    EXPECT_EQ(layout(), before) << "there are no such figures";
}

TEST_F(MuseumTableTest, ShowsAndStepsFromDefaultOfEmptyFigure) {
    lay(scattered());
    MuseumFiguresPart& figures = *m_table.figures();
    EXPECT_EQ(figures.track()->valueOf(0, "valueText"), "");
    EXPECT_EQ(figures.track()->valueOf(0, "defaultValue"), "6");
    EXPECT_EQ(figures.track()->valueOf(0, "canDecrease"), true);
    EXPECT_EQ(figures.prestige()->valueOf(0, "canDecrease"), false);
    EXPECT_EQ(figures.bonuses()->valueOf(0, "canDecrease"), false);
    EXPECT_NE(figures.bonuses()->valueOf(0, "advice").toString(), "");
    figures.stepFigure(number(FigureKind::track), 1);
    EXPECT_EQ(figures.track()->valueOf(0, "valueText"), "7");
}

TEST_F(MuseumTableTest, RecordsDigitsTypedIntoFieldAsOneEdit) {
    lay(emptyPosition());
    MuseumFiguresPart& figures = *m_table.figures();
    const int tokens = number(FigureKind::opinion, 1);
    const auto steps = [&] { return m_session->history().index(); };
    EXPECT_EQ(figures.typeFigure(tokens, "6"), "");
    EXPECT_EQ(figures.opinion()->valueOf(1, "valueText"), "6") << "without Enter";
    EXPECT_EQ(figures.typeFigure(tokens, "60"), "");
    EXPECT_EQ(steps(), 1U);
    m_session->historyView()->undo();
    EXPECT_EQ(figures.opinion()->valueOf(1, "valueText"), "0");
    m_session->historyView()->redo();
    EXPECT_EQ(figures.opinion()->valueOf(1, "valueText"), "60");
    figures.endTyping();
    figures.typeFigure(tokens, "7");
    EXPECT_EQ(steps(), 2U) << "typed on another day";
    figures.typeFigure(number(FigureKind::opinion, 2), "3");
    figures.typeFigure(tokens, "8");
    EXPECT_EQ(steps(), 4U);
    figures.typeFigure(tokens, "7");
    EXPECT_EQ(steps(), 3U) << "typed back to what was there: no edit";
    figures.typeFigure(tokens, "9");
    EXPECT_EQ(steps(), 4U);
    EXPECT_EQ(figures.opinion()->valueOf(2, "valueText"), "3") << "the edit before is untouched";
}

TEST_F(MuseumTableTest, SeparatesTypedFiguresByPlayer) {
    lay(emptyPosition());
    m_table.figures()->typeFigure(number(FigureKind::prestige), "4");
    m_session->setCurrentSide(1);
    m_table.figures()->typeFigure(number(FigureKind::prestige), "5");
    EXPECT_EQ(*layout().museums[0].prestige, 4);
    EXPECT_EQ(*layout().museums[1].prestige, 5);
}

TEST_F(MuseumTableTest, ShowsPrintedLocationOfEnteredFigure) {
    lay(emptyPosition());
    const RowsModel& bonuses = *m_table.figures()->bonuses();
    const QString printed = bonuses.valueOf(0, "printed").toString();
    EXPECT_NE(printed, "");
    m_table.figures()->setFigure(number(FigureKind::bonus), "15");
    EXPECT_EQ(bonuses.valueOf(0, "printed"), printed) << "a line that went would pull up the rest";
    EXPECT_EQ(bonuses.valueOf(0, "advice"), "") << "nothing is missing";
}

TEST_F(MuseumTableTest, OffersFieldOfContinentWithTooManyTokens) {
    lay(emptyPosition());
    m_table.figures()->setFigure(number(FigureKind::opinion, 3), "6");
    QSignalSpy asked{&m_table, &MuseumTable::fieldRequested};
    const auto& answers = m_table.answers()->all();
    ASSERT_FALSE(answers.empty());
    EXPECT_EQ(answers.front().text, "Go to the fields");
    EXPECT_TRUE(answers.front().opensInput);
    const Layout before = layout();
    m_table.answers()->give(answers.front().findingRow, 0);
    ASSERT_EQ(asked.count(), 1);
    EXPECT_EQ(asked.front().at(0).toInt(), MuseumTable::Opinion);
    EXPECT_EQ(asked.front().at(1).toInt(), 3) << "the continent that the finding names";
    EXPECT_EQ(asked.front().at(2).toBool(), true);
    EXPECT_EQ(layout(), before);
    m_session->highlighter()->showFinding(answers.front().findingRow);
    ASSERT_EQ(asked.count(), 2) << "a tap on the finding leads there as well";
    EXPECT_EQ(asked.back().at(2).toBool(), false);
}

TEST_F(MuseumTableTest, ShowsPlayerOfHiredExpert) {
    lay(emptyPosition());
    m_table.patron()->toggleExpert(greek);
    const RowsModel& experts = *m_table.patron()->experts();
    EXPECT_EQ(experts.valueOf(greek, "note"), "");
    m_session->setCurrentSide(1);
    EXPECT_EQ(experts.valueOf(greek, "note"), "hired by Ana");
    EXPECT_EQ(experts.valueOf(greek, "accessibleName"), "Expert: Greek, hired by Ana");
    EXPECT_EQ(experts.valueOf(roman, "note"), "");
}

TEST_F(MuseumTableTest, AbbreviatesIncaAndIndianDifferently) {
    lay(emptyPosition());
    const RowsModel& keys = *m_table.keys()->civilisations();
    EXPECT_EQ(keys.valueOf(static_cast<int>(Civilisation::inca), "letters"), "Inc");
    EXPECT_EQ(keys.valueOf(static_cast<int>(Civilisation::indian), "letters"), "Ind");
}

TEST_F(MuseumTableTest, SelectsExpertsAndPatron) {
    lay(emptyPosition());
    MuseumPatronPart& patron = *m_table.patron();
    patron.toggleExpert(roman);
    EXPECT_TRUE(patron.experts()->valueOf(roman, "chosen").toBool());
    choosePatron(museum::PatronKind::quadruple);
    EXPECT_EQ(m_table.figures()->patron()->count(), 4);
    EXPECT_THAT(patron.text().toStdString(), HasSubstr("names: 0 of 4."));
    for (const int part : {0, 1, 2, 12}) {
        patron.chooseGoal(part);
        EXPECT_TRUE(patron.parts()->valueOf(part, "chosen").toBool());
    }
    EXPECT_FALSE(patron.parts()->valueOf(3, "chosen").toBool());
    EXPECT_EQ(patron.text(),
              "Of the four collections on the card, those of size 3 or more. Tap the collections "
              "that the card names: 4 of 4.")
        << "what goes away would pull up what stands below it";
    const RowsModel& figures = *m_table.figures()->patron();
    ASSERT_EQ(figures.count(), 4);
    EXPECT_EQ(figures.valueOf(1, "valueText"), "10") << "the rulebook says so";
    EXPECT_EQ(figures.valueOf(1, "label"), "Level 2: 2 or more");
    EXPECT_NE(figures.valueOf(0, "advice").toString(), "");
    patron.choose(static_cast<int>(museum::patronKindCount));
    EXPECT_EQ(patron.text(), "");
    EXPECT_EQ(figures.count(), 0);
}

TEST_F(MuseumTableTest, ReusesFiguresOfMyCopyInNextGame) {
    lay(emptyPosition());
    QSignalSpy copies{&m_table, &MuseumTable::copyEdited};
    m_table.figures()->setFigure(number(FigureKind::bonus), "15");
    choosePatron(museum::PatronKind::masterpieces);
    m_table.figures()->setFigure(number(FigureKind::patron), "7");
    EXPECT_EQ(copies.count(), 2);
    const QString copy = copies.back().front().toString();
    EXPECT_EQ(m_table.copy(), copy);

    lay(emptyPosition()); // the next game
    MuseumTable next;
    next.setSession(m_session.get());
    next.setCopy(copy);
    next.patron()->choose(static_cast<int>(museum::PatronKind::masterpieces));
    EXPECT_EQ(next.figures()->patron()->valueOf(0, "valueText"), "7");

    MuseumSetup setup;
    const Translator words{Language::english};
    setup.show(emptyPosition(), words);
    setup.setCopy(copy);
    const auto startPosition = std::get<Layout>(setup.emptyPosition({.players = {"Ana", "Bo"}}));
    EXPECT_EQ(bonusOf(boardOf(startPosition, startPosition.museums[0]), museum::Bonus::main), 15);
}

TEST_F(MuseumTableTest, EditsAndDeletesCardsOfMyCopy) {
    lay(emptyPosition());
    MuseumCardsPart& cards = *m_table.cards();
    const QAbstractItemModelTester tester{cards.cards()};
    choosePatron(museum::PatronKind::masterpieces);
    m_table.figures()->setFigure(number(FigureKind::patron), "7");
    choosePatron(museum::PatronKind::continent);
    m_table.patron()->chooseGoal(static_cast<int>(museum::Continent::asia));
    m_table.figures()->setFigure(number(FigureKind::patron, 1), "9");
    QSignalSpy copies{&m_table, &MuseumTable::copyEdited};
    ASSERT_EQ(cards.cards()->count(), 2);
    const QString asia = cards.cards()->valueOf(1, "name").toString();
    EXPECT_THAT(asia.toStdString(), HasSubstr("Asia"));
    EXPECT_THAT(cards.cards()->valueOf(1, "countText").toString().toStdString(),
                HasSubstr("? · 9"));
    EXPECT_EQ(cards.figures()->count(), 0);

    cards.choose(1);
    EXPECT_TRUE(cards.cards()->valueOf(1, "chosen").toBool());
    const int level = cards.figures()->valueOf(1, "figure").toInt();
    EXPECT_EQ(cards.setFigure(level, "many"),
              "Expected a number or a sum such as 20+3, found “many”.");
    EXPECT_EQ(cards.setFigure(level, "11"), "");
    EXPECT_EQ(cards.figures()->valueOf(1, "valueText"), "11");
    cards.stepFigure(cards.figures()->valueOf(0, "figure").toInt(), 1);
    EXPECT_EQ(cards.figures()->valueOf(0, "valueText"), "1");
    EXPECT_EQ(copies.count(), 2);
    EXPECT_EQ(museum::readCopy(m_table.copy().toStdString())->patrons.at(1).points->at(1), 11);

    const QString whole = m_table.copy();
    cards.drop(0);
    EXPECT_EQ(cards.cards()->count(), 1);
    EXPECT_EQ(cards.cards()->valueOf(0, "name"), asia);
    EXPECT_EQ(cards.figures()->count(), 0);
    EXPECT_THAT(cards.deletedCardText().toStdString(), HasSubstr("Deleted from my copy: "));
    cards.undoDrop();
    EXPECT_EQ(m_table.copy(), whole) << "in its old place, with its figures";
    EXPECT_EQ(cards.deletedCardText(), "");
}

TEST_F(MuseumTableTest, ExportsAndImportsMyCopy) {
    lay(emptyPosition());
    m_table.figures()->setFigure(number(FigureKind::bonus, 1), "8");
    const QUrl file = QUrl::fromLocalFile(m_folder.filePath("mine.cimaise-copy"));
    EXPECT_EQ(m_table.saveCopy(file), "");
    MuseumTable other;
    other.setSession(m_session.get());
    QSignalSpy copies{&other, &MuseumTable::copyEdited};
    EXPECT_EQ(other.loadCopy(file), "");
    EXPECT_EQ(copies.count(), 1);
    EXPECT_EQ(other.copy(), m_table.copy());
    EXPECT_NE(other.loadCopy(QUrl::fromLocalFile(m_folder.filePath("none"))), "");
    QFile wrong{m_folder.filePath("wrong")};
    ASSERT_TRUE(wrong.open(QIODevice::WriteOnly));
    wrong.write("{}");
    wrong.close();
    EXPECT_EQ(other.loadCopy(QUrl::fromLocalFile(wrong.fileName())),
              "This is not a board data file.");
}

TEST_F(MuseumTableTest, FixesFindingFromMyCopy) {
    Layout layout = emptyPosition();
    std::vector<Object> full;
    for (int i = 0; i < 25; ++i) {
        full.push_back(object(i % 5 + 1, i / 5 + 1, static_cast<Civilisation>(i % 12),
                              static_cast<Domain>(i % 6), i % 5 + 1));
    }
    layout.museums[0].objects = full;
    lay(layout);
    EXPECT_TRUE(m_table.answers()->all().empty());
    const museum::Board board = withBonus(museum::standardBoardPlan, museum::Bonus::full, 8);
    m_table.setCopy(
        QString::fromStdString(museum::writeCopy(museum::withBoard({}, "standard", board))));
    ASSERT_EQ(m_table.answers()->all().size(), 1U);
    m_table.answers()->give(m_table.answers()->all().front().findingRow, 0);
    EXPECT_EQ(m_table.figures()->bonuses()->valueOf(1, "valueText"), "8");
    EXPECT_TRUE(m_table.answers()->all().empty());
}

TEST_F(MuseumTableTest, RemovesObjectOffBoardWithoutSelectingSlot) {
    Layout layout = emptyPosition();
    layout.museums[0].objects = std::vector{object(2, 2, Civilisation::roman, Domain::culture, 3),
                                            object(6, 1, Civilisation::celtic, Domain::warfare, 1)};
    lay(layout);
    touch(2, 2);
    const std::vector<Answer> answers = m_table.answers()->all();
    ASSERT_EQ(answers.size(), 1U);
    EXPECT_EQ(answers.front().text, "Remove “Celtic, Warfare, 1”");
    m_session->highlighter()->showFinding(answers.front().findingRow);
    EXPECT_EQ(m_table.board()->selected(), row(2, 2)) << "not the slot nearest to it";
    EXPECT_THAT(
        m_session->findings()->valueOf(answers.front().findingRow, "says").toString().toStdString(),
        HasSubstr("“Celtic, Warfare, 1”"));
    m_table.answers()->give(answers.front().findingRow, 0);
    EXPECT_EQ(objects().size(), 1U);
    EXPECT_TRUE(m_session->verdict()->isLegal());
    EXPECT_EQ(m_session->historyView()->undoText(), "Undo: Object removed (Celtic, Warfare, 1)");
}

TEST_F(MuseumTableTest, LocksReadOnlyGame) {
    lay(emptyPosition());
    choosePatron(museum::PatronKind::masterpieces);
    m_table.figures()->setFigure(number(FigureKind::patron), "7");
    EXPECT_FALSE(m_table.figures()->isLocked());
    Library second{m_folder.path()};
    Session read{second, Language::english,
                 OpenGame{.id = 0, .history = History{layout()}, .title = {}}};
    MuseumTable table;
    table.setCopy(m_table.copy());
    table.setSession(&read);
    EXPECT_TRUE(table.figures()->isLocked());
    EXPECT_TRUE(table.cards()->isLocked());
    table.cards()->drop(0);
    EXPECT_EQ(table.cards()->deletedCardText(), "");
    table.figures()->setFigure(number(FigureKind::patron), "9");
    EXPECT_EQ(table.copy(), m_table.copy());
    EXPECT_EQ(read.current(), m_session->current());
}

// --- board plan ----------------------------------------------------------------------------

TEST_F(MuseumTableTest, EditsBoardPlan) {
    lay(emptyPosition());
    MuseumPlanPart& plan = *m_table.plan();
    EXPECT_EQ(plan.boards(), QStringList{"Standard board"});
    plan.add();
    EXPECT_EQ(plan.boardName(), "Board 2");
    EXPECT_TRUE(plan.isBoardStored());
    m_table.setMode(MuseumTable::Plan);
    EXPECT_TRUE(m_table.board()->isPlanning());
    plan.setTool(static_cast<int>(museum::PlanTool::blocked));
    touch(1, 1);
    EXPECT_EQ(slot(1, 1, "kind"), "blocked");
    plan.setTool(static_cast<int>(museum::PlanTool::wall));
    plan.setTool(museum::planToolCount);
    EXPECT_EQ(plan.tool(), static_cast<int>(museum::PlanTool::wall));
    touch(2, 2);
    touch(3, 2);
    EXPECT_TRUE(slot(2, 2, "wallRight").toBool());
    plan.grow(1, -1);
    EXPECT_EQ(plan.columns(), 6);
    EXPECT_EQ(plan.rows(), 4);
    EXPECT_EQ(m_table.board()->columns(), 6);
    EXPECT_EQ(plan.rename(" "), "Enter a board name of 1 to 200 visible characters.");
    EXPECT_EQ(plan.rename(" Side B "), "");
    EXPECT_EQ(plan.boardName(), "Side B");
    plan.drop();
    EXPECT_EQ(plan.board(), 0);
    EXPECT_EQ(plan.boards(), QStringList({"Standard board", "Side B"})) << "kept in the copy";
    plan.choose(1);
    EXPECT_EQ(m_table.board()->columns(), 6);
}

// --- best arrangement ----------------------------------------------------------------------

TEST_F(MuseumTableTest, ProposesAndAppliesBetterArrangement) {
    lay(scattered());
    MuseumArrangePart& arrangement = *m_table.arrangement();
    EXPECT_TRUE(arrangement.isSearching());
    waitForArrangement();
    EXPECT_EQ(arrangement.shortText(), "+1 point by moving 1 object");
    EXPECT_EQ(arrangement.gain(), "+1");
    ASSERT_EQ(arrangement.steps()->count(), 1);
    arrangement.showStep(0);
    EXPECT_EQ(slot(5, 5, "mark"), "from");
    EXPECT_EQ(m_table.board()->stepFrom(), 24);
    EXPECT_TRUE(arrangement.steps()->valueOf(0, "shown").toBool());
    arrangement.apply();
    EXPECT_EQ(m_session->sides()->valueOf(0, "total"), 7);
    EXPECT_EQ(m_table.board()->stepFrom(), -1) << "it was a step from another position";
    waitForArrangement();
    EXPECT_THAT(arrangement.text().toStdString(), HasSubstr("proved"));
    EXPECT_EQ(arrangement.steps()->count(), 0);
    m_session->historyView()->undo();
    EXPECT_EQ(layout(), scattered()) << "one edit";
    waitForArrangement();
    arrangement.applyStep(0);
    EXPECT_EQ(m_session->sides()->valueOf(0, "total"), 7);
}

/// The search proves the total, not the number of moves.
TEST_F(MuseumTableTest, SaysThatFewerMovesMayBeEnough) {
    lay(scattered());
    waitForArrangement();
    EXPECT_THAT(m_table.arrangement()->text().toStdString(), Not(HasSubstr("Fewer moves")))
        << "a single move cannot be fewer";
    Layout layout = scattered();
    layout.museums[0].objects.edit()[1].at = {.column = 1, .row = 5};
    lay(layout);
    waitForArrangement();
    ASSERT_GT(m_table.arrangement()->steps()->count(), 1);
    EXPECT_THAT(m_table.arrangement()->text().toStdString(),
                HasSubstr("the best possible. Fewer moves may be enough."));
}

TEST_F(MuseumTableTest, EditRestartsArrangementSearch) {
    lay(scattered());
    waitForArrangement();
    MuseumArrangePart& arrangement = *m_table.arrangement();
    EXPECT_TRUE(arrangement.canApply());
    m_table.figures()->stepFigure(number(FigureKind::prestige), 1);
    EXPECT_FALSE(arrangement.canApply()) << "it was found for another position";
    EXPECT_TRUE(arrangement.isSearching());
    arrangement.setActive(false);
    EXPECT_FALSE(arrangement.isSearching());
    EXPECT_EQ(arrangement.shortText(), "");
    EXPECT_EQ(arrangement.gain(), "");
}

// --- change signals ------------------------------------------------------------------------

TEST_F(MuseumTableTest, SignalsOnlyChangedCells) {
    lay(emptyPosition());
    QSignalSpy changes{m_table.board()->cells(), &QAbstractItemModel::dataChanged};
    press(roman, culture, 3);
    EXPECT_LE(changes.count(), 3) << "the object; the selection that goes on";
}

TEST_F(MuseumTableTest, SignalsEachChangedPartOnce) {
    lay(emptyPosition());
    m_table.arrangement()->setActive(false);
    const QSignalSpy hint{&m_table, &MuseumTable::hintChanged};
    const QSignalSpy board{m_table.board(), &TablePanel::changed};
    const QSignalSpy keys{m_table.keys(), &TablePanel::changed};
    const QSignalSpy figures{m_table.figures(), &TablePanel::changed};
    const QSignalSpy patron{m_table.patron(), &TablePanel::changed};
    const QSignalSpy plan{m_table.plan(), &TablePanel::changed};
    const QSignalSpy arrangement{m_table.arrangement(), &TablePanel::changed};
    const QSignalSpy cards{m_table.cards(), &TablePanel::changed};
    const auto counts = [&] {
        return std::vector{hint.count(),   board.count(), keys.count(),        figures.count(),
                           patron.count(), plan.count(),  arrangement.count(), cards.count()};
    };
    using testing::ElementsAre;
    touch(2, 1); // hint and selection
    EXPECT_THAT(counts(), ElementsAre(1, 1, 0, 0, 0, 0, 0, 0));
    m_table.keys()->pressCivilisation(roman); // hint
    EXPECT_THAT(counts(), ElementsAre(2, 1, 0, 0, 0, 0, 0, 0));
    m_table.keys()->pressDomain(culture);
    m_table.keys()->pressValue(2); // object placed, selection moved on
    EXPECT_THAT(counts(), ElementsAre(4, 2, 0, 0, 0, 0, 0, 0));
    m_table.keys()->type("x");
    EXPECT_THAT(counts(), ElementsAre(5, 2, 1, 0, 0, 0, 0, 0));
    choosePatron(museum::PatronKind::other); // scores nothing yet
    EXPECT_THAT(counts(), ElementsAre(5, 2, 1, 0, 1, 0, 0, 0));
    m_table.figures()->stepFigure(number(FigureKind::patron), 3);
    EXPECT_THAT(counts(), ElementsAre(5, 2, 1, 0, 2, 0, 0, 0)) << "what the patron is worth";
    m_table.figures()->stepFigure(number(FigureKind::opinion), 3);
    EXPECT_THAT(counts(), ElementsAre(5, 2, 1, 0, 2, 0, 0, 0)) << "nothing of that is discarded";
    m_table.figures()->stepFigure(number(FigureKind::discard), 2);
    EXPECT_THAT(counts(), ElementsAre(5, 2, 1, 1, 2, 0, 0, 0)) << "what Public Opinion costs";
    m_table.plan()->add();
    EXPECT_THAT(counts(), ElementsAre(5, 2, 1, 1, 2, 1, 0, 0));
    m_table.plan()->grow(1, 0);
    EXPECT_THAT(counts(), ElementsAre(5, 3, 1, 1, 2, 2, 0, 0));
}

/// Two adjacent Romans and a separate one are too few to score, and look the same. A third adjacent
/// Roman makes a collection; the separate one is then marked as not counting.
TEST_F(MuseumTableTest, MarksObjectOutsideCollectionAsIdle) {
    Layout layout = scattered();
    layout.museums[0].objects.edit().push_back(
        object(3, 1, Civilisation::roman, Domain::theology, 1));
    lay(layout);
    m_session->highlighter()->showLine(0, QStringLiteral("civilisation.roman"));
    for (const int column : {1, 2, 3}) {
        EXPECT_EQ(slot(column, 1, "highlighted"), true);
        EXPECT_EQ(slot(column, 1, "notCounting"), false);
    }
    EXPECT_EQ(slot(5, 5, "highlighted"), true);
    EXPECT_EQ(slot(5, 5, "notCounting"), true);
}

TEST_F(MuseumTableTest, ClearsUndoHintAfterNextEdit) {
    lay(scattered());
    m_session->renamePlayer(1, QStringLiteral("Cy"));
    m_session->historyView()->undo();
    ASSERT_THAT(hint(), HasSubstr("Undone"));
    m_session->renamePlayer(1, QStringLiteral("Di"));
    EXPECT_THAT(hint(), testing::Not(HasSubstr("Undone")));
}

TEST_F(MuseumTableTest, FoldsLinesWithoutPoints) {
    Layout layout = scattered();
    layout.museums[0].prestige = 3;
    lay(layout);
    SheetModel& sheet = *m_session->sheet();
    const auto cell = [&sheet](int row, const char* role) {
        return sheet.index(row, 0).data(sheet.roleNames().key(role));
    };
    ASSERT_EQ(sheet.lineCount(), 4);
    EXPECT_EQ(cell(0, "lineTitle"), "23 lines without points");
    EXPECT_EQ(cell(0, "isFold"), true);
    EXPECT_EQ(cell(1, "lineId"), "track");
    EXPECT_EQ(cell(2, "lineId"), "prestige");
    EXPECT_EQ(cell(3, "isTotal"), true);
    sheet.setFolded(false);
    EXPECT_EQ(sheet.lineCount(), 25 + 2); // twelve civilisations, six domains, seven others
    EXPECT_EQ(cell(0, "isFold"), true) << "it folds them again";
    EXPECT_EQ(cell(26, "isTotal"), true);
}

/// A line between two shown ones would move the lower one under a finger.
TEST_F(MuseumTableTest, KeepsLinesInTheirRowsWhileOthersScore) {
    Layout layout = scattered();
    layout.museums[0].prestige = 3;
    lay(layout);
    SheetModel& sheet = *m_session->sheet();
    const auto line = [&sheet](int row) {
        return sheet.index(row, 0).data(sheet.roleNames().key("lineId"));
    };
    ASSERT_EQ(line(1), "track");
    ASSERT_EQ(line(2), "prestige");
    Layout joined = layout;
    joined.museums[0].objects =
        std::vector{object(1, 1, Civilisation::roman, Domain::culture, 1),
                    object(2, 1, Civilisation::roman, Domain::warfare, 2),
                    object(3, 1, Civilisation::roman, Domain::architecture, 3)};
    ASSERT_TRUE(m_session->edit(joined, {.text = {"test.joined"}}));
    EXPECT_EQ(line(1), "track");
    EXPECT_EQ(line(2), "prestige");
    EXPECT_EQ(line(3), "civilisation.roman");
    ASSERT_TRUE(m_session->edit(scattered(), {.text = {"test.scattered"}}));
    EXPECT_EQ(line(2), "prestige") << "without points by now";
    EXPECT_EQ(line(3), "civilisation.roman");
}

} // namespace

} // namespace cimaise::museum
