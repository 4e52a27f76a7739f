// Library in the browser's storage: the C++ side of web/store.js.
#pragma once

#include "validators/report/message.h"

#include <QString>
#include <functional>
#include <optional>

namespace cimaise::store {

/// Lays the kept library into the file, once, and from now on keeps what changes in it. Or why what
/// is kept cannot be used, and stays as it is.
std::optional<Message> lay(const QString& file);

/// How many changes were handed to the browser, and how many of them it has confirmed.
quint64 handed();
quint64 kept();
/// Why the last change is not confirmed, or will not last.
std::optional<Message> trouble();
/// Tries again what has failed.
void retry();

struct Listener {
    /// kept() or trouble() may have changed.
    std::function<void()> settled{};
    /// The page may end at any moment: what waits is handed over at once.
    std::function<void()> leaving{};
};

/// One at a time; the next takes its place.
void listen(Listener listener);

/// A few words that the next start of the page finds.
void note(const QByteArray& words);
QByteArray noted();

} // namespace cimaise::store
