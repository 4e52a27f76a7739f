// A case is a position of any game, read from a file and written to it.
#pragma once

#include "positions/file/json.h"
#include "positions/file/load_error.h"
#include "positions/games.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// The games in the order of the list.
std::span<const Game> games();

/// Game of a case.
const Game& gameOf(const AnyCase& anyCase);

/// Prefix of the ids of a game's rules and readings: `art` for `art-society`.
std::string_view idPrefix(std::string_view game);

/// Index of the game with the id `id` in games(); nullopt if there is none.
std::optional<std::size_t> gameIndex(std::string_view id);

/// Game with the id `id`; null if there is none.
const Game* findGame(std::string_view id);

/// Rulebook of a position, of the edition that is played.
Rulebook rulebookOf(const AnyCase& anyCase);

const GameHeader& headerOf(const AnyCase& anyCase);
GameHeader& headerOf(AnyCase& anyCase);

/// Name of a party in scores and findings; empty for everyone() and for a board without an owner.
std::string partyName(const AnyCase& anyCase, Party party);

/// Number of scored sides: players or teams.
int sideCount(const AnyCase& anyCase);

/// Side of a player: the player's own, or that of the team.
int sideOf(const AnyCase& anyCase, int player);

/// Side of the player or team with that name; −1 if there is none.
int findSide(const AnyCase& anyCase, std::string_view name);

/// Reads a case from a document, with keys in any order; the error has a place and a reason.
tl::expected<AnyCase, LoadError> readDocument(const Json& document);

/// Document of a case; readDocument() gives an equal case.
Json writeDocument(const AnyCase& anyCase);

/// Reads a case from the text of a file; the error has a place and a reason.
tl::expected<AnyCase, LoadError> readCase(std::string_view text);

/// Text of a file; readCase() gives an equal case.
std::string writeCase(const AnyCase& anyCase);

} // namespace cimaise
