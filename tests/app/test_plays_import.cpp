// Tests the page that imports a BG Stats export: proposals for its players, and the imported
// results in the list, the statistics and exports.
#include "tests/app/controller_fixture.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QFile>

namespace cimaise {

namespace {

using testing::HasSubstr;

class PlaysImportTest : public AppControllerTest {
protected:
    [[nodiscard]] PlaysImport& plays() const { return *app().plays(); }
    [[nodiscard]] std::string textOf(int row, const char* role) const {
        return plays().valueOf(row, role).toString().toStdString();
    }
    [[nodiscard]] int chosen(int row) const { return plays().valueOf(row, "chosen").toInt(); }
    /// Opens an export with these players; the first two have played Musée.
    void openExport(const QStringList& players, const QString& name = QStringLiteral("x.json")) {
        QString list;
        for (int i = 0; i < players.size(); ++i) {
            list += QStringLiteral(R"(%1{"id":%2,"name":"%3"})")
                        .arg(i == 0 ? QString{} : QStringLiteral(","))
                        .arg(i + 1)
                        .arg(players[i]);
        }
        openText(QStringLiteral(
                     R"({"players":[%1],"games":[{"id":1,"name":"Musée"}],"plays":[{"uuid":"U",)"
                     R"("gameRefId":1,"playDate":"2025-01-02 20:00:00","playerScores":[)"
                     R"({"playerRefId":1,"score":"20+3"},{"playerRefId":2,"score":"19"}]}]})")
                     .arg(list),
                 name);
    }
    void openText(const QString& text, const QString& name) {
        const QString path = folder() + u'/' + name;
        QFile file{path};
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.toUtf8());
        file.close();
        app().files()->openFile(QUrl::fromLocalFile(path));
    }
    void import() {
        plays().start();
        while (app().transfer()->isBusy()) {
            QCoreApplication::processEvents();
        }
        library().flush();
    }
};

TEST_F(PlaysImportTest, ProposesKnownNamesAndAsksAboutNearOnes) {
    const QAbstractItemModelTester tester{&plays()};
    start({QStringLiteral("Gregoire"), QStringLiteral("Ana")});
    openExport({QStringLiteral("Gregorie"), QStringLiteral(" ANA "), QStringLiteral("Zoé")});
    EXPECT_EQ(app().navigator()->page(), Navigator::PlayImport);
    ASSERT_EQ(plays().count(), 3);
    EXPECT_EQ(textOf(0, "name"), "Gregorie") << "questions first";
    EXPECT_EQ(chosen(0), -1);
    EXPECT_THAT(textOf(0, "gamesText"), HasSubstr("Is this Gregoire?"));
    EXPECT_EQ(plays().valueOf(0, "options").toStringList(),
              (QStringList{"New player", "This is Gregoire", "Leave out"}));
    EXPECT_EQ(textOf(1, "name"), "ANA");
    EXPECT_EQ(chosen(1), PlaysImport::KnownPlayer);
    EXPECT_EQ(textOf(2, "name"), "Zoé") << "without games of this app last";
    EXPECT_EQ(chosen(2), PlaysImport::LeaveOut);
    EXPECT_EQ(plays().problem(), "Choose an option for 1 player.");
    plays().start();
    EXPECT_FALSE(app().transfer()->isBusy());
    plays().choose(0, PlaysImport::KnownPlayer);
    EXPECT_TRUE(plays().canImport());
    plays().choose(2, PlaysImport::KnownPlayer);
    EXPECT_FALSE(plays().canImport()) << "which one is not said";
    plays().choosePerson(2, QStringLiteral("nobody"));
    EXPECT_FALSE(plays().canImport());
    plays().choosePerson(2, QStringLiteral("Ana"));
    EXPECT_TRUE(plays().canImport());
}

TEST_F(PlaysImportTest, ImportedResultsAreListedAndCounted) {
    openExport({QStringLiteral("Ana"), QStringLiteral("Bo")}, QStringLiteral("x.bgsplay"));
    import();
    EXPECT_THAT(app().transfer()->statusText().toStdString(), HasSubstr("1 result imported."));
    EXPECT_EQ(plays().summary(), "");
    app().navigator()->show(Navigator::Home);
    EXPECT_EQ(listed(0, "scoreText"), "Ana 23 · Bo 19");
    EXPECT_THAT(listed(0, "origin").toStdString(), HasSubstr("imported from BG Stats"));
    const qint64 id = app().games()->valueOf(0, "gameId").toLongLong();
    app().games()->open(id);
    EXPECT_EQ(app().session(), nullptr);
    EXPECT_EQ(app().notices()->text(), "This result was imported: it has no boards.");
    app().games()->duplicate(id);
    settle();
    EXPECT_EQ(app().games()->count(), 1);
    app().navigator()->show(Navigator::Statistics);
    EXPECT_EQ(app().statistics()->players()->count(), 2);
    EXPECT_EQ(app().statistics()->summary(), "1 game counted.");
    app().navigator()->show(Navigator::Players);
    EXPECT_EQ(app().people()->valueOf(0, "gamesText"), "1 finished game");
    app().people()->rename(QStringLiteral("Ana"), QStringLiteral("Zoé"));
    library().flush();
    app().navigator()->show(Navigator::Home);
    EXPECT_EQ(listed(0, "scoreText"), "Zoé 23 · Bo 19");
    app().games()->remove(id);
    settle();
    EXPECT_EQ(app().games()->count(), 0);
}

/// Export with two plays of each game: Ana wins one with an unknown score, the other has no score.
QString unknownScores() {
    QString games;
    QString plays;
    const auto entry = [](int player, const char* total, bool won) {
        return QStringLiteral(R"({"playerRefId":%1,"score":"%2","winner":%3})")
            .arg(player)
            .arg(QLatin1String{total})
            .arg(won ? QStringLiteral("true") : QStringLiteral("false"));
    };
    int id = 1;
    for (const char* const name : {"Musée", "Muse", "Museum", "Art Society"}) {
        const QString comma = id == 1 ? QString{} : QStringLiteral(",");
        games += comma + QStringLiteral(R"({"id":%1,"name":"%2"})").arg(id).arg(QString{name});
        plays +=
            comma +
            QStringLiteral(
                R"({"uuid":"a%1","gameRefId":%1,"playDate":"2026-05-03 10:00:00","playerScores":[%2,%3,%4]},)"
                R"({"uuid":"b%1","gameRefId":%1,"playDate":"2026-05-05 10:00:00","playerScores":[%5,%6,%7]})")
                .arg(id)
                .arg(entry(1, "", true), entry(2, "98", false), entry(3, "12,5", false),
                     entry(1, "", false), entry(2, "", false), entry(3, "", false));
        ++id;
    }
    return QStringLiteral(
               R"({"players":[{"id":1,"name":"Ana"},{"id":2,"name":"Bo"},{"id":3,"name":"Cy"}],)"
               R"("games":[%1],"plays":[%2]})")
        .arg(games, plays);
}

TEST_F(PlaysImportTest, CardsStateKnownScoresAndReasonForOthers) {
    openText(unknownScores(), QStringLiteral("x.json"));
    EXPECT_THAT(plays().summary().toStdString(),
                HasSubstr("4 scores with decimals are rounded to whole points."));
    import();
    app().navigator()->show(Navigator::Home);
    ASSERT_EQ(app().games()->count(), 8);
    for (int row = 0; row < 4; ++row) {
        EXPECT_EQ(listed(row, "scoreText"),
                  "no score in the imported file: Ana, Bo, Cy · winner unknown");
        EXPECT_EQ(listed(row + 4, "scoreText"),
                  "Bo 98 · Cy 13 · no score in the imported file: Ana · won: Ana");
    }
}

TEST_F(PlaysImportTest, StatisticsCountWinsWithoutScoresButNoZeros) {
    openText(unknownScores(), QStringLiteral("x.json"));
    import();
    app().navigator()->show(Navigator::Statistics);
    Statistics& statistics = *app().statistics();
    const auto figures = [&statistics](const char* player) {
        statistics.setPlayer(QString::fromUtf8(player));
        std::string all;
        for (int row = 0; row < statistics.figures()->count(); ++row) {
            all += statistics.figures()->valueOf(row, "accessibleName").toString().toStdString() +
                   '\n';
        }
        return all;
    };
    for (int game = 0; game < 4; ++game) {
        statistics.setPlayer({});
        statistics.setGame(game);
        EXPECT_EQ(statistics.summary(),
                  "1 game counted. Incomplete: 1. Not counted. 1 score unknown.");
        EXPECT_EQ(statistics.players()->valueOf(0, "figures"), "1 game · 1 won · 0 scores");
        EXPECT_EQ(statistics.course()->count(), 0);
        EXPECT_EQ(figures("Ana"), "Played: 1\nWon: 1 of 1\nScores counted: 0\n");
        EXPECT_THAT(figures("Bo"), HasSubstr("Best: 98 points"));
        statistics.setWithDoubtful(true);
        EXPECT_EQ(figures("Ana"), "Played: 2\nWon: 1 of 2\nScores counted: 0\n");
        EXPECT_THAT(figures(""), HasSubstr("Scores counted: 2"));
        EXPECT_THAT(figures(""), HasSubstr("Worst: 13 points"));
        statistics.setWithDoubtful(false);
    }
}

TEST_F(PlaysImportTest, NamesOtherGameAndPlaysThatCannotBeRead) {
    openText(
        QStringLiteral(
            R"({"players":[{"id":1,"name":"Ana"},{"id":2,"name":"Bo"}],"games":[)"
            R"({"id":1,"name":"Muse","bggYear":2017,"maxPlayerCount":12},{"id":2,"name":"Musée"}],)"
            R"("plays":[{"uuid":"a","gameRefId":1},{"uuid":"b","gameRefId":1},)"
            R"({"uuid":"c","gameRefId":2,"playDate":"2026-05-03 10:00:00","playerScores":[]},)"
            R"({"uuid":"d","gameRefId":2}]})"),
        QStringLiteral("x.json"));
    EXPECT_EQ(plays().summary(),
              "0 results of the games of this app. 2 plays of another game named Muse (2017) are "
              "skipped. 2 plays cannot be imported (Musée, 3 May 2026: 0 players, not 2 to 4; "
              "Musée: no date).");
}

TEST_F(PlaysImportTest, RefusesOtherFilesAndChangesNothing) {
    openText(QStringLiteral("{\"players\":[],\"plays\":3}"), QStringLiteral("x.json"));
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("Expected an export of BG Stats"));
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
    openText(QStringLiteral("nonsense"), QStringLiteral("x.bgsplay"));
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("not valid JSON"));
    openText(QStringLiteral("{\"a\":1}"), QStringLiteral("y.json"));
    EXPECT_NE(app().notices()->text(), "");
    EXPECT_EQ(library().knownNames(), QStringList{});
    EXPECT_EQ(library().results()->size(), 0U);
}

TEST_F(PlaysImportTest, ReadOnlyWindowImportsNothing) {
    start();
    library().flush();
    Library reading{folder()};
    Preferences preferences{reading};
    preferences.overrideLanguage(Language::english);
    AppController other{reading, preferences};
    openExport({QStringLiteral("Di"), QStringLiteral("Eve")});
    other.files()->openFile(QUrl::fromLocalFile(folder() + QStringLiteral("/x.json")));
    other.plays()->start();
    while (other.transfer()->isBusy()) {
        QCoreApplication::processEvents();
    }
    EXPECT_EQ(library().results()->size(), 0U);
    EXPECT_EQ(library().knownNames().size(), 2);
}

} // namespace

} // namespace cimaise
