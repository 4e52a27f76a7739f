// Plot of a finished game: the totals in the course of the game.
#pragma once

#include "app/game/play_course.h"
#include "app/shell/statistics_plots.h"
#include "app/statistics/game_result.h"

namespace cimaise {

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
