// Points hidden until the end of the game: shown for a moment, and revealed place by place.
#include "app/game/game_facts.h"
#include "app/game/hidden_points_filter.h"
#include "app/session/session.h"

#include <algorithm>

namespace cimaise {

namespace {

/// In ms: long enough to read the name aloud.
constexpr int betweenPlaces = 1100;

} // namespace

Shown Session::shown() const {
    return {.alone = isAlone(),
            .totals = !totalsHidden(),
            .trophies = !isAlone() && (m_finished || hasEveryBoardSomething(current())),
            .places = !totalsHidden() || m_finished,
            .veiled = m_veiled,
            .peeked = totalsHidden() ? m_peekedSide : -1};
}

bool Session::totalsHidden() const {
    return isHidden() && !m_peeking && (!m_finished || m_veiled > 0);
}

bool Session::showsPoints() const {
    return !totalsHidden() &&
           std::ranges::any_of(m_evaluation.score.sheets,
                               [](const ScoreSheet& sheet) { return sheet.total != 0; });
}

bool Session::canHidePoints() const { return cimaise::canHidePoints(gameOf(current()).id); }

void Session::setHidden(bool hidden) {
    if (readOnly() || isAlone() || !canHidePoints() || hidden == isHidden()) {
        return;
    }
    beginChange();
    m_manner = hidden ? GameMode::hidden : GameMode::open;
    keepFacts();
    judgeAnew();
    emit factsChanged();
}

void Session::setPeeking(bool peeking) {
    if (peeking != m_peeking) {
        m_peeking = peeking;
        judgeAnew();
        emit totalsHiddenChanged();
    }
}

void Session::setPeekedSide(int side) {
    if (side != m_peekedSide) {
        m_peekedSide = side;
        publish();
        emit totalsHiddenChanged();
    }
}

void Session::judgeAnew() {
    const Findings before = m_evaluation.findings;
    judge();
    if (totalsHidden() || m_evaluation.findings != before) {
        m_highlight = {}; // the highlight reveals points, or its row has changed
    }
    publish();
}

void Session::reveal(bool slowly) {
    if (readOnly() || m_finished) {
        return;
    }
    setFinished(true);
    if (slowly && isHidden()) { // visible points need no gradual reveal
        setVeiled(static_cast<int>(m_evaluation.score.ranking.size()));
        m_unveiling.start(betweenPlaces);
    } else {
        setVeiled(0);
        tell(Happening::revealed);
    }
}

void Session::unveilNext() {
    setVeiled(std::max(0, m_veiled - 1));
    tell(m_veiled == 0 ? Happening::revealed : Happening::hung);
}

void Session::setVeiled(int places) {
    m_veiled = places;
    if (places == 0) {
        m_unveiling.stop();
    }
    judgeAnew();
    emit totalsHiddenChanged();
}

} // namespace cimaise
