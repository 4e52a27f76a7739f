// Text of the clipboard.
#pragma once

#include <QObject>
#include <QString>
#include <functional>

namespace cimaise {

/// `then` is given the text, empty where there is none or it is not to be had; not called any more
/// once `context` is gone.
void readClipboard(QObject* context, const std::function<void(const QString&)>& then);

} // namespace cimaise
