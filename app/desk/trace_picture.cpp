// Follows a trace; without one, as on a board for viewing only, it draws nothing.
#include "app/desk/trace_picture.h"

namespace cimaise {

void TracePicture::setTrace(Trace* trace) {
    if (trace == m_trace) {
        return;
    }
    if (m_trace != nullptr) {
        disconnect(m_trace, nullptr, this, nullptr);
    }
    m_trace = trace;
    if (trace != nullptr) {
        connect(trace, &Trace::changed, this, &TracePicture::follow);
    }
    follow();
    emit traceChanged();
}

void TracePicture::follow() { setPicture(m_trace != nullptr ? m_trace->picture() : QImage{}); }

} // namespace cimaise
