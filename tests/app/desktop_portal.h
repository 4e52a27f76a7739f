// Fake desktop portal on a D-Bus of its own that records the calls to Inhibit.
#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QVariantMap>
#include <vector>

namespace cimaise {

/// Replaces the session bus for its lifetime; must be created before the first access to the bus.
class OwnBus {
public:
    OwnBus();
    ~OwnBus();
    OwnBus(const OwnBus&) = delete;
    OwnBus& operator=(const OwnBus&) = delete;
    OwnBus(OwnBus&&) = delete;
    OwnBus& operator=(OwnBus&&) = delete;

private:
    QProcess m_daemon;
};

class DesktopPortal : public QDBusVirtualObject {
public:
    DesktopPortal();
    ~DesktopPortal() override;
    DesktopPortal(const DesktopPortal&) = delete;
    DesktopPortal& operator=(const DesktopPortal&) = delete;
    DesktopPortal(DesktopPortal&&) = delete;
    DesktopPortal& operator=(DesktopPortal&&) = delete;

    QString introspect(const QString& path) const override;
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override;

    void setSlow() { m_slow = true; }
    /// Answers the calls received while the portal was slow.
    void answer();

    std::vector<QVariantList> asked;
    QStringList closed;

private:
    QDBusConnection m_connection;
    bool m_slow = false;
    std::vector<QDBusMessage> m_waiting;
};

} // namespace cimaise
