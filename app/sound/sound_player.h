// Plays a short sound that ships with the app.
#pragma once

#include <QString>
#include <memory>

namespace cimaise {

class SoundPlayer {
public:
    SoundPlayer();
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    SoundPlayer(SoundPlayer&&) = delete;
    SoundPlayer& operator=(SoundPlayer&&) = delete;
    ~SoundPlayer();

    /// The sound of that name, at once; where nothing can be heard, nothing happens.
    void play(const QString& name);

private:
    struct Loaded;

    std::unique_ptr<Loaded> m_loaded;
};

} // namespace cimaise
