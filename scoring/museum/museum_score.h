// Score of a position of Museum (rulebook, "Final scoring").
#pragma once

#include "scoring/museum/museum_lines.h"
#include "scoring/sheet/ranking.h"
#include "validators/museum/museum_tally.h"

namespace cimaise::museum {

/// The sheet of one museum; `museum` may differ from the one the layout holds for that side.
ScoreSheet sheetOf(const Layout& layout, int side, const Museum& museum);

/// Whether the number of players and museums can be scored.
bool canScore(const Layout& layout);

/// All sheets and the ranking.
Score score(const Layout& layout);

} // namespace cimaise::museum
