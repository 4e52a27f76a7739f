// Entry point of the desktop app: builds its parts and shows the window.
#include "app/platform/version.h"
#include "app/texts/load_error_text.h"
#include "app/texts/qt_texts.h"
#include "app/window/command_line.h"
#include "app/window/export.h"
#include "app/window/graphics.h"
#include "app/window/qml_warnings.h"
#include "app/window/running_app.h"
#include "app/window/self_test.h"
#include "app/window/shutdown_handler.h"
#include "app/window/single_instance.h"

#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QIcon>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QThread>
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
    const bool wordsAlone = needsNoDisplay({argv + 1, argv + std::max(1, argc)});
    if (!wordsAlone && hasScreen()) {
        return;
    }
    const QCoreApplication app{argc, argv};
    const CommandLine options = readCommandLine();
    //% "Cannot open the window: no display found."
    const Message noDisplay{.text = CIMAISE_TEXT("window.no-display"), .arguments = {}};
    const Translator words{options.language.value_or(systemLanguage())};
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
std::unique_ptr<QTemporaryDir> ownFolder(const CommandLine& options) {
    const bool own = options.selfTest && options.folder.isEmpty();
    return own ? std::make_unique<QTemporaryDir>() : nullptr;
}

/// URI of the requested file, or the requested link; empty if neither was requested.
QString uriOf(const CommandLine& options) {
    return options.file.isEmpty() ? options.link
                                  : QUrl::fromLocalFile(options.file).toString(QUrl::FullyEncoded);
}

void openUri(AppController& app, const QString& uri) {
    if (const QUrl url{uri}; url.isLocalFile()) {
        app.files()->openFile(url);
    } else {
        app.files()->openText(uri);
    }
}

/// Opens the requested game and page.
void begin(AppController& app, const CommandLine& options) {
    const QString uri = uriOf(options);
    if (!options.selfTest && uri.isEmpty()) {
        app.restore();
    } else if (!options.selfTest) {
        app.restoreBehindHome();
    }
    if (!uri.isEmpty()) {
        openUri(app, uri);
    }
    if (options.page) {
        app.navigator()->show(*options.page);
    }
}

/// Passes this start on to the window that has the library. That window may just be starting, or
/// closing. Returns false if the library is available, or if the window does not answer in time.
bool isPassedOn(const CommandLine& options, Library& library, const SingleInstance& instance,
                const QVariantMap& startup) {
    constexpr std::chrono::milliseconds longest{3000};
    constexpr unsigned long pause = 100;
    const QDeadlineTimer deadline{longest};
    while (library.isInUse() && SingleInstance::isReachable() && !deadline.hasExpired()) {
        if (instance.passOn(uriOf(options), startup, static_cast<int>(deadline.remainingTime()))) {
            return true;
        }
        QThread::msleep(pause);
        library.retry();
    }
    return false;
}

/// Opens what other starts on the same library request, in this window.
void serve(SingleInstance& instance, AppController& app, QWindow& window) {
    instance.serve([&app, &window](const QString& uri) {
        window.setWindowStates(window.windowStates() & ~Qt::WindowMinimized);
        window.raise();
        window.requestActivate();
        if (!uri.isEmpty()) {
            openUri(app, uri);
        }
    });
}

} // namespace

int main(int argc, char** argv) {
    name();
    useNoScreen(argc, argv);
    answerInWords(argc, argv);
    chooseGraphics();
    const QVariantMap startup = startupData();
    const QGuiApplication system{argc, argv};
    introduce();
    const CommandLine options = readCommandLine();
    if (!options.archive.isEmpty()) {
        return importArchive(options);
    }
    if (!options.output.isEmpty()) {
        return isOfLibrary(options.output) ? exportLibrary(options) : exportPaper(options);
    }
    const std::unique_ptr<QTemporaryDir> temporary = ownFolder(options);
    const std::unique_ptr<Library> library =
        libraryIn(temporary ? temporary->path() : options.folder);
    SingleInstance instance{library->folder()};
    if (!options.selfTest && isPassedOn(options, *library, instance, startup)) {
        return 0;
    }
    Preferences preferences{*library};
    if (options.language) {
        preferences.overrideLanguage(*options.language);
    }
    if (!options.appearance.isEmpty()) {
        preferences.overrideAppearance(options.appearance);
    }
    countQmlWarnings();

    RunningApp app{*library, preferences};
    const ShutdownHandler ending{app.controller()};
    begin(app.controller(), options);
    QQuickWindow* const window = app.show(options.size);
    if (window == nullptr) {
        return 1;
    }
    if (options.selfTest) {
        return selfTest(app.controller(), *window);
    }
    const auto serveIfWritable = [&] {
        if (library->access() == Library::Access::writable) {
            serve(instance, app.controller(), *window);
        }
    };
    serveIfWritable();
    QObject::connect(library.get(), &Library::accessChanged, window, serveIfWritable);
    return QGuiApplication::exec();
}
