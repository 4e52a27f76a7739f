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
        {"markText", &PlotMark::markText}, {"gameId", &PlotMark::gameId}};
    return table;
}

/// Distance of a point from a mark. Weights the horizontal axis, along which marks lie side by
/// side.
double distance(const PlotMark& mark, double x, double y) {
    constexpr double sideways = 8; // weight
    return (sideways * std::abs(x - mark.x)) + std::abs(y - mark.y);
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
