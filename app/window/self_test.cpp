// Goes from page to page as a player would, and waits for each to be drawn.
#include "app/window/self_test.h"

#include "app/desk/desk.h"
#include "app/window/qml_warnings.h"

#include <QEventLoop>
#include <QQuickWindow>
#include <QTextStream>
#include <QTimer>

namespace cimaise {

namespace {

/// Until the window has drawn what is shown now, and what that has set off.
void settle(QQuickWindow& window) {
    constexpr int patience = 5000;
    constexpr int afterwards = 50;
    QEventLoop loop;
    QObject::connect(&window, &QQuickWindow::frameSwapped, &loop,
                     [&loop] { QTimer::singleShot(afterwards, &loop, &QEventLoop::quit); });
    QTimer::singleShot(patience, &loop, &QEventLoop::quit);
    window.update();
    loop.exec();
}

void showPages(Desk& desk, QQuickWindow& window) {
    for (const char* page : {"home", "new", "rules", "settings", "home"}) {
        desk.setPage(QString::fromLatin1(page));
        settle(window);
    }
}

void showTables(Desk& desk, QQuickWindow& window) {
    for (int sample = 0; sample < desk.samples()->count(); ++sample) {
        desk.openSample(sample);
        settle(window);
        Session& session = *desk.session();
        for (const Finding& finding : session.evaluation().findings) {
            session.showFinding(static_cast<int>(&finding - session.evaluation().findings.data()));
            settle(window);
        }
        session.show(0, {});
        session.setFinished(true);
        settle(window);
    }
    desk.closeGame();
    settle(window);
}

} // namespace

int selfTest(Desk& desk, QQuickWindow& window) {
    settle(window);
    showPages(desk, window);
    showTables(desk, window);
    const int warnings = qmlWarnings();
    if (warnings > 0) {
        QTextStream{stderr} << "self-test failed: " << warnings << " QML warnings\n";
        return 1;
    }
    QTextStream{stdout} << "self-test passed\n";
    return 0;
}

} // namespace cimaise
