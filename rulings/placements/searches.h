// Finds the placements of a piece in any game.
#pragma once

#include "positions/cases.h"
#include "rulings/placements/placements.h"

#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Placements of `piece` on the player's board; pieces are written as documented for the game.
tl::expected<Placements, NoPlacements> placements(const AnyCase& anyCase, int side,
                                                  std::string_view piece);

/// Calls `visit` with each placement that placements() returns; walls of tiles have too many to
/// store.
VisitedPlacements forEachPlacement(const AnyCase& anyCase, int side, std::string_view piece,
                                   const VisitPlacement& visit);

/// Options that the rules offer for `piece` if no placement in `placements` is legal; nullopt in a
/// game without such options.
std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece,
                             const Placements& placements);
/// Options that the rules offer for `piece`; `fits` is true if the piece has a legal placement.
std::optional<Offers> offers(const AnyCase& anyCase, int side, std::string_view piece, bool fits);

} // namespace cimaise
