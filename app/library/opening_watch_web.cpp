// Browser version: a page that hangs or crashes runs no more code, so the game is noted before it
// is opened and the note removed afterwards. The page's script also removes it when a page is left
// without a crash.
#include "app/library/opening_watch.h"

#include <QByteArray>

namespace cimaise {

namespace {

constexpr qsizetype longestNote = 32;

} // namespace

class OpeningWatch::Watching {
public:
    Watching(const LibraryLock& lock, GameId id) : m_lock(lock) {
        m_lock.write(QByteArray::number(id));
    }
    Watching(const Watching&) = delete;
    Watching& operator=(const Watching&) = delete;
    Watching(Watching&&) = delete;
    Watching& operator=(Watching&&) = delete;
    ~Watching() { m_lock.write({}); }

private:
    const LibraryLock& m_lock;
};

OpeningWatch::OpeningWatch(const LibraryLock& lock, GameId id)
    : m_watching(std::make_unique<Watching>(lock, id)) {}

OpeningWatch::~OpeningWatch() = default;

GameId OpeningWatch::leftIn(const LibraryLock& lock) { return lock.read(longestNote).toLongLong(); }

} // namespace cimaise
