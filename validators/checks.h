// Checks a case against the rules of its game, and finds the end of the game.
#pragma once

#include "positions/cases.h"
#include "validators/report/game_end.h"
#include "validators/report/rule.h"

#include <span>
#include <string_view>
#include <vector>

namespace cimaise {

/// All findings, in the order of the game's rules, then by place on the board.
Findings check(const AnyCase& anyCase);

/// Descriptions of the rules of a game (an id of games()); empty if there is no such game.
std::vector<RuleInfo> rulesOf(std::string_view game);

/// Chapters on how a game (an id of games()) is played; empty if there is no such game.
std::span<const Chapter> howToPlayChapters(std::string_view game);

/// End of a game by the rules of that game.
GameEnd gameEnd(const AnyCase& anyCase);

/// Returns true if nothing is left to enter before the result. Some games end with a round or a
/// last turn that must still be entered: never for these.
bool isPlayedOut(const AnyCase& anyCase);

/// Returns the id of the rule or chapter that says who wins a tie.
std::string_view tieRuleOf(const AnyCase& anyCase);

} // namespace cimaise
