// The command `placements`: where a piece may go, on the whole board or at one place of it.
#pragma once

#include "scoring/search/placements.h"
#include "validators/cases.h"
#include "validators/layout/refusal.h"

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

struct Placed {
    Party side;
    std::string piece;
    bool fits = false; ///< anywhere on the board
    Placements placements;
    std::optional<Offers> offers; ///< in games whose rules know them
};

/// The places for the piece, or why there are none to look at.
tl::expected<Placed, Refusal> placed(const AnyCase& anyCase, const Placing& asked);

} // namespace cimaise::cli
