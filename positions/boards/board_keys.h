// Keys of a game's file that belong to one board, and keys that all boards of a game share.
#pragma once

#include "positions/cases.h"

#include <string_view>
#include <vector>

namespace cimaise {

inline constexpr std::string_view seatsKey = "seats"; ///< number of players; not in a game's file
inline constexpr std::string_view playersKey = "players";

/// Keys of a game, by its index in AnyCase.
const BoardKeys& boardKeys(std::size_t game);

/// True if the key is one that all boards of the game share.
bool isKnown(const BoardKeys& keys, std::string_view key);

/// Seats of a side's board; two seats if partners share it.
std::vector<int> seatsOfSide(const AnyCase& table, int side);

} // namespace cimaise
