// Uploads the picture to the graphics card once and draws the texture.
#include "app/photos/picture_item.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <memory>
#include <utility>

namespace cimaise {

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
    const bool begun = node != nullptr;
    if (!begun) {
        node.reset(window()->createImageNode());
        node->setOwnsTexture(true);
        node->setFiltering(QSGTexture::Linear);
    }
    if (std::exchange(m_isNew, false) || !begun) {
        node->setTexture(window()->createTextureFromImage(m_picture));
    }
    node->setRect(boundingRect());
    node->setSourceRect({QPointF{}, QSizeF{m_picture.size()}});
    return node.release();
}

} // namespace cimaise
