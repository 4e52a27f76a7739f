// Records that opening a game hung or crashed the app, so that the next start does not reopen it by
// itself.
#pragma once

#include "app/library/library.h"
#include "app/library/library_lock.h"

#include <memory>

namespace cimaise {

/// Records that a game is being opened. If opening takes longer than the time limit, or if the app
/// crashes meanwhile, a note in the lock file names the game. No note is left if the user ends the
/// app before the time limit. (In the browser, ending a page that does not respond counts as a
/// crash.)
class OpeningWatch {
public:
    OpeningWatch(const LibraryLock& lock, GameId id);
    OpeningWatch(const OpeningWatch&) = delete;
    OpeningWatch& operator=(const OpeningWatch&) = delete;
    OpeningWatch(OpeningWatch&&) = delete;
    OpeningWatch& operator=(OpeningWatch&&) = delete;
    ~OpeningWatch();

    /// Game that the previous process was opening when it ended; 0 for none.
    static GameId leftIn(const LibraryLock& lock);

private:
    class Watching;
    std::unique_ptr<Watching> m_watching;
};

} // namespace cimaise
