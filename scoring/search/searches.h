// Finds the placements of a piece in any game.
#pragma once

#include "scoring/search/placements.h"
#include "validators/cases.h"

#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Reason why a search is impossible.
enum class NoPlacements : std::uint8_t {
    unknownPiece, ///< the game has no piece of that name
    noBoard       ///< the position has no board for that player
};

/// Placements of `piece` on the player's board; pieces are written as documented for the game.
tl::expected<Placements, NoPlacements> placements(const AnyCase& anyCase, int side,
                                                  std::string_view piece);

/// Calls `visit` with the same placements one by one: walls of tiles have too many to store.
tl::expected<void, NoPlacements> forEachPlacement(const AnyCase& anyCase, int side,
                                                  std::string_view piece,
                                                  const VisitPlacement& visit);

/// Offers of the rules if none of these placements of `piece` is legal; none in a game without such
/// offers.
std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece,
                             const Placements& placements);
/// Offers of the rules, given whether the piece fits somewhere.
std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece, bool fits);

} // namespace cimaise
