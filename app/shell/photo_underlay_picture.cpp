// Shows the photo of a PhotoUnderlay; draws nothing without one, as on a read-only board.
#include "app/shell/photo_underlay_picture.h"

namespace cimaise {

void PhotoUnderlayPicture::setTrace(PhotoUnderlay* underlay) {
    if (underlay == m_trace) {
        return;
    }
    if (m_trace != nullptr) {
        disconnect(m_trace, nullptr, this, nullptr);
    }
    m_trace = underlay;
    if (underlay != nullptr) {
        connect(underlay, &PhotoUnderlay::changed, this, &PhotoUnderlayPicture::follow);
    }
    follow();
    emit underlayChanged();
}

void PhotoUnderlayPicture::follow() {
    setPicture(m_trace != nullptr ? m_trace->picture() : QImage{});
}

} // namespace cimaise
