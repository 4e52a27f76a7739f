// Scores the finished games of a match that are in the library.
#include "app/game/match_record.h"

#include "app/game/game_facts.h"
#include "app/game/stored_history.h"
#include "app/input/seats.h"
#include "rulings/results/results.h"
#include "scoring/scores.h"
#include "validators/checks.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Player of the open game who is a player of the game `then`, by name or as the one renamed in
/// this seat.
std::optional<int> samePlayer(const History& history, const AnyCase& then, int player) {
    const AnyCase& now = history.current();
    const std::string& name = headerOf(then).players[static_cast<std::size_t>(player)];
    const std::optional<int> here = playerIn(now, then, player);
    const bool isOther = here && playerNamed(now, name) != here && hasJoined(history, *here);
    return isOther ? std::nullopt : here;
}

/// Side of the open game that has all players of a side of `then`; nullopt if there is none.
std::optional<int> sameSide(const History& history, const AnyCase& then, int side) {
    const AnyCase& now = history.current();
    std::optional<int> same;
    for (int player = 0; player < headerOf(then).playerCount(); ++player) {
        if (sideOf(then, player) != side) {
            continue;
        }
        const std::optional<int> here = samePlayer(history, then, player);
        if (!here || (same && *same != sideOf(now, *here))) {
            return std::nullopt;
        }
        same = sideOf(now, *here);
    }
    return same;
}

/// Ranking with the sides of the open game; empty if the number of players differs.
Ranking rankingFor(const History& history, const AnyCase& then) {
    if (headerOf(history.current()).playerCount() != headerOf(then).playerCount()) {
        return {};
    }
    Ranking ranking = score(then).ranking;
    for (RankingEntry& entry : ranking) {
        std::vector<Party> parties;
        for (const Party& party : entry.parties) {
            if (const std::optional<int> same = sameSide(history, then, party.index)) {
                parties.push_back(side(*same));
            }
        }
        // a place shared with another team does not become a place of its own
        entry.parties =
            parties.size() == entry.parties.size() ? std::move(parties) : std::vector<Party>{};
    }
    return ranking;
}

/// True if the first place of a finished game is known, as its result page says.
bool isDecided(const AnyCase& position) {
    return unscoredSides(position, score(position)).empty() &&
           isWinnerSettled(resultsOf(position), check(position), true);
}

MatchGame matchGame(const Library& library, GameId id, const History& history) {
    const tl::expected<StoredGame, Message> stored = library.load(id);
    if (!stored) {
        return Ranking{};
    }
    const GameStep& step = stored->steps.at(static_cast<std::size_t>(stored->position));
    const tl::expected<AnyCase, LoadError> position = readStored(step.document);
    if (!position) {
        return Ranking{};
    }
    return isDecided(*position) ? MatchGame{rankingFor(history, *position)} : std::nullopt;
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

MatchRecord matchOf(const Library& library, GameId id, std::optional<qint64> match,
                    const History& history) {
    MatchRecord record{.match = match};
    const auto games =
        match ? library.matchGames(*match) : tl::expected<std::vector<GameSummary>, Message>{};
    if (!games) {
        return record;
    }
    record.number = numberIn(*games, id);
    record.others = without(*games, id);
    for (const GameSummary& game : *games) {
        if (game.id == id) {
            record.earlier = static_cast<int>(record.games.size());
        } else if (game.facts.finished) {
            record.games.push_back(matchGame(library, game.id, history));
        }
    }
    if (record.number > std::ssize(*games)) { // not saved yet: it comes last
        record.earlier = static_cast<int>(record.games.size());
    }
    return record;
}

bool isStale(const MatchRecord& record, const Library& library, GameId id) {
    const auto games = record.match ? library.matchGames(*record.match)
                                    : tl::expected<std::vector<GameSummary>, Message>{};
    return games && without(*games, id) != record.others;
}

} // namespace cimaise
