// Detects the format by the first bytes, because Qt’s own detection asks every plugin, including
// the one for SVG.
#include "app/photos/picture_reader.h"

#include <QFile>
#include <QFileInfo>
#include <QQuickWindow>
#include <QSGImageNode>
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace cimaise {

namespace {

/// Memory limit of Qt’s decoders, in MB.
constexpr int mostMemory = 256;
/// Number of bytes that identify every format.
constexpr qint64 beginningBytes = 32;

/// Format of an ISO base media file (ISO/IEC 14496-12), by its brand.
QByteArray boxedFormat(const QByteArray& brand) {
    constexpr std::array heic{"heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"};
    if (brand == "avif" || brand == "avis") {
        return "avif";
    }
    return std::ranges::any_of(heic, [&](const char* name) { return brand == name; })
               ? QByteArray{"heic"}
               : QByteArray{};
}

} // namespace

PictureItem::PictureItem(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &QQuickItem::widthChanged, this, &QQuickItem::update);
    connect(this, &QQuickItem::heightChanged, this, &QQuickItem::update);
}

void PictureItem::setPicture(const QImage& picture) {
    if (picture.cacheKey() != m_picture.cacheKey()) {
        m_picture = picture;
        m_isNew = true;
        update();
        emit pictureChanged();
    }
}

double PictureItem::aspect() const {
    return m_picture.isNull() ? 1 : static_cast<double>(m_picture.width()) / m_picture.height();
}

QSGNode* PictureItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    std::unique_ptr<QSGImageNode> node{static_cast<QSGImageNode*>(old)};
    if (m_picture.isNull()) {
        return nullptr;
    }
    const bool exists = node != nullptr;
    if (!exists) {
        node.reset(window()->createImageNode());
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
    }
    if (std::exchange(m_isNew, false) || !exists) {
        node->setTexture(window()->createTextureFromImage(m_picture));
    }
    node->setRect(boundingRect());
    node->setSourceRect({QPointF{}, QSizeF{m_picture.size()}});
    return node.release();
}

QByteArray pictureFormat(const QByteArray& beginning) {
    const auto has = [&](qsizetype place, const QByteArray& bytes) {
        return beginning.mid(place, bytes.size()) == bytes;
    };
    if (has(0, QByteArray::fromHex("89504e470d0a1a0a"))) {
        return "png";
    }
    if (has(0, QByteArray::fromHex("ffd8ff"))) {
        return "jpeg";
    }
    if (has(0, "RIFF") && has(8, "WEBP")) {
        return "webp";
    }
    if (has(0, QByteArray::fromHex("49492a00")) || has(0, QByteArray::fromHex("4d4d002a"))) {
        return "tiff";
    }
    return has(4, "ftyp") ? boxedFormat(beginning.mid(8, 4)) : QByteArray{};
}

bool isPictureFile(const QString& path) {
    QFile file{path};
    return QFileInfo{path}.isFile() && file.open(QIODevice::ReadOnly) &&
           !pictureFormat(file.read(beginningBytes)).isEmpty();
}

PictureReader::PictureReader(const QByteArray& bytes)
    : m_format(pictureFormat(bytes.left(beginningBytes))), m_bytes(bytes) {
    if (m_format.isEmpty()) {
        return; // Qt never reads files of other formats
    }
    m_reader.setAutoDetectImageFormat(false);
    m_reader.setFormat(m_format);
    m_reader.setAutoTransform(true);
    QImageReader::setAllocationLimit(mostMemory);
    m_buffer.setBuffer(&m_bytes);
    m_buffer.open(QIODevice::ReadOnly);
    m_reader.setDevice(&m_buffer);
    m_size = m_reader.size();
}

bool PictureReader::isHuge() const {
    return qint64{m_size.width()} * m_size.height() > mostPicturePixels;
}

QImage PictureReader::read(int longest) {
    if (m_size.isEmpty() || isHuge()) {
        return {};
    }
    m_reader.setScaledSize(fitting(m_size, longest));
    return m_reader.read();
}

QSize fitting(const QSize& size, int longest) {
    return std::max(size.width(), size.height()) <= longest
               ? size
               : size.scaled(longest, longest, Qt::KeepAspectRatio).expandedTo({1, 1});
}

} // namespace cimaise
