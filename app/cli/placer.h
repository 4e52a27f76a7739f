// The command `placements`: where a piece may go.
#pragma once

#include "scoring/search/placements.h"
#include "validators/cases.h"
#include "validators/layout/refusal.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::cli {

/// A piece that has places on a board. There may be too many to hold: they are visited.
struct Placed {
    Party side;
    std::string piece;
    bool fits = false;            ///< somewhere
    std::optional<Offers> offers; ///< in games whose rules know them
};

/// Whether the player's piece has places, or why there are none to look at.
tl::expected<Placed, Refusal> placed(const AnyCase& anyCase, std::string_view player,
                                     std::string_view piece);

/// Calls `visit` with each of its places.
void forEachPlacement(const AnyCase& anyCase, const Placed& placed, const VisitPlacement& visit);

} // namespace cimaise::cli
