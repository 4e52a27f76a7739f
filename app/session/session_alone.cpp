// Evaluates the position; for a single board without the other boards, which only complete it.
#include "app/game/findings_order.h"
#include "app/game/game_facts.h"
#include "app/game/hidden_points_filter.h"
#include "app/game/played_rounds.h"
#include "app/session/session.h"
#include "validators/muse/muse_rules.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Index of the single board.
constexpr int lonelyBoard = 0;

/// Adds what earlier steps of the game tell.
void addPlay(Findings& findings, const History& history) {
    const Findings play = findingsOfPlay(history);
    findings.insert(findings.end(), play.begin(), play.end());
    std::ranges::stable_sort(findings, {}, &Finding::severity);
}

/// Removes the results about winners, which a single board does not have.
void forgetOthers(Rulings& rulings) {
    rulings.outcomes.clear();
    for (Ruling& ruling : rulings.readings) {
        ruling.changesWinner = false;
        for (RulingOption& option : ruling.options) {
            option.verdict.ranking.clear();
            option.verdict.totals.resize(std::min<std::size_t>(option.verdict.totals.size(), 1));
            option.verdict.spans.resize(option.verdict.totals.size());
            option.verdict.firstPlace = {};
        }
    }
}

} // namespace

void Session::judge() {
    m_evaluation = evaluate(current());
    addPlay(m_evaluation.findings, m_history);
    if (m_points.totalsHidden()) {
        m_evaluation.findings = withoutPoints(m_evaluation.findings);
    }
    orderByWorth(m_evaluation.findings, current(), m_currentSide);
    if (!isAlone()) {
        return;
    }
    std::erase_if(m_evaluation.findings, [this](const Finding& finding) {
        const bool others =
            finding.party != everyone() && sideOf(current(), finding.party) != lonelyBoard;
        return others || finding.rule == museum::tieRule ||
               finding.rule == muse::tieRule; // a single board cannot be tied
    });
    std::vector<ScoreSheet>& sheets = m_evaluation.score.sheets;
    sheets.resize(std::min<std::size_t>(sheets.size(), 1));
    m_evaluation.score.ranking.clear();
    m_evaluation.score.tieBreaks.clear();
    forgetOthers(m_evaluation.rulings);
}

} // namespace cimaise
