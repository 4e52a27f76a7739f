// Maps every event to a sound.
#include "app/sound/sounds.h"

#include "app/shell/preferences.h"

namespace cimaise {

namespace {

QString nameOf(SoundCue cue) {
    const char* name = "";
    switch (cue) {
    case SoundCue::hung:
        name = "hung";
        break;
    case SoundCue::illegal:
        name = "illegal";
        break;
    case SoundCue::undo:
        name = "undo";
        break;
    case SoundCue::filled:
        name = "filled";
        break;
    case SoundCue::revealed:
        name = "revealed";
        break;
    }
    return QString::fromLatin1(name);
}

} // namespace

Sounds::Sounds(const Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences) {}

void Sounds::play(SoundCue cue) {
    if (m_preferences.sounds()) {
        m_player.play(nameOf(cue));
    }
}

} // namespace cimaise
