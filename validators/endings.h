// End of a game by the rules of that game.
#pragma once

#include "positions/cases.h"
#include "validators/report/game_end.h"

#include <string_view>

namespace cimaise {

GameEnd gameEnd(const AnyCase& anyCase);

/// Returns true if nothing is left to enter before the result. Some games end with a round or a
/// last turn that must still be entered: never for these.
bool isPlayedOut(const AnyCase& anyCase);

/// Returns the id of the rule or chapter that says who wins a tie.
std::string_view tieRuleOf(const AnyCase& anyCase);

} // namespace cimaise
