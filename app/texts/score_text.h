// Words lines of the score sheet and places of the ranking, wherever they are shown.
#pragma once

#include "app/texts/translator.h"
#include "scoring/scores.h"
#include "scoring/sheet/first_place.h"

#include <span>

namespace cimaise {

/// How many of what make a line's points: “4 paintings × 3”; empty where nothing says.
std::string sumText(const ScoreLine& line, const Translator& words);

/// Whether a fact is missing that decides between several totals.
bool isOpen(const ScoreSheet& sheet);

/// Why the lines do not add up to the total: “Nobody has entered … The total is 3 to 9.” Empty
/// while no sheet is open; without the figures where there are several.
std::string rangeText(std::span<const ScoreSheet> sheets, const Translator& words);

/// Total as a figure: “34”, “≥ 34” while a printed figure is unknown, “38–51” while a fact is
/// missing that decides between these.
std::string spanFigure(const PointSpan& span);

/// Which missing figures decide the first place: “First place is open. Missing: …” Empty where it
/// is settled.
std::string firstPlaceText(const FirstPlace& place, const Translator& words);

/// What the side has whatever is still missing.
int leastTotal(const ScoreSheet& sheet);

/// What parted an entry from its neighbour, where points did not, every tie-break that was looked
/// at with its figures: “Tied on points. Studio: 1–1. Coins: 4–3.”
std::string decisionText(std::string_view game, const Ranking& ranking, std::size_t index,
                         const Translator& words);

} // namespace cimaise
