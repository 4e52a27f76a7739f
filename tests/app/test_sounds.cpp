// Tests that sounds cause no error when switched off or without a device.
#include "app/sound/sounds.h"
#include "tests/app/controller_fixture.h"

#include <QCoreApplication>
#include <QFile>

namespace cimaise {

namespace {

using SoundsTest = AppControllerTest;

int messages = 0;

TEST_F(SoundsTest, LogsNothingWithoutDevice) {
    Sounds sounds{preferences()};
    const QtMessageHandler before = qInstallMessageHandler(
        [](QtMsgType, const QMessageLogContext&, const QString&) { ++messages; });
    for (const bool on : {false, true}) {
        preferences().setSounds(on);
        for (const SoundCue cue : {SoundCue::hung, SoundCue::illegal, SoundCue::undo,
                                   SoundCue::filled, SoundCue::revealed}) {
            sounds.play(cue);
            QCoreApplication::processEvents();
        }
    }
    qInstallMessageHandler(before);
    EXPECT_EQ(messages, 0);
}

TEST_F(SoundsTest, BundlesEverySoundFile) {
    for (const char* name : {"hung", "illegal", "undo", "filled", "revealed"}) {
        EXPECT_TRUE(QFile::exists(
            QStringLiteral(":/cimaise/assets/sounds/%1.wav").arg(QLatin1String(name))))
            << name;
    }
}

} // namespace

} // namespace cimaise
