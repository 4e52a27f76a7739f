// One window for each library: another start passes its file or link to the window that is open.
#pragma once

#include <QDBusVirtualObject>
#include <QString>
#include <QVariantMap>
#include <functional>

namespace cimaise {

/// Data that the desktop has passed to this start, so that a window may come to the front. Must be
/// read before the QGuiApplication is constructed, which removes it.
QVariantMap startupData();

/// Implements and calls `org.freedesktop.Application` on the session bus. The name on the bus is
/// derived from the folder of the library: each library has its own instance.
class SingleInstance : public QDBusVirtualObject {
public:
    /// Handles another start; the argument is the URI of a file, a link, or empty.
    using Start = std::function<void(const QString&)>;

    /// `folder` is the folder of the library, which exists.
    explicit SingleInstance(const QString& folder);

    /// False if there is no session bus.
    [[nodiscard]] static bool isReachable();
    /// Passes the URI of a file, a link or an empty text to the process that serves the library.
    /// Returns false if there is none, or if it does not answer within `patience` ms.
    [[nodiscard]] bool passOn(const QString& uri, const QVariantMap& startup, int patience) const;
    /// Calls `start` for each other start from now on, on this thread's event loop.
    void serve(Start start);

    [[nodiscard]] QString introspect(const QString& path) const override;
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override;

private:
    QString m_service;
    Start m_start;
};

} // namespace cimaise
