// Placements of a piece, for the command `placements`.
#pragma once

#include "app/cli/output.h"
#include "app/texts/translator.h"
#include "positions/cases.h"
#include "rulings/placements/placements.h"

namespace cimaise::cli {

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

/// Calls `visit` with each placement requested.
void forEachPlacement(const AnyCase& anyCase, const PlacementList& placed,
                      const VisitPlacement& visit);

/// Prints the result of `placements` as text.
void printPlacementsText(const AnyCase& anyCase, const PlacementList& placed,
                         const Translator& words, Output& out);

} // namespace cimaise::cli
