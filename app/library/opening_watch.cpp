// Implements a timeout thread and a handler for crash signals. Both write data prepared beforehand
// over existing bytes of the file, which works on a full disk and in a crash.
#include "app/library/opening_watch.h"

#include <QByteArray>
#include <algorithm>
#include <array>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace cimaise {

namespace {

/// Time limit for opening a game, enough for any valid file.
constexpr std::chrono::seconds longest{2};

constexpr int noteSize = 32;
const QByteArray mark = "opening ";

QByteArray noteOf(GameId id) { return (mark + QByteArray::number(id)).leftJustified(noteSize); }

constexpr std::array crashes{SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL};

/// Data of the signal handler, which may run at any point of the program.
struct Crash {
    volatile std::sig_atomic_t descriptor = -1;
    std::array<char, noteSize> note{};
    std::array<struct sigaction, crashes.size()> before{};
    /// Alternate stack, because the crash may be a stack overflow.
    std::array<char, 65536> stack{};
};

Crash crash;

void restoreHandlers() {
    for (std::size_t i = 0; i < crashes.size(); ++i) {
        sigaction(crashes[i], &crash.before[i], nullptr);
    }
}

/// Writes the note and passes the signal on to the previous handler.
void noteCrash(int signal) {
    if (crash.descriptor >= 0) {
        [[maybe_unused]] const ssize_t written =
            ::pwrite(crash.descriptor, crash.note.data(), crash.note.size(), 0);
    }
    restoreHandlers();
    (void)std::raise(signal);
}

void handleCrashes() {
    const stack_t stack{.ss_sp = crash.stack.data(), .ss_flags = 0, .ss_size = crash.stack.size()};
    sigaltstack(&stack, nullptr);
    struct sigaction action{};
    action.sa_handler = noteCrash;
    action.sa_flags = SA_ONSTACK;
    for (std::size_t i = 0; i < crashes.size(); ++i) {
        sigaction(crashes[i], &action, &crash.before[i]);
    }
}

} // namespace

class OpeningWatch::Watching {
public:
    Watching(const LibraryLock& lock, GameId id);
    Watching(const Watching&) = delete;
    Watching& operator=(const Watching&) = delete;
    Watching(Watching&&) = delete;
    Watching& operator=(Watching&&) = delete;
    ~Watching();

private:
    void watch();

    const LibraryLock& m_lock;
    std::mutex m_mutex;
    std::condition_variable m_turn;
    bool m_open = false;
    bool m_noted = false;
    std::thread m_thread;
};

OpeningWatch::Watching::Watching(const LibraryLock& lock, GameId id) : m_lock(lock) {
    const QByteArray note = noteOf(id);
    std::ranges::copy(note, crash.note.begin());
    crash.descriptor = lock.descriptor();
    lock.write(QByteArray{noteSize, ' '}); // reserves the bytes in the file
    handleCrashes();
    m_thread = std::thread{[this] { watch(); }};
}

OpeningWatch::Watching::~Watching() {
    {
        const std::lock_guard lock{m_mutex};
        m_open = true;
    }
    m_turn.notify_all();
    m_thread.join();
    restoreHandlers();
    crash.descriptor = -1;
    if (m_noted) {
        m_lock.write(QByteArray{noteSize, ' '});
    }
}

void OpeningWatch::Watching::watch() {
    std::unique_lock lock{m_mutex};
    if (!m_turn.wait_for(lock, longest, [this] { return m_open; })) {
        m_lock.write(QByteArray{crash.note.data(), noteSize});
        m_noted = true;
    }
}

OpeningWatch::OpeningWatch(const LibraryLock& lock, GameId id)
    : m_watching(std::make_unique<Watching>(lock, id)) {}

OpeningWatch::~OpeningWatch() = default;

GameId OpeningWatch::leftIn(const LibraryLock& lock) {
    const QByteArray note = lock.read(noteSize);
    return note.startsWith(mark) ? note.mid(mark.size()).trimmed().toLongLong() : 0;
}

} // namespace cimaise
