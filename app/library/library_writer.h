// The one thread that writes to the library: what is handed over, what is committed, what waits.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace cimaise {

/// One write: a transaction of its own.
struct Write {
    std::function<void(Connection&)> commit;
    /// The game it belongs to; 0 for settings and names.
    GameId game = 0;
    /// Does the same to a game in memory, for reading what could not be written yet.
    std::function<void(StoredGame&)> replay{};
};

/// How far the writer has come.
struct WriterProgress {
    /// Writes of games and of anything that were committed so far.
    quint64 gamesCommitted = 0;
    quint64 committed = 0;
    /// Why the oldest write that waits has failed.
    std::optional<Message> trouble{};
};

class LibraryWriter {
public:
    /// `report` is called on the writer's thread after every attempt.
    LibraryWriter(QString file, std::function<void()> report);
    LibraryWriter(const LibraryWriter&) = delete;
    LibraryWriter& operator=(const LibraryWriter&) = delete;
    LibraryWriter(LibraryWriter&&) = delete;
    LibraryWriter& operator=(LibraryWriter&&) = delete;
    /// Waits for the attempt under way; tries once more what has failed.
    ~LibraryWriter();

    /// Waits for the attempt under way, hands over, and returns.
    void add(Write write);
    /// Tries again what has failed, without waiting for the outcome.
    void retry();
    /// Waits for the attempt under way.
    void wait() const;
    [[nodiscard]] WriterProgress progress() const;
    /// What has failed, oldest first, after waiting for the attempt under way.
    [[nodiscard]] std::deque<Write> unsaved() const;

private:
    void work();
    void attempt(std::unique_ptr<Connection>& connection);
    std::optional<Write> oldest() const;

    QString m_file;
    std::function<void()> m_report;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_turn;
    std::deque<Write> m_waiting;
    WriterProgress m_progress;
    bool m_busy = false;
    bool m_ending = false;
    std::thread m_thread;
};

} // namespace cimaise
