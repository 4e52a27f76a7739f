// Creates the parts of the app, and passes the controller to Main.qml: QML has no other access to
// the app.
#include "app/window/running_app.h"

#include "app/window/announcer.h"
#include "app/window/double_tap_guard.h"
#include "app/window/focus_restorer.h"
#include "app/window/fonts.h"
#include "app/window/image_providers.h"

#include <QDir>
#include <QGuiApplication>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlEngine>
#include <QQmlNetworkAccessManagerFactory>
#include <QQuickWindow>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlextensionplugin.h>
#include <algorithm>

// QML modules that are linked statically.
Q_IMPORT_QML_PLUGIN(CimaisePlugin)
Q_IMPORT_QML_PLUGIN(Cimaise_AppPlugin)

namespace cimaise {

namespace {

/// Reply that fails without sending a request.
class RefusedReply : public QNetworkReply {
public:
    RefusedReply(QNetworkAccessManager::Operation operation, const QNetworkRequest& request,
                 QObject* parent)
        : QNetworkReply(parent) {
        setOperation(operation);
        setRequest(request);
        setUrl(request.url());
        setError(ContentAccessDenied, QStringLiteral("Cimaise asks no server for anything"));
        setFinished(true);
        open(ReadOnly);
        QMetaObject::invokeMethod(this, &QNetworkReply::finished, Qt::QueuedConnection);
    }
    void abort() override {}

protected:
    qint64 readData(char* /*data*/, qint64 /*most*/) override { return -1; }
};

class NoNetwork : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request,
                                 QIODevice* /*data*/) override {
        return new RefusedReply{operation, request, this};
    }
};

/// Allowlist of URLs for the QML engine: resources of the app, image providers, and the QML files
/// of Qt's modules. Blocks file access, because files are opened and saved in C++ and QML has no
/// reason to read one. Images in rich text bypass the interceptor; qml/components/PlainText.qml
/// ensures that no rich text is shown. Owned by the engine, whose import paths must be complete
/// before.
class UrlAllowlist : public QObject,
                     public QQmlAbstractUrlInterceptor,
                     public QQmlNetworkAccessManagerFactory {
public:
    explicit UrlAllowlist(QQmlEngine& engine)
        : QObject(&engine), m_qmlOfQt(engine.importPathList()) {
        engine.setNetworkAccessManagerFactory(this);
        engine.addUrlInterceptor(this);
    }

    QUrl intercept(const QUrl& url, DataType type) override {
        const bool own =
            url.scheme() == QLatin1String("qrc") || url.scheme() == QLatin1String("image");
        return own || (type != UrlString && isOfQt(url)) ? url : QUrl{};
    }
    QNetworkAccessManager* create(QObject* parent) override { return new NoNetwork{parent}; }

private:
    [[nodiscard]] bool isOfQt(const QUrl& url) const {
        const QString path = QDir::cleanPath(url.toLocalFile());
        return std::ranges::any_of(
            m_qmlOfQt, [&](const QString& folder) { return path.startsWith(folder + u'/'); });
    }

    const QStringList m_qmlOfQt;
};

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

KeepAwakePolicy::KeepAwakePolicy(AppController& app, const Preferences& preferences)
    : m_app(app), m_preferences(preferences) {
    connect(app.navigator(), &Navigator::pageChanged, this, &KeepAwakePolicy::update);
    connect(&app, &AppController::sessionChanged, this, &KeepAwakePolicy::update);
    // an inactive window must not keep the screen of a desktop on
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &KeepAwakePolicy::update);
    update();
}

void KeepAwakePolicy::update() {
    //% "A game is open."
    constexpr TextId reason = CIMAISE_TEXT("window.awake");
    if (m_app.navigator()->showsGame() &&
        QGuiApplication::applicationState() == Qt::ApplicationActive) {
        m_lock.hold(format(Translator{m_preferences.languageInForce()}, reason));
    } else {
        m_lock.release();
    }
}

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

RunningApp::RunningApp(Library& library, Preferences& preferences)
    : m_preferences(preferences), m_controller(library, preferences), m_sounds(preferences),
      m_wakefulness(m_controller, preferences), m_missing(library) {
    m_language.show(m_preferences.languageInForce());
    QObject::connect(&m_controller, &AppController::soundRequested, &m_sounds, &Sounds::play);
    QObject::connect(&m_preferences, &Preferences::effectiveLanguageChanged, &m_engine, [this] {
        m_language.show(m_preferences.languageInForce());
        m_engine.retranslate();
    });
}

QQuickWindow* RunningApp::show(const QSize& size) {
    return showMainWindow(m_engine, m_controller, size);
}

} // namespace cimaise
