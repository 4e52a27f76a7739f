// Findings about the rounds that were played, which the position alone does not show.
#pragma once

#include "validators/muse/muse_played.h"
#include "validators/report/finding.h"

namespace cimaise::muse {

/// Findings of all rounds played, and of the round in front of the players.
Findings findingsOf(const Played& played, const Layout& now);

} // namespace cimaise::muse
