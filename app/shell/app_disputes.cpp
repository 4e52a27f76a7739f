// Opens the ruling for a rules question, for one kind of question after choosing a place on the
// board.
#include "app/shell/app_controller.h"

namespace cimaise {

namespace {

const QString rulingPage = QStringLiteral("ruling");

} // namespace

void AppController::ruleOn(int finding) {
    if (m_session) {
        m_session->ruleOn(finding);
        setPage(rulingPage);
    }
}

void AppController::askAt(bool counting) {
    if (!m_session) {
        return;
    }
    m_counting = counting;
    m_session->clearHighlight();
    m_session->askForSpot(true);
    setPage(QStringLiteral("table"));
}

void AppController::ruleAt(const Spot& spot) {
    m_session->ruleAt(spot, m_counting);
    setPage(rulingPage);
}

void AppController::ruleOnTouched() {
    if (!m_session || !m_session->touchedRuling()->isAsked()) {
        return;
    }
    if (const Highlight& asked = m_session->lookedAt(); asked.kind != Highlight::Kind::finding) {
        const Spot about = *m_session->touchedRuling()->at();
        m_session->ruleAt(about, asked.counting && asked.spots == Spots{about});
    }
    setPage(rulingPage);
}

void AppController::askWhoWasFirst() {
    if (m_session) {
        m_session->ruleOn(Highlight::Kind::first);
        setPage(rulingPage);
    }
}

void AppController::askWhoseTie() {
    if (m_session) {
        m_session->ruleOn(Highlight::Kind::tie);
        setPage(rulingPage);
    }
}

void AppController::settleForPage() {
    if (!m_session) {
        return;
    }
    m_session->settleTouched(m_page == QLatin1String("dispute"));
    if (m_page != QLatin1String("table")) {
        m_session->askForSpot(false);
    }
}

} // namespace cimaise
