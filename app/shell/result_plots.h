// Plots of a finished game: the points by line, and the totals in the course of the game.
#pragma once

#include "app/game/play_course.h"
#include "app/shell/statistics_plots.h"
#include "app/statistics/game_result.h"
#include "app/statistics/records.h"

namespace cimaise {

/// Line of the score sheet with the points of all sides.
struct ShareRow {
    int number = 0; ///< number of the line in the bars, from 1
    QString title;
    QString figures;
    QString colour; ///< of the bars; empty: chosen by `number`
    QString ink;    ///< of the number, on a `colour`
    QString accessibleName{};
};

struct SideTotalRow {
    QString name;
    QString totalText;
};

/// Name of a side: “Ana & Cy”.
QString sideName(const SideResult& side);

/// Rows for the lines in which a side gains or loses points, in the order of the sheet.
std::vector<ShareRow> shareRows(const GameResult& result, const Translator& words);
std::vector<SideTotalRow> sideTotals(const GameResult& result, const Score& score,
                                     const Translator& words);

/// Row of stacked bars for each side; lines that cost points extend to the left of zero.
Plot sharesPlot(const GameResult& result, const Translator& words);

/// Totals against time, one line for each side; empty if the course is empty.
Plot playedPlot(const std::vector<CoursePoint>& course, const GameResult& result,
                const Translator& words);

/// Text about a broken record: “Best Musée on this device: Ana, 4 points more than on 3 October
/// 2026 (12 games before).”
QString recordInWords(const BrokenRecord& record, std::string_view game, const Translator& words);

} // namespace cimaise
