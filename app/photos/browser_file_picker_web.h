// Opens files in the browser: it shows its own dialog, and the chosen files are then in the page's
// memory.
#pragma once

#include "app/platform/browser_web.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>

namespace cimaise {

class BrowserFilePicker : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit BrowserFilePicker(QObject* parent = nullptr);

    /// Has to happen while a touch or a key is answered, or the browser asks nothing. `filters` are
    /// as the system's windows want them said.
    Q_INVOKABLE void ask(const QStringList& filters);

Q_SIGNALS:
    void chosen(const QUrl& file);

private:
    browser::Heard m_heard;
};

} // namespace cimaise
