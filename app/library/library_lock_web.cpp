// Browser version: the page holds one of the browser's locks, for one tab at a time, before the app
// starts (web/shell.js).
#include "app/library/library_lock.h"

namespace cimaise {

namespace {

constexpr int noDescriptor = -1;

} // namespace

tl::expected<std::unique_ptr<LibraryLock>, LockRefusal> LibraryLock::take(const QString& /*file*/) {
    return std::unique_ptr<LibraryLock>{new LibraryLock{noDescriptor}};
}

LibraryLock::~LibraryLock() = default;

} // namespace cimaise
