// Shows the photo of a PhotoUnderlay; draws nothing without one, as on a read-only board.
#include "app/shell/photo_underlay_picture.h"

namespace cimaise {

void PhotoUnderlayPicture::setTrace(PhotoUnderlay* trace) {
    if (trace == m_trace) {
        return;
    }
    if (m_trace != nullptr) {
        disconnect(m_trace, nullptr, this, nullptr);
    }
    m_trace = trace;
    if (trace != nullptr) {
        connect(trace, &PhotoUnderlay::changed, this, &PhotoUnderlayPicture::follow);
    }
    follow();
    emit traceChanged();
}

void PhotoUnderlayPicture::follow() {
    setPicture(m_trace != nullptr ? m_trace->picture() : QImage{});
}

} // namespace cimaise
