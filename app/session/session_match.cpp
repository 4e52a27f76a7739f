// Open game as part of a match: games won, winner of the match, permission for another game.
#include "app/session/session.h"
#include "scoring/matches.h"

#include <QStringList>

namespace cimaise {

namespace {

QString winsText(const AnyCase& position, const std::vector<int>& wins) {
    QStringList texts;
    for (int side = 0; const int won : wins) {
        texts.push_back(
            QStringLiteral("%1 %2").arg(toQt(partyName(position, cimaise::side(side++)))).arg(won));
    }
    return texts.join(QStringLiteral(" · "));
}

} // namespace

void Session::setMatch(MatchRecord match) {
    m_match = std::move(match);
    emit matchChanged();
}

std::vector<int> Session::gamesWon(const MatchTerms& terms) const {
    std::vector<Ranking> rankings = m_match.rankings;
    if (m_finished) {
        rankings.push_back(m_evaluation.score.ranking);
    }
    return countWins(rankings, sideCount(current()), terms.sharedCounts);
}

bool Session::matchDecided() const {
    const std::optional<MatchTerms> terms = matchTermsOf(current());
    return m_match.match && terms && !matchWinners(gamesWon(*terms), *terms).empty();
}

bool Session::canRematch() const {
    return !readOnly() && !isAlone() && !m_evaluation.score.ranking.empty();
}

QString Session::matchText() const {
    const std::optional<MatchTerms> terms = matchTermsOf(current());
    if (!m_match.match || !terms) {
        return {};
    }
    const std::vector<int> wins = gamesWon(*terms);
    const std::string won = winsText(current(), wins).toStdString();
    const std::vector<int> winners = matchWinners(wins, *terms);
    if (winners.empty()) {
        //% "Game {number} of the match. Games won: {wins}. Games needed: {needed}."
        return format(words(), CIMAISE_TEXT("session.match.score"),
                      {{"number", m_match.number}, {"wins", won}, {"needed", terms->winsNeeded}});
    }
    QStringList names;
    for (const int winner : winners) {
        names.push_back(toQt(partyName(current(), cimaise::side(winner))));
    }
    //% "Match won by {names}. Games won: {wins}."
    return format(words(), CIMAISE_TEXT("session.match.won"),
                  {{"names", names.join(QStringLiteral(" · ")).toStdString()}, {"wins", won}});
}

} // namespace cimaise
