// What of a result has no place of its own in another program, in a few words.
#pragma once

#include "app/handover/kept_game.h"
#include "app/texts/words.h"

namespace cimaise {

/// “Friday. Ana 34: Neighbours 10, Lamps 8. Bo 29: …”
QString playComments(const KeptGame& game, const Words& words);

} // namespace cimaise
