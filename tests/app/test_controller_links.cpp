// Tests links, QR codes and single boards: opened, added, refused; nothing is replaced without
// asking.
#include "app/scan/picture_codes.h"
#include "app/scan/scanner.h"
#include "app/window/image_providers.h"
#include "tests/app/controller_fixture.h"
#include "tests/app/photos_fixture.h"
#include "tests/film/frames.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <QVideoFrame>
#include <QVideoFrameFormat>
#include <QVideoSink>
#include <sys/stat.h>

namespace cimaise {

namespace {

using testing::HasSubstr;

/// QR code as a page shows it.
QImage codeOf(const QString& text, int side = 700) {
    QSize size;
    return CodeProvider{}.requestImage(QString::fromLatin1(QUrl::toPercentEncoding(text)), &size,
                                       {side, side});
}

class AppLinksTest : public AppControllerTest {
protected:
    [[nodiscard]] std::string notice() const { return app().notices()->text().toStdString(); }
    /// Painting in the upper gallery.
    [[nodiscard]] musee::Exhibit painting(int side, int column) const {
        return layout().musees[static_cast<std::size_t>(side)].of(
            musee::Gallery::upper)[static_cast<std::size_t>(column - 1)];
    }
    /// URL of a picture saved in the test's directory.
    QUrl saved(const QString& name, const QImage& picture) {
        const QString path = folder() + u'/' + name;
        EXPECT_TRUE(picture.save(path));
        return QUrl::fromLocalFile(path);
    }
};

TEST_F(AppLinksTest, RestoresGameFromLink) {
    start();
    hang(10, 1);
    const AnyCase sent = session().current();
    const QString link = app().links()->linkOf(-1);
    EXPECT_TRUE(link.startsWith(QStringLiteral("cimaise:1/")));
    app().games()->remove(session().id());
    settle();
    ASSERT_EQ(app().session(), nullptr);
    app().files()->openText(QStringLiteral("Here it is:\n") + link + QStringLiteral(" see you!"));
    ASSERT_NE(app().session(), nullptr) << notice();
    EXPECT_EQ(session().current(), sent);
    EXPECT_NE(session().id(), 0) << "what came is kept";
}

/// A link is looked at beside the unfinished game, which stays the one to continue.
TEST_F(AppLinksTest, UnfinishedGameStaysTheOneToContinue) {
    start({QStringLiteral("Léa"), QStringLiteral("Hugo")});
    const QString link = app().links()->linkOf(-1);
    app().games()->remove(session().id());
    settle();
    start();
    hang(10, 1);
    session().setTitle(QStringLiteral("Friday"));
    const GameId friday = session().id();
    app().files()->openText(link);
    ASSERT_NE(session().id(), friday);
    EXPECT_EQ(notice(), "“Friday” is still open: go back to the home page to continue it.");
    app().navigator()->show(Navigator::Home);
    EXPECT_EQ(session().id(), friday);
    settle();
    EXPECT_EQ(app().games()->count(), 2) << "what came is kept";
    app().files()->openText(link);
    EXPECT_NE(session().id(), friday);
    reopen();
    EXPECT_EQ(session().id(), friday) << "after a restart, too";
    app().files()->openText(link);
    hang(20, 1);
    const GameId edited = session().id();
    app().navigator()->show(Navigator::Home);
    EXPECT_EQ(session().id(), edited) << "the players continued it";
    reopen();
    EXPECT_EQ(session().id(), edited);
}

TEST_F(AppLinksTest, LinkAtStartLeavesUnfinishedGame) {
    start({QStringLiteral("Léa"), QStringLiteral("Hugo")});
    const QString link = app().links()->linkOf(-1);
    app().games()->remove(session().id());
    settle();
    start();
    hang(10, 1);
    const GameId before = session().id();
    for (const QString& given : {link, link, QStringLiteral("no link")}) {
        close();
        open();
        app().restoreBehindHome();
        EXPECT_EQ(app().navigator()->page(), Navigator::Home);
        app().files()->openText(given);
        app().navigator()->show(Navigator::Home);
        ASSERT_NE(app().session(), nullptr) << given.toStdString();
        EXPECT_EQ(session().id(), before) << given.toStdString();
    }
}

TEST_F(AppLinksTest, FinishedGameIsNotContinued) {
    start({QStringLiteral("Léa"), QStringLiteral("Hugo")});
    const QString link = app().links()->linkOf(-1);
    app().games()->remove(session().id());
    settle();
    start();
    session().setFinished(true);
    app().files()->openText(link);
    const GameId opened = session().id();
    app().navigator()->show(Navigator::Home);
    EXPECT_EQ(session().id(), opened);
}

TEST_F(AppLinksTest, OpensLinkFromClipboard) {
    start();
    hang(10, 1);
    const AnyCase sent = session().current();
    app().links()->copy(app().links()->linkOf(-1));
    EXPECT_EQ(notice(), "Copied.");
    app().closeGame();
    app().files()->paste();
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(session().current(), sent);
    QGuiApplication::clipboard()->setText(QStringLiteral("  "));
    app().files()->paste();
    EXPECT_THAT(notice(), HasSubstr("Copy a link first"));
}

TEST_F(AppLinksTest, RejectsInvalidTextWithoutChanges) {
    start();
    hang(10, 1);
    const AnyCase before = session().current();
    const QString link = app().links()->linkOf(-1);
    const std::string unread = "Cannot read a game from this.";
    const std::string none = "No Cimaise link found in this text.";
    const std::vector<std::pair<QString, std::string>> texts{
        {QStringLiteral("https://example.org/"), none},
        {QStringLiteral("what shall we eat tonight?"), none},
        {QString{1024 * 1024, u'x'}, none},
        {QStringLiteral("cimaise:2/abc"), unread},
        {QStringLiteral("{ \"cimaise\": 1 }"), unread},
        {link.chopped(5), unread}};
    for (const auto& [text, answer] : texts) {
        app().notices()->dismiss();
        app().files()->openText(text);
        EXPECT_THAT(notice(), HasSubstr(answer)) << text.left(60).toStdString();
        EXPECT_EQ(session().current(), before);
    }
}

TEST_F(AppLinksTest, AddsBoardToItsPlayerAsUndoableEdit) {
    start();
    hang(10, 1);
    const QString board = app().links()->linkOf(0);
    EXPECT_TRUE(board.startsWith(QStringLiteral("cimaise:1b/")));
    session().historyView()->undo();
    hang(20, 2, 1);
    app().files()->openText(board);
    EXPECT_EQ(painting(0, 1), 10);
    EXPECT_EQ(painting(1, 2), 20) << "the other board is as it was";
    EXPECT_THAT(notice(), HasSubstr("Ana’s board was added."));
    session().historyView()->undo();
    EXPECT_EQ(painting(0, 1), musee::noExhibit);
}

TEST_F(AppLinksTest, AsksBeforeReplacingBoard) {
    start();
    hang(10, 1);
    const QString board = app().links()->linkOf(0);
    session().historyView()->undo();
    hang(30, 3);
    app().files()->openText(board);
    EXPECT_EQ(painting(0, 1), musee::noExhibit);
    EXPECT_THAT(app().boardImport()->question().toStdString(), HasSubstr("Ana"));
    EXPECT_EQ(app().boardImport()->answers(),
              (QStringList{QStringLiteral("Replace Ana’s board"), {}}));
    app().boardImport()->dismiss();
    EXPECT_EQ(app().boardImport()->question(), "");
    EXPECT_EQ(painting(0, 3), 30);
    app().files()->openText(board);
    app().boardImport()->answer(0);
    EXPECT_EQ(painting(0, 1), 10);
    EXPECT_EQ(painting(0, 3), musee::noExhibit);
    EXPECT_EQ(app().boardImport()->question(), "");
}

TEST_F(AppLinksTest, SkipsIdenticalBoardWithoutAsking) {
    start();
    hang(10, 1);
    const AnyCase before = session().current();
    app().files()->openText(app().links()->linkOf(0));
    EXPECT_EQ(app().boardImport()->question(), "");
    EXPECT_THAT(notice(), HasSubstr("Ana’s board is already in this game."));
    EXPECT_EQ(session().current(), before);
}

TEST_F(AppLinksTest, AsksForPlayerOfUnknownName) {
    start({QStringLiteral("Léa"), QStringLiteral("Hugo")});
    hang(10, 1);
    const QString board = app().links()->linkOf(0);
    const musee::Layout theirs = layout();
    app().closeGame();
    start();
    // Staircases as on the board, so that the shared facts agree.
    musee::Layout ours = layout();
    ours.staircases = theirs.staircases;
    session().edit(ours, {.text = {"test.staircases"}, .arguments = {}});
    app().files()->openText(board);
    EXPECT_THAT(app().boardImport()->question().toStdString(),
                HasSubstr("No player here is called Léa"));
    EXPECT_EQ(app().boardImport()->answers(),
              (QStringList{QStringLiteral("Ana"), QStringLiteral("Bo")}));
    app().boardImport()->answer(1);
    EXPECT_EQ(session().currentSide(), 1) << "it is shown";
    EXPECT_THAT(notice(), HasSubstr("Bo’s board was added."));
    EXPECT_EQ(painting(1, 1), 10);
    EXPECT_EQ(painting(0, 1), musee::noExhibit);
}

TEST_F(AppLinksTest, RejectsBoardOfDifferentGame) {
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cleo")});
    hang(10, 1);
    const QString board = app().links()->linkOf(0);
    app().closeGame();
    start();
    const AnyCase before = session().current();
    app().files()->openText(board);
    EXPECT_THAT(notice(), HasSubstr("This board is from a different game."));
    EXPECT_EQ(session().current(), before);
}

TEST_F(AppLinksTest, StartsGameFromBoardWithoutOpenGame) {
    start({QStringLiteral("P2"), QStringLiteral("Bo")});
    hang(10, 1);
    const QString board = app().links()->linkOf(0);
    app().games()->remove(session().id());
    settle();
    app().files()->openText(board);
    ASSERT_NE(app().session(), nullptr) << notice();
    EXPECT_EQ(session().players(), (QStringList{QStringLiteral("P2"), QStringLiteral("P3")}))
        << "a name to begin with is nobody's yet";
    EXPECT_EQ(painting(0, 1), 10);
    EXPECT_EQ(notice(), "Only P2’s board was imported. The others are empty.");
}

TEST_F(AppLinksTest, AsksForGameOfBoardWithoutOpenGame) {
    start();
    hang(10, 1);
    const QString board = app().links()->linkOf(0);
    app().session()->historyView()->undo();
    session().setTitle(QStringLiteral("Friday"));
    const qint64 friday = session().id();
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy"),
           QStringLiteral("Di")}); // another number of players
    start();
    session().setTitle(QStringLiteral("Over"));
    session().setFinished(true);
    app().closeGame();
    settle();
    app().files()->openText(board);
    EXPECT_THAT(app().boardImport()->question().toStdString(),
                HasSubstr("You received Ana’s board. Which game"));
    ASSERT_EQ(
        app().boardImport()->answers(),
        (QStringList{QStringLiteral("Friday"), QStringLiteral("None of them: start a new game")}));
    app().boardImport()->answer(0);
    ASSERT_NE(app().session(), nullptr) << notice();
    EXPECT_EQ(session().id(), friday);
    EXPECT_EQ(painting(0, 1), 10);
    EXPECT_EQ(app().boardImport()->question(), "");
    app().closeGame();
    app().files()->openText(board);
    app().boardImport()->answer(1);
    EXPECT_NE(session().id(), friday);
    EXPECT_EQ(painting(0, 1), 10);
}

TEST_F(AppLinksTest, AsksBeforeReplacingBoardOfChosenGame) {
    start();
    hang(10, 1);
    const QString board = app().links()->linkOf(0);
    hang(20, 2);
    const AnyCase before = session().current();
    app().closeGame();
    settle();
    app().files()->openText(board);
    app().boardImport()->answer(0);
    EXPECT_THAT(app().boardImport()->question().toStdString(),
                HasSubstr("Ana’s board is not empty."));
    EXPECT_EQ(session().current(), before);
}

TEST_F(AppLinksTest, OpensGameFromPhotoOfQrCode) {
    start();
    hang(10, 1);
    const AnyCase sent = session().current();
    QImage photo{1400, 1200, QImage::Format_RGB32};
    photo.fill(QColor{120, 90, 60});
    QPainter painter{&photo};
    painter.translate(600, 150);
    painter.rotate(31);
    painter.drawImage(0, 0, codeOf(app().links()->linkOf(-1)));
    painter.end();
    const QUrl file = saved(QStringLiteral("photo.jpg"), photo);
    app().closeGame();
    app().files()->openFile(file);
    ASSERT_NE(app().session(), nullptr) << notice();
    EXPECT_EQ(session().current(), sent);
}

TEST_F(AppLinksTest, ReportsPictureWithoutCimaiseCode) {
    QImage empty{300, 300, QImage::Format_RGB32};
    empty.fill(Qt::white);
    app().files()->openFile(saved(QStringLiteral("wall.png"), empty));
    EXPECT_THAT(notice(), HasSubstr("wall.png: no readable QR code found"));
    app().files()->openFile(
        saved(QStringLiteral("menu.png"), codeOf(QStringLiteral("https://a.b/menu"))));
    EXPECT_THAT(notice(), HasSubstr("No Cimaise link found"));
    EXPECT_EQ(app().session(), nullptr);
}

TEST_F(AppLinksTest, RejectsSvgWithFileReferences) {
    const QString file = folder() + QStringLiteral("/friday.cimaise");
    const QString pipe = folder() + QStringLiteral("/pipe");
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& named : {QStringLiteral("friday.cimaise"), file, pipe}) {
        QFile written{file};
        ASSERT_TRUE(written.open(QIODevice::WriteOnly));
        written.write(svgNaming(named));
        written.close();
        app().files()->openFile(QUrl::fromLocalFile(file));
        EXPECT_THAT(notice(), HasSubstr("Cannot open this file: friday.cimaise:"));
    }
}

TEST_F(AppLinksTest, PrefersCimaiseCodeOverOtherCode) {
    start();
    const QString link = app().links()->linkOf(-1);
    QImage both{1500, 760, QImage::Format_RGB32};
    both.fill(Qt::lightGray);
    QPainter painter{&both};
    painter.drawImage(30, 30, codeOf(QStringLiteral("https://a.b/menu")));
    painter.drawImage(760, 30, codeOf(link));
    painter.end();
    ASSERT_FALSE(codesInPicture(both).isEmpty());
    EXPECT_EQ(codesInPicture(both).front(), link);
}

// --- camera --------------------------------------------------------------------------------

class ScannerTest : public AppLinksTest {
protected:
    ScannerTest() {
        start();
        m_link = app().links()->linkOf(-1);
        m_output.setProperty("videoSink", QVariant::fromValue(&m_sink));
        m_scanner.setOutput(&m_output);
    }
    /// Texts found in a sequence of pictures.
    QStringList foundIn(const std::vector<QVideoFrame>& film) {
        QStringList texts;
        QSignalSpy found{&m_scanner, &Scanner::found};
        for (const QVideoFrame& frame : film) {
            m_sink.setVideoFrame(frame);
            QTest::qWait(120); // wait until the next frame is due
        }
        for (const QList<QVariant>& one : found) {
            texts << one.front().toString();
        }
        return texts;
    }
    /// Camera picture of 1280 × 720 that contains the code.
    [[nodiscard]] QImage seen(double turned, const QString& text) const {
        QImage picture{1280, 720, QImage::Format_RGB32};
        picture.fill(QColor{70, 70, 80});
        QPainter painter{&picture};
        painter.translate(640, 360);
        painter.rotate(turned);
        painter.drawImage(-225, -225, codeOf(text, 460));
        return picture;
    }

    QVideoSink m_sink;
    QObject m_output; ///< stand-in for the item that shows the camera picture
    Scanner m_scanner;
    QString m_link;
};

TEST_F(ScannerTest, ReportsMissingCamera) {
    EXPECT_EQ(m_scanner.trouble(), "no-camera") << "the tests' machines have none";
}

TEST_F(ScannerTest, RetriesCamera) {
    const QSignalSpy changed{&m_scanner, &Scanner::troubleChanged};
    m_scanner.retry();
    EXPECT_EQ(changed.count(), 2) << "no camera was found again";
    EXPECT_EQ(m_scanner.trouble(), "no-camera");
}

TEST_F(ScannerTest, ReportsCodeOnceUntilAnotherAppears) {
    const QImage code = seen(0, m_link);
    QImage blank{code.size(), QImage::Format_RGB32};
    blank.fill(Qt::gray);
    const QString other = QStringLiteral("cimaise:1/other");
    using Format = QVideoFrameFormat;
    EXPECT_EQ(
        foundIn({frameOf(blank, Format::Format_Y8), frameOf(code, Format::Format_Y8),
                 frameOf(code, Format::Format_Y8), frameOf(seen(12, other), Format::Format_Y8)}),
        (QStringList{m_link, other}));
}

TEST_F(ScannerTest, ReadsRotatedCodesInCommonFrameFormats) {
    using Format = QVideoFrameFormat;
    for (const auto format :
         {Format::Format_Y8, Format::Format_NV12, Format::Format_YUV420P, Format::Format_YUYV}) {
        for (const double turned : {0.0, 90.0, 200.0}) {
            EXPECT_EQ(codesInFrame(frameOf(seen(turned, m_link), format)), QStringList{m_link})
                << format << " turned by " << turned;
        }
    }
}

} // namespace

} // namespace cimaise
