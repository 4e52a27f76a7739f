// Commits writes in order on a thread; a write that fails stays at the head of the queue.
#include "app/library/library_writer.h"

#include "app/library/library_games.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace cimaise {

namespace {

/// Maximum time that add() waits for the previous write. A commit takes a few milliseconds; a
/// longer wait would be noticeable.
constexpr std::chrono::milliseconds longestWait{250};

} // namespace

class LibraryWriter::Queue {
public:
    Queue(QString file, std::function<void()> report)
        : m_file(std::move(file)), m_report(std::move(report)), m_thread([this] { work(); }) {}
    Queue(const Queue&) = delete;
    Queue& operator=(const Queue&) = delete;
    Queue(Queue&&) = delete;
    Queue& operator=(Queue&&) = delete;
    ~Queue();

    void add(Write write);
    void retry();
    [[nodiscard]] bool wait();
    [[nodiscard]] WriterProgress progress();
    [[nodiscard]] std::deque<Write> unsaved();

private:
    void work();
    [[nodiscard]] bool isNotCounting() const { return !m_asked && !m_busy; }
    void attempt(std::unique_ptr<Connection>& connection);
    void reportLock();
    /// Removes the oldest write from the queue. Returns false after a failure: the write then stays
    /// there, and the progress has the reason.
    bool settle(const std::optional<QSqlError>& error);
    std::optional<Write> oldest();

    QString m_file;
    std::function<void()> m_report;
    std::mutex m_mutex;
    std::condition_variable m_turn;
    std::deque<Write> m_waiting;
    std::deque<Write> m_refused;
    std::optional<Message> m_refusal; ///< reason why the last of them was refused
    WriterProgress m_progress;
    bool m_asked = false;    ///< true if there are writes to attempt
    bool m_busy = false;     ///< true during an attempt
    bool m_isLocked = false; ///< true while an attempt waits for another program's lock
    bool m_ending = false;
    std::thread m_thread;
};

LibraryWriter::Queue::~Queue() {
    retry();
    {
        const std::lock_guard lock{m_mutex};
        m_ending = true;
    }
    m_turn.notify_all();
    m_thread.join();
}

void LibraryWriter::Queue::add(Write write) {
    std::unique_lock lock{m_mutex};
    m_turn.wait_for(lock, longestWait, [this] { return isNotCounting() || m_isLocked; });
    m_waiting.push_back(std::move(write));
    m_asked = true;
    m_turn.notify_all();
}

void LibraryWriter::Queue::retry() {
    const std::lock_guard lock{m_mutex};
    m_asked = m_asked || !m_waiting.empty();
    m_turn.notify_all();
}

bool LibraryWriter::Queue::wait() {
    std::unique_lock lock{m_mutex};
    m_turn.wait(lock, [this] { return isNotCounting(); });
    return m_waiting.empty() && m_refused.empty();
}

WriterProgress LibraryWriter::Queue::progress() {
    const std::lock_guard lock{m_mutex};
    return m_progress;
}

std::deque<Write> LibraryWriter::Queue::unsaved() {
    const std::lock_guard lock{m_mutex};
    std::deque<Write> all = m_refused;
    all.insert(all.end(), m_waiting.begin(), m_waiting.end());
    return all;
}

void LibraryWriter::Queue::work() {
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
        m_isLocked = false;
        m_turn.notify_all();
    }
}

void LibraryWriter::Queue::reportLock() {
    const std::lock_guard lock{m_mutex};
    m_isLocked = true;
    m_turn.notify_all();
}

void LibraryWriter::Queue::attempt(std::unique_ptr<Connection>& connection) {
    while (const std::optional<Write> write = oldest()) {
        if (!connection) {
            connection = std::make_unique<Connection>(m_file, Connection::Mode::write);
        }
        if (!settle(commit(*connection, *write, [this] { reportLock(); }))) {
            // the next attempt opens a new connection, in case this one causes the failure
            connection.reset();
            return;
        }
    }
}

bool LibraryWriter::Queue::settle(const std::optional<QSqlError>& error) {
    const std::lock_guard lock{m_mutex};
    if (error && !isRefusal(*error)) {
        m_progress.trouble = errorMessage(*error, m_file);
        return false;
    }
    Write& write = m_waiting.front();
    if (error) {
        m_refusal = errorMessage(*error, m_file);
        m_refused.push_back(std::move(write));
    } else {
        m_progress.committed += 1;
        m_progress.stored += 1;
        m_progress.gamesCommitted += write.isOfGames() ? 1 : 0;
    }
    m_progress.trouble = m_refusal;
    m_waiting.pop_front();
    return true;
}

std::optional<Write> LibraryWriter::Queue::oldest() {
    const std::lock_guard lock{m_mutex};
    return m_waiting.empty() ? std::nullopt : std::optional{m_waiting.front()};
}

LibraryWriter::LibraryWriter(QString file, std::function<void()> report)
    : m_queue(std::make_unique<Queue>(std::move(file), std::move(report))) {}

LibraryWriter::~LibraryWriter() = default;

void LibraryWriter::add(Write write) { m_queue->add(std::move(write)); }

void LibraryWriter::retry() { m_queue->retry(); }

bool LibraryWriter::wait() const { return m_queue->wait(); }

WriterProgress LibraryWriter::progress() const { return m_queue->progress(); }

std::deque<Write> LibraryWriter::unsaved() const { return m_queue->unsaved(); }

} // namespace cimaise
