// Default directories for opening and saving files.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QUrl>

namespace cimaise {

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
