// Goes from one session to the next; shows each of its positions once.
#include "app/tables/table_part.h"

namespace cimaise {

void TablePart::setSession(Session* session) {
    if (session == m_session) {
        return;
    }
    if (m_session != nullptr) {
        m_session->disconnect(this);
    }
    m_session = session;
    followSession();
    emit sessionChanged();
}

void TablePart::refresh() {
    m_stale = m_touches > 0;
    if (!m_stale && m_session != nullptr) {
        show();
    }
}

TablePart::OneTouch::OneTouch(TablePart& part) : m_part(part) { ++m_part.m_touches; }

TablePart::OneTouch::~OneTouch() {
    if (--m_part.m_touches == 0 && m_part.m_stale) {
        m_part.refresh();
    }
}

} // namespace cimaise
