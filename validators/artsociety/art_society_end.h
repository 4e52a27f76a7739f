// End of a game of Art Society (rulebook, “Game End”).
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/game_end.h"

namespace cimaise::artsociety {

/// Paintings that a player has taken: on the wall, in excess and with the assistant, the starting
/// painting included.
int paintingsOf(const Gallery& gallery);

GameEnd gameEnd(const Layout& layout);

} // namespace cimaise::artsociety
