// Names the winner only if no missing figure can change the winner.
#include "app/models/result_headline.h"

#include "app/game/game_facts.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/ruling_text.h"
#include "rulings/results/results.h"

namespace cimaise {

namespace {

//% "First place is undecided"
constexpr TextId openText = CIMAISE_TEXT("result.headline.open");
//% "Leading for now: {names}"
constexpr TextId leadingText = CIMAISE_TEXT("result.headline.leading");
//% "{names} share first place"
constexpr TextId sharedText = CIMAISE_TEXT("result.headline.shared");
//% "{name} wins by %n points"
constexpr TextId pointsText = CIMAISE_TEXT_N("result.headline.points");
//% "{name} wins on the tie-break"
constexpr TextId tieText = CIMAISE_TEXT("result.headline.tie");
//% "{name} wins"
constexpr TextId winsText = CIMAISE_TEXT("result.headline.wins");
//% "{names} win by %n points"
constexpr TextId teamPointsText = CIMAISE_TEXT_N("result.headline.team.points");
//% "{names} win on the tie-break"
constexpr TextId teamTieText = CIMAISE_TEXT("result.headline.team.tie");

QString winnerText(const PublishContext& context, const std::string& winner) {
    const Results& results = context.evaluation.results;
    const bool isTeam =
        sideCount(context.position) < std::ssize(headerOf(context.position).players);
    const Argument name{isTeam ? "names" : "name", winner};
    if (const std::optional<int> lead = leadOf(results)) {
        return format(context.words, isTeam ? teamPointsText : pointsText, {name, {"n", *lead}});
    }
    const std::string_view decision = decisionOf(results);
    const bool isTie = !decision.empty() && decision != decidedByPoints;
    return isTie ? format(context.words, isTeam ? teamTieText : tieText, {name})
                 : format(context.words, winsText, {{"name", winner}});
}

} // namespace

bool isFirstPlaceOpen(const PublishContext& context) {
    return !firstPlaceOf(context.evaluation.results).place.settled ||
           (context.shown.finished && !context.shown.trophies);
}

QString unscoredReason(const PublishContext& context) {
    const std::vector<Party> unscored = unscoredSides(context.position, context.evaluation.score);
    if (unscored.empty() || !isOver(context)) {
        return {};
    }
    //% "First place is undecided: nothing is entered for {names}."
    return format(context.words, CIMAISE_TEXT("ranking.open.unscored"),
                  {{"names", namesText(context.position, unscored, context.words)}});
}

QString openReason(const PublishContext& context) {
    const QString unscored = unscoredReason(context);
    return unscored.isEmpty()
               ? toQt(firstPlaceText(context.position, context.evaluation.results, context.words))
               : unscored;
}

QString resultHeadline(const PublishContext& context) {
    const Score& score = context.evaluation.score;
    if (score.ranking.empty() || context.shown.unrevealedPlaces > 0) {
        return {};
    }
    if (isFirstPlaceOpen(context)) {
        return format(context.words, openText);
    }
    const std::vector<Party> first = firstPlaceOf(context.evaluation.results).place.contenders;
    const std::string winners = namesText(context.position, first, context.words);
    if (!context.shown.trophies) {
        return format(context.words, leadingText, {{"names", winners}});
    }
    return first.size() > 1 ? format(context.words, sharedText, {{"names", winners}})
                            : winnerText(context, winners);
}

} // namespace cimaise
