// Browser version, with one thread: writes are committed in a later turn of the event loop into a
// file in memory, and are saved once the browser has confirmed the changed blocks.
#include "app/library/library_writer.h"

#include "app/library/browser_store.h"

#include <QTimer>
#include <utility>

namespace cimaise {

namespace {

/// Committed write that the browser has not confirmed yet.
struct Handed {
    Write write;
    /// Number of the last change passed to the browser that belongs to the write.
    quint64 change = 0;
};

} // namespace

class LibraryWriter::Queue {
public:
    Queue(QString file, std::function<void()> report);
    Queue(const Queue&) = delete;
    Queue& operator=(const Queue&) = delete;
    Queue(Queue&&) = delete;
    Queue& operator=(Queue&&) = delete;
    ~Queue();

    void add(Write write);
    void retry();
    void commitAll();
    void settle();

    [[nodiscard]] WriterProgress progress() const { return m_progress; }
    [[nodiscard]] bool isEmpty() const { return m_waiting.empty() && m_refused.empty(); }
    [[nodiscard]] std::deque<Write> unsaved() const;

private:
    /// Commits the oldest write. Returns false on an error: the write then stays in the queue, and
    /// progress() gives the reason.
    bool commitOldest();
    void countStored();

    QString m_file;
    std::function<void()> m_report;
    std::unique_ptr<Connection> m_connection;
    std::deque<Write> m_waiting;
    std::deque<Handed> m_handed;
    std::deque<Write> m_refused;
    std::optional<Message> m_refusal; ///< reason why the last of them was refused
    std::optional<Message> m_commitTrouble;
    WriterProgress m_progress;
    QTimer m_turn;
};

LibraryWriter::Queue::Queue(QString file, std::function<void()> report)
    : m_file(std::move(file)), m_report(std::move(report)) {
    m_turn.setSingleShot(true);
    m_turn.callOnTimeout([this] { commitAll(); });
    store::listen({.settled = [this] { settle(); }, .leaving = [this] { commitAll(); }});
    settle(); // the changes made when the library was opened are pending, or have failed
}

LibraryWriter::Queue::~Queue() {
    retry();
    commitAll();
    store::listen({});
}

void LibraryWriter::Queue::add(Write write) {
    m_waiting.push_back(std::move(write));
    m_turn.start(0);
}

void LibraryWriter::Queue::retry() {
    m_turn.start(0);
    store::retry();
}

void LibraryWriter::Queue::commitAll() {
    m_turn.stop();
    while (!m_waiting.empty() && commitOldest()) {
    }
    settle();
}

bool LibraryWriter::Queue::commitOldest() {
    if (!m_connection) {
        m_connection = std::make_unique<Connection>(m_file, Connection::Mode::write);
    }
    const std::optional<QSqlError> error = commit(*m_connection, m_waiting.front());
    if (error && !isRefusal(*error)) {
        m_commitTrouble = errorMessage(*error, m_file);
        // the next attempt opens a new connection, in case this one causes the failure
        m_connection.reset();
        return false;
    }
    Write write = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (error) {
        m_refusal = errorMessage(*error, m_file);
        m_commitTrouble = m_refusal;
        m_refused.push_back(std::move(write));
        return true;
    }
    m_commitTrouble = m_refusal;
    m_progress.committed += 1;
    m_progress.gamesCommitted += write.isOfGames() ? 1 : 0;
    m_handed.push_back({.write = std::move(write), .change = store::handed()});
    return true;
}

void LibraryWriter::Queue::countStored() {
    const quint64 stored = store::stored();
    while (!m_handed.empty() && m_handed.front().change <= stored) {
        m_progress.stored += 1;
        if (m_handed.front().write.isOfGames()) {
            store::requestPersistence();
        }
        m_handed.pop_front();
    }
}

void LibraryWriter::Queue::settle() {
    countStored();
    m_progress.trouble = m_commitTrouble ? m_commitTrouble : store::trouble();
    m_report();
}

std::deque<Write> LibraryWriter::Queue::unsaved() const {
    std::deque<Write> all = m_refused;
    for (const Handed& handed : m_handed) {
        all.push_back(handed.write);
    }
    all.insert(all.end(), m_waiting.begin(), m_waiting.end());
    return all;
}

LibraryWriter::LibraryWriter(QString file, std::function<void()> report)
    : m_queue(std::make_unique<Queue>(std::move(file), std::move(report))) {}

LibraryWriter::~LibraryWriter() = default;

void LibraryWriter::add(Write write) { m_queue->add(std::move(write)); }

void LibraryWriter::retry() { m_queue->retry(); }

bool LibraryWriter::wait() const {
    m_queue->commitAll();
    return m_queue->isEmpty();
}

WriterProgress LibraryWriter::progress() const { return m_queue->progress(); }

std::deque<Write> LibraryWriter::unsaved() const { return m_queue->unsaved(); }

} // namespace cimaise
