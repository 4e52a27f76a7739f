// Counts the places still to be revealed, one after another.
#include "app/session/hidden_points.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Delay between two places, in ms: long enough to read a name aloud.
constexpr int betweenPlaces = 1100;

} // namespace

HiddenPoints::HiddenPoints(QObject* parent) : QObject(parent) {
    m_timer.callOnTimeout(this, &HiddenPoints::revealNext);
}

void HiddenPoints::setGame(const Game& game) {
    m_game = game;
    m_unrevealed = 0;
    m_timer.stop();
}

void HiddenPoints::setHidden(bool hidden) {
    if (hidden != isHidden()) {
        emit hidePointsRequested(hidden);
    }
}

void HiddenPoints::setPeeking(bool peeking) {
    if (peeking != m_peeking) {
        m_peeking = peeking;
        emit evaluationRequested();
    }
}

void HiddenPoints::setPeekedSide(int side) {
    if (side != m_peekedSide) {
        m_peekedSide = side;
        emit publishRequested();
    }
}

void HiddenPoints::revealSlowly(int places) {
    m_unrevealed = places;
    m_timer.start(betweenPlaces);
    emit evaluationRequested();
}

void HiddenPoints::revealNext() {
    m_unrevealed = std::max(0, m_unrevealed - 1);
    if (m_unrevealed == 0) {
        m_timer.stop();
    }
    emit evaluationRequested();
    emit placeRevealed(m_unrevealed == 0);
}

HiddenPoints::Values HiddenPoints::values() const {
    return {.hidden = isHidden(),
            .totalsHidden = totalsHidden(),
            .revealing = isRevealing(),
            .peeking = m_peeking,
            .peekedSide = m_peekedSide};
}

void HiddenPoints::announce() {
    if (const Values now = values(); now != m_announced) {
        m_announced = now;
        emit changed();
    }
}

} // namespace cimaise
