// Counts every player outside the first place as a loser.
#include "app/game/rematch.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{names} lost the last game and begins. Turn the tokens as they lie now."
constexpr TextId loserBegins = CIMAISE_TEXT("rematch.begins.one");
//% "One of those who lost the last game begins: {names}. Turn the tokens as they lie now."
constexpr TextId someLoserBegins = CIMAISE_TEXT("rematch.begins.some");
//% "Nobody lost the last game: whoever says “Musée” in the artsiest voice begins again. Turn the tokens as they lie now."
constexpr TextId nobodyLost = CIMAISE_TEXT("rematch.begins.nobody");

std::string namesIn(const std::vector<std::string>& names) {
    std::string all;
    for (const std::string& name : names) {
        all += (all.empty() ? "" : ", ") + name;
    }
    return all;
}

} // namespace

Message whoBegins(const AnyCase& lastGame, const Score& score) {
    std::vector<std::string> losers;
    for (const RankingEntry& entry : score.ranking) {
        for (const Party& party : entry.parties) {
            if (entry.place > 1) {
                losers.push_back(partyName(lastGame, party));
            }
        }
    }
    if (losers.empty()) {
        return {.text = nobodyLost, .arguments = {}};
    }
    // a team is two players, of whom either may
    const bool isOne =
        losers.size() == 1 && sideCount(lastGame) == std::ssize(headerOf(lastGame).players);
    return {.text = isOne ? loserBegins : someLoserBegins,
            .arguments = {{"names", namesIn(losers)}}};
}

} // namespace cimaise
