// Opens files in the browser, which shows its own dialog and copies the chosen files to the page's
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

    /// Opens the browser's file dialog. Must be called while a tap or a key press is handled;
    /// otherwise the browser shows no dialog. `filters` have the syntax of FileDialog.nameFilters.
    Q_INVOKABLE void ask(const QStringList& filters);

Q_SIGNALS:
    void chosen(const QUrl& file);

private:
    browser::PageListener m_heard;
};

} // namespace cimaise
