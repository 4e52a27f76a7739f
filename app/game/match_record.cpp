// Scores the finished games of a match that are in the library.
#include "app/game/match_record.h"

#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

namespace {

Ranking rankingOf(const Library& library, GameId id) {
    const tl::expected<StoredGame, Message> stored = library.load(id);
    if (!stored) {
        return {};
    }
    const GameStep& step = stored->steps.at(static_cast<std::size_t>(stored->position));
    const tl::expected<AnyCase, LoadError> position = readCase(step.document.toStdString());
    return position ? score(*position).ranking : Ranking{};
}

std::vector<GameSummary> without(std::vector<GameSummary> games, GameId id) {
    std::erase_if(games, [id](const GameSummary& game) { return game.id == id; });
    return games;
}

} // namespace

int numberIn(const std::vector<GameSummary>& games, GameId id) {
    const auto found = std::ranges::find(games, id, &GameSummary::id);
    return static_cast<int>(found - games.begin()) + 1;
}

MatchRecord matchOf(const Library& library, GameId id, std::optional<qint64> match) {
    MatchRecord record{.match = match, .rankings = {}};
    const auto games =
        match ? library.matchGames(*match) : tl::expected<std::vector<GameSummary>, Message>{};
    if (!games) {
        return record;
    }
    record.number = numberIn(*games, id);
    record.others = without(*games, id);
    for (const GameSummary& game : record.others) {
        if (game.facts.finished) {
            record.rankings.push_back(rankingOf(library, game.id));
        }
    }
    return record;
}

bool isStale(const MatchRecord& record, const Library& library, GameId id) {
    const auto games = record.match ? library.matchGames(*record.match)
                                    : tl::expected<std::vector<GameSummary>, Message>{};
    return games && without(*games, id) != record.others;
}

} // namespace cimaise
