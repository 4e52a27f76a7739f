// What a library holds while it is open; library.cpp and library_edits.cpp share it.
#pragma once

#include "app/library/library_games.h"
#include "app/library/library_opening.h"
#include "app/library/library_writer.h"

namespace cimaise {

/// More than anybody plays with; the list is offered while typing.
inline constexpr qsizetype mostKnownNames = 100;

struct Library::State {
    QString folder;
    Opening opening{};
    QHash<QString, QString> settings{};
    QStringList names{};
    GameId lastId = 0;
    WriterProgress reported{};
    std::unique_ptr<LibraryWriter> writer{}; // last: ends before the lock is given up

    void readMemory();
    /// False where nothing can be written.
    bool write(Write write) const;
    template <typename Read> auto read(Read read) const;
};

} // namespace cimaise
