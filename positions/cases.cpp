// Dispatches a document to its game's reader, and a case to its game's writer.
#include "positions/cases.h"

#include "positions/file/game_file.h"
#include "positions/file/json_cursor.h"
#include "positions/file/json_text.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

//% "This is a single board, not a whole game."
constexpr TextId boardAlone = CIMAISE_TEXT("file.board-alone");

using ReadGame = AnyCase (*)(const JsonCursor&);

/// Readers of all games.
constexpr auto readers = ofEachGame([](auto module) -> ReadGame {
    return [](const JsonCursor& document) -> AnyCase {
        return decltype(module)::positions.read(document);
    };
});

} // namespace

std::span<const Game> games() {
    static constexpr auto table = ofEachGame([](auto module) { return module.game; });
    return table;
}

const Game& gameOf(const AnyCase& anyCase) { return games()[anyCase.index()]; }

std::string_view idPrefix(std::string_view game) { return game.substr(0, game.find('-')); }

Rulebook rulebookOf(const AnyCase& anyCase) {
    return visitGame(
        anyCase, [](auto module, const auto& layout) { return module.positions.rulebook(layout); });
}

std::optional<std::size_t> gameIndex(std::string_view id) {
    const auto found = std::ranges::find(games(), id, &Game::id);
    return found == games().end()
               ? std::nullopt
               : std::optional{static_cast<std::size_t>(found - games().begin())};
}

const Game* findGame(std::string_view id) {
    const std::optional<std::size_t> index = gameIndex(id);
    return index ? &games()[*index] : nullptr;
}

const GameHeader& headerOf(const AnyCase& anyCase) {
    return std::visit([](const auto& layout) -> const GameHeader& { return layout.header; },
                      anyCase);
}

GameHeader& headerOf(AnyCase& anyCase) {
    return std::visit([](auto& layout) -> GameHeader& { return layout.header; }, anyCase);
}

std::string partyName(const AnyCase& anyCase, Party party) {
    const std::vector<std::string>& players = headerOf(anyCase).players;
    switch (party.kind) {
    case Party::Kind::everyone:
        return {};
    case Party::Kind::side:
        return visitGame(anyCase, [&](auto module, const auto& layout) {
            return module.positions.sideName(layout, party.index);
        });
    case Party::Kind::player:
        return players.at(static_cast<std::size_t>(party.index));
    }
    return {};
}

int sideCount(const AnyCase& anyCase) {
    return visitGame(anyCase, [](auto module, const auto& layout) {
        return module.positions.sideCount(layout);
    });
}

int sideOf(const AnyCase& anyCase, int player) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        return module.positions.sideOf(layout, player);
    });
}

int findSide(const AnyCase& anyCase, std::string_view name) {
    const std::vector<std::string>& players = headerOf(anyCase).players;
    const auto player = std::ranges::find(players, name);
    if (player != players.end()) {
        return sideOf(anyCase, static_cast<int>(player - players.begin()));
    }
    for (int side = 0; side < sideCount(anyCase); ++side) {
        if (partyName(anyCase, cimaise::side(side)) == name) {
            return side;
        }
    }
    return -1;
}

tl::expected<AnyCase, LoadError> readDocument(const Json& document) {
    std::vector<std::string_view> ids;
    for (const Game& game : games()) {
        ids.push_back(game.id);
    }
    FirstRefusal refusal;
    const JsonCursor root{document, refusal};
    const std::size_t game = readGameId(root, ids);
    if (root.has("seats")) {
        root.at("seats").refuse({.text = boardAlone});
    }
    AnyCase anyCase = readers.at(game)(root);
    if (const std::optional<LoadError>& found = refusal.refusal()) {
        return tl::unexpected(*found);
    }
    return anyCase;
}

Json writeDocument(const AnyCase& anyCase) {
    return visitGame(
        anyCase, [](auto module, const auto& layout) { return module.positions.write(layout); });
}

tl::expected<AnyCase, LoadError> readCase(std::string_view text) {
    return parseJson(text).and_then(readDocument);
}

std::string writeCase(const AnyCase& anyCase) { return printJson(writeDocument(anyCase)); }

} // namespace cimaise
