// Moves the corners; nothing is saved before the user confirms.
#include "app/shell/board_corners.h"

#include "app/photos/rectify.h"

#include <algorithm>

namespace cimaise {

namespace {

const Roles<CornerRow>& cornerRoles() {
    static const Roles<CornerRow> table{{"across", &CornerRow::across}, {"down", &CornerRow::down}};
    return table;
}

} // namespace

BoardCorners::BoardCorners(QObject* parent) : RowsModel(cornerRoles(), parent) {}

void BoardCorners::begin(const std::vector<QPointF>& corners, int side) {
    constexpr double near = 0.15;
    constexpr double far = 0.85;
    m_corners = areBoardCorners(corners)
                    ? corners
                    : std::vector<QPointF>{{near, near}, {far, near}, {far, far}, {near, far}};
    m_side = side;
    updateRows();
}

bool BoardCorners::isSound() const { return areBoardCorners(m_corners); }

void BoardCorners::setSide(int side) {
    if (side != m_side) {
        m_side = side;
        emit moved();
    }
}

void BoardCorners::moveTo(int corner, double across, double down) {
    if (corner >= 0 && corner < std::ssize(m_corners)) {
        m_corners[static_cast<std::size_t>(corner)] = {std::clamp(across, 0.0, 1.0),
                                                       std::clamp(down, 0.0, 1.0)};
        updateRows();
    }
}

void BoardCorners::moveBy(int corner, double across, double down) {
    if (corner >= 0 && corner < std::ssize(m_corners)) {
        const QPointF at = m_corners[static_cast<std::size_t>(corner)];
        moveTo(corner, at.x() + across, at.y() + down);
    }
}

void BoardCorners::updateRows() {
    std::vector<CornerRow> rows;
    for (const QPointF& corner : m_corners) {
        rows.push_back({.across = corner.x(), .down = corner.y()});
    }
    setRows(cornerRoles(), rows);
    emit moved();
}

} // namespace cimaise
