// Reads and writes each step like a file; the facts for the list are computed again.
#include "app/game/renamed_game.h"

#include "app/game/game_facts.h"
#include "app/game/imported_facts.h"
#include "app/game/stored_history.h"
#include "app/library/same_name.h"
#include "app/statistics/game_result.h"
#include "app/texts/qt_texts.h"
#include "positions/file/header_players.h"
#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Player of this name, or with a name that reads the same.
auto seatOf(std::vector<std::string>& players, const std::string& name) {
    const auto exact = std::ranges::find(players, name);
    return exact != players.end()
               ? exact
               : std::ranges::find(players, nameKey(toQt(name)),
                                   [](const std::string& player) { return nameKey(toQt(player)); });
}

tl::expected<void, NotRewritten> rename(GameStep& step, const std::string& from,
                                        const std::string& to) {
    tl::expected<AnyCase, LoadError> position = readStored(step.document);
    if (!position) {
        return tl::unexpected(NotRewritten::unchanged);
    }
    GameHeader& header = headerOf(*position);
    std::vector<std::string>& players = header.players;
    const auto found = seatOf(players, from);
    if (found == players.end()) {
        return tl::unexpected(NotRewritten::unchanged);
    }
    const auto other = seatOf(players, to);
    if (other != players.end() && other != found) {
        return tl::unexpected(NotRewritten::refused);
    }
    cimaise::renamePlayer(header, static_cast<int>(found - players.begin()), to);
    step.document = toQt(writeCase(*position));
    return {};
}

/// Facts of an imported result, which has no boards to compute it from.
GameFacts importedFacts(GameFacts facts, const std::string& from, const std::string& to) {
    std::optional<GameResult> result = readResult(facts.result.toStdString());
    for (std::size_t side = 0; result && side < result->sides.size(); ++side) {
        if (const auto found = seatOf(result->sides[side].names, from);
            found != result->sides[side].names.end()) {
            *found = to;
        }
    }
    return result ? factsOfImported(*result, facts.title) : facts;
}

GameFacts factsNow(const StoredGame& game, const AnyCase& position) {
    const GameFacts& before = game.summary.facts;
    return factsOf(position, score(position),
                   {.title = before.title,
                    .finished = before.finished,
                    .early = wasEndedEarly(before.result),
                    .gameMode = before.gameMode});
}

} // namespace

tl::expected<StoredGame, NotRewritten> withPlayerRenamed(StoredGame game, const std::string& from,
                                                         const std::string& to) {
    bool changed = false;
    for (GameStep& step : game.steps) {
        const tl::expected<void, NotRewritten> done = rename(step, from, to);
        if (!done && done.error() == NotRewritten::refused) {
            return tl::unexpected(NotRewritten::refused);
        }
        changed = changed || done;
    }
    const std::optional<AnyCase> table = changed ? readCurrentPosition(game) : std::nullopt;
    if (!changed) {
        return tl::unexpected(NotRewritten::unchanged);
    }
    if (table) {
        const GameFacts& facts = game.summary.facts;
        game.summary.facts = facts.gameMode == GameMode::imported ? importedFacts(facts, from, to)
                                                                  : factsNow(game, *table);
    }
    return game;
}

} // namespace cimaise
