// A page that hangs or crashes runs nothing more: what it was opening is noted before, and struck
// out after. The page's script strikes it out as well when a page that has not crashed is left.
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
