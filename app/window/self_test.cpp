// Visits each page as a player would, and waits until it is drawn. Also verifies an installation,
// because pages load modules of Qt that are loaded only on demand.
#include "app/window/self_test.h"

#include "app/shell/app_controller.h"
#include "app/window/qml_warnings.h"
#include "positions/cases.h"

#include <QDirIterator>
#include <QEventLoop>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QTextStream>
#include <QTimer>
#include <set>

namespace cimaise {

namespace {

/// Waits until the window has drawn its content, and until consequences of the drawing have been
/// handled.
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

/// Number of QML files that cannot be loaded, usually because a module of Qt is missing. Tests all
/// files, because a page loads some of its files only when a button is pressed.
int unloadable(QQmlEngine& engine) {
    int count = 0;
    QDirIterator files{QStringLiteral(":/qt/qml/Cimaise"),
                       {QStringLiteral("*.qml")},
                       QDir::Files,
                       QDirIterator::Subdirectories};
    while (files.hasNext()) {
        const QUrl url{QStringLiteral("qrc") + files.next()};
        const QQmlComponent component{&engine, url, QQmlComponent::PreferSynchronous};
        if (component.isError()) {
            QTextStream{stderr} << component.errorString();
            ++count;
        }
    }
    return count;
}

void showPages(AppController& app, QQuickWindow& window) {
    for (const auto page : {Navigator::Home, Navigator::New, Navigator::Scan, Navigator::Rules,
                            Navigator::Settings, Navigator::Players, Navigator::Statistics,
                            Navigator::Handover, Navigator::PlayImport, Navigator::Home}) {
        app.navigator()->show(page);
        settle(window);
    }
}

bool isScored(const Session& session) {
    const auto sides = static_cast<std::size_t>(sideCount(session.current()));
    return session.evaluation().score.sheets.size() == sides;
}

void tryAMove(AppController& app, QQuickWindow& window) {
    app.whatIf()->tryMove();
    settle(window);
    app.whatIf()->showComparison();
    settle(window);
    app.whatIf()->leave();
    settle(window);
}

/// Opens each sample; returns the number of samples that were not scored.
int showTables(AppController& app, QQuickWindow& window) {
    int unscored = 0;
    std::set<QString> shown;
    for (int sample = 0; sample < app.samples()->count(); ++sample) {
        app.samples()->open(sample);
        settle(window);
        Session& session = *app.session();
        for (const Finding& finding : session.evaluation().findings) {
            session.highlighter()->showFinding(
                static_cast<int>(&finding - session.evaluation().findings.data()));
            settle(window);
        }
        if (shown.insert(session.game()).second) { // first sample of its game
            for (const auto page : {Navigator::Ruling, Navigator::Dispute, Navigator::PlayDetails,
                                    Navigator::Share, Navigator::Photos, Navigator::Collect,
                                    Navigator::Seats, Navigator::Order, Navigator::Table}) {
                app.navigator()->show(page);
                settle(window);
            }
            tryAMove(app, window);
        }
        unscored += isScored(session) ? 0 : 1;
        session.highlighter()->showLine(0, {});
        session.setFinished(true);
        settle(window);
    }
    // On desktops without a file dialog, Qt loads its own from modules that nothing else uses.
    Q_EMIT app.files()->saveRequested();
    settle(window);
    app.closeGame();
    settle(window);
    return unscored;
}

} // namespace

int selfTest(AppController& app, QQuickWindow& window) {
    settle(window);
    showPages(app, window);
    const int unscored = showTables(app, window);
    const int missing = unloadable(*qmlEngine(&window));
    const int warnings = qmlWarnings();
    if (warnings + missing + unscored > 0) {
        QTextStream{stderr} << "self-test failed: " << warnings << " QML warnings, " << missing
                            << " files that cannot be loaded, " << unscored
                            << " samples that are not scored\n";
        return 1;
    }
    QTextStream{stdout} << "self-test passed\n";
    return 0;
}

} // namespace cimaise
