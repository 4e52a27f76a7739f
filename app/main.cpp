// The window: builds the app from its parts and shows it.
#include "app/models/preferences.h"
#include "app/session/desk.h"
#include "app/sound/sounds.h"
#include "app/window/command_line.h"
#include "app/window/fonts.h"
#include "app/window/icon_provider.h"
#include "app/window/qml_warnings.h"
#include "app/window/self_test.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>

// The modules are linked in.
Q_IMPORT_QML_PLUGIN(CimaisePlugin)
Q_IMPORT_QML_PLUGIN(Cimaise_AppPlugin)

namespace {

using namespace cimaise;

void introduce() {
    QCoreApplication::setOrganizationName(QStringLiteral("cimaise"));
    QCoreApplication::setApplicationName(QStringLiteral("cimaise"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CIMAISE_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Cimaise"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.cimaise.Cimaise"));
    QIcon icon;
    for (const char* size : {"32", "64", "128", "256"}) {
        icon.addFile(
            QStringLiteral(":/cimaise/assets/app/cimaise-%1.png").arg(QLatin1String(size)));
    }
    QGuiApplication::setWindowIcon(icon);
}

std::unique_ptr<Library> libraryIn(const QString& folder) {
    return folder.isEmpty() ? std::make_unique<Library>() : std::make_unique<Library>(folder);
}

/// The main window; null when it cannot be shown.
QQuickWindow* show(QQmlApplicationEngine& engine, Desk& desk, const QSize& size) {
    engine.addImageProvider(QStringLiteral("icon"), new IconProvider);
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    QVariantMap properties{{QStringLiteral("desk"), QVariant::fromValue(&desk)}};
    if (!size.isEmpty()) {
        properties.insert(QStringLiteral("width"), size.width());
        properties.insert(QStringLiteral("height"), size.height());
    }
    engine.setInitialProperties(properties);
    engine.load(QUrl{QStringLiteral("qrc:/qt/qml/Cimaise/Main.qml")});
    return engine.rootObjects().isEmpty()
               ? nullptr
               : qobject_cast<QQuickWindow*>(engine.rootObjects().constFirst());
}

/// What lies on the table and which page is shown at first.
void begin(Desk& desk, const CommandLine& told) {
    if (!told.file.isEmpty()) {
        desk.openFile(QUrl::fromLocalFile(told.file));
    } else if (!told.selfTest) {
        desk.restore();
    }
    if (!told.page.isEmpty()) {
        desk.setPage(told.page);
    }
}

} // namespace

int main(int argc, char** argv) {
    const QGuiApplication app{argc, argv};
    introduce();
    const CommandLine told = readCommandLine(app);
    const QTemporaryDir ownFolder; // a self-test leaves the user's games alone
    const std::unique_ptr<Library> library =
        libraryIn(told.selfTest && told.folder.isEmpty() ? ownFolder.path() : told.folder);
    Preferences preferences{*library};
    if (told.language) {
        preferences.overrideLanguage(*told.language);
    }
    if (!told.appearance.isEmpty()) {
        preferences.overrideAppearance(told.appearance);
    }
    countQmlWarnings();
    loadFonts();

    WindowLanguage language;
    language.show(preferences.languageInForce());
    Desk desk{*library, preferences};
    Sounds sounds{preferences};
    QObject::connect(&desk, &Desk::happened, &sounds, &Sounds::play);
    begin(desk, told);

    QQmlApplicationEngine engine;
    QObject::connect(&preferences, &Preferences::effectiveLanguageChanged, &engine, [&] {
        language.show(preferences.languageInForce());
        engine.retranslate();
    });
    QQuickWindow* window = show(engine, desk, told.size);
    if (window == nullptr) {
        return 1;
    }
    return told.selfTest ? selfTest(desk, *window) : QGuiApplication::exec();
}
