// End of a game of Musée (rulebook, “End of game and Scoring”).
#pragma once

#include "positions/musee/musee_layout.h"
#include "validators/report/game_end.h"

namespace cimaise::musee {

/// End of the game; unsure if a Musée has room for a number and the cards of its owner are unknown.
GameEnd gameEnd(const Layout& layout);

/// Returns true if no player can hang a painting and every full gallery’s bonus is taken.
bool isPlayedOut(const Layout& layout);

} // namespace cimaise::musee
