// Reads and writes each step like a file; the facts for the list are computed again.
#include "app/game/renamed_game.h"

#include "app/game/game_facts.h"
#include "app/game/stored_history.h"
#include "app/texts/qt_texts.h"
#include "scoring/scores.h"
#include "validators/layout/header_players.h"

#include <algorithm>

namespace cimaise {

namespace {

tl::expected<void, NotRewritten> rename(GameStep& step, const std::string& from,
                                        const std::string& to) {
    tl::expected<AnyCase, LoadError> position = readCase(step.document.toStdString());
    if (!position) {
        return tl::unexpected(NotRewritten::unchanged);
    }
    GameHeader& header = headerOf(*position);
    const std::vector<std::string>& players = header.players;
    const auto found = std::ranges::find(players, from);
    if (found == players.end()) {
        return tl::unexpected(NotRewritten::unchanged);
    }
    if (std::ranges::find(players, to) != players.end()) {
        return tl::unexpected(NotRewritten::refused);
    }
    cimaise::renamePlayer(header, static_cast<int>(found - players.begin()), to);
    step.document = toQt(writeCase(*position));
    return {};
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
        game.summary.facts = factsNow(game, *table);
    }
    return game;
}

} // namespace cimaise
