// Passes the application controller to Main.qml when it is created: QML has no other access to the
// app.
#include "app/window/main_window.h"

#include "app/shell/app_controller.h"
#include "app/window/code_provider.h"
#include "app/window/focus_keeper.h"
#include "app/window/fonts.h"
#include "app/window/icon_provider.h"
#include "app/window/idle_gc.h"
#include "app/window/url_allowlist.h"

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

// QML modules that are linked statically.
Q_IMPORT_QML_PLUGIN(CimaisePlugin)
Q_IMPORT_QML_PLUGIN(Cimaise_AppPlugin)

namespace cimaise {

QQuickWindow* showMainWindow(QQmlApplicationEngine& engine, AppController& app, const QSize& size) {
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
        // both are owned by the window
        new IdleGarbageCollector{*window, engine};
        new FocusKeeper{*window};
    }
    return window;
}

} // namespace cimaise
