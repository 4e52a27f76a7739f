// Entry point of the desktop app: builds its parts and shows the window.
#include "app/platform/version.h"
#include "app/texts/load_error_text.h"
#include "app/texts/qt_texts.h"
#include "app/window/command_line.h"
#include "app/window/export.h"
#include "app/window/graphics.h"
#include "app/window/library_transfer.h"
#include "app/window/qml_warnings.h"
#include "app/window/running_app.h"
#include "app/window/self_test.h"
#include "app/window/shutdown_handler.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace cimaise;

void name() {
    QCoreApplication::setOrganizationName(QStringLiteral("cimaise"));
    QCoreApplication::setApplicationName(QStringLiteral("cimaise"));
    QCoreApplication::setApplicationVersion(toQt(version));
}

bool hasScreen() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

/// Answers on the console and exits if no window is requested, or if there is no display, without
/// which a QGuiApplication cannot be constructed. Only then is a second application object
/// constructed: after another one, the window's would not reach screen readers.
void answerInWords(int argc, char** argv) {
    const bool wordsAlone = asksForWordsAlone({argv + 1, argv + std::max(1, argc)});
    if (!wordsAlone && hasScreen()) {
        return;
    }
    const QCoreApplication app{argc, argv};
    const CommandLine told = readCommandLine();
    //% "Cannot open the window: no display found."
    const Message noDisplay{.text = CIMAISE_TEXT("window.no-display"), .arguments = {}};
    const Translator words{told.language.value_or(systemLanguage())};
    (void)std::fputs(
        loadErrorLine("cimaise", {}, {.pointer = {}, .reason = noDisplay}, words).c_str(), stderr);
    std::exit(1); // NOLINT(concurrency-mt-unsafe): before any thread
}

/// True if an option is given, as `--option` or `--option=value`.
bool isGiven(const std::vector<std::string_view>& arguments, std::string_view option) {
    return std::ranges::any_of(arguments, [&](std::string_view argument) {
        return argument == option ||
               (argument.starts_with(option) && argument.size() > option.size() &&
                argument[option.size()] == '=');
    });
}

/// Selects the offscreen platform for self-tests, which must run without a display, for exports to
/// files.
void useNoScreen(int argc, char** argv) {
    const std::vector<std::string_view> given{argv + 1, argv + std::max(1, argc)};
    const bool isFiled = isGiven(given, "--export") || isGiven(given, "--import");
    if (isFiled && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    if (!hasScreen() && isGiven(given, "--self-test")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        qputenv("QT_QUICK_BACKEND", "software");
    }
}

void introduce() {
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Cimaise"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.cimaise.cimaise"));
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

/// Temporary directory for a self-test, which must not change the user's games.
std::unique_ptr<QTemporaryDir> ownFolder(const CommandLine& told) {
    const bool own = told.selfTest && told.folder.isEmpty();
    return own ? std::make_unique<QTemporaryDir>() : nullptr;
}

/// Opens the requested game and page.
void begin(AppController& app, const CommandLine& told) {
    if (!told.selfTest && (!told.file.isEmpty() || !told.link.isEmpty())) {
        app.restoreBehind();
    }
    if (!told.file.isEmpty()) {
        app.files()->openFile(QUrl::fromLocalFile(told.file));
    } else if (!told.link.isEmpty()) {
        app.files()->openText(told.link);
    } else if (!told.selfTest) {
        app.restore();
    }
    if (told.page) {
        app.navigator()->show(*told.page);
    }
}

} // namespace

int main(int argc, char** argv) {
    name();
    useNoScreen(argc, argv);
    answerInWords(argc, argv);
    chooseGraphics();
    const QGuiApplication system{argc, argv};
    introduce();
    const CommandLine told = readCommandLine();
    if (!told.archive.isEmpty()) {
        return importArchive(told);
    }
    if (!told.paper.isEmpty()) {
        return isOfLibrary(told.paper) ? exportLibrary(told) : exportPaper(told);
    }
    const std::unique_ptr<QTemporaryDir> temporary = ownFolder(told);
    const std::unique_ptr<Library> library = libraryIn(temporary ? temporary->path() : told.folder);
    Preferences preferences{*library};
    if (told.language) {
        preferences.overrideLanguage(*told.language);
    }
    if (!told.appearance.isEmpty()) {
        preferences.overrideAppearance(told.appearance);
    }
    countQmlWarnings();

    RunningApp app{*library, preferences};
    const ShutdownHandler ending{app.controller()};
    begin(app.controller(), told);
    QQuickWindow* const window = app.show(told.size);
    if (window == nullptr) {
        return 1;
    }
    return told.selfTest ? selfTest(app.controller(), *window) : QGuiApplication::exec();
}
