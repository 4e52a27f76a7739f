// Shows a picture in memory.
#pragma once

#include <QImage>
#include <QQuickItem>

namespace cimaise {

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

} // namespace cimaise
