// Values as one line of text each, so that a test can state exactly what it expects and a failure
// is readable. Sides are A, B, C; players 1, 2, 3, 4; the whole game is -.
#pragma once

#include "rulings/placements/placements.h"
#include "scoring/sheet/ranking.h"
#include "validators/report/finding.h"

#include <string>
#include <vector>

namespace cimaise {

using Lines = std::vector<std::string>;

/// `A`, `2`, `-`.
std::string described(Party party);
/// `A upper:4, B upper:4`.
std::string described(const Spots& spots);
/// `some.text left=28 right=13`.
std::string described(const Message& message);
/// `illegal some.rule; A; A upper:4; some.text left=28`.
std::string described(const Finding& finding);
Lines described(const Findings& findings);
/// `+2 A upper:4, A upper:5; some.text left=28`, one piece of evidence a line.
Lines described(const ScoreLine& line);
/// `1 A B shared`, one entry a line.
Lines described(const Ranking& ranking);
/// `upper:4 +3 paintings+1 neighbours+2 room 12 30 48`, or `upper:1 musee.ascending A upper:2`.
std::string described(const Placement& placement);
Lines described(const Placements& placements);

} // namespace cimaise
