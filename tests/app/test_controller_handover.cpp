// Tests backup, export and import as the pages use them.
#include "app/print/paper_file.h"
#include "app/texts/qt_texts.h"
#include "tests/app/controller_fixture.h"
#include "tests/support/files.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QTest>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

class AppTransferTest : public AppControllerTest {
protected:
    [[nodiscard]] DataTransfer& work() const { return *app().transfer(); }
    [[nodiscard]] QUrl url(const QString& name) const {
        return QUrl::fromLocalFile(m_files.filePath(name));
    }
    [[nodiscard]] QByteArray bytes(const QString& name) const {
        QFile file{m_files.filePath(name)};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }
    void wait() const {
        while (work().isBusy()) {
            QCoreApplication::processEvents();
        }
    }
    void save(const QString& name) const {
        work().save(url(name));
        wait();
    }
    /// A game with a result.
    void openFinished() {
        const auto sample = sourceDir() / "samples" / "musee" / "finished-2.cimaise";
        app().files()->openFile(QUrl::fromLocalFile(QString::fromStdString(sample.string())));
        session().setFinished(true);
    }
    [[nodiscard]] qsizetype stored() const {
        library().flush();
        return std::ssize(library().list({}, 100).value());
    }

private:
    QTemporaryDir m_files;
};

TEST_F(AppTransferTest, ReportsSavedArchiveOrError) {
    openFinished();
    save("a.cimaises");
    EXPECT_EQ(work().statusText(), "1 game saved to a.cimaises.");
    EXPECT_TRUE(bytes("a.cimaises").startsWith("PK"));
    save("a.txt");
    EXPECT_TRUE(work().statusText().startsWith("a.txt: ")) << work().statusText().toStdString();
    save("nowhere/a.csv");
    EXPECT_EQ(work().statusText(), "a.csv: File or folder not found.");
}

TEST_F(AppTransferTest, AsksBeforeImportingOpenedArchive) {
    openFinished();
    save("a.cimaises");
    const GameId first = session().id();
    app().closeGame();
    app().games()->remove(first);
    ASSERT_EQ(stored(), 0);
    app().files()->openFile(url("a.cimaises"));
    EXPECT_EQ(app().navigator()->page(), Navigator::Handover);
    EXPECT_TRUE(work().question().contains("a.cimaises"));
    EXPECT_FALSE(work().isBusy());
    work().dismiss();
    EXPECT_EQ(work().question(), "");
    EXPECT_EQ(stored(), 0);

    app().files()->openFile(url("a.cimaises"));
    work().accept();
    EXPECT_EQ(work().question(), "");
    wait();
    EXPECT_EQ(work().statusText(), "1 game imported.");
    EXPECT_EQ(stored(), 1);
    settle();
    EXPECT_EQ(app().games()->count(), 1) << "the list shows it";
    work().open(url("a.cimaises"));
    wait();
    EXPECT_EQ(work().statusText(), "0 games imported. 1 was already here and was not changed.");
}

TEST_F(AppTransferTest, AsksBeforeImportingHouseRules) {
    openFinished();
    const QString rules = R"([{"reading": "museum.duplicates", "option": "apart"}])";
    library().setSetting("house-rulings", rules);
    save("a.cimaises");
    library().setSetting("house-rulings", {});
    work().open(url("a.cimaises"));
    EXPECT_FALSE(work().isBusy());
    EXPECT_TRUE(work().asksForHouseRules());
    EXPECT_TRUE(
        work().question().endsWith("The archive contains 1 house rule: new games would use it."))
        << work().question().toStdString();
    work().accept();
    wait();
    EXPECT_EQ(library().setting("house-rulings"), "");
    EXPECT_TRUE(work().statusText().contains("1 house rule was skipped."))
        << work().statusText().toStdString();

    work().open(url("a.cimaises"));
    work().accept(true);
    EXPECT_FALSE(work().asksForHouseRules());
    wait();
    EXPECT_NE(library().setting("house-rulings"), "");
    EXPECT_TRUE(work().statusText().contains("1 house rule was added"))
        << work().statusText().toStdString();
    work().open(url("a.cimaises"));
    EXPECT_TRUE(work().isBusy()) << "nothing to ask: there are house rules here";
    wait();
}

TEST_F(AppTransferTest, RestoresRemovedGameFromBackup) {
    openFinished();
    const QString before = library().table(session().id());
    save("a.cimaises");
    app().games()->remove(session().id());
    work().open(url("a.cimaises"));
    wait();
    library().flush();
    const auto games = library().list({}, 10).value();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(library().table(games[0].id), before);
}

TEST_F(AppTransferTest, RemindsOfGamesWithoutBackup) {
    app().navigator()->show(Navigator::Handover);
    EXPECT_EQ(work().reminder(), "") << "there is nothing to lose";
    openFinished();
    app().closeGame();
    settle();
    app().navigator()->show(Navigator::Handover);
    EXPECT_EQ(work().reminder(), "No backup yet.");
    save("a.csv");
    EXPECT_EQ(work().reminder(), "No backup yet.");
    QTest::qWait(2); // gives the backup a later time than the game
    save("a.cimaises");
    EXPECT_EQ(work().reminder(), "");
    QTest::qWait(2);
    start();
    app().closeGame();
    settle();
    app().navigator()->show(Navigator::Handover);
    EXPECT_EQ(work().reminder(), "1 game started or changed since the last backup.");
}

TEST_F(AppTransferTest, LeavesNoFileWhenStopped) {
    openFinished();
    work().save(url("a.cimaises"));
    EXPECT_TRUE(work().isBusy());
    EXPECT_EQ(work().statusText(), "0 of 1 games");
    work().stop();
    EXPECT_FALSE(work().isBusy());
    EXPECT_EQ(work().statusText(), "Stopped. Nothing was written.");
    EXPECT_EQ(bytes("a.cimaises"), "");
}

TEST_F(AppTransferTest, ClearsStatusOnLeavingPage) {
    openFinished();
    app().navigator()->show(Navigator::Handover);
    save("a.csv");
    EXPECT_NE(work().statusText(), "");
    app().navigator()->back();
    EXPECT_EQ(work().statusText(), "");
}

TEST_F(AppTransferTest, OffersBgStatsLinkOnlyForFinishedGame) {
    openFinished();
    EXPECT_TRUE(app().links()->playLink(false).startsWith(
        "https://app.bgstatsapp.com/createPlay.html?data="));
    const QString code = app().links()->playLink(true);
    EXPECT_LT(code.size(), 1700);
    EXPECT_GT(app().links()->modulesOf(code), 0);
    session().setFinished(false);
    EXPECT_EQ(app().links()->playLink(false), "");
    EXPECT_EQ(app().links()->playLink(true), "");
}

TEST_F(AppTransferTest, SavesOpenGameAsBgStatsFile) {
    openFinished();
    app().transfer()->saveAs("play", url("a.bgsplay"));
    const auto file = nlohmann::json::parse(bytes("a.bgsplay").toStdString());
    EXPECT_EQ(file["plays"].size(), 1U);
    EXPECT_EQ(app().notices()->text().toStdString(),
              "Saved as a.bgsplay in the folder " +
                  QFileInfo{url("a.bgsplay").toLocalFile()}.absolutePath().toStdString() + ".");
}

TEST_F(AppTransferTest, RendersChatPictureAtPhoneWidth) {
    openFinished();
    app().transfer()->saveAs("chat", url("a.png"));
    const QImage picture = QImage::fromData(bytes("a.png"));
    EXPECT_EQ(picture.width(), 1080);
    EXPECT_GT(picture.height(), 600);
    app().sheets()->copyPicture();
    EXPECT_EQ(QGuiApplication::clipboard()->image().size(), picture.size());
}

TEST_F(AppTransferTest, SuggestsFileNamePerFormat) {
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    const QUrl folder = QUrl::fromLocalFile("/folder");
    EXPECT_EQ(app().transfer()->suggested("cimaises", folder).toLocalFile(),
              "/folder/Cimaise " + day + ".cimaises");
    openFinished();
    EXPECT_TRUE(app().transfer()->suggested("play", folder).toLocalFile().endsWith(".bgsplay"));
    EXPECT_TRUE(app().transfer()->suggested("chat", folder).toLocalFile().endsWith(".png"));
}

} // namespace

} // namespace cimaise
