// End of a game by the rules of that game.
#pragma once

#include "validators/cases.h"
#include "validators/report/game_end.h"

namespace cimaise {

GameEnd gameEnd(const AnyCase& anyCase);

} // namespace cimaise
