// Names the winner only where no missing figure can change who that is.
#include "app/lists/result_headline.h"

#include "app/texts/qt_score_words.h"
#include "app/texts/ruling_words.h"
#include "scoring/sheet/first_place.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "First place is open"
constexpr TextId openText = CIMAISE_TEXT("result.headline.open");
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

const ScoreSheet& sheetOf(const Score& score, const RankingEntry& entry) {
    return *std::ranges::find(score.sheets, entry.parties.front(), &ScoreSheet::party);
}

QString winnerText(const Judgement& judgement, const std::string& winner) {
    const Score& score = judgement.evaluation.score;
    const RankingEntry& first = score.ranking.front();
    const bool isTeam =
        sideCount(judgement.position) < std::ssize(headerOf(judgement.position).players);
    const Argument name{isTeam ? "names" : "name", winner};
    if (first.decidedBy != decidedByPoints) {
        return say(judgement.words, isTeam ? teamTieText : tieText, {name});
    }
    const ScoreSheet& own = sheetOf(score, first);
    if (score.ranking.size() < 2 || !spanOf(own).isExact() ||
        !spanOf(sheetOf(score, score.ranking[1])).isExact()) {
        return say(judgement.words, winsText, {{"name", winner}});
    }
    const int ahead = own.total - sheetOf(score, score.ranking[1]).total;
    return say(judgement.words, isTeam ? teamPointsText : pointsText, {name, {"n", ahead}});
}

} // namespace

QString resultHeadline(const Judgement& judgement) {
    const Score& score = judgement.evaluation.score;
    if (score.ranking.empty() || judgement.shown.veiled > 0) {
        return {};
    }
    if (!firstPlaceOf(score).settled) {
        return say(judgement.words, openText);
    }
    const RankingEntry& first = score.ranking.front();
    const std::string winners = namesText(judgement.position, first.parties);
    return first.parties.size() > 1 ? say(judgement.words, sharedText, {{"names", winners}})
                                    : winnerText(judgement, winners);
}

} // namespace cimaise
