// Commits writes in order, each before the next; the first that fails stays at the head of the row.
#include "app/library/library_writer.h"

#include "app/library/library_games.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <iterator>
#include <utility>

namespace cimaise {

namespace {

/// A commit takes some milliseconds; who touches does not notice more of them than this.
constexpr std::chrono::milliseconds longestWait{250};

/// A damaged search index keeps no game from being kept: it is made anew, and the write tried
/// again.
std::optional<QSqlError> commit(Connection& connection, const Write& write,
                                const std::function<void()>& held) {
    std::optional<QSqlError> error = transact(connection, write.commit, held);
    if (!error || !isDamage(*error) || transact(connection, tables::indexAll)) {
        return error;
    }
    return transact(connection, write.commit, held);
}

} // namespace

LibraryWriter::LibraryWriter(QString file, std::function<void()> report)
    : m_file(std::move(file)), m_report(std::move(report)), m_thread([this] { work(); }) {}

LibraryWriter::~LibraryWriter() {
    retry();
    {
        const std::lock_guard lock{m_mutex};
        m_ending = true;
    }
    m_turn.notify_all();
    m_thread.join();
}

void LibraryWriter::add(Write write) {
    std::unique_lock lock{m_mutex};
    m_turn.wait_for(lock, longestWait, [this] { return isIdle() || m_held; });
    m_waiting.push_back(std::move(write));
    m_asked = true;
    m_turn.notify_all();
}

void LibraryWriter::retry() {
    const std::lock_guard lock{m_mutex};
    m_asked = m_asked || !m_waiting.empty();
    m_turn.notify_all();
}

void LibraryWriter::wait() const {
    std::unique_lock lock{m_mutex};
    m_turn.wait(lock, [this] { return isIdle(); });
}

WriterProgress LibraryWriter::progress() const {
    const std::lock_guard lock{m_mutex};
    return m_progress;
}

std::deque<Write> LibraryWriter::unsaved() const {
    const std::lock_guard lock{m_mutex};
    return m_waiting;
}

std::vector<Write> LibraryWriter::takeRefused() {
    std::unique_lock lock{m_mutex};
    m_turn.wait(lock, [this] { return isIdle(); });
    std::vector<Write> refused = std::exchange(m_refused, {});
    const auto isOfOne = [&refused](const Write& write) {
        return write.game != 0 &&
               std::ranges::find(refused, write.game, &Write::game) != refused.end();
    };
    const auto later = std::ranges::stable_partition(m_waiting, std::not_fn(isOfOne));
    std::ranges::move(later, std::back_inserter(refused));
    m_waiting.erase(later.begin(), later.end());
    return refused;
}

void LibraryWriter::work() {
    std::unique_ptr<Connection> connection;
    std::unique_lock lock{m_mutex};
    while (true) {
        m_turn.wait(lock, [this] { return m_asked || m_ending; });
        if (!m_asked) {
            return;
        }
        m_asked = false;
        m_busy = true;
        lock.unlock();
        attempt(connection);
        m_report();
        lock.lock();
        m_busy = false;
        m_held = false;
        m_turn.notify_all();
    }
}

void LibraryWriter::tellHeld() {
    const std::lock_guard lock{m_mutex};
    m_held = true;
    m_turn.notify_all();
}

void LibraryWriter::attempt(std::unique_ptr<Connection>& connection) {
    while (const std::optional<Write> write = oldest()) {
        if (!connection) {
            connection = std::make_unique<Connection>(m_file, Connection::Mode::write);
        }
        if (!settle(commit(*connection, *write, [this] { tellHeld(); }))) {
            connection.reset(); // the next attempt starts afresh: the trouble may be the connection
            return;
        }
    }
}

bool LibraryWriter::settle(const std::optional<QSqlError>& error) {
    const std::lock_guard lock{m_mutex};
    if (error && !isRefusal(*error)) {
        m_progress.trouble = troubleOf(*error, m_file);
        return false;
    }
    Write& write = m_waiting.front();
    m_progress.trouble.reset();
    if (error) {
        m_progress.refused += 1;
        m_refused.push_back(std::move(write));
    } else {
        m_progress.committed += 1;
        m_progress.gamesCommitted += write.game != 0 || write.ofMany ? 1 : 0;
    }
    m_waiting.pop_front();
    return true;
}

std::optional<Write> LibraryWriter::oldest() const {
    const std::lock_guard lock{m_mutex};
    return m_waiting.empty() ? std::nullopt : std::optional{m_waiting.front()};
}

} // namespace cimaise
