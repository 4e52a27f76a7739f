// Texts for the numbers of the score sheet, both shown and read aloud.
#pragma once

#include "app/texts/qt_texts.h"
#include "scoring/sheet/ranking.h"

#include <QStringList>

namespace cimaise {

/// Total as a figure: “34”, “≥ 34” while a printed figure is unknown, or “38–51” while a deciding
/// fact is missing.
QString totalFigure(const ScoreSheet& sheet);

/// Total in a few words: “34 points”, “at least 34 points”, “38 to 51 points”.
QString briefTotal(const ScoreSheet& sheet, const Translator& words);

/// Total with the deciding fact: “38 to 51 points, by the number of pieces”.
QString totalInWords(const ScoreSheet& sheet, const Translator& words);

/// Replacements for hidden points: “?”, “points hidden”.
QString hiddenFigure();
QString hiddenInWords(const Translator& words);

/// Number of points: “3 points”.
QString pointsInWords(int points, const Translator& words);

/// Points of a score line (“3 points”), or the cause if a missing detail makes them unknown.
QString lineInWords(const ScoreSheet& sheet, const ScoreLine& line, const Translator& words);

/// Change as a figure: “+2”, “0”, “−2”, or the replacement for hidden points.
QString pointsFigure(int points, const Translator& words);
/// Range of changes: “+2…+8”.
QString pointsFigure(PointRange points, const Translator& words);

/// Place as text: “Place 2”, in French « 2ᵉ place »; empty for no place.
QString placeInWords(int place, const Translator& words);

/// Place while the first place is open: “Place 2 so far”; empty for no place.
QString placeSoFarInWords(int place, const Translator& words);

/// Title of a game's score line or tie-break; the id if the game does not have it.
QString lineTitle(std::string_view game, std::string_view line, const Translator& words);

/// Joins the non-empty parts with commas, for screen readers.
QString listed(QStringList parts);

} // namespace cimaise
