// Placements of one exhibit number in a Musée (rulebook, "Rules for placement").
#pragma once

#include "positions/musee/musee_layout.h"
#include "rulings/placements/placements.h"

#include <optional>
#include <string_view>

namespace cimaise::musee {

/// Parses an exhibit number of the box in decimal; nullopt for any other text.
std::optional<Exhibit> readExhibit(std::string_view text);

/// Placements in every space of the side's Musée, galleries from top to bottom and spaces from left
/// to right. The layout must have a Musée for `side`.
Placements placements(const Layout& layout, int side, Exhibit exhibit);

} // namespace cimaise::musee
