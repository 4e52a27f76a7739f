// End of a game of Museum (rulebook, “Ending the Game”).
#pragma once

#include "positions/museum/museum_layout.h"
#include "validators/report/game_end.h"

namespace cimaise::museum {

GameEnd gameEnd(const Layout& layout);

} // namespace cimaise::museum
