// Fixture: pictures from cameras, other programs and attackers, in a temporary directory.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QTemporaryDir>

namespace cimaise {

/// Picture with one colour per quarter: red above green on the left, blue above yellow on the
/// right.
QImage quarters(int width, int height);

/// True if the picture's quarters have these colours, clockwise from the upper left one.
bool hasQuarters(const QImage& picture, const QList<QColor>& colours);

/// Picture encoded in that format.
QByteArray encoded(const QImage& picture, const char* format, int quality = 90);

/// JPEG with an EXIF orientation (6: a quarter turn to the right).
QByteArray turned(const QByteArray& jpeg, int orientation);

/// PNG with a header of that size and no pixels.
QByteArray claimedPng(quint32 width, quint32 height);

/// SVG that references the file of that name.
QByteArray svgNaming(const QString& file);

class PictureFolder {
public:
    /// Path of a file with these bytes.
    [[nodiscard]] QString put(const QString& name, const QByteArray& bytes) const;
    [[nodiscard]] QString path(const QString& name = {}) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

} // namespace cimaise
