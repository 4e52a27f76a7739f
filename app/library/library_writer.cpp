// Commits writes in order, each before the next; the first that fails stays at the head of the row.
#include "app/library/library_writer.h"

namespace cimaise {

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
    m_turn.wait(lock, [this] { return !m_busy; });
    m_waiting.push_back(std::move(write));
    m_busy = true;
    m_turn.notify_all();
}

void LibraryWriter::retry() {
    std::unique_lock lock{m_mutex};
    m_turn.wait(lock, [this] { return !m_busy; });
    m_busy = !m_waiting.empty();
    m_turn.notify_all();
}

void LibraryWriter::wait() const {
    std::unique_lock lock{m_mutex};
    m_turn.wait(lock, [this] { return !m_busy; });
}

WriterProgress LibraryWriter::progress() const {
    const std::lock_guard lock{m_mutex};
    return m_progress;
}

std::deque<Write> LibraryWriter::unsaved() const {
    std::unique_lock lock{m_mutex};
    m_turn.wait(lock, [this] { return !m_busy; });
    return m_waiting;
}

void LibraryWriter::work() {
    std::unique_ptr<Connection> connection;
    std::unique_lock lock{m_mutex};
    while (true) {
        m_turn.wait(lock, [this] { return m_busy || m_ending; });
        if (!m_busy) {
            return;
        }
        lock.unlock();
        attempt(connection);
        m_report();
        lock.lock();
        m_busy = false;
        m_turn.notify_all();
    }
}

void LibraryWriter::attempt(std::unique_ptr<Connection>& connection) {
    while (const std::optional<Write> write = oldest()) {
        if (!connection) {
            connection = std::make_unique<Connection>(m_file, Connection::Mode::write);
        }
        const std::optional<QSqlError> error = transact(*connection, write->commit);
        const std::lock_guard lock{m_mutex};
        if (error) {
            m_progress.trouble = troubleOf(*error, m_file);
            connection.reset(); // the next attempt starts afresh: the trouble may be the connection
            return;
        }
        m_waiting.pop_front();
        m_progress.committed += 1;
        m_progress.gamesCommitted += write->game != 0 ? 1 : 0;
        m_progress.trouble.reset();
    }
}

std::optional<Write> LibraryWriter::oldest() const {
    const std::lock_guard lock{m_mutex};
    return m_waiting.empty() ? std::nullopt : std::optional{m_waiting.front()};
}

} // namespace cimaise
