// The page has the library before it starts: the browser lends one of its locks to one tab at a
// time (web/shell.js). What is left is the note.
#include "app/library/library_lock.h"

#include "app/library/browser_store.h"

namespace cimaise {

namespace {

constexpr int noDescriptor = -1;

} // namespace

tl::expected<std::unique_ptr<LibraryLock>, LockRefusal> LibraryLock::take(const QString& /*file*/) {
    return std::unique_ptr<LibraryLock>{new LibraryLock{noDescriptor}};
}

bool LibraryLock::isHeld(const QString& /*file*/) { return false; }

void LibraryLock::write(const QByteArray& note) const { store::note(note); }

QByteArray LibraryLock::read(qsizetype longest) const { return store::noted().left(longest); }

LibraryLock::~LibraryLock() = default;

} // namespace cimaise
