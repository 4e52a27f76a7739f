// Decides which page follows, from the conditions of the app and the pages before.
#include "app/shell/navigator.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

bool isOfTrial(Navigator::Page page) {
    return page == Navigator::Trial || page == Navigator::Compare;
}

bool isAvailable(Navigator::Page page, const PageConditions& now) {
    return (now.hasGame || !Navigator::isOfGame(page)) && (now.hasTrial || !isOfTrial(page)) &&
           (now.hasResult || page != Navigator::Result) &&
           (now.ordersCards || page != Navigator::Order);
}

} // namespace

Navigator::Navigator(std::function<PageConditions()> conditions, QObject* parent)
    : QObject(parent), m_conditions(std::move(conditions)) {}

bool Navigator::isOfGame(Page page) {
    switch (page) {
    case Table:
    case Dispute:
    case Ruling:
    case Order:
    case Trial:
    case Compare:
    case Scoring:
    case Result:
    case PlayDetails:
    case Share:
    case Photos:
    case Collect:
    case Seats:
        return true;
    case Home:
    case New:
    case Scan:
    case Players:
    case Rules:
    case Settings:
    case Statistics:
    case Handover:
    case PlayImport:
        break;
    }
    return false;
}

bool Navigator::showsGame() const { return isOfGame(m_page) && m_conditions().hasGame; }

int Navigator::depth() const {
    return m_page == Home ? 0 : std::max(1, static_cast<int>(m_before.size()));
}

void Navigator::show(Page page) {
    const PageConditions now = m_conditions();
    if (page == m_page || now.isBusy || !isAvailable(page, now)) {
        return;
    }
    emit aboutToShow(page);
    rememberWayBackFrom(page, now);
    m_page = page;
    emit pageChanged();
}

void Navigator::rememberWayBackFrom(Page page, const PageConditions& now) {
    const qsizetype earlier = m_before.indexOf(page);
    const bool asksOnBoard = page == Table && now.asksForSpot && m_page == Dispute;
    // The ruling replaces the rules question, even after a tap on the board in between.
    const bool answered =
        page == Ruling && m_page == Table && !m_before.isEmpty() && m_before.back() == Dispute;
    const bool leavesForm =
        (m_page == New && page == Table) || (m_page == Scoring && page == Result);
    if (page == Home) {
        m_before.clear();
    } else if (earlier >= 0 && !asksOnBoard) { // returns to an earlier page and closes those after
                                               // it
        m_before.resize(earlier);
    } else if (!answered && !leavesForm) { // back() never returns to a form
        m_before.push_back(m_page);
    }
}

Navigator::Page Navigator::nearest(Page page, const PageConditions& now) {
    if (isOfGame(page) && !now.hasGame) {
        return Home;
    }
    return (isOfTrial(page) && !now.hasTrial) || (page == Result && !now.hasResult) ? Table : page;
}

void Navigator::back() {
    const PageConditions now = m_conditions();
    if (now.isBusy) {
        return;
    }
    const Page before = nearest(m_before.isEmpty() ? Home : m_before.takeLast(), now);
    if (before == Ruling && !now.hasRuling) {
        back(); // the subject of the ruling is gone
        return;
    }
    if (before != m_page) {
        m_page = before;
        emit pageChanged();
    }
}

} // namespace cimaise
