// Evaluates the position: without the other boards for a single board, which they only complete,
// and without the points while they are hidden.
#include "app/game/findings_order.h"
#include "app/game/game_facts.h"
#include "app/game/game_ui.h"
#include "app/game/hidden_points_filter.h"
#include "app/game/muse_played_rounds.h"
#include "app/session/session.h"
#include "validators/checks.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

/// Index of the single board.
constexpr int singleBoard = 0;

/// Adds findings that follow from earlier steps of the game.
void addPlay(Findings& findings, const History& history) {
    const Findings play = findingsOfPlay(history);
    findings.insert(findings.end(), play.begin(), play.end());
    std::ranges::stable_sort(findings, {}, &Finding::severity);
}

/// Removes the results about winners, which a single board does not have.
void removeWinners(Rulings& rulings) {
    rulings.outcomes.clear();
    rulings.facts.clear();
    for (Ruling& ruling : rulings.readings) {
        ruling.changesWinner = false;
        for (RulingOption& option : ruling.options) {
            option.winners.clear();
            option.verdict.ranking.clear();
            option.verdict.totals.resize(std::min<std::size_t>(option.verdict.totals.size(), 1));
            option.verdict.spans.resize(option.verdict.totals.size());
            option.verdict.firstPlace = {};
        }
    }
}

} // namespace

Evaluation Session::updateEvaluation() {
    Evaluation before = std::exchange(m_evaluation, evaluate(current()));
    addPlay(m_evaluation.findings, m_history);
    if (m_points.totalsHidden()) {
        m_evaluation.findings = withoutPoints(m_evaluation.findings);
    }
    orderByPointsAtStake(m_evaluation.findings, current(), m_currentSide);
    if (isSingleBoard()) {
        removeOtherBoards();
    }
    return before;
}

void Session::removeOtherBoards() {
    std::erase_if(m_evaluation.findings, [this](const Finding& finding) {
        const bool others =
            finding.party != everyone() && sideOf(current(), finding.party) != singleBoard;
        return others || std::ranges::count(uiOf(current()).comparingRules, finding.rule) > 0;
    });
    std::vector<ScoreSheet>& sheets = m_evaluation.score.sheets;
    sheets.resize(std::min<std::size_t>(sheets.size(), 1));
    m_evaluation.score.ranking.clear();
    m_evaluation.score.tieBreaks.clear();
    removeWinners(m_evaluation.rulings);
    m_evaluation.results = {};
}

Shown Session::shown() const {
    const bool hidden = m_points.totalsHidden();
    return {.singleBoard = isSingleBoard(),
            .finished = m_finished,
            .totals = !hidden,
            .settled = isSettled(),
            .trophies = !isSingleBoard() && hasWinner(),
            .places = !hidden || m_finished,
            .unrevealedPlaces = m_points.unrevealed(),
            .peekedSide = hidden ? m_points.peekedSide() : -1};
}

bool Session::isSettled() const {
    const bool isOver = m_finished || m_evaluation.results.isOver();
    return isOver && unscoredSides(current(), m_evaluation.score).empty() &&
           isWinnerSettled(m_evaluation.results, m_evaluation.findings, m_finished);
}

bool Session::hasWinner() const {
    return isSettled() && (m_finished || areAllBoardsFilled(current()));
}

void Session::updateHiddenPoints() {
    m_points.setGame({.canHide = canHidePoints(gameOf(current()).id),
                      .hidesPoints = m_gameMode == GameMode::hidden,
                      .finished = m_finished});
}

void Session::hidePoints(bool hidden) {
    if (readOnly() || isSingleBoard() || !m_points.canHide()) {
        return;
    }
    beginChange();
    m_gameMode = hidden ? GameMode::hidden : GameMode::open;
    updateHiddenPoints();
    saveFacts();
    reevaluate();
    emit factsChanged();
}

void Session::reevaluate() {
    const Findings before = m_evaluation.findings;
    updateEvaluation();
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
        requestSound(SoundCue::revealed);
    }
}

} // namespace cimaise
