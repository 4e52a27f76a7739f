// Command `placements`: the placements of a piece on the whole board or at one place of it.
#pragma once

#include "positions/cases.h"
#include "positions/file/load_error.h"
#include "rulings/placements/placements.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace cimaise::cli {

/// Arguments of `placements` as typed.
struct PlacementRequest {
    std::string player;
    std::string piece;
    std::optional<std::string> at; ///< only place requested
    bool all = false;              ///< every illegal placement is requested
};

/// Piece to be placed. Its placements are not stored, because there may be too many;
/// forEachPlacement() visits them.
struct PlacementList {
    Party side;
    std::string piece;
    std::optional<std::string> at; ///< only place requested
    bool all = false;              ///< list every illegal placement
    bool fits = false;             ///< true if the piece fits anywhere on the board
    std::optional<Offers> offers;  ///< only in games with alternatives
};

/// Checks whether the piece can be placed, or returns an error.
tl::expected<PlacementList, LoadError> placed(const AnyCase& anyCase,
                                              const PlacementRequest& asked);

/// Calls `visit` with each placement requested.
void forEachPlacement(const AnyCase& anyCase, const PlacementList& placed,
                      const VisitPlacement& visit);

} // namespace cimaise::cli
