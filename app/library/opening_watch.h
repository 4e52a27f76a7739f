// Notes that a game is being opened where that takes the app down, so that the next start does not
// open it again by itself.
#pragma once

#include "app/library/library.h"
#include "app/library/library_lock.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace cimaise {

/// Lives while a game is opened. It is noted in the lock's file when that lasts longer than any
/// game may take, and when the app crashes meanwhile; who ends the app before is not blamed on the
/// game.
class OpeningWatch {
public:
    OpeningWatch(const LibraryLock& lock, GameId id);
    OpeningWatch(const OpeningWatch&) = delete;
    OpeningWatch& operator=(const OpeningWatch&) = delete;
    OpeningWatch(OpeningWatch&&) = delete;
    OpeningWatch& operator=(OpeningWatch&&) = delete;
    ~OpeningWatch();

    /// The game that the process before was opening when it ended; 0 for none.
    static GameId leftIn(const LibraryLock& lock);

private:
    void watch();

    const LibraryLock& m_lock;
    std::mutex m_mutex;
    std::condition_variable m_turn;
    bool m_open = false;
    bool m_noted = false;
    std::thread m_thread;
};

} // namespace cimaise
