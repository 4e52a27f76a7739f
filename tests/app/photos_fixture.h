// Fixture: pictures from cameras, other programs and attackers, in a temporary directory.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QTemporaryDir>

namespace cimaise {

/// One colour a quarter: red, green below it; blue, yellow on the right.
QImage quarters(int width, int height);

/// Whether the picture's quarters have these colours, from the upper left one clockwise.
bool hasQuarters(const QImage& picture, const QList<QColor>& colours);

/// As a file of that format.
QByteArray encoded(const QImage& picture, const char* format, int quality = 90);

/// A JPEG whose EXIF says that it is to be turned so (6: a quarter to the right).
QByteArray turned(const QByteArray& jpeg, int orientation);

/// A PNG that says that it has so many pixels, and has none.
QByteArray claimedPng(quint32 width, quint32 height);

/// An SVG that shows the file of that name.
QByteArray svgNaming(const QString& file);

class PictureFolder {
public:
    /// The path of a file with these bytes.
    [[nodiscard]] QString put(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] QString path(const QString& name = {}) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

} // namespace cimaise
