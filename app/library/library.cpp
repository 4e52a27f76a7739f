// Opens the library, reads from it on the caller's thread, and reports the writer's progress.
#include "app/library/library.h"

#include "app/library/library_state.h"

#include <QDateTime>
#include <QMetaObject>
#include <QStandardPaths>
#include <algorithm>

namespace cimaise {

namespace {

/// Applies the unsaved writes of a game to its copy in memory.
void replay(const std::deque<Write>& unsaved, GameId id, StoredGame& game) {
    const auto isLast = [&](const Write& write) {
        return write.game == id && write.leaves != 0 && write.leaves == game.mark;
    };
    const auto done = std::find_if(unsaved.rbegin(), unsaved.rend(), isLast).base();
    for (auto write = done; write != unsaved.end(); ++write) {
        if (write->game == id && write->replay) {
            write->replay(game);
            game.mark = write->leaves;
        }
    }
}

/// The game, or an error if it is missing or damaged.
tl::expected<StoredGame, Message> soundGame(StoredGame game) {
    if (game.steps.empty()) {
        //% "This game is no longer in the library."
        return tl::unexpected(Message{.text = CIMAISE_TEXT("library.trouble.no-game")});
    }
    if (game.position == tables::damaged) {
        //% "This game is damaged: its position cannot be read."
        return tl::unexpected(Message{.text = CIMAISE_TEXT("library.trouble.damaged-game")});
    }
    return game;
}

} // namespace

/// Reads settings and people into memory, because they are few and read often.
void Library::State::readMemory() {
    if (opening.reader) {
        settings = tables::settings(*opening.reader);
        setPeopleInMemory(tables::people(*opening.reader));
        lastId = tables::lastId(*opening.reader);
        lastPhoto = tables::lastPhoto(*opening.reader);
        if (const auto error = opening.reader->takeError()) {
            // a damaged file is not written to: not even the next id is known
            opening.access = Access::readOnly;
            opening.trouble = errorMessage(*error, opening.file);
            opening.lock.reset();
        }
    }
}

bool Library::State::write(Write write) const {
    if (writer) {
        writer->add(std::move(write));
    }
    return writer != nullptr;
}

bool Library::State::write(const tables::MarkChange& turn, std::function<void(Connection&)> commit,
                           std::function<void(StoredGame&)> replay) const {
    return write({.commit = std::move(commit),
                  .game = turn.game,
                  .replay = std::move(replay),
                  .leaves = turn.leaves});
}

std::deque<Write> Library::State::unsaved() const {
    return writer ? writer->unsaved() : std::deque<Write>{};
}

Library::Library(QObject* parent)
    : Library(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation), parent) {}

Library::Library(QString folder, QObject* parent)
    : QObject(parent), m_state(new State{.folder = std::move(folder)}) {
    open();
}

Library::~Library() = default;

void Library::open() {
    // releases the old lock, which would prevent the library from being reopened
    m_state->opening = {};
    m_state->opening = openLibrary(m_state->folder);
    m_state->marks.clear();
    m_state->readMemory();
    if (access() == Access::writable) {
        const auto report = [this] {
            QMetaObject::invokeMethod(this, [this] { settle(); }, Qt::QueuedConnection);
        };
        m_state->writer = std::make_unique<LibraryWriter>(m_state->opening.file, report);
        const qint64 time =
            QDateTime::currentDateTime().addDays(-daysOfDeleted).toMSecsSinceEpoch();
        m_state->writer->add(
            {.commit = [time](Connection& writer) { tables::purge(writer, time); }});
    }
}

void Library::settle() {
    const WriterProgress before = std::exchange(m_state->reported, m_state->writer->progress());
    // copied, because a receiver of the signals may write and thus call settle()
    const WriterProgress after = m_state->reported;
    endRenaming();
    if (after.trouble != before.trouble) {
        emit saveErrorChanged();
    }
    if (after.gamesCommitted != before.gamesCommitted) {
        emit changed();
    }
    if (after.stored != before.stored && !after.trouble) {
        emit saved();
    }
}

Library::Access Library::access() const { return m_state->opening.access; }

const std::optional<Message>& Library::trouble() const { return m_state->opening.trouble; }

bool Library::isInUse() const { return cimaise::isInUse(m_state->opening); }

const QString& Library::folder() const { return m_state->folder; }

const std::optional<Message>& Library::saveError() const { return m_state->reported.trouble; }

void Library::retry() {
    if (m_state->writer) {
        m_state->writer->retry();
        return;
    }
    open();
    emit settingsRead();
    emit accessChanged();
    emit changed();
}

bool Library::flush() {
    if (!m_state->writer) {
        return true;
    }
    const bool shown = m_state->writer->wait();
    settle();
    return shown;
}

tl::expected<std::vector<GameSummary>, Message>
Library::list(const QString& search, qsizetype limit, qint64 after, const QString& game) const {
    return m_state->read(
        [&](Connection& reader) { return tables::list(reader, search, limit, after, game); });
}

tl::expected<std::vector<GameSummary>, Message> Library::deletedGames() const {
    return m_state->read([](Connection& reader) { return tables::deletedGames(reader); });
}

QString Library::table(GameId id) const {
    return m_state->read([id](Connection& reader) { return tables::table(reader, id); })
        .value_or(QString{});
}

tl::expected<QStringList, Message> Library::gameIds() const {
    return m_state->read([](Connection& reader) { return tables::gameIds(reader); });
}

tl::expected<std::vector<GameSummary>, Message> Library::matchGames(qint64 match) const {
    const QSet<GameId> unsaved = unsavedGames();
    auto games =
        m_state->read([&](Connection& reader) { return tables::matchGames(reader, match); });
    if (!games || unsaved.isEmpty()) {
        return games;
    }
    std::erase_if(*games, [&](const GameSummary& game) { return unsaved.contains(game.id); });
    for (const GameId id : unsaved) {
        const auto game = load(id);
        if (game && game->summary.match == match) {
            games->push_back(game->summary);
        }
    }
    std::ranges::sort(*games, {}, &GameSummary::id);
    return games;
}

QSet<GameId> Library::unsavedGames() const {
    QSet<GameId> games;
    for (const Write& write : m_state->unsaved()) {
        if (write.game != 0) {
            games.insert(write.game);
        }
    }
    return games;
}

tl::expected<StoredGame, Message> Library::load(GameId id) const {
    // read before the game: writes committed in between are recognised by their mark
    const std::deque<Write> unsaved = m_state->unsaved();
    auto game = m_state->read([&](Connection& reader) { return tables::load(reader, id); });
    if (!game) {
        return game;
    }
    replay(unsaved, id, *game);
    return soundGame(*std::move(game));
}

tl::expected<StoredGame, Message> Library::loadDeleted(GameId id) const {
    return m_state->read([&](Connection& reader) { return tables::load(reader, id, true); })
        .and_then(soundGame);
}

tl::expected<StoredGame, Message> Library::loadForEditing(GameId id) {
    auto game = load(id);
    if (game) {
        m_state->marks.insert(id, game->mark);
    }
    return game;
}

} // namespace cimaise
