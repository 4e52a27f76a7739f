// Reads the colour scheme from the style hints since Qt 6.5, and from the palette before.
#include "app/shell/system_appearance.h"

#include <QEvent>
#include <QGuiApplication>
#include <QPalette>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleHints>
#include <utility>

namespace cimaise {

namespace {

QString configFile(const QString& name) {
    return QStandardPaths::locate(QStandardPaths::GenericConfigLocation, name);
}

bool paletteIsDark() {
    const QPalette palette = QGuiApplication::palette();
    return palette.color(QPalette::WindowText).lightness() >
           palette.color(QPalette::Window).lightness();
}

/// Calls a function when the palette of the application changes.
class PaletteWatcher : public QObject {
public:
    PaletteWatcher(QObject* parent, std::function<void()> then)
        : QObject(parent), m_then(std::move(then)) {
        qGuiApp->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::ApplicationPaletteChange) {
            m_then();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    std::function<void()> m_then;
};

} // namespace

bool systemIsDark() {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown) {
        return scheme == Qt::ColorScheme::Dark;
    }
#endif
    return paletteIsDark();
}

bool systemReducesMotion() {
    const QSettings gtk{configFile(QStringLiteral("gtk-3.0/settings.ini")), QSettings::IniFormat};
    const QSettings kde{configFile(QStringLiteral("kdeglobals")), QSettings::IniFormat};
    return !gtk.value("Settings/gtk-enable-animations", true).toBool() ||
           kde.value("KDE/AnimationDurationFactor", 1.0).toDouble() == 0.0;
}

void onSystemAppearanceChanged(QObject* context, std::function<void()> then) {
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    QObject::connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, context,
                     then);
#endif
    new PaletteWatcher{context, std::move(then)};
}

} // namespace cimaise
