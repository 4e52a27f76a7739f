// Speaks on the desktop: by an announcement since Qt 6.8, earlier as a notification that appears.
#include "app/window/speech.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QQuickWindow>
#include <QTimer>

namespace cimaise {

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)

void speakInWindow(QQuickWindow& window, const QString& text) {
    QAccessibleAnnouncementEvent announcement{&window, text};
    QAccessible::updateAccessibility(&announcement);
}

#else

namespace {

using namespace std::chrono_literals;

/// Time after which no screen reader asks for a notification any more.
constexpr auto lifetime = 30s;

/// Notification without an item: a screen reader says its name when it is shown.
class Notification : public QAccessibleObject {
public:
    /// `owner` exists as long as the notification.
    Notification(QObject& owner, QQuickWindow& window, QString name)
        : QAccessibleObject(&owner), m_window(window), m_name(std::move(name)) {}

    [[nodiscard]] QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(&m_window);
    }
    [[nodiscard]] QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* /*child*/) const override {
        return -1;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_name : QString{};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override { return {}; }

private:
    QQuickWindow& m_window;
    QString m_name;
};

} // namespace

void speakInWindow(QQuickWindow& window, const QString& text) {
    if (!QAccessible::isActive()) {
        return;
    }
    auto* const owner = new QObject{&window};
    QTimer::singleShot(lifetime, owner, &QObject::deleteLater);
    auto* const notification = new Notification{*owner, window, text}; // deleted with its owner
    QAccessible::registerAccessibleInterface(notification);
    QAccessibleEvent shown{notification, QAccessible::ObjectShow};
    QAccessible::updateAccessibility(&shown);
}

#endif

} // namespace cimaise
