// Tests that QR codes which another program reads in a picture are read here as well, and nothing
// else.
#include "app/scan/picture_codes.h"
#include "app/scan/scanner.h"
#include "tests/film/film.h"
#include "tests/film/frames.h"
#include "tests/support/patience.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QVideoSink>
#include <QXmlStreamReader>
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <numeric>

namespace cimaise {

namespace {

using Texts = std::vector<QString>; ///< of each picture; empty if no code was found

/// Texts that zbarimg, an independent decoder, reads in each picture.
Texts readElsewhere(const std::vector<Seen>& all) {
    const QTemporaryDir folder;
    QStringList arguments{"--quiet", "--nodbus", "--xml", "-Sdisable", "-Sqrcode.enable"};
    for (std::size_t i = 0; i < all.size(); ++i) {
        arguments << folder.filePath(QStringLiteral("%1.png").arg(i));
        EXPECT_TRUE(all[i].picture.save(arguments.back()));
    }
    QProcess zbar;
    zbar.start(QStringLiteral("zbarimg"), arguments);
    EXPECT_TRUE(zbar.waitForFinished(120'000)) << zbar.errorString().toStdString();
    Texts texts(all.size());
    QXmlStreamReader xml{zbar.readAllStandardOutput()};
    std::size_t current = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            if (xml.name() == QLatin1String("source")) {
                current = QFileInfo{xml.attributes().value("href").toString()}.baseName().toULong();
            } else if (xml.name() == QLatin1String("data")) {
                texts.at(current) = xml.readElementText();
            }
        }
    }
    return texts;
}

/// Compares Cimaise's results with another decoder's: no wrong text, and at least 95 % of the codes
/// that the other one reads.
void expectAsGood(const std::vector<Seen>& all, const Texts& ours) {
    const Texts theirs = readElsewhere(all);
    int read = 0;
    int both = 0;
    std::string missed;
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_TRUE(ours[i].isEmpty() || ours[i] == all[i].text) << all[i].how.toStdString();
        if (theirs[i] == all[i].text) {
            ++read;
            both += ours[i] == all[i].text ? 1 : 0;
            missed += ours[i].isEmpty() ? all[i].how.toStdString() + "\n" : std::string{};
        }
    }
    EXPECT_GT(read, std::ssize(all) / 3) << "or it is no measure";
    EXPECT_GE(both * 100, read * 95) << both << " of " << read << "; missed:\n" << missed;
}

QString firstOf(const QStringList& texts) { return texts.isEmpty() ? QString{} : texts.front(); }

TEST(QrCodeRecognition, ReadsFramesAsWellAsZbar) {
    const std::vector<Seen> all = film();
    Texts ours;
    for (const Seen& one : all) {
        ours.push_back(firstOf(codesInFrame(frameOf(one.picture, QVideoFrameFormat::Format_NV12))));
    }
    expectAsGood(all, ours);
}

TEST(QrCodeRecognition, ReadsPicturesAsWellAsZbar) {
    const std::vector<Seen> all = pictures();
    Texts ours;
    for (const Seen& one : all) {
        ours.push_back(firstOf(codesInPicture(one.picture)));
    }
    expectAsGood(all, ours);
}

/// Plays the pictures into the camera's sink: each code is reported once, in any pose.
TEST(QrCodeRecognition, ReportsEachCodeOfFilmOnce) {
    QVideoSink sink;
    QObject output;
    output.setProperty("videoSink", QVariant::fromValue(&sink));
    Scanner scanner;
    scanner.setOutput(&output);
    QSignalSpy found{&scanner, &Scanner::found};
    QStringList shown;
    for (const Seen& one : film()) {
        if (shown.isEmpty() || shown.back() != one.text) {
            shown << one.text;
        }
        sink.setVideoFrame(frameOf(one.picture, QVideoFrameFormat::Format_NV12));
        QTest::qWait(40);
    }
    EXPECT_TRUE(QTest::qWaitFor([&] { return found.count() == shown.size(); }, patience));
    QStringList announced;
    for (const QList<QVariant>& one : found) {
        announced << one.front().toString();
    }
    EXPECT_EQ(announced, shown);
}

} // namespace

} // namespace cimaise
