// Counts every player outside the first place as a loser.
#include "app/game/rematch.h"

#include "app/game/game_facts.h"
#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{names} lost the last game and starts. Set the tokens as they are on your table now."
constexpr TextId loserBegins = CIMAISE_TEXT("rematch.begins.one");
//% "One of the players who lost the last game starts: {names}. Set the tokens as they are on your table now."
constexpr TextId someLoserBegins = CIMAISE_TEXT("rematch.begins.some");
//% "Nobody lost: the player with the artsiest “Musée” starts again. Set the tokens as they are on your table now."
constexpr TextId nobodyLost = CIMAISE_TEXT("rematch.begins.nobody");
//% "A player who lost the last game starts, but first place in that game is undecided. Set the tokens as they are on your table now."
constexpr TextId openLoser = CIMAISE_TEXT("rematch.begins.open");

std::string namesIn(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) {
        all += (all.empty() ? "" : ", ") + name;
    }
    return all;
}

} // namespace

Message whoBegins(const AnyCase& lastGame, const Results& results) {
    const FirstPlace first = firstPlaceOf(results).place;
    if (!first.settled || !unscoredSides(lastGame, score(lastGame)).empty()) {
        return {.text = openLoser, .arguments = {}};
    }
    std::vector<std::string> losers;
    for (int index = 0; index < sideCount(lastGame); ++index) {
        if (std::ranges::count(first.contenders, side(index)) == 0) {
            losers.push_back(partyName(lastGame, side(index)));
        }
    }
    if (losers.empty()) {
        return {.text = nobodyLost, .arguments = {}};
    }
    // in a losing team, either player may begin
    const bool isOne =
        losers.size() == 1 && sideCount(lastGame) == std::ssize(headerOf(lastGame).players);
    return {.text = isOne ? loserBegins : someLoserBegins,
            .arguments = {{"names", namesIn(losers)}}};
}

} // namespace cimaise
