// Score of a position of Museum (rulebook, "Final scoring").
#pragma once

#include "scoring/museum/museum_lines.h"
#include "scoring/museum/museum_tally.h"
#include "scoring/sheet/ranking.h"

namespace cimaise::museum {

/// Score sheet of a side with the museum `museum`, which may differ from that side's museum in
/// `layout`.
ScoreSheet sheetOf(const Layout& layout, int side, const Museum& museum);

/// True if the number of players and museums allows scoring.
bool canScore(const Layout& layout);

/// All score sheets and the ranking.
Score score(const Layout& layout);

} // namespace cimaise::museum
