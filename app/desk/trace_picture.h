// Draws the photo under a board, or a part of it.
#pragma once

#include "app/desk/trace.h"
#include "app/photos/picture_item.h"

#include <QPointer>

namespace cimaise {

class TracePicture : public cimaise::PictureItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(cimaise::Trace* trace READ trace WRITE setTrace NOTIFY traceChanged FINAL)

public:
    using PictureItem::PictureItem;

    [[nodiscard]] Trace* trace() const { return m_trace; }
    void setTrace(Trace* trace);

Q_SIGNALS:
    void traceChanged();

private:
    void follow();

    QPointer<Trace> m_trace;
};

} // namespace cimaise
