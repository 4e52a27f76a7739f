// Calls the desktop's portal (org.freedesktop.portal.Inhibit); without a portal, the screen turns
// off as usual. The portal releases the lock when the app ends.
#include "app/window/wake_lock.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

namespace cimaise {

namespace {

/// Flag of the portal that prevents the session from becoming idle.
constexpr uint idle = 8;

QDBusMessage callOf(const QString& path, const QString& face, const QString& method) {
    return QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.portal.Desktop"), path,
                                          QStringLiteral("org.freedesktop.portal.") + face, method);
}

QDBusPendingCall askFor(const QString& reason) {
    QDBusMessage call = callOf(QStringLiteral("/org/freedesktop/portal/desktop"),
                               QStringLiteral("Inhibit"), QStringLiteral("Inhibit"));
    call << QString{} << idle << QVariantMap{{QStringLiteral("reason"), reason}};
    return QDBusConnection::sessionBus().asyncCall(call);
}

/// Closes a request once the portal has answered, because only the answer contains its path.
void closeWhenAnswered(const QDBusPendingCall& asked) {
    auto* const answer = new QDBusPendingCallWatcher{asked};
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, answer, [answer] {
        if (const QDBusPendingReply<QDBusObjectPath> request = *answer; request.isValid()) {
            QDBusConnection::sessionBus().send(
                callOf(request.value().path(), QStringLiteral("Request"), QStringLiteral("Close")));
        }
        answer->deleteLater();
    });
}

} // namespace

struct WakeLock::Asked {
    QDBusPendingCall call;
};

WakeLock::WakeLock() = default;

WakeLock::~WakeLock() { release(); }

void WakeLock::hold(const QString& reason) {
    if (!m_asked) {
        m_asked = std::make_unique<Asked>(Asked{.call = askFor(reason)});
    }
}

void WakeLock::release() {
    if (m_asked) {
        closeWhenAnswered(m_asked->call);
        m_asked.reset();
    }
}

} // namespace cimaise
