// Facts from the steps of a history that its last position does not show.
#pragma once

#include "app/game/history.h"
#include "validators/muse/muse_played.h"
#include "validators/report/finding.h"

namespace cimaise {

/// Rounds of Muse up to the current step; nothing for another game.
muse::Played playedRounds(const History& history);

/// Findings about earlier steps, such as a card used twice, which remain true in later positions.
Findings findingsOfPlay(const History& history);

} // namespace cimaise
