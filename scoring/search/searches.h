// Finds the placements of a piece in any game.
#pragma once

#include "scoring/search/placements.h"
#include "validators/cases.h"

#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Why there is nothing to search.
enum class NoPlacements : std::uint8_t {
    unknownPiece, ///< the game has no piece of that name
    noBoard       ///< the case has no board for that side
};

/// Every place of the side's board for `piece`, as the game's page writes pieces.
tl::expected<Placements, NoPlacements> placements(const AnyCase& anyCase, int side,
                                                  std::string_view piece);

/// The same one by one: on a wall of tiles on tiles they are too many to be held together.
tl::expected<void, NoPlacements> forEachPlacement(const AnyCase& anyCase, int side,
                                                  std::string_view piece,
                                                  const VisitPlacement& visit);

/// What the rules of the side's game offer where `piece` has none of these places legally; nothing
/// in a game whose rules know no such offers.
std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece,
                             const Placements& placements);
/// The same where it is known whether the piece fits somewhere.
std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece, bool fits);

} // namespace cimaise
