// Hidden points: the parts of the result that are shown, and the evaluation without the points.
#include "app/game/game_facts.h"
#include "app/game/hidden_points_filter.h"
#include "app/session/session.h"
#include "validators/open_findings.h"

namespace cimaise {

Shown Session::shown() const {
    const bool hidden = m_points.totalsHidden();
    return {.alone = isAlone(),
            .finished = m_finished,
            .totals = !hidden,
            .trophies = !isAlone() && hasWinner(),
            .places = !hidden || m_finished,
            .veiled = m_points.unrevealed(),
            .peeked = hidden ? m_points.peekedSide() : -1};
}

bool Session::hasWinner() const {
    const bool entered =
        m_finished ? !areMostBoardsBare(current()) : hasEveryBoardSomething(current());
    return entered && !leavesWinnerOpen(m_evaluation.findings);
}

void Session::followPoints() {
    m_points.setGame({.canHide = canHidePoints(gameOf(current()).id),
                      .hidesPoints = m_manner == GameMode::hidden,
                      .finished = m_finished});
}

void Session::hidePoints(bool hidden) {
    if (readOnly() || isAlone() || !m_points.canHide()) {
        return;
    }
    beginChange();
    m_manner = hidden ? GameMode::hidden : GameMode::open;
    followPoints();
    keepFacts();
    judgeAnew();
    emit factsChanged();
}

void Session::judgeAnew() {
    const Findings before = m_evaluation.findings;
    judge();
    if (m_points.totalsHidden() || m_evaluation.findings != before) {
        m_highlighter.replace({}); // the highlight reveals points, or its row has changed
    }
    publish();
    emit shownChanged();
}

void Session::reveal(bool slowly) {
    if (readOnly() || m_finished) {
        return;
    }
    setFinished(true);
    if (slowly && m_points.isHidden()) { // visible points need no gradual reveal
        m_points.revealSlowly(static_cast<int>(m_evaluation.score.ranking.size()));
    } else {
        tell(Happening::revealed);
    }
}

} // namespace cimaise
