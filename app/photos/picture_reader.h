// Reads pictures of unknown origin, in formats that contain nothing but pixels. Formats that can
// load other files or run for long, such as SVG, are never passed to Qt’s plugins.
#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QImage>
#include <QImageReader>
#include <QQuickItem>
#include <QString>

namespace cimaise {

/// Shows a picture in memory.
class PictureItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// Picture, stretched over the item.
    Q_PROPERTY(QImage picture READ picture WRITE setPicture NOTIFY pictureChanged FINAL)
    /// Width divided by height; 1 without a picture.
    Q_PROPERTY(double aspect READ aspect NOTIFY pictureChanged FINAL)

public:
    explicit PictureItem(QQuickItem* parent = nullptr);

    [[nodiscard]] const QImage& picture() const { return m_picture; }
    void setPicture(const QImage& picture);
    [[nodiscard]] double aspect() const;

Q_SIGNALS:
    void pictureChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    QImage m_picture;
    bool m_isNew = false; ///< true until the picture has been uploaded to the graphics card
};

/// Maximum number of pixels of a picture; a malicious file may declare more.
inline constexpr qint64 mostPicturePixels = 64 * 1024 * 1024;

/// Format by the first bytes, as Qt names it: png, jpeg, webp, tiff, heic or avif. Empty for all
/// others.
QByteArray pictureFormat(const QByteArray& beginning);

/// True if a plain file begins like a picture of one of these formats. Does not open pipes or
/// devices.
bool isPictureFile(const QString& path);

class PictureReader {
public:
    explicit PictureReader(const QByteArray& bytes);

    [[nodiscard]] const QByteArray& format() const { return m_format; }
    /// Size before the rotation given in the metadata; empty if this is not a picture.
    [[nodiscard]] const QSize& size() const { return m_size; }
    [[nodiscard]] bool isHuge() const;
    /// Upright picture with at most `longest` pixels on its longer side; null if it is damaged,
    /// huge or not a picture.
    [[nodiscard]] QImage read(int longest);

private:
    QByteArray m_format;
    QByteArray m_bytes;
    QBuffer m_buffer;
    QImageReader m_reader;
    QSize m_size;
};

/// Size scaled to fit into a square with this side; never enlarged.
QSize fitting(const QSize& size, int longest);

} // namespace cimaise
