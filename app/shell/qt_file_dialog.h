// Corrects the file dialog that Qt itself shows on desktops without one.
#pragma once

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QUrl>

namespace cimaise {

class QtFileDialog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Prepares Qt's dialog for saving: the name gets the focus, Enter presses the button with the
    /// text `accept`, and the folder is legible on `background`. Returns false if the system shows
    /// its own dialog.
    Q_INVOKABLE bool prepare(const QString& accept, const QColor& background);
    /// File of the name typed in the dialog, in the folder of the chosen file. Qt 6.4 leaves out
    /// the scheme of a typed name, cuts the name at “#”, and adds no suffix in a folder with a dot.
    Q_INVOKABLE [[nodiscard]] QUrl typedFile(const QUrl& chosen, const QString& suffix) const;
    Q_INVOKABLE static bool exists(const QUrl& file);

private:
    Q_SLOT void pressSave();
    Q_SLOT void markRecentPlayer();

    QPointer<QQuickItem> m_name;
    QPointer<QQuickItem> m_save;
    QString m_typed; ///< name as typed; the dialog shortens it
};

} // namespace cimaise
