// Filters Qt's messages: messages about QML contain its category or the name of a QML file of the
// app.
#include "app/window/qml_warnings.h"

#include <QByteArrayView>
#include <QDebug>
#include <atomic>

namespace cimaise {

namespace {

std::atomic<int> warnings = 0;
QtMessageHandler printer = nullptr;

bool isAboutQml(const QMessageLogContext& context, const QString& text) {
    const QByteArrayView category{context.category};
    const QByteArrayView file{context.file};
    // a tap handler of Qt’s own missed the end of a touch with two fingers
    const bool isMissedTouch = category == QByteArrayView{"qt.quick.touch.target"};
    return category.startsWith("qml") || category.startsWith("qt.qml") ||
           (category.startsWith("qt.quick") && !isMissedTouch) || file.endsWith(".qml") ||
           file.endsWith(".js") || text.contains(QLatin1String(".qml:")) ||
           text.startsWith(QLatin1String("Model size of"));
}

void listen(QtMsgType type, const QMessageLogContext& context, const QString& text) {
    const bool warning = type != QtDebugMsg && type != QtInfoMsg;
    if (warning && isAboutQml(context, text)) {
        ++warnings;
    }
    printer(type, context, text);
}

} // namespace

void countQmlWarnings() { printer = qInstallMessageHandler(listen); }

int qmlWarnings() { return warnings; }

} // namespace cimaise
