// Shows the ruling for each question; for a question about a piece, after a tap on the board.
#include "app/shell/rules_questions.h"

#include "app/input/pieces.h"
#include "app/shell/navigator.h"
#include "app/shell/rules_model.h"

namespace cimaise {

RulesQuestions::RulesQuestions(GameHost& host, RulesModel& rules, QObject* parent)
    : QObject(parent), m_host(host), m_rules(rules) {
    connect(&host, &GameHost::sessionChanged, this, [this] {
        if (Session* const session = m_host.session()) {
            const SpotPicker* const picker = session->spotPicker();
            connect(picker, &SpotPicker::spotPicked, this, &RulesQuestions::ruleAt);
            connect(picker, &SpotPicker::emptySpotTapped, this, &RulesQuestions::askForPiece);
        }
    });
}

bool RulesQuestions::asksForSpot() const {
    Session* const session = m_host.session();
    return session != nullptr && session->spotPicker()->isRequested();
}

bool RulesQuestions::hasRuling() const {
    Session* const session = m_trial ? m_trial.data() : m_host.session();
    return session != nullptr && session->highlighter()->current() != Highlight{};
}

void RulesQuestions::setTrial(Session* trial) {
    if (trial != m_trial) {
        m_trial = trial;
        emit trialChanged();
    }
}

void RulesQuestions::ruleOnTrial(Session& trial, const Spot& piece) {
    trial.highlighter()->askAbout(piece);
    setTrial(&trial);
    m_host.navigator().show(Navigator::Ruling);
}

bool RulesQuestions::askForPiece(const Spot& space) {
    // what a piece counts is shown where it may be placed; a shared space takes no piece of a board
    const bool isMove = !m_counting && space.owner != everyone();
    if (isMove) {
        emit pieceWanted(space);
    }
    return isMove;
}

void RulesQuestions::ruleOn(int finding) {
    Session* const session = m_host.session();
    leaveTrial();
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
    const Session& session = *m_host.session();
    const bool isEmpty = !pieceAt(session.current(), spot) &&
                         firstAt(session.evaluation().findings, spot) == nullptr;
    if (isEmpty && askForPiece(spot)) {
        return;
    }
    leaveTrial();
    m_host.session()->highlighter()->askAbout(spot, m_counting);
    m_host.navigator().show(Navigator::Ruling);
}

void RulesQuestions::showRulingOnLastTap() {
    Session* const session = m_host.session();
    if (session == nullptr || !session->spotPicker()->ruling()->hasQuestion()) {
        return;
    }
    leaveTrial();
    const Highlight& asked = session->highlighter()->current();
    if (asked.kind != Highlight::Kind::finding) {
        const Spot about = *session->spotPicker()->ruling()->at();
        session->highlighter()->askAbout(about, asked.counting && asked.spots == Spots{about});
    }
    m_host.navigator().show(Navigator::Ruling);
}

void RulesQuestions::showFirstRuling() {
    Session* const session = m_host.session();
    leaveTrial();
    if (session != nullptr) {
        session->highlighter()->askAbout(Highlight::Kind::first);
        m_host.navigator().show(Navigator::Ruling);
    }
}

void RulesQuestions::showTieRuling() {
    Session* const session = m_host.session();
    leaveTrial();
    if (session != nullptr) {
        session->highlighter()->askAbout(Highlight::Kind::tie);
        const QList<int>& tied = session->highlighter()->ruling()->sides();
        if (!tied.isEmpty() && !tied.contains(session->currentSide())) {
            session->setCurrentSide(tied.front());
        }
        m_host.navigator().show(Navigator::Ruling);
    }
}

void RulesQuestions::onPageChanged() {
    Session* const session = m_host.session();
    if (session == nullptr) {
        return;
    }
    const Navigator::Page page = m_host.navigator().page();
    session->spotPicker()->setRulingWanted(page == Navigator::Dispute);
    if (page != Navigator::Table) {
        session->spotPicker()->request(false);
    }
    if (page == Navigator::Table || page == Navigator::Dispute) {
        leaveTrial();
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
