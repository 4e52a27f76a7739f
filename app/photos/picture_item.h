// Shows a picture in memory, or a part of it.
#pragma once

#include <QImage>
#include <QQuickItem>

namespace cimaise {

class PictureItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// Picture, stretched over the item.
    Q_PROPERTY(QImage picture READ picture WRITE setPicture NOTIFY pictureChanged FINAL)
    /// Visible part of the picture, as fractions of its width and height.
    Q_PROPERTY(QRectF part READ part WRITE setPart NOTIFY partChanged FINAL)
    /// Width divided by height; 1 without a picture.
    Q_PROPERTY(double aspect READ aspect NOTIFY pictureChanged FINAL)

public:
    explicit PictureItem(QQuickItem* parent = nullptr);

    [[nodiscard]] const QImage& picture() const { return m_picture; }
    void setPicture(const QImage& picture);
    [[nodiscard]] const QRectF& part() const { return m_part; }
    void setPart(const QRectF& part);
    [[nodiscard]] double aspect() const;

Q_SIGNALS:
    void pictureChanged();
    void partChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    QImage m_picture;
    QRectF m_part{0, 0, 1, 1};
    bool m_isNew = false; ///< true until the picture has been uploaded to the graphics card
};

} // namespace cimaise
