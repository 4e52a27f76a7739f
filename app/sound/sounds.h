// Plays sounds for edits; a device without sound stays silent without an error.
#pragma once

#include "app/session/session.h"
#include "app/sound/sound_player.h"

#include <QObject>

namespace cimaise {

class Preferences;

class Sounds : public QObject {
    Q_OBJECT

public:
    explicit Sounds(const Preferences& preferences, QObject* parent = nullptr);

    /// Plays the sound of an event, unless sounds are switched off.
    void play(SoundCue cue);

private:
    const Preferences& m_preferences;
    SoundPlayer m_player;
};

} // namespace cimaise
