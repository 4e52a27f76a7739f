// Opens the ruling for a rules question, for one kind of question after choosing a place on the
// board.
#include "app/desk/desk.h"

namespace cimaise {

namespace {

const QString rulingPage = QStringLiteral("ruling");

} // namespace

void Desk::ruleOn(int finding) {
    if (m_session) {
        m_session->ruleOn(finding);
        setPage(rulingPage);
    }
}

void Desk::askAt(bool counting) {
    if (!m_session) {
        return;
    }
    m_counting = counting;
    m_session->clearHighlight();
    m_session->askForSpot(true);
    setPage(QStringLiteral("table"));
    //% "Tap the place in question on the board."
    setNotice(say(words(), CIMAISE_TEXT("dispute.point")));
}

void Desk::ruleAt(const Spot& spot) {
    m_session->ruleAt(spot, m_counting);
    setPage(rulingPage);
}

void Desk::tellMissed() {
    //% "Nothing is there. Tap something on the board."
    setNotice(say(words(), CIMAISE_TEXT("dispute.missed")));
}

void Desk::ruleOnTouched() {
    if (!m_session || !m_session->touchedRuling()->isAsked()) {
        return;
    }
    if (m_session->lookedAt().kind != Highlight::Kind::finding) {
        m_session->ruleAt(*m_session->touchedRuling()->at());
    }
    setPage(rulingPage);
}

void Desk::askWhoWasFirst() {
    if (m_session) {
        m_session->ruleOn(Highlight::Kind::first);
        setPage(rulingPage);
    }
}

void Desk::askWhoseTie() {
    if (m_session) {
        m_session->ruleOn(Highlight::Kind::tie);
        setPage(rulingPage);
    }
}

void Desk::settleForPage() {
    if (!m_session) {
        return;
    }
    m_session->settleTouched(m_page == QLatin1String("dispute"));
    if (m_page != QLatin1String("table")) {
        m_session->askForSpot(false);
    }
}

} // namespace cimaise
