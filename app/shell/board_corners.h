// Corners of a board on a photo while they are being placed.
#pragma once

#include "app/models/rows_model.h"

#include <QPointF>
#include <QString>

namespace cimaise {

/// Position as fractions of the photo's width and height.
struct CornerRow {
    double across = 0;
    double down = 0;
};

class BoardCorners : public cimaise::RowsModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the photos")
    /// True if the corners form a valid quadrilateral.
    Q_PROPERTY(bool sound READ isSound NOTIFY moved FINAL)
    /// Player of the board.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY moved FINAL)

public:
    explicit BoardCorners(QObject* parent = nullptr);

    /// Starts with the saved corners; without any, with a rectangle in the middle of the photo.
    void begin(const std::vector<QPointF>& corners, int side);
    [[nodiscard]] const std::vector<QPointF>& corners() const { return m_corners; }
    [[nodiscard]] bool isSound() const;
    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);

    /// Moves a corner, limited to the area of the photo.
    Q_INVOKABLE void moveTo(int corner, double across, double down);
    Q_INVOKABLE void moveBy(int corner, double across, double down);

Q_SIGNALS:
    void moved();

private:
    void updateRows();

    std::vector<QPointF> m_corners;
    int m_side = 0;
};

} // namespace cimaise
