// Findings about the rounds that were played, which the position alone does not show.
#pragma once

#include "validators/muse/muse_played.h"
#include "validators/report/finding.h"

namespace cimaise::muse {

/// Findings of all rounds played; the rules of the position report those of the round being
/// entered.
Findings findingsOf(const Played& played);

} // namespace cimaise::muse
