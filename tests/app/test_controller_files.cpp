// Tests files and samples: opened, saved, refused with place and reason.
#include "positions/links/links.h"
#include "positions/text/shown_text.h"
#include "tests/app/controller_fixture.h"
#include "tests/support/files.h"

#include <QDate>
#include <QFile>

namespace cimaise {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

const QUrl home{QStringLiteral("file:///home/ana")};

class AppFilesTest : public AppControllerTest {
protected:
    static QString today() { return QDate::currentDate().toString(Qt::ISODate); }
    /// The path of a file with this content.
    QUrl file(const QString& name, const QByteArray& content) {
        const QString path = folder() + u'/' + name;
        QFile file{path};
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return QUrl::fromLocalFile(path);
    }
};

TEST_F(AppFilesTest, OpensEverySampleAndSavesItOnlyOnceEdited) {
    const auto shipped = filesIn("samples", {".cimaise"});
    ASSERT_EQ(app().samples()->count(), std::ssize(shipped)) << "every file has a row";
    for (int row = 0; row < app().samples()->count(); ++row) {
        app().samples()->open(row);
        ASSERT_NE(app().session(), nullptr) << app().samples()->fileOf(row).toStdString();
        EXPECT_EQ(session().title(), app().samples()->titleOf(row));
        settle();
        EXPECT_EQ(app().games()->count(), 0);
    }
    app().samples()->open(0);
    hang(1, 1);
    EXPECT_EQ(listed(0, "title"), session().title());
    EXPECT_EQ(app().games()->valueOf(0, "open"), true);
    const AnyCase left = session().current();
    reopen();
    EXPECT_EQ(session().current(), left);
    session().historyView()->undo();
    EXPECT_FALSE(session().historyView()->canUndo()) << "undo leads back to the sample";
}

/// Earlier versions accepted a blank title or place, and players whose names read the same.
TEST_F(AppFilesTest, OpensStoredGamesOfEarlierVersions) {
    const QString text = QStringLiteral(
        R"({"cimaise": 1, "game": "musee", "title": "", "place": " ", "players": ["Straße", "STRASSE"],
        "staircases": {"top": [2, 4, 6], "bottom": [1, 3, 5]}, "musees": [
        {"upper": [10, null, null, null, null, null], "middle": [null, null, null, null, null, null],
         "lower": [null, null, null, null, null, null], "bonuses": []},
        {"upper": [null, null, null, null, null, null], "middle": [null, null, null, null, null, null],
         "lower": [null, null, null, null, null, null], "bonuses": []}]})");
    app().files()->openFile(file(QStringLiteral("a.cimaise"), text.toUtf8()));
    EXPECT_EQ(app().session(), nullptr) << "a file is refused";
    const GameId id = library().create({.game = QStringLiteral("musee")}, text);
    settle();
    app().games()->open(id);
    ASSERT_NE(app().session(), nullptr) << app().notices()->text().toStdString();
    const GameHeader& header = headerOf(session().current());
    EXPECT_EQ(header.title, std::nullopt);
    EXPECT_EQ(header.place, std::nullopt);
    EXPECT_EQ(header.players, (std::vector<std::string>{"Straße", "STRASSE 2"}));
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[0], 10);
}

TEST_F(AppFilesTest, ReportsNonUtf8FileName) {
    app().files()->openFile(QUrl::fromEncoded("file:///tmp/%FF.cimaise"));
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("not valid UTF-8"));
}

TEST_F(AppFilesTest, ReopensSavedGame) {
    start();
    hang(10, 1);
    session().setTitle(QStringLiteral("Friday: a/b"));
    EXPECT_EQ(app().files()->suggestedFile(home).toString(),
              "file:///home/ana/Friday a b " + today() + ".cimaise");
    const QUrl url = QUrl::fromLocalFile(folder() + QStringLiteral("/é friday.cimaise"));
    app().files()->saveFile(url);
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("é friday.cimaise"));
    const AnyCase saved = session().current();
    app().closeGame();
    app().files()->openFile(url);
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(session().current(), saved);
    EXPECT_EQ(session().title(), "Friday: a/b");
}

TEST_F(AppFilesTest, OpensSameFileAsOneGame) {
    start();
    hang(10, 1);
    session().setTitle(QStringLiteral("Friday"));
    const QUrl url = QUrl::fromLocalFile(folder() + QStringLiteral("/friday.cimaise"));
    app().files()->saveFile(url);
    app().games()->remove(session().id());
    app().closeGame();
    settle();
    app().files()->openFile(url);
    const GameId first = session().id();
    settle();
    app().files()->openFile(url);
    EXPECT_EQ(session().id(), first) << "it lies on the table";
    app().closeGame();
    settle();
    app().files()->openFile(url);
    EXPECT_EQ(session().id(), first) << "it is kept";
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("already here"));
    EXPECT_EQ(listed(0, "title"), "Friday");
    EXPECT_EQ(app().games()->count(), 1);
}

TEST_F(AppFilesTest, OpensFileAsNewGameAfterFurtherEdits) {
    start();
    hang(10, 1);
    const QUrl url = QUrl::fromLocalFile(folder() + QStringLiteral("/friday.cimaise"));
    app().files()->saveFile(url);
    const AnyCase saved = session().current();
    const GameId first = session().id();
    hang(20, 2);
    settle();
    app().files()->openFile(url);
    EXPECT_NE(session().id(), first);
    EXPECT_EQ(session().current(), saved) << "the file, not what became of it";
}

TEST_F(AppFilesTest, DerivesValidFileNameFromTitle) {
    start();
    const std::string ending = ' ' + today().toStdString() + ".cimaise";
    const auto named = [this](const QString& title) {
        session().setTitle(title);
        return app().files()->suggestedFile(home).fileName().toStdString();
    };
    const QString seventyNine(79, u'a');
    const QString emoji = QStringLiteral("\U0001F5BC"); // two units of UTF-16, four bytes
    const QString family = QStringLiteral("\U0001F468\u200D\U0001F469\u200D\U0001F467"); // 18 bytes
    EXPECT_EQ(named(seventyNine + emoji + u'b'), (seventyNine + emoji).toStdString() + ending);
    EXPECT_EQ(named(emoji.repeated(100)), emoji.repeated(50).toStdString() + ending);
    EXPECT_EQ(named(family.repeated(20)), family.repeated(11).toStdString() + ending);
    EXPECT_EQ(named(QStringLiteral("50 % #1 ö")), "50 % #1 ö" + ending);
    EXPECT_EQ(named(QStringLiteral(".. hidden")), "hidden" + ending);
    EXPECT_EQ(named(QStringLiteral("???")), "Musée – Ana, Bo" + ending) << "what and who";
    EXPECT_EQ(session().renamePlayer(0, QStringLiteral("?")), "");
    EXPECT_EQ(session().renamePlayer(1, QStringLiteral("*")), "");
    EXPECT_EQ(named({}), "Musée" + ending);
}

TEST_F(AppFilesTest, SavesListedGameWithoutOpeningIt) {
    start();
    hang(10, 1);
    hang(20, 2);
    session().historyView()->undo();
    const AnyCase shown = session().current();
    const GameId id = session().id();
    app().closeGame();
    app().games()->rename(id, QStringLiteral("Friday"));
    settle();
    EXPECT_EQ(app().files()->suggestedFileOf(id, home).fileName(), "Friday " + today() + ".cimaise")
        << "the title in force";
    const QUrl url = QUrl::fromLocalFile(folder() + QStringLiteral("/kept.cimaise"));
    app().files()->saveGame(id, url);
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("kept.cimaise"));
    EXPECT_EQ(app().session(), nullptr) << "it is not opened";
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
    app().files()->openFile(url);
    EXPECT_EQ(session().title(), "Friday");
    AnyCase saved = session().current();
    headerOf(saved).title = headerOf(shown).title;
    EXPECT_EQ(saved, shown) << "what lay on the table, not what could be redone";
    app().files()->saveGame(id + 100, url);
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("no longer in the library"));
}

TEST_F(AppFilesTest, RejectsInvalidFileWithLocation) {
    start();
    hang(10, 1);
    const Session* before = app().session();
    settle();
    const int games = app().games()->count();
    const QByteArray document = R"({"cimaise": 1, "game": "musee", "players": ["Ana", "Bo"],
        "staircases": {"top": [2, 4, 6], "bottom": [1, 3, 5]},
        "musees": [{"upper": [null, null, "x", null, null, null],
                    "middle": [null, null, null, null, null, null],
                    "lower": [null, null, null, null, null, null], "bonuses": []}]})";
    app().files()->openFile(file(QStringLiteral("wrong.cimaise"), document));
    EXPECT_THAT(app().notices()->text().toStdString(),
                StartsWith("Cannot open this file: wrong.cimaise, /musees/0/upper/2: "));
    app().files()->openFile(file(QStringLiteral("foreign.cimaise"), "\x89PNG\r\n"));
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("foreign.cimaise: "));
    app().files()->openFile(QUrl::fromLocalFile(folder() + QStringLiteral("/not-there.cimaise")));
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("not-there.cimaise: "));
    app().files()->openFile(QUrl{QStringLiteral("https://example.org/a.cimaise")});
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("a.cimaise: "));
    EXPECT_EQ(app().session(), before);
    settle();
    EXPECT_EQ(app().games()->count(), games);
}

TEST_F(AppFilesTest, SaysWhatOtherFileIs) {
    const auto refusal = [this](const QString& name, const QByteArray& content) {
        app().files()->openFile(file(name, content));
        return app().notices()->text().toStdString();
    };
    EXPECT_EQ(
        refusal(QStringLiteral("page.cimaise"), "<html>not found</html>"),
        "Cannot open this file: page.cimaise: Line 1, column 1: not valid JSON from here on.");
    EXPECT_EQ(refusal(QStringLiteral("empty.cimaise"), ""),
              "Cannot open this file: empty.cimaise: This file is empty.");
    EXPECT_THAT(refusal(QStringLiteral("a.csv"), "id,game,date,title,player,team\r\n"),
                HasSubstr("a.csv: This is a table of results (.csv), not a game."));
    EXPECT_THAT(refusal(QStringLiteral("a.bgsplay"), R"({"plays":[],"userInfo":{"meRefId":0}})"),
                HasSubstr("a.bgsplay: Expected an export of BG Stats"));
    EXPECT_THAT(refusal(QStringLiteral("a.jsonl"),
                        "{\"document\":{},\"origin\":\"x\"}\n{\"document\":{}}\n"),
                HasSubstr("a.jsonl: This is a list of games for other programs (.jsonl)"));
    EXPECT_EQ(app().session(), nullptr);
}

TEST_F(AppFilesTest, OpensLinkInFile) {
    const AnyCase game = *readCase(readFile(sourceDir() / "samples/musee/finished-2.cimaise"));
    const QByteArray link = QByteArray::fromStdString(*writeLink(game));
    app().files()->openFile(file(QStringLiteral("mail.cimaise"), link + '\n'));
    ASSERT_NE(app().session(), nullptr) << app().notices()->text().toStdString();
    EXPECT_EQ(session().current(), game);
}

TEST_F(AppFilesTest, ReportsUnwritableFile) {
    start();
    app().files()->saveFile(
        QUrl::fromLocalFile(folder() + QStringLiteral("/no/such/folder.cimaise")));
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("folder.cimaise: "));
}

TEST_F(AppFilesTest, SavesNothingWithoutGame) {
    EXPECT_TRUE(app().files()->suggestedFile(home).isEmpty());
    const QString path = folder() + QStringLiteral("/none.cimaise");
    app().files()->saveFile(QUrl::fromLocalFile(path));
    EXPECT_FALSE(QFile::exists(path));
    app().samples()->open(-1);
    app().samples()->open(99);
    EXPECT_EQ(app().session(), nullptr);
}

} // namespace

} // namespace cimaise
