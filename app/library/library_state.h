// State of an open library, shared by the files that implement it.
#pragma once

#include "app/library/library_games.h"
#include "app/library/library_opening.h"
#include "app/library/library_writer.h"

namespace cimaise {

namespace tables {

/// Photos of a game, removed ones included, without their pictures.
std::vector<PhotoInMemory> photos(Connection& connection, GameId game);
/// Picture file of a photo; empty if there is none, or if the stored value cannot be one.
QByteArray picture(Connection& connection, GameId game, PhotoId id);
/// Highest id assigned so far.
PhotoId lastPhoto(Connection& connection);
/// Adds a photo; does nothing if the game does not exist any more.
void addPhoto(Connection& connection, GameId game, const Photo& photo, const QByteArray& picture);

} // namespace tables

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
    /// Writes a change of a game, which sets the game's mark.
    bool write(const tables::MarkChange& turn, std::function<void(Connection&)> commit,
               std::function<void(StoredGame&)> replay = {}) const;
    [[nodiscard]] std::deque<Write> unsaved() const;
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
