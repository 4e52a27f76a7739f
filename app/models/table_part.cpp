// Goes from one session to the next.
#include "app/models/table_part.h"

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

} // namespace cimaise
