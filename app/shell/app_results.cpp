// Opens the result page of a finished game.
#include "app/shell/app_controller.h"

namespace cimaise {

bool AppController::hasResult() const {
    return m_session && m_session->finished() && !m_session->isAlone();
}

void AppController::openResult(qint64 id) {
    if (!m_session || m_session->id() != id) {
        open(id);
    } else {
        setPage(QStringLiteral("table"));
    }
    if (m_session && m_session->id() == id) {
        setPage(QStringLiteral("result"));
    }
}

void AppController::showResult() {
    if (m_session && !m_session->isAlone()) {
        m_session->reveal(false);
        setPage(QStringLiteral("result"));
    }
}

} // namespace cimaise
