// Player who begins the next game of a match.
#pragma once

#include "positions/cases.h"
#include "rulings/results/results.h"

namespace cimaise {

/// Text naming the player who begins: one who lost the last game (Musée, rulebook, "Setup", step
/// 6).
Message whoBegins(const AnyCase& lastGame, const Results& results);

} // namespace cimaise
