// Passes the application controller to Main.qml when it is created: QML has no other access to the
// app.
#include "app/window/main_window.h"

#include "app/shell/app_controller.h"
#include "app/window/accessible_events.h"
#include "app/window/announcer.h"
#include "app/window/code_provider.h"
#include "app/window/double_tap_guard.h"
#include "app/window/focus_restorer.h"
#include "app/window/fonts.h"
#include "app/window/icon_provider.h"
#include "app/window/url_allowlist.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTimer>
#include <QtQml/qqmlextensionplugin.h>

// QML modules that are linked statically.
Q_IMPORT_QML_PLUGIN(CimaisePlugin)
Q_IMPORT_QML_PLUGIN(Cimaise_AppPlugin)

namespace cimaise {

namespace {

/// Time in ms between the last frame and the garbage collection of the QML engine, which takes
/// about as long as an edit, and must not delay one.
constexpr int idleTime = 100;

void collectGarbageWhenIdle(QQuickWindow& window, QQmlEngine& engine) {
    auto* const timer = new QTimer{&window};
    timer->setSingleShot(true);
    timer->setInterval(idleTime);
    QObject::connect(&window, &QQuickWindow::frameSwapped, timer, qOverload<>(&QTimer::start));
    QObject::connect(timer, &QTimer::timeout, &engine, &QQmlEngine::collectGarbage);
}

} // namespace

QQuickWindow* showMainWindow(QQmlApplicationEngine& engine, AppController& app, const QSize& size) {
    stopFaultyEvents();
    loadFonts();
    engine.addImageProvider(QStringLiteral("icon"), new IconProvider);
    engine.addImageProvider(QStringLiteral("code"), new CodeProvider);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    new UrlAllowlist{engine}; // owned by the engine
    QVariantMap properties{{QStringLiteral("app"), QVariant::fromValue(&app)}};
    if (!size.isEmpty()) {
        properties.insert(QStringLiteral("width"), size.width());
        properties.insert(QStringLiteral("height"), size.height());
    }
    engine.setInitialProperties(properties);
    engine.load(QUrl{QStringLiteral("qrc:/qt/qml/Cimaise/Main.qml")});
    auto* window = engine.rootObjects().isEmpty()
                       ? nullptr
                       : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
    if (window != nullptr) {
        collectGarbageWhenIdle(*window, engine);
        new FocusRestorer{*window}; // owned by the window, as the next
        new Announcer{*window, app};
        new DoubleTapGuard{*window, app};
    }
    return window;
}

} // namespace cimaise
