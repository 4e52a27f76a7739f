// Browser version: the page holds one of the browser's locks, for one tab at a time, before the app
// starts (web/shell.js). Only the note in the lock's file is implemented here.
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
