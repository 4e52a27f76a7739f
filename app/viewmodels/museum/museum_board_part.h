// View model of a museum's board: its cells, the selected one, the displayed step of an
// arrangement.
#pragma once

#include "app/viewmodels/museum/museum_part.h"

namespace cimaise {

class MuseumBoardPart : public cimaise::MuseumPart {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a MuseumTable")
    /// Cells of the board's grid, row by row.
    Q_PROPERTY(cimaise::RowsModel* cells READ cells CONSTANT FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
    Q_PROPERTY(int selected READ selected NOTIFY changed FINAL)
    /// True if the board plan is being drawn.
    Q_PROPERTY(bool planning READ isPlanning NOTIFY changed FINAL)
    /// Slots from and to which the step moves an object; −1: none.
    Q_PROPERTY(int stepFrom READ stepFrom NOTIFY changed FINAL)
    Q_PROPERTY(int stepTo READ stepTo NOTIFY changed FINAL)

public:
    explicit MuseumBoardPart(MuseumTable& table);
    void show(const museum::View& view);

    [[nodiscard]] RowsModel* cells() { return &m_cells; }
    [[nodiscard]] int columns() const { return m_shown.columns; }
    [[nodiscard]] int rows() const { return m_shown.rows; }
    [[nodiscard]] int selected() const { return m_shown.selected; }
    [[nodiscard]] bool isPlanning() const { return m_shown.isPlanning; }
    [[nodiscard]] int stepFrom() const { return m_shown.stepFrom; }
    [[nodiscard]] int stepTo() const { return m_shown.stepTo; }

    // For these functions, see app/input/museum/museum_taps.h.
    Q_INVOKABLE void touch(int row);
    Q_INVOKABLE void step(int columns, int rows);
    Q_INVOKABLE void takeOff();
    Q_INVOKABLE void takeAllOff();
    Q_INVOKABLE void drag(int from, int to);
    Q_INVOKABLE void dragOut(int from);

private:
    struct Shown {
        int columns = 0;
        int rows = 0;
        int selected = 0;
        bool isPlanning = false;
        int stepFrom = -1;
        int stepTo = -1;

        bool operator==(const Shown&) const = default;
    };

    Shown m_shown;
    TypedRows<museum::SlotRow> m_cells;
};

} // namespace cimaise
