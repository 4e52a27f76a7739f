// Draws the photo under a board, or a part of it.
#pragma once

#include "app/photos/picture_item.h"
#include "app/shell/photo_underlay.h"

#include <QPointer>

namespace cimaise {

class PhotoUnderlayPicture : public cimaise::PictureItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        cimaise::PhotoUnderlay* underlay READ underlay WRITE setTrace NOTIFY underlayChanged FINAL)

public:
    using PictureItem::PictureItem;

    [[nodiscard]] PhotoUnderlay* underlay() const { return m_trace; }
    void setTrace(PhotoUnderlay* underlay);

Q_SIGNALS:
    void underlayChanged();

private:
    void follow();

    QPointer<PhotoUnderlay> m_trace;
};

} // namespace cimaise
