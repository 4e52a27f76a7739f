// State of an open library, shared by the files that implement it.
#pragma once

#include "app/library/library_games.h"
#include "app/library/library_opening.h"
#include "app/library/library_writer.h"

namespace cimaise {

/// Maximum number of names offered for completion.
inline constexpr qsizetype mostNames = 100;

/// Renaming of a person in all games, under way in the writer.
struct Renaming {
    People after;
    quint64 before = 0; ///< number of writes committed before the renaming
    std::shared_ptr<tables::Rewritten> done = std::make_shared<tables::Rewritten>();
};

struct Library::State {
    QString folder;
    Opening opening{};
    QHash<QString, QString> settings{};
    People people{};
    QStringList names{}; ///< names of the people
    std::optional<Renaming> renaming{};
    GameId lastId = 0;
    PhotoId lastPhoto = 0;
    /// Last write that this process has seen or queued, for each game that is held.
    QHash<GameId, qint64> marks{};
    WriterProgress reported{};
    std::unique_ptr<LibraryWriter> writer{}; // last member: destroyed before the lock is released

    void readMemory();
    void setPeopleInMemory(People now);
    /// Returns false if nothing can be written.
    bool write(Write write) const;
    template <typename Read> auto read(Read read) const;
    /// Marks before and after the next edit of a game.
    tables::MarkChange edit(GameId id);
    /// Marks for a write that applies to any state of the game.
    tables::MarkChange change(GameId id);
};

/// Runs all statements of `read` on one snapshot of the database.
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
        return Result{tl::unexpect, errorMessage(*error, opening.file)};
    }
    return Result{std::move(result)};
}

} // namespace cimaise
