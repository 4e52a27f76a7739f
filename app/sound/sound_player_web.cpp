// Browser version: plays sounds with Web Audio, which loads a file when it is first played.
#include "app/platform/browser_web.h"
#include "app/sound/sound_player.h"

#include <QFile>
#include <set>

namespace cimaise {

namespace {

constexpr double quiet = 0.6;

} // namespace

struct SoundPlayer::Loaded {
    std::set<QString> names;
};

SoundPlayer::SoundPlayer() : m_loaded(std::make_unique<Loaded>()) {}

SoundPlayer::~SoundPlayer() = default;

void SoundPlayer::play(const QString& name) {
    const emscripten::val devices = browser::devices();
    if (m_loaded->names.insert(name).second) {
        QFile file{QStringLiteral(":/cimaise/assets/sounds/%1.wav").arg(name)};
        const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
        devices.call<void>("loadSound", name.toStdString(), browser::view(bytes));
    }
    devices.call<void>("playSound", name.toStdString(), quiet);
}

} // namespace cimaise
