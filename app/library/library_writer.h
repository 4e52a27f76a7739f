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
};

/// How far the writer has come.
struct WriterProgress {
    /// Writes of games and of anything that were committed so far.
    quint64 gamesCommitted = 0;
    quint64 committed = 0;
    /// Writes that did not follow what lay in the library, and changed nothing.
    quint64 refused = 0;
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

    /// Hands over. Waits for the write before, so that no more than one is ever under way, but
    /// neither for another program's lock nor for a disk that stalls.
    void add(Write write);
    /// Tries again what has failed, without waiting for the outcome.
    void retry();
    /// Waits until all that was handed over has been tried.
    void wait() const;
    [[nodiscard]] WriterProgress progress() const;
    /// What is not known to be committed, oldest first: it waits, is under way, or has failed.
    [[nodiscard]] std::deque<Write> unsaved() const;
    /// What was refused since it was asked last, and what waits to be for the same reason: later
    /// writes of the same games. Waits until all has been tried.
    [[nodiscard]] std::vector<Write> takeRefused();

private:
    void work();
    [[nodiscard]] bool isIdle() const { return !m_asked && !m_busy; }
    void attempt(std::unique_ptr<Connection>& connection);
    void tellHeld();
    /// Takes the oldest write out of the row, or leaves it there with the reason.
    bool settle(const std::optional<QSqlError>& error);
    std::optional<Write> oldest() const;

    QString m_file;
    std::function<void()> m_report;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_turn;
    std::deque<Write> m_waiting;
    std::vector<Write> m_refused;
    WriterProgress m_progress;
    bool m_asked = false; ///< something is to be tried
    bool m_busy = false;  ///< something is being tried
    bool m_held = false;  ///< and another program's lock is in the way
    bool m_ending = false;
    std::thread m_thread;
};

} // namespace cimaise
