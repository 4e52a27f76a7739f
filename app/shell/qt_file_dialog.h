// Corrections of the file dialog that Qt itself shows on desktops without one, and default folders.
#pragma once

#include <QColor>
#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QStandardPaths>
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

/// Default directories for opening and saving files.
class Folders : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Directories of the user’s documents and pictures; the home directory if they do not exist.
    Q_PROPERTY(QUrl documents READ documents CONSTANT FINAL)
    Q_PROPERTY(QUrl pictures READ pictures CONSTANT FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] static QUrl documents() { return at(QStandardPaths::DocumentsLocation); }
    [[nodiscard]] static QUrl pictures() { return at(QStandardPaths::PicturesLocation); }

private:
    static QUrl at(QStandardPaths::StandardLocation location);
};

} // namespace cimaise
