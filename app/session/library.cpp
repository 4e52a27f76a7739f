// The library's face: reads on the caller's thread, hands writes to the writer, reports back.
#include "app/session/library.h"

#include "app/session/library_games.h"
#include "app/session/library_opening.h"
#include "app/session/library_writer.h"

#include <QDateTime>
#include <QMetaObject>
#include <QStandardPaths>

namespace cimaise {

namespace {

constexpr qsizetype mostNames = 100;

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

void setFacts(StoredGame& game, const GameFacts& facts, qint64 time) {
    game.summary.facts = facts;
    game.summary.updated = time;
}

/// All the statements of `read` see the same moment, whoever writes meanwhile.
template <typename Read> auto atOnce(Connection& connection, Read read) {
    connection.run("BEGIN");
    auto result = read(connection);
    connection.run("COMMIT");
    return result;
}

} // namespace

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

/// Settings and names are few and asked for often.
void Library::State::readMemory() {
    if (opening.reader) {
        settings = tables::settings(*opening.reader);
        names = tables::knownNames(*opening.reader, mostNames);
        lastId = tables::lastId(*opening.reader);
        opening.reader->takeError(); // damage shows again, and is told, when games are read
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
        return Result{tl::unexpect, *opening.trouble};
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

tl::expected<std::vector<GameSummary>, Message> Library::list(const QString& search,
                                                              qsizetype limit, qint64 after) const {
    return m_state->read(
        [&](Connection& reader) { return tables::list(reader, search, limit, after); });
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

GameId Library::create(const GameFacts& facts, const QString& document,
                       std::optional<qint64> match) {
    const GameSummary summary{.id = m_state->lastId + 1,
                              .facts = facts,
                              .match = match,
                              .created = now(),
                              .updated = now()};
    const bool taken = m_state->write(
        {.commit = [=](Connection& writer) { tables::create(writer, summary, document); },
         .game = summary.id,
         .replay =
             [=](StoredGame& game) {
                 game = {.summary = summary, .steps = {{.document = document}}};
             }});
    m_state->lastId += taken ? 1 : 0;
    return taken ? summary.id : 0;
}

void Library::append(GameId id, const GameStep& step, const GameFacts& facts) {
    m_state->write(
        {.commit = [=, time = now()](
                       Connection& writer) { tables::append(writer, id, step, facts, time); },
         .game = id,
         .replay =
             [=, time = now()](StoredGame& game) {
                 game.steps.resize(static_cast<std::size_t>(++game.position));
                 game.steps.push_back(step);
                 setFacts(game, facts, time);
             }});
}

void Library::moveTo(GameId id, qsizetype position, const GameFacts& facts) {
    m_state->write(
        {.commit = [=, time = now()](
                       Connection& writer) { tables::moveTo(writer, id, position, facts, time); },
         .game = id,
         .replay =
             [=, time = now()](StoredGame& game) {
                 game.position = position;
                 setFacts(game, facts, time);
             }});
}

void Library::joinMatch(GameId id, qint64 match) {
    m_state->write({.commit = [=](Connection& writer) { tables::joinMatch(writer, id, match); },
                    .game = id,
                    .replay = [=](StoredGame& game) { game.summary.match = match; }});
}

void Library::rename(GameId id, const QString& title) {
    m_state->write({.commit = [=](Connection& writer) { tables::rename(writer, id, title); },
                    .game = id,
                    .replay = [=](StoredGame& game) { game.summary.facts.title = title; }});
}

GameId Library::duplicate(GameId id, const QString& title) {
    const auto game = load(id);
    if (!game) {
        return 0;
    }
    GameFacts facts = game->summary.facts;
    facts.title = title;
    return create(facts, game->steps[static_cast<std::size_t>(game->position)].document);
}

void Library::remove(GameId id) {
    m_state->write({.commit = [=](Connection& writer) { tables::remove(writer, id); }, .game = id});
}

void Library::restore(GameId id) {
    m_state->write(
        {.commit = [=](Connection& writer) { tables::restore(writer, id); }, .game = id});
}

QString Library::setting(const QString& key) const { return m_state->settings.value(key); }

void Library::setSetting(const QString& key, const QString& value) {
    if (m_state->settings.value(key) != value) {
        m_state->settings[key] = value;
        m_state->write(
            {.commit = [=](Connection& writer) { tables::setSetting(writer, key, value); }});
    }
}

const QStringList& Library::knownNames() const { return m_state->names; }

void Library::rememberName(const QString& name) {
    m_state->names.removeAll(name);
    m_state->names.prepend(name);
    m_state->names.resize(std::min(mostNames, m_state->names.size()));
    m_state->write({.commit = [=](Connection& writer) { tables::rememberName(writer, name); }});
}

} // namespace cimaise
