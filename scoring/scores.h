// Scores a case by its game.
#pragma once

#include "scoring/sheet/ranking.h"
#include "validators/cases.h"

#include <span>
#include <string_view>

namespace cimaise {

/// All sheets and the ranking of a case, whatever its findings say.
Score score(const AnyCase& anyCase);

/// What can be read about the score lines of a game (an id of games()).
std::span<const LineInfo> linesOf(std::string_view game);

/// The title of a score line or of a tie-break that is none; empty when there is no such.
TextId titleOf(std::string_view game, std::string_view line);

} // namespace cimaise
