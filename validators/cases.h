// Closed set of games: a case is a position of one of them, read from a file and written again.
#pragma once

#include "validators/artsociety/art_society_catalogue.h"
#include "validators/artsociety/art_society_layout.h"
#include "validators/layout/json.h"
#include "validators/layout/load_error.h"
#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_layout.h"
#include "validators/musee/musee_catalogue.h"
#include "validators/musee/musee_layout.h"
#include "validators/museum/museum_catalogue.h"
#include "validators/museum/museum_layout.h"

#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <variant>

namespace cimaise {

/// A position of any game.
using AnyCase = std::variant<musee::Layout, muse::Layout, museum::Layout, artsociety::Layout>;

/// What all pages can know about a game without its rules.
struct Game {
    std::string_view id;
    TextId name;
    std::span<const Reading> readings;
    std::span<const Area> areas;
    /// The name of what a place calls an item, a card or continent; games without items give none.
    TextId (*itemName)(std::string_view item);
    int fewestPlayers;
    int mostPlayers;
};

/// The games in the order of AnyCase.
std::span<const Game> games();

/// The game a case is of.
const Game& gameOf(const AnyCase& anyCase);

/// What the ids of a game's rules and readings begin with: `art` for `art-society`.
std::string_view idPrefix(std::string_view game);

/// The game called `id`; null when there is none.
const Game* findGame(std::string_view id);

const GameHeader& headerOf(const AnyCase& anyCase);
GameHeader& headerOf(AnyCase& anyCase);

/// The name of a party as scores and findings write it; empty for everyone() and for a board
/// that belongs to nobody.
std::string partyName(const AnyCase& anyCase, Party party);

/// How many are scored: players, or teams.
int sideCount(const AnyCase& anyCase);

/// The side that a player or team called `name` belongs to; −1 when nobody is called so.
int findSide(const AnyCase& anyCase, std::string_view name);

/// A case from a document, or where and why the document is none. The order of keys is no matter.
tl::expected<AnyCase, LoadError> readDocument(const Json& document);

/// The document of a case; readDocument() gives an equal case.
Json writeDocument(const AnyCase& anyCase);

/// A case from the text of a file, or where and why the text is none.
tl::expected<AnyCase, LoadError> readCase(std::string_view text);

/// The text of a file; readCase() gives an equal case.
std::string writeCase(const AnyCase& anyCase);

} // namespace cimaise
