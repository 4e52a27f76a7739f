// Reads the clipboard of a desktop synchronously.
#include "app/shell/clipboard.h"

#include <QClipboard>
#include <QGuiApplication>

namespace cimaise {

void readClipboard(QObject* /*context*/, const std::function<void(const QString&)>& then) {
    then(QGuiApplication::clipboard()->text());
}

} // namespace cimaise
