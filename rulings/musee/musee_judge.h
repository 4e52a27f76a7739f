// Musée: a Gallery Bonus that several Musées may have taken (rulebook, "Gallery Bonuses"). Which
// one filled the gallery first is a fact of the game that no answer to an open question decides.
#pragma once

#include "positions/musee/musee_layout.h"
#include "rulings/questions/ruling_functions.h"

namespace cimaise::musee {

/// Galleries that several Musées have filled and whose bonus nobody holds; empty for a position
/// with problems, which come first.
std::vector<Gallery> contestedBonuses(const Layout& layout);

} // namespace cimaise::musee
