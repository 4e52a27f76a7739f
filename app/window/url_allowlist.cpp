// Blocks file access, because files are opened and saved in C++ and QML has no reason to read one.
// Images in rich text bypass the interceptor; qml/components/PlainText.qml ensures that no rich
// text is shown.
#include "app/window/url_allowlist.h"

#include <QDir>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QQmlEngine>
#include <algorithm>

namespace cimaise {

namespace {

/// Reply that fails without sending a request.
class RefusedReply : public QNetworkReply {
public:
    RefusedReply(QNetworkAccessManager::Operation operation, const QNetworkRequest& request,
                 QObject* parent)
        : QNetworkReply(parent) {
        setOperation(operation);
        setRequest(request);
        setUrl(request.url());
        setError(ContentAccessDenied, QStringLiteral("Cimaise asks no server for anything"));
        setFinished(true);
        open(ReadOnly);
        QMetaObject::invokeMethod(this, &QNetworkReply::finished, Qt::QueuedConnection);
    }
    void abort() override {}

protected:
    qint64 readData(char* /*data*/, qint64 /*most*/) override { return -1; }
};

class NoNetwork : public QNetworkAccessManager {
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request,
                                 QIODevice* /*data*/) override {
        return new RefusedReply{operation, request, this};
    }
};

} // namespace

UrlAllowlist::UrlAllowlist(QQmlEngine& engine)
    : QObject(&engine), m_qmlOfQt(engine.importPathList()) {
    engine.setNetworkAccessManagerFactory(this);
    engine.addUrlInterceptor(this);
}

QNetworkAccessManager* UrlAllowlist::create(QObject* parent) { return new NoNetwork{parent}; }

QUrl UrlAllowlist::intercept(const QUrl& url, DataType type) {
    const bool own = url.scheme() == QLatin1String("qrc") || url.scheme() == QLatin1String("image");
    return own || (type != UrlString && isOfQt(url)) ? url : QUrl{};
}

bool UrlAllowlist::isOfQt(const QUrl& url) const {
    const QString path = QDir::cleanPath(url.toLocalFile());
    return std::ranges::any_of(
        m_qmlOfQt, [&](const QString& folder) { return path.startsWith(folder + u'/'); });
}

} // namespace cimaise
