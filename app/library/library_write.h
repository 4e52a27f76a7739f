// Write to the library: the change to commit, and its effect on the games in memory until it is
// saved.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <deque>
#include <functional>

namespace cimaise {

/// A photo whose picture may not be on the disk yet.
struct PhotoInMemory {
    Photo photo;
    bool removed = false;
    QByteArray picture{}; ///< empty: the library has it
};

/// One write: a transaction of its own.
struct Write {
    std::function<void(Connection&)> commit;
    /// The game it belongs to; 0 for settings and names.
    GameId game = 0;
    /// Whether it changes games without being one game’s edit.
    bool ofMany = false;
    /// Does the same to a game in memory, for reading what could not be written yet.
    std::function<void(StoredGame&)> replay{};
    /// The game's mark afterwards; 0 where it stays as it is.
    qint64 leaves = 0;
    /// Does the same to the game's photos in memory; done twice it comes to the same.
    std::function<void(std::vector<PhotoInMemory>&)> replayPhotos{};

    [[nodiscard]] bool isOfGames() const { return game != 0 || ofMany; }
};

/// A damaged search index keeps no game from being kept: it is made anew, and the write tried
/// again.
std::optional<QSqlError> commit(Connection& connection, const Write& write,
                                const std::function<void()>& held = {});

/// What was refused, and with it the later writes of the same games, which are taken out of those
/// that wait.
std::vector<Write> withLaterOnes(std::vector<Write> refused, std::deque<Write>& waiting);

} // namespace cimaise
