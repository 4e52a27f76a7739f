// Keys of a game's file that belong to one board, and keys that all boards of a game share.
#pragma once

#include "validators/cases.h"

#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace cimaise {

inline constexpr std::string_view seatsKey = "seats"; ///< how many play: a table's file has none
inline constexpr std::string_view playersKey = "players";

/// The keys of a game's file, as far as a board alone has them.
struct BoardKeys {
    std::string_view boards; ///< the list of boards
    std::string_view own;    ///< hands, stacks or turns, of which a board has its owner's; or empty
    std::string_view plans;  ///< drawn boards, of which a board has its own; or empty
    std::span<const std::string_view> shared; ///< what all boards share, version and game included
    int partner = 0;      ///< the seat of the first player's partner, 0-based; 0: there is none
    int partnersFrom = 0; ///< with so many seats
};

/// By the index of the game in AnyCase.
const BoardKeys& boardKeys(std::size_t game);

/// Whether a key stands as it is in the document of a board.
bool isKnown(const BoardKeys& keys, std::string_view key);

/// Who sits at a side's board, by seat; in a 4-player Musée two.
std::vector<int> seatsOfSide(const AnyCase& table, int side);

} // namespace cimaise
