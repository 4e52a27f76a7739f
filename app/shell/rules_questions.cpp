// Shows the ruling for each question; for a question about a piece, after a tap on the board.
#include "app/shell/rules_questions.h"

#include "app/shell/navigator.h"
#include "app/shell/rules_model.h"

namespace cimaise {

RulesQuestions::RulesQuestions(GameHost& host, RulesModel& rules, QObject* parent)
    : QObject(parent), m_host(host), m_rules(rules) {
    connect(&host, &GameHost::sessionChanged, this, [this] {
        if (Session* const session = m_host.session()) {
            connect(session->spotPicker(), &SpotPicker::answered, this, &RulesQuestions::ruleAt);
        }
    });
}

bool RulesQuestions::asksForSpot() const {
    Session* const session = m_host.session();
    return session != nullptr && session->spotPicker()->isRequested();
}

void RulesQuestions::ruleOn(int finding) {
    Session* const session = m_host.session();
    if (session != nullptr) {
        session->highlighter()->askAboutFinding(finding);
        m_host.navigator().show(Navigator::Ruling);
    }
}

void RulesQuestions::requestSpot(bool counting) {
    Session* const session = m_host.session();
    if (session == nullptr) {
        return;
    }
    m_counting = counting;
    session->highlighter()->clear();
    session->spotPicker()->request(true);
    m_host.navigator().show(Navigator::Table);
}

void RulesQuestions::ruleAt(const Spot& spot) {
    m_host.session()->highlighter()->askAbout(spot, m_counting);
    m_host.navigator().show(Navigator::Ruling);
}

void RulesQuestions::showRulingOnLastTap() {
    Session* const session = m_host.session();
    if (session == nullptr || !session->spotPicker()->ruling()->hasQuestion()) {
        return;
    }
    const Highlight& asked = session->highlighter()->current();
    if (asked.kind != Highlight::Kind::finding) {
        const Spot about = *session->spotPicker()->ruling()->at();
        session->highlighter()->askAbout(about, asked.counting && asked.spots == Spots{about});
    }
    m_host.navigator().show(Navigator::Ruling);
}

void RulesQuestions::showFirstRuling() {
    Session* const session = m_host.session();
    if (session != nullptr) {
        session->highlighter()->askAbout(Highlight::Kind::first);
        m_host.navigator().show(Navigator::Ruling);
    }
}

void RulesQuestions::showTieRuling() {
    Session* const session = m_host.session();
    if (session != nullptr) {
        session->highlighter()->askAbout(Highlight::Kind::tie);
        m_host.navigator().show(Navigator::Ruling);
    }
}

void RulesQuestions::followPage() {
    Session* const session = m_host.session();
    if (session == nullptr) {
        return;
    }
    const Navigator::Page page = m_host.navigator().page();
    session->spotPicker()->setRulingWanted(page == Navigator::Dispute);
    if (page != Navigator::Table) {
        session->spotPicker()->request(false);
    }
}

void RulesQuestions::setRule(const QString& rule) {
    if (rule != m_rule) {
        m_rule = rule;
        emit ruleChanged();
    }
}

void RulesQuestions::showRule(const QString& id) {
    m_host.navigator().show(Navigator::Rules);
    m_rules.setSearch({});
    if (m_rules.rowOf(id) < 0) {
        m_rules.setGame({});
    }
    setRule(id);
}

void RulesQuestions::showRules() {
    Session* const session = m_host.session();
    m_rules.setGame(session != nullptr ? session->game() : QString{});
    m_host.navigator().show(Navigator::Rules);
}

} // namespace cimaise
