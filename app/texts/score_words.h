// What a line of the sheet and a place of the ranking say, the same wherever they are shown.
#pragma once

#include "app/texts/words.h"
#include "scoring/scores.h"

namespace cimaise {

/// How many of what make a line's points: “4 paintings × 3”; empty where nothing says.
std::string sumText(const ScoreLine& line, const Words& words);

/// Whether a fact is missing that decides between several totals.
bool isOpen(const ScoreSheet& sheet);

/// What the side has whatever is still missing.
int leastTotal(const ScoreSheet& sheet);

/// What parted an entry from its neighbour, where points did not: “Level in points. Coins: 4
/// against 3.”
std::string decisionText(std::string_view game, const Ranking& ranking, std::size_t index,
                         const Words& words);

} // namespace cimaise
