// Scores a case by its game.
#pragma once

#include "positions/cases.h"
#include "scoring/sheet/ranking.h"

#include <span>
#include <string_view>

namespace cimaise {

/// All score sheets and the ranking of a position, even if the position has findings.
Score score(const AnyCase& anyCase);

/// Descriptions of the score lines of a game (an id of games()).
std::span<const LineInfo> linesOf(std::string_view game);

/// Title of a score line, or of a tie-break that is not a line; empty if unknown.
TextId titleOf(std::string_view game, std::string_view line);

} // namespace cimaise
