// Write to the library: the change to commit, and its effect on the games in memory until it is
// saved.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <functional>

namespace cimaise {

/// Photo whose picture may not be on disk yet.
struct PhotoInMemory {
    Photo photo;
    bool removed = false;
    QByteArray picture{}; ///< empty if it is in the library
};

/// One write, committed as one transaction.
struct Write {
    std::function<void(Connection&)> commit;
    /// Game of the write; 0 for settings and names.
    GameId game = 0;
    /// True if the write changes several games.
    bool ofMany = false;
    /// Applies the write to a game in memory, so that unsaved changes can be read.
    std::function<void(StoredGame&)> replay{};
    /// Mark of the game afterwards; 0 if unchanged.
    qint64 leaves = 0;
    /// Applies the write to the game's photos in memory; idempotent.
    std::function<void(std::vector<PhotoInMemory>&)> replayPhotos{};

    [[nodiscard]] bool isOfGames() const { return game != 0 || ofMany; }
};

/// Commits the write. If the search index is damaged, rebuilds it and tries again.
std::optional<QSqlError> commit(Connection& connection, const Write& write,
                                const std::function<void()>& held = {});

} // namespace cimaise
