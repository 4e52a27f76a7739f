// Part of the file format that all games share: version, game, title, date and place of play,
// duration, first player, note, players, answers to open questions.
#pragma once

#include "positions/file/game_header.h"
#include "positions/file/json.h"

#include <array>
#include <initializer_list>
#include <span>
#include <string_view>

namespace cimaise {

inline constexpr int fileVersion = 1;

/// Reads the version and the game's id, so that a newer file is refused before its other content is
/// read. Returns the index of the id in `games`.
std::size_t readGameId(const JsonCursor& document, const std::vector<std::string_view>& games);

/// Keys about the evening that no link contains.
inline constexpr std::array<std::string_view, 4> unlinkedKeys{"place", "minutes", "starter",
                                                              "note"};

/// Optional keys of a game's file: those of the header, then the game's own.
std::vector<std::string_view> optionalKeys(std::initializer_list<std::string_view> own);

/// Reads the keys of the header.
GameHeader readHeader(const JsonCursor& document, std::span<const Reading> readings);

/// Begins a document: version, game, then the header's keys.
Json writeHeader(std::string_view game, const GameHeader& header);

} // namespace cimaise
