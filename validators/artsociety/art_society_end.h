// End of a game of Art Society (rulebook, “Game End”).
#pragma once

#include "positions/artsociety/art_society_layout.h"
#include "validators/report/game_end.h"

namespace cimaise::artsociety {

/// Number of paintings that a player has taken: on the wall, in excess and with the assistant,
/// including the starting painting.
int paintingsOf(const Gallery& gallery);

GameEnd gameEnd(const Layout& layout);

} // namespace cimaise::artsociety
