// End of a game of Musée (rulebook, “End of game and Scoring”).
#pragma once

#include "validators/musee/musee_layout.h"
#include "validators/report/game_end.h"

namespace cimaise::musee {

/// Unsure where a Musée has room for a number that may be in no hand: only cards in hands decide.
GameEnd gameEnd(const Layout& layout);

/// Returns true if every space of every Musée is filled.
bool areAllFull(const Layout& layout);

} // namespace cimaise::musee
