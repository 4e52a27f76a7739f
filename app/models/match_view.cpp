// Counts the games won in a match, the open game included once it is finished.
#include "app/models/match_view.h"

#include "app/models/result_headline.h"
#include "app/texts/isolate.h"
#include "app/texts/ruling_text.h"
#include "scoring/scores.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

QString gamesWonText(const AnyCase& position, const std::vector<int>& wins) {
    QStringList texts;
    for (int side = 0; const int won : wins) {
        texts.push_back(
            QStringLiteral("%1 %2").arg(toQt(shownName(position, cimaise::side(side++)))).arg(won));
    }
    return texts.join(QStringLiteral(" · "));
}

QString scoreOfMatch(const PublishContext& context, int number, int needed,
                     const std::vector<int>& wins) {
    //% "Game {number} of the match. Games won: {wins}. Wins needed: {needed}."
    return format(context.words, CIMAISE_TEXT("session.match.score"),
                  {{"number", number},
                   {"wins", gamesWonText(context.position, wins).toStdString()},
                   {"needed", needed}});
}

/// Games won once the open game is over, if the match continues.
QString scoreAfterGame(const PublishContext& context, int number, int needed,
                       const std::vector<int>& wins) {
    //% "Match after game {number}: {wins}. Wins needed: {needed}."
    return format(context.words, CIMAISE_TEXT("session.match.after"),
                  {{"number", number},
                   {"wins", gamesWonText(context.position, wins).toStdString()},
                   {"needed", needed}});
}

QString matchWonBy(const PublishContext& context, const std::vector<int>& winners,
                   const std::vector<int>& wins) {
    std::vector<Party> parties;
    std::ranges::transform(winners, std::back_inserter(parties), cimaise::side);
    //% "Match won by {names}. Games won: {wins}."
    return format(context.words, CIMAISE_TEXT("session.match.won"),
                  {{"names", namesText(context.position, parties, context.words)},
                   {"wins", gamesWonText(context.position, wins).toStdString()}});
}

QString standingOf(const PublishContext& context, int needed, const std::vector<int>& wins,
                   bool decided) {
    //% "Match to {needed} wins: {wins}"
    constexpr TextId isUnderWay = CIMAISE_TEXT("session.match.standing");
    //% "Match over: {wins}"
    constexpr TextId isOver = CIMAISE_TEXT("session.match.over");
    return format(
        context.words, decided ? isOver : isUnderWay,
        {{"needed", needed}, {"wins", gamesWonText(context.position, wins).toStdString()}});
}

} // namespace

std::vector<MatchGame> finishedGames(const PublishContext& context, const MatchRecord& match,
                                     bool finished) {
    std::vector<MatchGame> games = match.games;
    if (match.match && finished) {
        games.insert(games.begin() + match.earlier,
                     isFirstPlaceOpen(context) ? MatchGame{}
                                               : MatchGame{context.evaluation.score.ranking});
    }
    return games;
}

void MatchView::show(const PublishContext& context, const MatchRecord& match, bool finished,
                     bool readOnly) {
    State state{.canRematch = !readOnly && !context.shown.singleBoard &&
                              !context.evaluation.score.ranking.empty()};
    const std::optional<MatchTerms> terms = matchTermsOf(context.position);
    if (match.match && terms) {
        const auto& [wins, winners, undecided] = standingAfter(
            finishedGames(context, match, finished), sideCount(context.position), *terms);
        state.decided = !winners.empty();
        state.standing = standingOf(context, terms->winsNeeded, wins, state.decided);
        const bool counts = finished && !isFirstPlaceOpen(context);
        const auto score = counts ? scoreAfterGame : scoreOfMatch;
        state.text = state.decided ? matchWonBy(context, winners, wins)
                                   : score(context, match.number, terms->winsNeeded, wins);
        if (undecided > 0) {
            //% "%n undecided games of this match are not counted."
            state.text += u' ' + format(context.words, CIMAISE_TEXT_N("session.match.undecided"),
                                        {{"n", undecided}});
        }
    }
    if (state != m_state) {
        m_state = std::move(state);
        emit changed();
    }
}

} // namespace cimaise
