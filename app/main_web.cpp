// Entry point of the browser app: the page ends it, so its parts are never destroyed.
#include "app/platform/version.h"
#include "app/window/browser_shell.h"
#include "app/window/keyboard_field_web.h"
#include "app/window/page_reader_web.h"
#include "app/window/qml_warnings.h"
#include "app/window/running_app.h"

#include <QGuiApplication>
#include <QQuickWindow>

namespace {

using namespace cimaise;

void name() {
    QCoreApplication::setOrganizationName(QStringLiteral("cimaise"));
    QCoreApplication::setApplicationName(QStringLiteral("cimaise"));
    QCoreApplication::setApplicationVersion(toQt(version));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Cimaise"));
}

/// Lets Qt collect garbage in one go. Its collection in steps, new in Qt 6.8, is suspected of
/// freeing objects in use: on a busy machine, about one start in a hundred ended by a call of a
/// null function.
void collectGarbageAtOnce() { qputenv("QV4_GC_TIMELIMIT", "0"); }

} // namespace

int main(int argc, char** argv) {
    name();
    collectGarbageAtOnce();
    // Objects are created on the heap so that nothing depends on the stack of main() while the
    // event loop runs.
    auto* const system = new QGuiApplication{argc, argv};
    auto* const library = new Library{system};
    auto* const preferences = new Preferences{*library};
    countQmlWarnings();
    auto* const app = new RunningApp{*library, *preferences};
    auto* const shell = new BrowserShell{app->controller()};
    shell->begin();
    QQuickWindow* const window = app->show();
    if (window == nullptr) {
        return 1;
    }
    shell->watch(*window);
    new PageReader{*window}; // owned by the window
    new KeyboardField{*system};
    return QGuiApplication::exec();
}
