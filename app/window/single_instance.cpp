// Speaks the protocol of the Desktop Entry Specification, “D-Bus Activation”.
#include "app/window/single_instance.h"

#include <QCryptographicHash>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QMetaObject>
#include <utility>

namespace cimaise {

namespace {

const QString objectPath = QStringLiteral("/io/github/cimaise/cimaise");
const QString interfaceName = QStringLiteral("org.freedesktop.Application");
const QString tokenKey = QStringLiteral("activation-token");
/// Time in ms since 1970, UTC, after which the caller has opened a window of its own.
const QString deadlineKey = QStringLiteral("io.github.cimaise.deadline");
constexpr auto tokenVariable = "XDG_ACTIVATION_TOKEN";

QString serviceName(const QString& folder) {
    const QByteArray path = QFile::encodeName(QFileInfo{folder}.canonicalFilePath());
    const QByteArray explanation = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
    return QStringLiteral("io.github.cimaise.cimaise.L") + QString::fromLatin1(explanation);
}

} // namespace

QVariantMap startupData() {
    return {{tokenKey, qEnvironmentVariable(tokenVariable)},
            {QStringLiteral("desktop-startup-id"), qEnvironmentVariable("DESKTOP_STARTUP_ID")}};
}

SingleInstance::SingleInstance(const QString& folder) : m_service(serviceName(folder)) {}

bool SingleInstance::isReachable() { return QDBusConnection::sessionBus().isConnected(); }

bool SingleInstance::passOn(const QString& uri, const QVariantMap& startup, int patience) const {
    const QString method = uri.isEmpty() ? QStringLiteral("Activate") : QStringLiteral("Open");
    QDBusMessage call =
        QDBusMessage::createMethodCall(m_service, objectPath, interfaceName, method);
    if (!uri.isEmpty()) {
        call << QStringList{uri};
    }
    QVariantMap data = startup;
    data.insert(deadlineKey, QDateTime::currentMSecsSinceEpoch() + patience);
    call << data;
    const QDBusMessage answer = QDBusConnection::sessionBus().call(call, QDBus::Block, patience);
    return answer.type() == QDBusMessage::ReplyMessage;
}

void SingleInstance::serve(Start start) {
    m_start = std::move(start);
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.registerVirtualObject(objectPath, this);
    bus.registerService(m_service);
}

QString SingleInstance::introspect(const QString& /*path*/) const {
    return QStringLiteral(R"(<interface name="org.freedesktop.Application">
  <method name="Activate"><arg type="a{sv}" direction="in"/></method>
  <method name="Open"><arg type="as" direction="in"/><arg type="a{sv}" direction="in"/></method>
</interface>
)");
}

bool SingleInstance::handleMessage(const QDBusMessage& message, const QDBusConnection& connection) {
    const bool opens = message.member() == QLatin1String("Open");
    if (message.interface() != interfaceName ||
        (!opens && message.member() != QLatin1String("Activate"))) {
        return false;
    }
    const QVariantList arguments = message.arguments();
    const QString uri = opens ? arguments.value(0).toStringList().value(0) : QString{};
    const auto startup = qdbus_cast<QVariantMap>(arguments.value(opens ? 1 : 0));
    const qint64 deadline = startup.value(deadlineKey).toLongLong();
    if (deadline != 0 && QDateTime::currentMSecsSinceEpoch() > deadline) {
        return true;
    }
    connection.send(message.createReply()); // first, because the caller waits a short time only
    QMetaObject::invokeMethod(
        this,
        [this, uri, token = startup.value(tokenKey).toString()] {
            // where Qt looks for a token when a window requests to be activated on Wayland
            qputenv(tokenVariable, token.toUtf8());
            m_start(uri);
        },
        Qt::QueuedConnection);
    return true;
}

} // namespace cimaise
