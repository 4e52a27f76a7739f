// Plays a short sound that ships with the app.
#pragma once

#include <QString>
#include <memory>

namespace cimaise {

class SoundPlayer {
public:
    SoundPlayer();
    Q_DISABLE_COPY_MOVE(SoundPlayer)
    ~SoundPlayer();

    /// Plays the sound of this name immediately; does nothing if there is no audio output.
    void play(const QString& name);

private:
    struct Loaded;

    std::unique_ptr<Loaded> m_loaded;
};

} // namespace cimaise
