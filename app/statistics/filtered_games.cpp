// Recognises copies of a game regardless of the period, so that a copy does not bring back a game
// that ended before it.
#include "app/statistics/filtered_games.h"

#include <algorithm>
#include <tuple>
#include <unordered_set>

namespace cimaise {

namespace {

std::vector<const RecordedGame*> inOrder(std::span<const RecordedGame> games,
                                         const std::string& game) {
    std::vector<const RecordedGame*> all;
    for (const RecordedGame& one : games) {
        if (one.result.game == game) {
            all.push_back(&one);
        }
    }
    std::ranges::sort(all, {},
                      [](const RecordedGame* one) { return std::tuple{one->ended, one->id}; });
    return all;
}

bool isAskedFor(const RecordedGame& game, const GameFilter& filter) {
    return game.ended >= filter.from && game.ended < filter.before &&
           (filter.playerCount == 0 || game.result.playerCount() == filter.playerCount);
}

void count(const GameResult& result, FilteredGames& chosen) {
    chosen.illegal += result.legal ? 0 : 1;
    chosen.incomplete += result.legal && !result.isDecided() ? 1 : 0;
    chosen.early += result.legal && result.isDecided() && result.early ? 1 : 0;
}

} // namespace

bool hasTeams(const FilteredGames& chosen) {
    return std::ranges::any_of(chosen.games, [](const RecordedGame* game) {
        return std::ranges::any_of(game->result.sides,
                                   [](const SideResult& side) { return side.names.size() > 1; });
    });
}

bool isSound(const GameResult& result) {
    return result.legal && !result.early && result.isDecided();
}

FilteredGames filteredGames(std::span<const RecordedGame> games, const GameFilter& filter) {
    FilteredGames chosen;
    std::unordered_set<std::string_view> seen;
    for (const RecordedGame* game : inOrder(games, filter.game)) {
        const bool isFirst = seen.insert(game->result.fingerprint).second;
        if (!isAskedFor(*game, filter)) {
            continue;
        }
        if (!isFirst) {
            ++chosen.copies;
            continue;
        }
        count(game->result, chosen);
        if (filter.withDoubtful || isSound(game->result)) {
            chosen.games.push_back(game);
            chosen.unscored += static_cast<int>(std::ranges::count_if(
                game->result.sides, [](const SideResult& side) { return !side.total; }));
        }
    }
    return chosen;
}

} // namespace cimaise
