// Texts of lines of the score sheet and places of the ranking, wherever they are shown.
#pragma once

#include "app/texts/translator.h"
#include "scoring/scores.h"
#include "scoring/sheet/first_place.h"

#include <span>

namespace cimaise {

/// Calculation of a line's points: “4 paintings × 3”; empty if it has none.
std::string sumText(const ScoreLine& line, const Translator& words);

/// Points of a line as a figure; “–” if a missing fact decides about them.
std::string lineFigure(const ScoreLine& line);

/// Points of a piece of evidence with their sign; “–” if a missing fact decides about them.
std::string evidenceFigure(const Evidence& piece);

/// True if a missing fact decides between several totals.
bool isOpen(const ScoreSheet& sheet);

/// Reason why the lines do not add up to the total: “Nobody has entered … The total is 3 to 9.”
/// Empty if no total depends on a missing fact; without figures if several totals do.
std::string rangeText(std::span<const ScoreSheet> sheets, const Translator& words);

/// Total as a figure: “34”; “≥ 34” while a printed figure is unknown; “38–51” while a missing fact
/// decides between several totals.
std::string spanFigure(const PointSpan& span);

/// Total in a few words: “34 points”, “at least 34 points”, “38 to 51 points”.
Message briefTotal(const ScoreSheet& sheet);

/// Lowest possible total of the side while facts are missing.
int leastTotal(const ScoreSheet& sheet);

/// Tie-breaks between an entry and its neighbour with equal points, each with its figures: “Tied on
/// points. Studio: 1–1. Coins: 4–3.”
std::string decisionText(std::string_view game, const Ranking& ranking, std::size_t index,
                         const Translator& words);

} // namespace cimaise
