// Plot of the totals of games in the order played.
#pragma once

#include "app/models/plot_model.h"
#include "app/statistics/statistics.h"
#include "app/texts/translator.h"

namespace cimaise {

/// Contents of a plot: marks, and texts around them.
struct Plot {
    std::vector<PlotMark> marks{};
    PlotFrame frame{};
};

/// Totals, all of them known, in order; if there are many, a mark is the average of several games.
Plot coursePlot(const PlayerResults& outings, const Translator& words);

} // namespace cimaise
