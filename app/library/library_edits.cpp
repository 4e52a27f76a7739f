// Passes every change to the writer, and keeps frequently read values in memory as well.
#include "app/library/library_listing.h"
#include "app/library/library_state.h"

#include <QDateTime>
#include <QRandomGenerator>
#include <utility>

namespace cimaise {

namespace {

qint64 now() { return QDateTime::currentMSecsSinceEpoch(); }

void setFacts(StoredGame& game, const GameFacts& facts, qint64 time) {
    const qint64 ended =
        game.summary.facts.finished ? game.summary.ended : facts.endedBefore.value_or(time);
    game.summary.ended = facts.finished ? ended : 0;
    game.summary.facts = facts;
    game.summary.facts.endedBefore.reset();
    game.summary.updated = time;
}

} // namespace

std::optional<QSqlError> commit(Connection& connection, const Write& write,
                                const std::function<void()>& held) {
    std::optional<QSqlError> error = transact(connection, write.commit, held);
    if (!error || !isDamage(*error) || transact(connection, tables::indexAll)) {
        return error;
    }
    return transact(connection, write.commit, held);
}

qint64 tables::newMark() {
    constexpr int aboveSign = 1;
    return static_cast<qint64>(QRandomGenerator::system()->generate64() >> aboveSign);
}

tables::MarkChange Library::State::edit(GameId id) {
    const tables::MarkChange turn{
        .game = id, .expected = marks.value(id, tables::noMark), .leaves = tables::newMark()};
    if (writer) {
        marks.insert(id, turn.leaves);
    }
    return turn;
}

tables::MarkChange Library::State::change(GameId id) {
    const tables::MarkChange turn{.game = id, .leaves = tables::newMark()};
    if (writer && marks.contains(id)) {
        marks.insert(id, turn.leaves);
    }
    return turn;
}

GameId Library::create(const GameFacts& facts, const QString& document,
                       std::optional<qint64> match) {
    const qint64 time = now();
    const GameSummary summary{.id = m_state->lastId + 1,
                              .facts = facts,
                              .match = match,
                              .created = time,
                              .updated = time,
                              .ended = facts.finished ? time : 0};
    const qint64 mark = tables::newMark();
    const bool taken = m_state->write(
        {.game = summary.id, .leaves = mark},
        [=](Connection& writer) { tables::create(writer, summary, document, mark); },
        [=](StoredGame& game) {
            game = {.summary = summary,
                    .steps = {{.document = document, .madeAt = summary.created}}};
        });
    if (!taken) {
        return 0;
    }
    m_state->marks.insert(summary.id, mark);
    return ++m_state->lastId;
}

void Library::append(GameId id, const GameStep& step, const GameFacts& facts) {
    const tables::MarkChange turn = m_state->edit(id);
    m_state->write(
        turn,
        [=, time = now()](Connection& writer) { tables::append(writer, turn, step, facts, time); },
        [=, time = now()](StoredGame& game) {
            if (game.position != tables::damaged) {
                game.steps.resize(static_cast<std::size_t>(++game.position));
                game.steps.push_back(step);
                setFacts(game, facts, time);
            }
        });
}

void Library::moveTo(GameId id, qsizetype position, const GameFacts& facts) {
    const tables::MarkChange turn = m_state->edit(id);
    m_state->write(
        turn,
        [=, time = now()](Connection& writer) {
            tables::moveTo(writer, turn, position, facts, time);
        },
        [=, time = now()](StoredGame& game) {
            game.position = std::min<qsizetype>(position, std::ssize(game.steps) - 1);
            setFacts(game, facts, time);
        });
}

void Library::joinMatch(GameId id, qint64 match) {
    const tables::MarkChange turn = m_state->edit(id);
    m_state->write(
        turn, [=](Connection& writer) { tables::joinMatch(writer, turn, match); },
        [=](StoredGame& game) { game.summary.match = match; });
}

void Library::rename(GameId id, const QString& title) {
    const bool held = m_state->marks.contains(id);
    const tables::MarkChange turn = held ? m_state->edit(id) : m_state->change(id);
    m_state->write(
        turn, [=](Connection& writer) { tables::rename(writer, turn, title); },
        [=](StoredGame& game) { game.summary.facts.title = title; });
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
    const tables::MarkChange turn = m_state->change(id);
    m_state->write(turn,
                   [=, time = now()](Connection& writer) { tables::remove(writer, turn, time); });
}

void Library::restore(GameId id) {
    const tables::MarkChange turn = m_state->change(id);
    m_state->write(turn, [=](Connection& writer) { tables::restore(writer, turn); });
}

void Library::erase(GameId id) {
    m_state->write({.game = id}, [=](Connection& writer) { tables::erase(writer, id); });
}

QString Library::setting(const QString& key) const { return m_state->settings.value(key); }

void Library::setSetting(const QString& key, const QString& value) {
    if (m_state->settings.value(key) != value) {
        m_state->settings[key] = value;
        m_state->write(
            {.commit = [=](Connection& writer) { tables::setSetting(writer, key, value); }});
    }
}

} // namespace cimaise
