// Writer of the library: its queue of writes, and its progress.
#pragma once

#include "app/library/library_write.h"

#include <deque>
#include <functional>
#include <memory>

namespace cimaise {

/// How far the writer has come.
struct WriterProgress {
    /// Writes of games and of anything that were committed so far: the library shows them.
    quint64 gamesCommitted = 0;
    quint64 committed = 0;
    /// Those of them that last whatever ends the app.
    quint64 kept = 0;
    /// Writes that did not follow what lay in the library, and changed nothing.
    quint64 refused = 0;
    /// Why the oldest write that is not kept has failed.
    std::optional<Message> trouble{};
};

class LibraryWriter {
public:
    /// `report` is called after every attempt, on whatever thread made it.
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
    /// Waits until all that was handed over has been tried. False: the library does not show all of
    /// it.
    [[nodiscard]] bool wait() const;
    [[nodiscard]] WriterProgress progress() const;
    /// What is not known to be kept, oldest first: it waits, is under way, or has failed.
    [[nodiscard]] std::deque<Write> unsaved() const;
    /// What was refused since it was asked last, and what waits to be for the same reason: later
    /// writes of the same games. Waits until all has been tried.
    [[nodiscard]] std::vector<Write> takeRefused();

private:
    class Row;
    std::unique_ptr<Row> m_row;
};

} // namespace cimaise
