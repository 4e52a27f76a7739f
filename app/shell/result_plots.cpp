// Scales the totals of all sides alike, so that they can be compared.
#include "app/shell/result_plots.h"

#include "app/models/history_model.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_label_text.h"
#include "app/texts/qt_score_text.h"

#include <algorithm>

namespace cimaise {

namespace {

std::pair<int, int> leastAndMost(const std::vector<CoursePoint>& course) {
    std::vector<int> totals;
    for (const CoursePoint& point : course) {
        totals.insert(totals.end(), point.totals.begin(), point.totals.end());
    }
    const auto [least, most] = std::ranges::minmax(totals);
    return {least, most};
}

} // namespace

QString sideName(const SideResult& side) {
    QStringList names;
    for (const std::string& name : side.names) {
        names.push_back(toQt(isolated(name)));
    }
    return names.join(QStringLiteral(" & "));
}

std::vector<SideNameRow> sideNames(const GameResult& result) {
    std::vector<SideNameRow> rows;
    for (const SideResult& side : result.sides) {
        rows.push_back({.name = sideName(side)});
    }
    return rows;
}

Plot playedPlot(const std::vector<CoursePoint>& course, const GameResult& result,
                const Translator& words) {
    if (course.empty() || course.front().totals.size() != result.sides.size()) {
        return {};
    }
    const auto [least, most] = leastAndMost(course);
    const qint64 begin = course.front().madeAt;
    const auto span = static_cast<double>(std::max<qint64>(1, course.back().madeAt - begin));
    Plot plot;
    for (std::size_t at = 0; at < course.size(); ++at) {
        for (std::size_t side = 0; side < result.sides.size(); ++side) {
            const CoursePoint& point = course[at];
            const std::size_t before = plot.marks.size() - (at == 0 ? 0 : result.sides.size());
            PlotMark mark{.x = static_cast<double>(point.madeAt - begin) / span,
                          .y = heightOf(point.totals[side], least, most),
                          .series = static_cast<int>(side)};
            mark.fromX = at == 0 ? mark.x : plot.marks[before].x;
            mark.fromY = at == 0 ? mark.y : plot.marks[before].y;
            mark.strong = at > 0;
            mark.markText =
                listed({timeInWords(point.madeAt, words.language()), sideName(result.sides[side]),
                        pointsInWords(point.totals[side], words)});
            plot.marks.push_back(mark);
        }
    }
    plot.frame = {.hint = {},
                  .topText = toQt(inFigures(most)),
                  .bottomText = toQt(inFigures(least)),
                  .firstText = timeInWords(begin, words.language()),
                  .lastText = timeInWords(course.back().madeAt, words.language())};
    return plot;
}

} // namespace cimaise
