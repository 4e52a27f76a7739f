// Maximum lengths of the lists in a game's file: what a box could fill, with room for errors.
#pragma once

#include <cstddef>

namespace cimaise {

/// Maximum number of entries of a list.
struct AtMost {
    std::size_t entries;
};

inline constexpr AtMost tilesOnAWall{128};
inline constexpr AtMost objectsOnABoard{64};
inline constexpr AtMost cardsInPile{64}; ///< in a pile or a hand
inline constexpr AtMost otherLists{128};

} // namespace cimaise
