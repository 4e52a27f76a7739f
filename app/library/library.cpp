// Opens the library, reads from it on the caller's thread, and tells how far the writer has come.
#include "app/library/library.h"

#include "app/library/library_state.h"

#include <QMetaObject>
#include <QStandardPaths>

namespace cimaise {

namespace {

/// All the statements of `read` see the same moment, whoever writes meanwhile.
template <typename Read> auto atOnce(Connection& connection, Read read) {
    connection.run("BEGIN");
    auto result = read(connection);
    connection.run("COMMIT");
    return result;
}

} // namespace

/// Settings and names are few and asked for often.
void Library::State::readMemory() {
    if (opening.reader) {
        settings = tables::settings(*opening.reader);
        names = tables::knownNames(*opening.reader, mostKnownNames);
        lastId = tables::lastId(*opening.reader);
        if (const auto error = opening.reader->takeError()) {
            // nothing is written into a damaged file: not even the next id is known
            opening.access = Access::readOnly;
            opening.trouble = troubleOf(*error, opening.file);
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

template <typename Read> auto Library::State::read(Read read) const {
    using Result = tl::expected<decltype(read(*opening.reader)), Message>;
    if (!opening.reader) {
        return Result{tl::unexpect, opening.trouble.value_or(Message{})};
    }
    auto result = atOnce(*opening.reader, read);
    if (const auto error = opening.reader->takeError()) {
        opening.reader->run("ROLLBACK");
        opening.reader->takeError();
        return Result{tl::unexpect, troubleOf(*error, opening.file)};
    }
    return Result{std::move(result)};
}

Library::Library(QObject* parent)
    : Library(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation), parent) {}

Library::Library(QString folder, QObject* parent)
    : QObject(parent), m_state(new State{.folder = std::move(folder)}) {
    open();
}

Library::~Library() = default;

void Library::open() {
    m_state->opening = {}; // an old lock would stand in the way
    m_state->opening = openLibrary(m_state->folder);
    m_state->readMemory();
    if (access() == Access::writable) {
        const auto report = [this] {
            QMetaObject::invokeMethod(this, [this] { settle(); }, Qt::QueuedConnection);
        };
        m_state->writer = std::make_unique<LibraryWriter>(m_state->opening.file, report);
        m_state->writer->add({.commit = tables::purge});
    }
}

void Library::settle() {
    const WriterProgress before = std::exchange(m_state->reported, m_state->writer->progress());
    const WriterProgress& after = m_state->reported;
    if (after.trouble != before.trouble) {
        emit saveTroubleChanged();
    }
    if (after.gamesCommitted != before.gamesCommitted) {
        emit changed();
    }
    if (after.committed != before.committed && !after.trouble) {
        emit saved();
    }
}

Library::Access Library::access() const { return m_state->opening.access; }

const std::optional<Message>& Library::trouble() const { return m_state->opening.trouble; }

const std::optional<Message>& Library::saveTrouble() const { return m_state->reported.trouble; }

void Library::retry() {
    if (m_state->writer) {
        m_state->writer->retry();
        return;
    }
    open();
    emit accessChanged();
    emit changed();
}

bool Library::flush() {
    if (!m_state->writer) {
        return true;
    }
    m_state->writer->wait();
    settle();
    return !saveTrouble();
}

tl::expected<std::vector<GameSummary>, Message>
Library::list(const QString& search, qsizetype limit, qint64 after, const QString& game) const {
    return m_state->read(
        [&](Connection& reader) { return tables::list(reader, search, limit, after, game); });
}

tl::expected<QStringList, Message> Library::gamesKept() const {
    return m_state->read([](Connection& reader) { return tables::gamesKept(reader); });
}

tl::expected<std::vector<GameSummary>, Message> Library::matchGames(qint64 match) const {
    return m_state->read([&](Connection& reader) { return tables::matchGames(reader, match); });
}

tl::expected<StoredGame, Message> Library::load(GameId id) const {
    const std::deque<Write> unsaved =
        m_state->writer ? m_state->writer->unsaved() : std::deque<Write>{};
    auto game = m_state->read([&](Connection& reader) { return tables::load(reader, id); });
    if (!game) {
        return game;
    }
    for (const Write& write : unsaved) {
        if (write.game == id && write.replay) {
            write.replay(*game);
        }
    }
    if (game->steps.empty()) {
        //% "This game is not in the library any more."
        return tl::unexpected(Message{.text = CIMAISE_TEXT("library.trouble.no-game")});
    }
    return game;
}

} // namespace cimaise
