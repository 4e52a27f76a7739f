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

class LibraryWriter::Row {
public:
    Row(QString file, std::function<void()> report);
    Row(const Row&) = delete;
    Row& operator=(const Row&) = delete;
    Row(Row&&) = delete;
    Row& operator=(Row&&) = delete;
    ~Row();

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
    void countKept();

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

LibraryWriter::Row::Row(QString file, std::function<void()> report)
    : m_file(std::move(file)), m_report(std::move(report)) {
    m_turn.setSingleShot(true);
    m_turn.callOnTimeout([this] { commitAll(); });
    store::listen({.settled = [this] { settle(); }, .leaving = [this] { commitAll(); }});
    settle(); // the changes made when the library was opened are pending, or have failed
}

LibraryWriter::Row::~Row() {
    retry();
    commitAll();
    store::listen({});
}

void LibraryWriter::Row::add(Write write) {
    m_waiting.push_back(std::move(write));
    m_turn.start(0);
}

void LibraryWriter::Row::retry() {
    m_turn.start(0);
    store::retry();
}

void LibraryWriter::Row::commitAll() {
    m_turn.stop();
    while (!m_waiting.empty() && commitOldest()) {
    }
    settle();
}

bool LibraryWriter::Row::commitOldest() {
    if (!m_connection) {
        m_connection = std::make_unique<Connection>(m_file, Connection::Mode::write);
    }
    const std::optional<QSqlError> error = commit(*m_connection, m_waiting.front());
    if (error && !isRefusal(*error)) {
        m_commitTrouble = troubleOf(*error, m_file);
        // the next attempt opens a new connection, in case this one causes the failure
        m_connection.reset();
        return false;
    }
    Write write = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (error) {
        m_refusal = troubleOf(*error, m_file);
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

void LibraryWriter::Row::countKept() {
    const quint64 kept = store::kept();
    while (!m_handed.empty() && m_handed.front().change <= kept) {
        m_progress.kept += 1;
        if (m_handed.front().write.isOfGames()) {
            store::gameWasKept();
        }
        m_handed.pop_front();
    }
}

void LibraryWriter::Row::settle() {
    countKept();
    m_progress.trouble = m_commitTrouble ? m_commitTrouble : store::trouble();
    m_report();
}

std::deque<Write> LibraryWriter::Row::unsaved() const {
    std::deque<Write> all = m_refused;
    for (const Handed& handed : m_handed) {
        all.push_back(handed.write);
    }
    all.insert(all.end(), m_waiting.begin(), m_waiting.end());
    return all;
}

LibraryWriter::LibraryWriter(QString file, std::function<void()> report)
    : m_row(std::make_unique<Row>(std::move(file), std::move(report))) {}

LibraryWriter::~LibraryWriter() = default;

void LibraryWriter::add(Write write) { m_row->add(std::move(write)); }

void LibraryWriter::retry() { m_row->retry(); }

bool LibraryWriter::wait() const {
    m_row->commitAll();
    return m_row->isEmpty();
}

WriterProgress LibraryWriter::progress() const { return m_row->progress(); }

std::deque<Write> LibraryWriter::unsaved() const { return m_row->unsaved(); }

} // namespace cimaise
