// Scores the finished games of a match as they lie in the library.
#include "app/game/match_record.h"

#include "scoring/scores.h"

namespace cimaise {

namespace {

Ranking rankingOf(const Library& library, GameId id) {
    const tl::expected<StoredGame, Message> stored = library.load(id);
    if (!stored) {
        return {};
    }
    const GameStep& step = stored->steps.at(static_cast<std::size_t>(stored->position));
    const tl::expected<AnyCase, Refusal> position = readCase(step.document.toStdString());
    return position ? score(*position).ranking : Ranking{};
}

} // namespace

MatchRecord matchOf(const Library& library, GameId id, std::optional<qint64> match) {
    MatchRecord record{.match = match, .rankings = {}};
    const auto games =
        match ? library.matchGames(*match) : tl::expected<std::vector<GameSummary>, Message>{};
    if (!games) {
        return record;
    }
    for (int number = 1; const GameSummary& game : *games) {
        if (game.id == id) {
            record.number = number;
        } else if (game.facts.finished) {
            record.rankings.push_back(rankingOf(library, game.id));
        }
        ++number;
    }
    return record;
}

} // namespace cimaise
