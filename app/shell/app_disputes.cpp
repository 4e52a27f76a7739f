// Opens the ruling for a rules question, for one kind of question after choosing a place on the
// board.
#include "app/shell/app_controller.h"

namespace cimaise {

namespace {

const QString rulingPage = QStringLiteral("ruling");

} // namespace

void AppController::ruleOn(int finding) {
    if (m_session) {
        m_session->highlighter()->askAboutFinding(finding);
        setPage(rulingPage);
    }
}

void AppController::askAt(bool counting) {
    if (!m_session) {
        return;
    }
    m_counting = counting;
    m_session->highlighter()->clear();
    m_session->spotPicker()->request(true);
    setPage(QStringLiteral("table"));
}

void AppController::ruleAt(const Spot& spot) {
    m_session->highlighter()->askAbout(spot, m_counting);
    setPage(rulingPage);
}

void AppController::ruleOnTouched() {
    if (!m_session || !m_session->spotPicker()->ruling()->isAsked()) {
        return;
    }
    const Highlight& asked = m_session->highlighter()->current();
    if (asked.kind != Highlight::Kind::finding) {
        const Spot about = *m_session->spotPicker()->ruling()->at();
        m_session->highlighter()->askAbout(about, asked.counting && asked.spots == Spots{about});
    }
    setPage(rulingPage);
}

void AppController::askWhoWasFirst() {
    if (m_session) {
        m_session->highlighter()->askAbout(Highlight::Kind::first);
        setPage(rulingPage);
    }
}

void AppController::askWhoseTie() {
    if (m_session) {
        m_session->highlighter()->askAbout(Highlight::Kind::tie);
        setPage(rulingPage);
    }
}

void AppController::settleForPage() {
    if (!m_session) {
        return;
    }
    m_session->spotPicker()->setRulingWanted(m_page == QLatin1String("dispute"));
    if (m_page != QLatin1String("table")) {
        m_session->spotPicker()->request(false);
    }
}

} // namespace cimaise
