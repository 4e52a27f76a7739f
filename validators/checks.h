// Checks a case against the rules of its game.
#pragma once

#include "positions/cases.h"
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

} // namespace cimaise
