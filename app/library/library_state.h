// State of an open library, shared by the files that implement it.
#pragma once

#include "app/library/library_games.h"
#include "app/library/library_opening.h"
#include "app/library/library_writer.h"
#include "app/library/opening_watch.h"

#include <QTimer>

namespace cimaise {

/// More than anybody plays with; the list is offered while typing.
inline constexpr qsizetype mostKnownNames = 100;

/// Somebody is renamed in all games, by the writer.
struct Renaming {
    People after;
    quint64 before = 0; ///< writes that were settled until then
    std::shared_ptr<tables::Rewritten> done = std::make_shared<tables::Rewritten>();
};

struct Library::State {
    QString folder;
    Opening opening{};
    QHash<QString, QString> settings{};
    People people{};
    QStringList names{}; ///< of the people
    std::optional<Renaming> renaming{};
    GameId lastId = 0;
    PhotoId lastPhoto = 0;
    /// The last write that this process has seen, or handed over, of each game that is held.
    QHash<GameId, qint64> marks{};
    /// Runs while this process only follows another, whose last change it knows.
    QTimer watch{};
    qint64 version = 0;
    WriterProgress reported{};
    GameId unfinished = 0;
    std::unique_ptr<OpeningWatch> opened{};  // ends before the lock that it notes in
    std::unique_ptr<LibraryWriter> writer{}; // last: ends before the lock is given up

    void readMemory();
    void showPeople(People now);
    /// False where nothing can be written.
    bool write(Write write) const;
    template <typename Read> auto read(Read read) const;
    /// What the next write of a game follows, and leaves.
    tables::Turn edit(GameId id);
    /// The same for a write that suits any state of it.
    tables::Turn change(GameId id);
};

/// All the statements of `read` see the same moment, whoever writes meanwhile.
template <typename Read> auto Library::State::read(Read read) const {
    using Result = tl::expected<decltype(read(*opening.reader)), Message>;
    if (!opening.reader) {
        return Result{tl::unexpect, opening.trouble.value_or(Message{})};
    }
    Connection& reader = *opening.reader;
    reader.run("BEGIN");
    auto result = read(reader);
    reader.run("COMMIT");
    if (const auto error = reader.takeError()) {
        reader.run("ROLLBACK");
        reader.takeError();
        return Result{tl::unexpect, troubleOf(*error, opening.file)};
    }
    return Result{std::move(result)};
}

} // namespace cimaise
