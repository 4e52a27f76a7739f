// Communicates with web/shell.js through the functions exported at the end of this file.
#include "app/window/browser_shell.h"

#include "app/shell/app_controller.h"

#include <QFontDatabase>
#include <QKeyEvent>
#include <QQuickItem>
#include <QQuickWindow>
#include <algorithm>
#include <emscripten/emscripten.h>
#include <emscripten/val.h>
#include <optional>

// Qt's internal entry point for synthetic keys, which shortcuts receive as well.
extern Q_GUI_EXPORT void qt_handleKeyEvent(QWindow* window, QEvent::Type type, int key,
                                           Qt::KeyboardModifiers modifiers, const QString& text,
                                           bool autoRepeat, ushort count);

namespace cimaise {

namespace {

// NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables): the exported functions have
// no object
BrowserShell* only = nullptr;

emscripten::val page() { return emscripten::val::global("cimaise")["shell"]; }

QString linkFromPage() { return QString::fromStdString(page().call<std::string>("takeLink")); }

/// Shortcuts as in web/manifest.webmanifest.
std::optional<Navigator::Page> pageOfShortcut(const QString& link) {
    if (link == QLatin1String("#new")) {
        return Navigator::New;
    }
    return link == QLatin1String("#scan") ? std::optional{Navigator::Scan} : std::nullopt;
}

void press(QWindow& window, Qt::Key key) {
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        qt_handleKeyEvent(&window, type, key, Qt::NoModifier, {}, false, 1);
    }
}

/// True if an item in the window accepts the key.
bool isTaken(QQuickWindow& window, Qt::Key key) {
    QKeyEvent event{QEvent::KeyPress, key, Qt::NoModifier};
    event.ignore();
    QCoreApplication::sendEvent(&window, &event);
    return event.isAccepted();
}

/// True for a sheet or dialog with focus, false for a tooltip.
bool isAskedFor(const QQuickItem* item) {
    return item->inherits("QQuickPopupItem") && item->hasFocus();
}

} // namespace

BrowserShell::BrowserShell(AppController& app) : m_app(app) {
    only = this;
    connect(app.navigator(), &Navigator::pageChanged, this, &BrowserShell::reportDepth);
}

void BrowserShell::begin() {
    const QString link = linkFromPage();
    if (link.isEmpty() || pageOfShortcut(link)) {
        m_app.restore();
    } else {
        m_app.restoreBehindHome();
    }
    open(link);
}

void BrowserShell::open(const QString& link) {
    if (const auto wanted = pageOfShortcut(link)) {
        m_app.navigator()->show(*wanted);
    } else if (!link.isEmpty()) {
        m_app.files()->openText(link);
    }
}

void BrowserShell::watch(QQuickWindow& window) {
    m_window = &window;
    m_drawing = connect(&window, &QQuickWindow::frameSwapped, this, &BrowserShell::reportReady);
    const auto paint = [&window] {
        page().call<void>("paint", window.color().name().toStdString());
    };
    connect(&window, &QQuickWindow::colorChanged, this, paint);
    paint();
    // the overlay is created with the first popup
    connect(window.contentItem(), &QQuickItem::childrenChanged, this, &BrowserShell::watchOverlay);
    watchOverlay();
    reportDepth();
}

void BrowserShell::reportReady() {
    if (m_window->size() == m_drawn) {
        disconnect(m_drawing);
        page().call<void>("ready");
        return;
    }
    m_drawn = m_window->size();
    m_window->update(); // another picture
}

void BrowserShell::watchOverlay() {
    for (QQuickItem* const child : m_window->contentItem()->childItems()) {
        if (m_overlay == nullptr && child->inherits("QQuickOverlay")) {
            m_overlay = child;
            // popups get focus a little later
            connect(child, &QQuickItem::childrenChanged, this, &BrowserShell::reportDepth,
                    Qt::QueuedConnection);
        }
    }
}

bool BrowserShell::isCovered() const {
    return m_overlay != nullptr && std::ranges::any_of(m_overlay->childItems(), isAskedFor);
}

void BrowserShell::reportDepth() const {
    page().call<void>("setDepth", m_app.navigator()->depth() + (isCovered() ? 1 : 0));
}

void BrowserShell::goBack() {
    if (isCovered()) {
        press(*m_window, Qt::Key_Escape);
    } else if (!isTaken(*m_window, Qt::Key_Back)) {
        m_app.navigator()->back();
    }
    reportDepth();
}

void BrowserShell::openLink() { open(linkFromPage()); }

void BrowserShell::announceNewVersion() {
    m_app.announceNewVersion([] { page().call<void>("restart"); });
}

} // namespace cimaise

// Functions called by web/shell.js.
extern "C" {

EMSCRIPTEN_KEEPALIVE void cimaise_shell_back() { cimaise::only->goBack(); }

EMSCRIPTEN_KEEPALIVE void cimaise_shell_link_came() { cimaise::only->openLink(); }

EMSCRIPTEN_KEEPALIVE void cimaise_shell_newer_ready() { cimaise::only->announceNewVersion(); }

/// The font where Qt looks for letters that others lack is in the app's memory.
EMSCRIPTEN_KEEPALIVE void cimaise_shell_font_came() {
    QFontDatabase::addApplicationFont(QStringLiteral("/fallback.ttf"));
}
}
