// Answers like org.freedesktop.portal.Inhibit, with the object that releases the lock.
#include "tests/app/desktop_portal.h"

#include <QDBusObjectPath>

namespace cimaise {

namespace {

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString place = QStringLiteral("/org/freedesktop/portal/desktop");

} // namespace

OwnBus::OwnBus() {
    m_daemon.start(QStringLiteral("dbus-daemon"),
                   {QStringLiteral("--session"), QStringLiteral("--nofork"),
                    QStringLiteral("--print-address"), QStringLiteral("--nopidfile")});
    m_daemon.waitForReadyRead();
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_daemon.readLine().trimmed());
}

OwnBus::~OwnBus() {
    m_daemon.terminate();
    m_daemon.waitForFinished();
}

DesktopPortal::DesktopPortal()
    : m_connection(
          QDBusConnection::connectToBus(QDBusConnection::SessionBus, QStringLiteral("portal"))) {
    m_connection.registerVirtualObject(place, this, QDBusConnection::SubPath);
    m_connection.registerService(service);
}

DesktopPortal::~DesktopPortal() {
    m_connection.unregisterService(service);
    m_connection.unregisterObject(place, QDBusConnection::UnregisterTree);
    QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
}

QString DesktopPortal::introspect(const QString& /*path*/) const { return {}; }

bool DesktopPortal::handleMessage(const QDBusMessage& message,
                                  const QDBusConnection& /*connection*/) {
    if (message.member() == QLatin1String("Inhibit")) {
        asked.push_back(message.arguments());
        message.setDelayedReply(true);
        m_waiting.push_back(message);
        if (!m_slow) {
            answer();
        }
        return true;
    }
    closed << message.path() + u' ' + message.interface() + u'.' + message.member();
    return true;
}

void DesktopPortal::answer() {
    for (const QDBusMessage& message : std::exchange(m_waiting, {})) {
        const QDBusObjectPath request{place + QStringLiteral("/request/1/one")};
        m_connection.send(message.createReply(QVariant::fromValue(request)));
    }
}

} // namespace cimaise
