// Text of the clipboard.
#pragma once

#include <QObject>
#include <QString>
#include <functional>

namespace cimaise {

/// Calls `then` with the text of the clipboard, which is empty if there is none or if it cannot be
/// read; not if `context` has been destroyed meanwhile.
void readClipboard(QObject* context, const std::function<void(const QString&)>& then);

} // namespace cimaise
