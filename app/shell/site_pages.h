// Pages beside the app on the site of the browser version.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace cimaise {

class SitePages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Opens the licences of this build and its components in another tab. Requires a user gesture.
    /// Returns false if the app is not on a site.
    Q_INVOKABLE static bool openLicences();
};

} // namespace cimaise
