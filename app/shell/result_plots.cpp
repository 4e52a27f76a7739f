// Scales the bars of all sides alike, so that they can be compared.
#include "app/shell/result_plots.h"

#include "app/models/history_model.h"
#include "app/models/piece_colours.h"
#include "app/shell/statistics_rows.h"
#include "app/texts/isolate.h"
#include "app/texts/qt_label_text.h"
#include "app/texts/qt_score_text.h"
#include "scoring/scores.h"

#include <algorithm>
#include <utility>

namespace cimaise {

namespace {

/// Ids of the lines in which a player gains or loses points.
std::vector<std::string_view> linesOfWeight(const GameResult& result) {
    std::vector<std::string_view> lines;
    for (const LineInfo& line : linesOf(result.game)) {
        if (std::ranges::any_of(result.sides, [&](const SideResult& side) {
                return side.pointsOf(line.id) != 0;
            })) {
            lines.push_back(line.id);
        }
    }
    return lines;
}

/// Sums of the negative and the positive lines of a player.
struct Span {
    int cost = 0; ///< not positive
    int gain = 0;
};

Span spanOf(const SideResult& side) {
    Span span;
    for (const LineResult& line : side.lines) {
        span.cost += std::min(line.points, 0);
        span.gain += std::max(line.points, 0);
    }
    return span;
}

Span widest(const GameResult& result) {
    Span all;
    for (const SideResult& side : result.sides) {
        const Span span = spanOf(side);
        all = {.cost = std::min(all.cost, span.cost), .gain = std::max(all.gain, span.gain)};
    }
    return all;
}

QString shareSaid(const SideResult& side, std::string_view game, std::string_view line,
                  const Translator& words) {
    return labelled(
        sideName(side),
        listed({lineTitle(game, line, words), pointsInWords(side.pointsOf(line), words)}), words);
}

/// Vertical extent of a bar in the row of a player, below the name.
constexpr double barFrom = 0.45;
constexpr double barTo = 0.95;

/// Stacks the bars of one player in both directions from zero.
class SharesRow {
public:
    SharesRow(const GameResult& result, std::size_t side, Span all)
        : m_zero(-all.cost), m_width(std::max(1, all.gain - all.cost)),
          m_top((static_cast<double>(side) + barFrom) / static_cast<double>(result.sides.size())),
          m_bottom((static_cast<double>(side) + barTo) / static_cast<double>(result.sides.size())) {
    }

    PlotMark lay(int points) {
        int& edge = points < 0 ? m_left : m_right;
        const int before = std::exchange(edge, edge + points);
        return {.x = (m_zero + std::max(before, edge)) / m_width,
                .y = m_top,
                .fromX = (m_zero + std::min(before, edge)) / m_width,
                .fromY = m_bottom,
                .bar = true};
    }

private:
    double m_zero;
    double m_width;
    double m_top;
    double m_bottom;
    int m_left = 0;
    int m_right = 0;
};

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

std::vector<ShareRow> shareRows(const GameResult& result, const Translator& words) {
    std::vector<ShareRow> rows;
    for (const std::string_view line : linesOfWeight(result)) {
        QStringList figures;
        for (const SideResult& side : result.sides) {
            figures.push_back(
                QStringLiteral("%1 %2").arg(sideName(side), toQt(inFigures(side.pointsOf(line)))));
        }
        const QString colour = lineColour(line);
        rows.push_back({.number = static_cast<int>(rows.size()) + 1,
                        .title = lineTitle(result.game, line, words),
                        .figures = figures.join(QStringLiteral(" · ")),
                        .colour = colour,
                        .ink = inkOn(colour)});
        rows.back().accessibleName =
            labelled(rows.back().title, figures.join(QStringLiteral(", ")), words);
    }
    return rows;
}

std::vector<SideTotalRow> sideTotals(const GameResult& result, const Score& score,
                                     const Translator& words) {
    std::vector<SideTotalRow> rows;
    for (std::size_t side = 0; side < result.sides.size(); ++side) {
        rows.push_back({.name = sideName(result.sides[side]),
                        .totalText = briefTotal(score.sheets[side], words)});
    }
    return rows;
}

Plot sharesPlot(const GameResult& result, const Translator& words) {
    Plot plot;
    const std::vector<std::string_view> lines = linesOfWeight(result);
    const Span all = widest(result);
    plot.frame.zero = -all.cost / static_cast<double>(std::max(1, all.gain - all.cost));
    for (std::size_t side = 0; side < result.sides.size(); ++side) {
        const SideResult& one = result.sides[side];
        SharesRow row{result, side, all};
        for (std::size_t line = 0; line < lines.size(); ++line) {
            if (const int points = one.pointsOf(lines[line]); points != 0) {
                PlotMark mark = row.lay(points);
                mark.series = static_cast<int>(line);
                mark.label = QString::number(line + 1);
                mark.figure = toQt(inFigures(points));
                mark.markText = shareSaid(one, result.game, lines[line], words);
                mark.colour = lineColour(lines[line]);
                mark.ink = inkOn(mark.colour);
                plot.marks.push_back(mark);
            }
        }
    }
    return plot;
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

QString recordInWords(const BrokenRecord& record, std::string_view game, const Translator& words) {
    QStringList names;
    for (const std::string& name : record.names) {
        names.push_back(toQt(name));
    }
    const Game* known = findGame(game);
    //% "New {game} record on this device: {names}, %n points above the previous best ({day}; {games} played before this one)."
    constexpr TextId ofEveryone = CIMAISE_TEXT_N("result.record.everyone");
    //% "New personal {game} record: {names}, %n points above the previous best ({day}; {games} played before this one)."
    constexpr TextId own = CIMAISE_TEXT_N("result.record.own");
    return format(words, record.ofEveryone ? ofEveryone : own,
                  {{"n", record.total - record.before.total},
                   {"game", known == nullptr ? std::string{game} : words.text(known->name)},
                   {"names", names.join(QStringLiteral(", ")).toStdString()},
                   {"day", dayInWords(record.before.ended, words.language()).toStdString()},
                   {"games", gamesCounted(record.games, words).toStdString()}});
}

} // namespace cimaise
