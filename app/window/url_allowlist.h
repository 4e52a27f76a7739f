// Allowlist of URLs for the QML engine: only files that ship with the app, no network, no file of
// the user's.
#pragma once

#include <QObject>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlNetworkAccessManagerFactory>
#include <QStringList>

class QQmlEngine;

namespace cimaise {

/// Lets our own resources and image providers pass, and the QML files of Qt's modules. Belongs to
/// the engine, whose import paths are known when it begins.
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
