// Command `placements`: the placements of a piece on the whole board or at one place of it.
#pragma once

#include "scoring/search/placements.h"
#include "validators/cases.h"
#include "validators/layout/load_error.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace cimaise::cli {

/// What was asked, as it was typed.
struct Placing {
    std::string player;
    std::string piece;
    std::optional<std::string> at; ///< the one place asked for
};

/// A piece that has places on a board. There may be too many to hold: they are visited.
struct Placed {
    Party side;
    std::string piece;
    std::optional<std::string> at; ///< the one place asked for
    bool fits = false;             ///< anywhere on the board
    std::optional<Offers> offers;  ///< in games whose rules know them
};

/// Whether the piece has places, or why there are none to look at.
tl::expected<Placed, LoadError> placed(const AnyCase& anyCase, const Placing& asked);

/// Calls `visit` with each place asked for.
void forEachPlacement(const AnyCase& anyCase, const Placed& placed, const VisitPlacement& visit);

} // namespace cimaise::cli
