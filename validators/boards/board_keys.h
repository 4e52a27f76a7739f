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
    std::string_view boards; ///< the list of boards
    std::string_view own;    ///< hands, stacks or turns, of which a board has its owner's; or empty
    std::string_view plans;  ///< drawn boards, of which a board has its own; or empty
    std::span<const std::string_view> shared; ///< what all boards share, version and game included
    int partner = 0;      ///< seat of the first player's partner, 0-based; 0: none
    int partnersFrom = 0; ///< number of seats from which on there are partners
};

/// Keys of a game, by its index in AnyCase.
const BoardKeys& boardKeys(std::size_t game);

/// True if a key is the same in the document of a board.
bool isKnown(const BoardKeys& keys, std::string_view key);

/// Seats of a side's board; two seats in a 4-player Musée.
std::vector<int> seatsOfSide(const AnyCase& table, int side);

} // namespace cimaise
