// Texts for the numbers of the score sheet, both shown and read aloud.
#pragma once

#include "app/texts/qt_texts.h"
#include "scoring/sheet/ranking.h"

#include <QStringList>

namespace cimaise {

/// The total as a figure: “34”, “≥ 34” while a copy fact is unknown, or “38–51” while it is not
/// entered what decides between these.
QString totalFigure(const ScoreSheet& sheet);

/// “34 points”, “at least 34 points”, “38 to 51 points”: where there is room for a few words.
QString briefTotal(const ScoreSheet& sheet, const Translator& words);

/// The same with what decides between them: “38 to 51 points, by what the museum has most of”
QString totalInWords(const ScoreSheet& sheet, const Translator& words);

/// What stands for points that are not to be seen: “?”, “points hidden”.
QString hiddenFigure();
QString hiddenInWords(const Translator& words);

/// “3 points”
QString pointsInWords(int points, const Translator& words);

/// The change as a figure: “+2”, “0”, “−2”, or what stands for hidden points.
QString pointsFigure(int points, const Translator& words);
/// “+2…+8” while it lies between two.
QString pointsFigure(PointRange points, const Translator& words);

/// “Place 2”, in French « 2ᵉ place »; empty for no place.
QString placeInWords(int place, const Translator& words);

/// The same while the first place is open: “Place 2 so far”; empty for no place.
QString placeSoFarInWords(int place, const Translator& words);

/// The title of a game's score line or tie-break; the id where the game has no such.
QString lineTitle(std::string_view game, std::string_view line, const Translator& words);

/// What is not empty, parted by commas, as a screen reader says it.
QString listed(QStringList parts);

} // namespace cimaise
