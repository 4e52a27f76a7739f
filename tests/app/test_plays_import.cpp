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
    [[nodiscard]] std::string said(int row, const char* role) const {
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
    EXPECT_EQ(said(0, "name"), "Gregorie") << "questions first";
    EXPECT_EQ(chosen(0), -1);
    EXPECT_THAT(said(0, "gamesText"), HasSubstr("Is this Gregoire?"));
    EXPECT_EQ(plays().valueOf(0, "options").toStringList(),
              (QStringList{"New player", "Is Gregoire", "Leave out"}));
    EXPECT_EQ(said(1, "name"), "ANA");
    EXPECT_EQ(chosen(1), PlaysImport::KnownPlayer);
    EXPECT_EQ(said(2, "name"), "Zoé") << "without games of this app last";
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
