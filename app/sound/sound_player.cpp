// Loads a sound when it is first played, because most runs of the app play none.
#include "app/sound/sound_player.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <map>

namespace cimaise {

namespace {

constexpr float quiet = 0.6F;

/// True if there is an audio output. Suppresses Qt's warnings without a sound server, which is not
/// an error here.
bool canBeHeard() {
    const QtMessageHandler printer =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
    const bool heard = !QMediaDevices::defaultAudioOutput().isNull();
    qInstallMessageHandler(printer);
    return heard;
}

} // namespace

struct SoundPlayer::Loaded {
    std::map<QString, std::unique_ptr<QSoundEffect>> effects; ///< by name
};

SoundPlayer::SoundPlayer() : m_loaded(std::make_unique<Loaded>()) {}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::play(const QString& name) {
    std::unique_ptr<QSoundEffect>& effect = m_loaded->effects[name];
    if (effect == nullptr && canBeHeard()) {
        effect = std::make_unique<QSoundEffect>();
        effect->setVolume(quiet);
        effect->setSource(QUrl{QStringLiteral("qrc:/cimaise/assets/sounds/%1.wav").arg(name)});
    }
    if (effect != nullptr) {
        effect->play();
    }
}

} // namespace cimaise
