// Plots of a finished game: the points by line, and the totals in the course of the game.
#pragma once

#include "app/game/play_course.h"
#include "app/shell/statistics_plots.h"
#include "app/statistics/game_result.h"
#include "app/statistics/records.h"

namespace cimaise {

/// A line of the sheet with everybody’s points.
struct ShareRow {
    int number = 0; ///< as it stands in the bars, counted from 1
    QString title;
    QString figures;
    QString accessibleName;
};

struct SideTotalRow {
    QString name;
    QString totalText;
};

/// “Ana & Cy”
QString sideName(const SideResult& side);

/// Those lines that bring anybody anything, in the order of the sheet.
std::vector<ShareRow> shareRows(const GameResult& result, const Translator& words);
std::vector<SideTotalRow> sideTotals(const GameResult& result, const Score& score,
                                     const Translator& words);

/// A row of bars for each side, one above the other; what costs points lies left of what brings
/// some.
Plot sharesPlot(const GameResult& result, const Translator& words);

/// A line for each side, over the time. Nothing where the course says nothing.
Plot playedPlot(const std::vector<CoursePoint>& course, const GameResult& result,
                const Translator& words);

/// “Best Musée on this device: Ana, 4 points more than on 3 October 2026 (12 games before).”
QString recordInWords(const BrokenRecord& record, std::string_view game, const Translator& words);

} // namespace cimaise
