// Musée: a Gallery Bonus that several Musées may have taken (rulebook, "Gallery Bonuses"). Which
// one filled the gallery first is a fact of the game that no answer to an open question decides.
#pragma once

#include "scoring/rulings/ruling_functions.h"
#include "validators/musee/musee_layout.h"

namespace cimaise::musee {

/// Galleries that several Musées have filled and whose bonus nobody holds; empty for a position
/// with problems, which come first.
std::vector<Gallery> contestedBonuses(const Layout& layout);

} // namespace cimaise::musee
