// Plots of the totals: of games in the order played, and of one game in its course.
#pragma once

#include "app/game/play_course.h"
#include "app/models/plot_model.h"
#include "app/statistics/game_result.h"
#include "app/statistics/statistics.h"
#include "app/texts/translator.h"

namespace cimaise {

/// Contents of a plot: marks, and texts around them.
struct Plot {
    std::vector<PlotMark> marks{};
    PlotFrame frame{};
};

/// Totals, all of them known, in order; if there are many, a mark is the average of several games.
Plot coursePlot(const PlayerResults& results, const Translator& words);

/// Plot of a finished game: the totals in the course of the game.
struct SideNameRow {
    QString name;
};

/// Name of a side: “Ana & Cy”.
QString sideName(const SideResult& side);

std::vector<SideNameRow> sideNames(const GameResult& result);

/// Totals against time, one line for each side; empty if the course is empty.
Plot playedPlot(const std::vector<CoursePoint>& course, const GameResult& result,
                const Translator& words);

} // namespace cimaise
