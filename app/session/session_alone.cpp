// Single board: its verdict, its missing details and the details not needed, without the other
// boards of the position.
#include "app/game/findings_order.h"
#include "app/game/game_facts.h"
#include "app/game/hidden_points_filter.h"
#include "app/input/changes.h"
#include "app/input/musee/musee_hints.h"
#include "app/session/session.h"
#include "app/texts/qt_score_text.h"
#include "scoring/scores.h"
#include "validators/artsociety/art_society_rules.h"
#include "validators/checks.h"
#include "validators/muse/muse_rules.h"
#include "validators/museum/museum_rules.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Index of the single board; the others only complete the position.
constexpr int lonelyBoard = 0;

struct NotAsked {
    std::string_view game;
    TextId says;
};

constexpr std::array notAsked{
    //% "Not needed: names, the other Musées, cards in hand."
    NotAsked{musee::gameId, CIMAISE_TEXT("alone.not-asked.musee")},
    //% "Not needed: names, the other artists, coins."
    NotAsked{muse::gameId, CIMAISE_TEXT("alone.not-asked.muse")},
    //% "Not needed: names, the other museums, Experts and the Patron."
    NotAsked{museum::gameId, CIMAISE_TEXT("alone.not-asked.museum")},
    //% "Not needed: names, the other walls, bid cards, the order of hanging."
    NotAsked{artsociety::gameId, CIMAISE_TEXT("alone.not-asked.art")},
};

/// Name of a missing detail.
struct Wanted {
    std::string_view rule;
    TextId says;
};

constexpr std::array wanted{
    //% "the prestige markers"
    Wanted{artsociety::prestigeRule, CIMAISE_TEXT("alone.wanted.prestige")},
    //% "the points printed on the Patron card"
    Wanted{museum::patronPointsRule, CIMAISE_TEXT("alone.wanted.patron")},
    //% "the bonuses printed on the board"
    Wanted{museum::boardBonusRule, CIMAISE_TEXT("alone.wanted.bonus")},
};

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
    if (totalsHidden()) {
        m_evaluation.findings = withoutPoints(m_evaluation.findings, gameOf(current()).id);
    }
    orderByWorth(m_evaluation.findings, current(), m_currentSide);
    if (!isAlone()) {
        return;
    }
    std::erase_if(m_evaluation.findings, [this](const Finding& finding) {
        const bool others =
            finding.party != everyone() && sideOf(current(), finding.party) != lonelyBoard;
        return others || finding.rule == museum::tieRule ||
               finding.rule == muse::tieRule; // nobody to be tied with
    });
    std::vector<ScoreSheet>& sheets = m_evaluation.score.sheets;
    sheets.resize(std::min<std::size_t>(sheets.size(), 1));
    m_evaluation.score.ranking.clear();
    m_evaluation.score.tieBreaks.clear();
    forgetOthers(m_evaluation.rulings);
}

bool Session::isAsItBegan() const {
    const Score before = score(m_history.steps().front().position);
    return isBare(current(), lonelyBoard) && !before.sheets.empty() &&
           before.sheets.front().total == m_evaluation.score.sheets.front().total;
}

QString Session::aloneText() const {
    if (!isAlone() || m_evaluation.score.sheets.empty()) {
        return {};
    }
    if (legal() && isAsItBegan()) {
        //% "Nothing entered on this board yet."
        return format(words(), CIMAISE_TEXT("alone.empty"));
    }
    //% "This is legal."
    constexpr TextId legalText = CIMAISE_TEXT("alone.legal");
    const QString verdict = legal() ? format(words(), legalText) : verdictText();
    const QString points = totalInWords(m_evaluation.score.sheets.front(), words());
    //% "{verdict} Score: {points}."
    return format(words(), CIMAISE_TEXT("alone.answer"),
                  {{"verdict", verdict.toStdString()}, {"points", points.toStdString()}});
}

QString Session::neededText() const {
    if (!isAlone()) {
        return {};
    }
    QStringList missing;
    for (const Finding& finding : m_evaluation.findings) {
        const auto* const fact = std::ranges::find(wanted, finding.rule, &Wanted::rule);
        if (finding.severity == Severity::missing && fact != wanted.end()) {
            missing << format(words(), fact->says);
        }
    }
    missing.removeDuplicates();
    QStringList sentences;
    if (!missing.isEmpty()) {
        //% "Still needed: {facts}."
        sentences << format(words(), CIMAISE_TEXT("alone.asked"),
                            {{"facts", missing.join(QStringLiteral(", ")).toStdString()}});
    }
    if (const auto* const musee = std::get_if<musee::Layout>(&current())) {
        sentences << format(words(), musee::countedPattern(*musee));
    }
    return sentences.join(u' ');
}

QString Session::askedText() const {
    if (!isAlone()) {
        return {};
    }
    const auto* const found = std::ranges::find(notAsked, gameOf(current()).id, &NotAsked::game);
    const QString rest = format(words(), found->says);
    const QString needed = neededText();
    return needed.isEmpty() ? rest : needed + u' ' + rest;
}

} // namespace cimaise
