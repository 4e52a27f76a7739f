// Selects the mark nearest to a tap horizontally, and among marks above each other the nearest one.
#include "app/models/plot_model.h"

#include <cmath>

namespace cimaise {

namespace {

const Roles<PlotMark>& plotRoles() {
    static const Roles<PlotMark> table{
        {"markX", &PlotMark::x},           {"markY", &PlotMark::y},
        {"fromX", &PlotMark::fromX},       {"fromY", &PlotMark::fromY},
        {"series", &PlotMark::series},     {"strong", &PlotMark::strong},
        {"label", &PlotMark::label},       {"figure", &PlotMark::figure},
        {"markText", &PlotMark::markText}, {"colour", &PlotMark::colour},
        {"ink", &PlotMark::ink},           {"gameId", &PlotMark::gameId}};
    return table;
}

/// Distance of a value from an interval; 0 inside.
double outside(double place, double from, double to) {
    return std::max({0.0, from - place, place - to});
}

/// Distance of a point from a mark; 0 inside a bar. Weights the axis along which marks lie side by
/// side: vertical for bars, horizontal for points.
double distance(const PlotMark& mark, double x, double y) {
    constexpr double sideways = 8; // weight
    const double beside = outside(x, mark.bar ? mark.fromX : mark.x, mark.x);
    const double above = outside(y, mark.y, mark.bar ? mark.fromY : mark.y);
    return mark.bar ? beside + (sideways * above) : (sideways * beside) + above;
}

} // namespace

PlotModel::PlotModel(QObject* parent) : RowsModel(plotRoles(), parent) {}

void PlotModel::show(const std::vector<PlotMark>& marks, PlotFrame frame) {
    m_marks = marks;
    m_frame = std::move(frame);
    setRows(plotRoles(), marks);
    emit frameChanged();
}

QString PlotModel::markTextOf(int mark) const {
    return mark < 0 ? QString{} : valueOf(mark, QByteArrayLiteral("markText")).toString();
}

double PlotModel::gameOf(int mark) const {
    return mark < 0 ? 0 : valueOf(mark, QByteArrayLiteral("gameId")).toDouble();
}

int PlotModel::nearest(double x, double y) const {
    const auto found = std::ranges::min_element(
        m_marks, {}, [=](const PlotMark& mark) { return distance(mark, x, y); });
    return found == m_marks.end() ? -1 : static_cast<int>(found - m_marks.begin());
}

double heightOf(double value, double least, double greatest) {
    return greatest > least ? (greatest - value) / (greatest - least) : 0.5;
}

} // namespace cimaise
