// Library in the browser's storage: the C++ side of web/store.js.
#pragma once

#include "positions/messages/message.h"

#include <QString>
#include <functional>
#include <optional>

namespace cimaise::store {

/// Writes the stored library into the file, once, and stores changes to it from now on. Returns the
/// reason if the stored data cannot be used; that data stays unchanged.
std::optional<Message> restore(const QString& file);

/// Number of changes passed to the browser, and of those that it has confirmed.
quint64 handed();
quint64 stored();
/// Reason why the last change is not confirmed, or will not persist.
std::optional<Message> trouble();
/// Retries failed writes.
void retry();
/// Requests persistent storage from the browser, once, after the first game is stored.
void requestPersistence();

struct Listener {
    /// Called when stored() or trouble() may have changed.
    std::function<void()> settled{};
    /// Called when the page may be closed at any moment: pending writes must be passed on now.
    std::function<void()> leaving{};
};

/// Replaces the previous listener.
void listen(Listener listener);

} // namespace cimaise::store
