// Keeps the shown state of a game in step with the library: an edit applies only to the state that
// was shown, and a read-only window follows the one that writes.
#include "app/library/library_state.h"

#include <chrono>

namespace cimaise {

namespace {

/// Polling interval. A poll reads only shared memory.
constexpr std::chrono::milliseconds often{300};

/// Last of these edits that sets the position; its document is empty if no edit does.
StoredGame lastOf(const std::vector<Write>& writes, GameId id) {
    StoredGame last;
    for (const Write& write : writes) {
        StoredGame blank{.steps = {{}}};
        if (write.game == id && write.replay) {
            write.replay(blank);
        }
        if (!blank.steps.back().document.isEmpty()) {
            last = std::move(blank);
        }
    }
    return last;
}

QSet<GameId> gamesOf(const std::vector<Write>& writes) {
    QSet<GameId> games;
    for (const Write& write : writes) {
        if (write.game != 0) {
            games.insert(write.game);
        }
    }
    return games;
}

} // namespace

tl::expected<StoredGame, Message> Library::hold(GameId id) {
    auto game = load(id);
    if (game) {
        m_state->marks.insert(id, game->mark);
    }
    return game;
}

bool Library::isBehind(GameId id) const {
    const auto mark =
        m_state->read([id](Connection& reader) { return tables::markOf(reader, id); });
    return mark && *mark != m_state->marks.value(id, tables::noMark);
}

void Library::beginOpening(GameId id) {
    m_state->opened.reset();
    if (m_state->opening.lock) {
        m_state->opened = std::make_unique<OpeningWatch>(*m_state->opening.lock, id);
    }
}

void Library::endOpening() { m_state->opened.reset(); }

GameId Library::unfinishedOpening() const { return m_state->unfinished; }

void Library::tellRefused() {
    const std::vector<Write> refused = m_state->writer->takeRefused();
    const auto highest = m_state->read([](Connection& reader) { return tables::lastId(reader); });
    m_state->lastId = std::max(m_state->lastId, highest.value_or(0)); // the other process assigns
                                                                      // ids too
    for (const GameId id : gamesOf(refused)) {
        m_state->marks.remove(id);
        const StoredGame last = lastOf(refused, id);
        emit this->refused(id, last.summary.facts,
                           last.steps.empty() ? QString{} : last.steps.back().document);
    }
}

void Library::beginToFollow() {
    m_state->version = 0;
    if (access() == Access::readOnly || isInUse(m_state->opening)) {
        m_state->watch.start(often);
        look();
    } else {
        m_state->watch.stop();
    }
}

void Library::look() {
    lookAtLock();
    lookAtContent();
}

void Library::lookAtLock() {
    Opening& opening = m_state->opening;
    std::optional<Message> now = troubleNow(opening);
    if (now != opening.trouble) {
        opening.trouble = std::move(now);
        emit troubleChanged();
    }
}

void Library::lookAtContent() {
    Opening& opening = m_state->opening;
    if (!opening.reader && isInUse(opening) && readAgain(opening)) {
        m_state->readMemory();
        emit settingsRead();
        emit accessChanged();
    }
    if (!opening.reader) {
        return;
    }
    const qint64 now = opening.reader->valueOf("PRAGMA data_version").toLongLong();
    if (opening.reader->takeError() || now == m_state->version) {
        return;
    }
    if (std::exchange(m_state->version, now) != 0) {
        m_state->readMemory();
        emit settingsRead();
        emit changed();
    }
}

} // namespace cimaise
