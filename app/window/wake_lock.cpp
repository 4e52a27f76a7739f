// Calls the desktop's portal (org.freedesktop.portal.Inhibit); without one the screen turns off as
// usual. When the app ends, the portal releases the lock.
#include "app/window/wake_lock.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QVariantMap>

namespace cimaise {

namespace {

/// Of what the portal can keep from happening: that the session is taken for idle.
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

/// The portal may not have answered yet what is to be closed.
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
