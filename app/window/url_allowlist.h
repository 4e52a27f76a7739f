// Allowlist of URLs for the QML engine: only files that ship with the app; no network, and no files
// of the user.
#pragma once

#include <QObject>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlNetworkAccessManagerFactory>
#include <QStringList>

class QQmlEngine;

namespace cimaise {

/// Accepts resources of the app, image providers, and the QML files of Qt's modules. Owned by the
/// engine, whose import paths must be complete before.
class UrlAllowlist : public QObject,
                     public QQmlAbstractUrlInterceptor,
                     public QQmlNetworkAccessManagerFactory {
public:
    explicit UrlAllowlist(QQmlEngine& engine);

    QUrl intercept(const QUrl& url, DataType type) override;
    QNetworkAccessManager* create(QObject* parent) override;

private:
    [[nodiscard]] bool isOfQt(const QUrl& url) const;

    const QStringList m_qmlOfQt;
};

} // namespace cimaise
