// Writer of the library: a queue of writes, each a change to commit with its effect on the games in
// memory until it is saved.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <deque>
#include <functional>
#include <memory>

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

/// Progress of the writer.
struct WriterProgress {
    /// Number of writes committed so far: those of games, and in total.
    quint64 gamesCommitted = 0;
    quint64 committed = 0;
    /// Number of committed writes that survive a crash or power failure.
    quint64 stored = 0;
    /// Reason why the oldest unsaved write has failed, or why one was refused.
    std::optional<Message> trouble{};
};

/// A write that fails stays at the head of the queue. A write that is refused, because another
/// program has changed its game, is kept but not retried; so are the later writes of that game.
class LibraryWriter {
public:
    /// `report` is called after every attempt, on the thread that made it.
    LibraryWriter(QString file, std::function<void()> report);
    LibraryWriter(const LibraryWriter&) = delete;
    LibraryWriter& operator=(const LibraryWriter&) = delete;
    LibraryWriter(LibraryWriter&&) = delete;
    LibraryWriter& operator=(LibraryWriter&&) = delete;
    /// Waits for the current attempt and retries failed writes once.
    ~LibraryWriter();

    /// Queues a write. Waits for the previous write, so that only one is ever under way, but not
    /// for another program's lock or a stalled disk.
    void add(Write write);
    /// Retries failed writes, without waiting for the result.
    void retry();
    /// Waits until all queued writes have been tried. Returns false if some of them are not in the
    /// library.
    [[nodiscard]] bool wait() const;
    [[nodiscard]] WriterProgress progress() const;
    /// Writes not known to be saved, oldest first of each game: refused, waiting, under way or
    /// failed.
    [[nodiscard]] std::deque<Write> unsaved() const;

private:
    class Queue;
    std::unique_ptr<Queue> m_queue;
};

} // namespace cimaise
