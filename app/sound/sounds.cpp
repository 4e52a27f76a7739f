// Loads a sound when it is first needed: most starts of the app never make one.
#include "app/sound/sounds.h"

#include "app/desk/preferences.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>

namespace cimaise {

namespace {

constexpr float quiet = 0.6F;

QUrl fileOf(Happening happening) {
    const char* name = "";
    switch (happening) {
    case Happening::hung:
        name = "hung";
        break;
    case Happening::illegal:
        name = "illegal";
        break;
    case Happening::undo:
        name = "undo";
        break;
    case Happening::filled:
        name = "filled";
        break;
    case Happening::revealed:
        name = "revealed";
        break;
    }
    return QUrl{QStringLiteral("qrc:/cimaise/assets/sounds/%1.wav").arg(QLatin1String(name))};
}

/// Whether there is anything to play on. Qt complains aloud where no sound server runs: for us that
/// is silence and no error.
bool canBeHeard() {
    const QtMessageHandler printer =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    const bool heard = !QMediaDevices::defaultAudioOutput().isNull();
    qInstallMessageHandler(printer);
    return heard;
}

} // namespace

Sounds::Sounds(const Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences) {}

void Sounds::play(Happening happening) {
    if (!m_preferences.sounds()) {
        return;
    }
    if (QSoundEffect* effect = effectOf(happening)) {
        effect->play();
    }
}

QSoundEffect* Sounds::effectOf(Happening happening) {
    QSoundEffect*& effect = m_effects[happening];
    if (effect == nullptr && canBeHeard()) {
        effect = new QSoundEffect{this};
        effect->setVolume(quiet);
        effect->setSource(fileOf(happening));
    }
    return effect;
}

} // namespace cimaise
