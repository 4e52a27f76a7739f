// Records that opening a game hung or crashed the app, so that the next start does not reopen it by
// itself.
#pragma once

#include "app/library/library.h"
#include "app/library/library_lock.h"

#include <memory>

namespace cimaise {

/// Lives while a game is opened. It is noted in the lock's file when that lasts longer than any
/// game may take, and when the app crashes meanwhile; who ends the app before is not blamed on the
/// game. (In the browser, who ends it while the page is busy is.)
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
    class Watching;
    std::unique_ptr<Watching> m_watching;
};

} // namespace cimaise
