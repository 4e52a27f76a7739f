// Hands every change to the writer, and keeps what is asked for often in memory as well.
#include "app/library/library_state.h"

#include <QDateTime>

namespace cimaise {

namespace {

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

void setFacts(StoredGame& game, const GameFacts& facts, qint64 time) {
    game.summary.facts = facts;
    game.summary.updated = time;
}

} // namespace

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
    m_state->names.resize(std::min(mostKnownNames, m_state->names.size()));
    m_state->write({.commit = [=](Connection& writer) { tables::rememberName(writer, name); }});
}

} // namespace cimaise
