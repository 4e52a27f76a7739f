// Keys of a game's file that belong to one board, and keys that all boards of a game share.
#pragma once

#include "validators/cases.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace cimaise {

inline constexpr std::string_view seatsKey = "seats"; ///< number of players; not in a game's file
inline constexpr std::string_view playersKey = "players";

/// Keys of a game's file that a single board may have.
struct BoardKeys {
    std::string_view boards; ///< key of the list of boards
    std::string_view own;    ///< hands, stacks or turns; a board has only its owner's; may be empty
    std::string_view plans;  ///< drawn boards; a board has only its own; may be empty
    std::span<const std::string_view> shared; ///< keys that all boards share, with version and game
    int partner = 0;      ///< seat of the first player's partner, 0-based; 0: none
    int partnersFrom = 0; ///< number of seats from which on players have partners
};

/// Keys of a game, by its index in AnyCase.
const BoardKeys& boardKeys(std::size_t game);

/// True if the key is one that all boards of the game share.
bool isKnown(const BoardKeys& keys, std::string_view key);

/// Seats of a side's board; two seats in a 4-player Musée.
std::vector<int> seatsOfSide(const AnyCase& table, int side);

} // namespace cimaise
