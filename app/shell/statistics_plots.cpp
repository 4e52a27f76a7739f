// Computes the plot, or words why there are too few games for one.
#include "app/shell/statistics_plots.h"

#include "app/models/history_model.h"
#include "app/shell/statistics_rows.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "Not enough games yet: %n needed, {count} so far."
constexpr TextId tooFewGames = CIMAISE_TEXT_N("statistics.too-few.games");

QString courseText(const PlayerResult& result, const Translator& words) {
    QString victory;
    if (result.won) {
        //% "shared victory"
        constexpr TextId shared = CIMAISE_TEXT("statistics.mark.shared");
        //% "won"
        constexpr TextId won = CIMAISE_TEXT("statistics.mark.won");
        victory = format(words, result.shared ? shared : won);
    }
    return listed(
        {dayInWords(result.ended, words.language()), pointsInWords(*result.total, words), victory});
}

/// Maximum number of marks; with more games, each mark represents several.
constexpr std::size_t mostMarks = 48;

/// Average of several consecutive games.
struct Stretch {
    std::size_t from = 0;
    std::size_t games = 0;
    double average = 0;
};

std::vector<Stretch> stretchesOf(const PlayerResults& results) {
    const std::size_t each = (results.size() + mostMarks - 1) / mostMarks;
    std::vector<Stretch> stretches;
    for (std::size_t from = 0; from < results.size(); from += each) {
        const std::size_t games = std::min(each, results.size() - from);
        double sum = 0;
        for (std::size_t at = from; at < from + games; ++at) {
            sum += *results[at].total;
        }
        stretches.push_back(
            {.from = from, .games = games, .average = sum / static_cast<double>(games)});
    }
    return stretches;
}

PlotMark markOf(const Stretch& stretch, const PlayerResults& results, const Translator& words) {
    const PlayerResult& first = results[stretch.from];
    if (stretch.games == 1) {
        return {.strong = first.won,
                .markText = courseText(first, words),
                .gameId = static_cast<double>(first.id)};
    }
    const PlayerResult& last = results[stretch.from + stretch.games - 1];
    //% "{first} to {last}: {average} on average"
    return {.markText = format(
                words, CIMAISE_TEXT("statistics.mark.average"),
                {{"first", dayInWords(first.ended, words.language()).toStdString()},
                 {"last", dayInWords(last.ended, words.language()).toStdString()},
                 {"average", averageInFigures(stretch.average, words.language()).toStdString()}})};
}

PlotFrame courseFrame(const PlayerResults& results, const std::vector<Stretch>& stretches,
                      const Translator& words) {
    const auto [least, greatest] = std::ranges::minmax_element(stretches, {}, &Stretch::average);
    PlotFrame frame{.hint = {},
                    .topText = averageInFigures(greatest->average, words.language()),
                    .bottomText = averageInFigures(least->average, words.language()),
                    .firstText = dayInWords(results.front().ended, words.language()),
                    .lastText = dayInWords(results.back().ended, words.language())};
    if (stretches.front().games > 1) {
        //% "Each mark is the average of %n consecutive games; the last may cover fewer."
        frame.hint = format(words, CIMAISE_TEXT_N("statistics.course.averages"),
                            {{"n", static_cast<int>(stretches.front().games)}});
    }
    return frame;
}

std::pair<int, int> leastAndMost(const std::vector<CoursePoint>& course) {
    std::vector<int> totals;
    for (const CoursePoint& point : course) {
        totals.insert(totals.end(), point.totals.begin(), point.totals.end());
    }
    const auto [least, most] = std::ranges::minmax(totals);
    return {least, most};
}

} // namespace

Plot coursePlot(const PlayerResults& results, const Translator& words) {
    if (std::ssize(results) < leastForCourse) {
        return {.frame = {.hint = format(words, tooFewGames,
                                         {{"n", leastForCourse},
                                          {"count", static_cast<int>(results.size())}})}};
    }
    const std::vector<Stretch> stretches = stretchesOf(results);
    const auto [least, greatest] = std::ranges::minmax_element(stretches, {}, &Stretch::average);
    Plot plot{.frame = courseFrame(results, stretches, words)};
    for (std::size_t at = 0; at < stretches.size(); ++at) {
        PlotMark mark = markOf(stretches[at], results, words);
        mark.x = static_cast<double>(at) / static_cast<double>(stretches.size() - 1);
        mark.y = heightOf(stretches[at].average, least->average, greatest->average);
        mark.fromX = plot.marks.empty() ? mark.x : plot.marks.back().x;
        mark.fromY = plot.marks.empty() ? mark.y : plot.marks.back().y;
        plot.marks.push_back(mark);
    }
    return plot;
}

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
