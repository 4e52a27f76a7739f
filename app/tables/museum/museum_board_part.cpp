// Shows the board, and passes on taps and drags.
#include "app/tables/museum/museum_board_part.h"

#include "app/entry/museum/museum_touches.h"

namespace cimaise {

using museum::Scene;

MuseumBoardPart::MuseumBoardPart(MuseumTable& table)
    : MuseumPart(table), m_cells(museum::slotRoles()) {}

void MuseumBoardPart::show(const museum::View& view) {
    m_cells.show(slotRows(view));
    const museum::Board& board = view.scene.board();
    const auto& step = view.scene.pointing.step;
    become(m_shown, {.columns = columnsOf(board),
                     .rows = rowsOf(board),
                     .selected = rowOfCell(board, view.scene.selected()),
                     .isPlanning = view.scene.pointing.mode == museum::Mode::plan,
                     .stepFrom = step ? rowOfCell(board, step->from) : -1,
                     .stepTo = step ? rowOfCell(board, step->to) : -1});
}

void MuseumBoardPart::touch(int row) {
    take([&](const Scene& scene) {
        museum::Outcome outcome = museum::touch(scene, row);
        return isRow(scene.board(), row)
                   ? touching(std::move(outcome),
                              museum::spotOf(scene.side, cellOfRow(scene.board(), row)))
                   : outcome;
    });
}

void MuseumBoardPart::step(int columns, int rows) {
    take([&](const Scene& scene) {
        museum::Outcome outcome = museum::step(scene, columns, rows);
        outcome.pointed = museum::spotOf(scene.side, outcome.pointing.selected);
        return outcome;
    });
}

void MuseumBoardPart::takeOff() { take(museum::takeOff); }

void MuseumBoardPart::takeAllOff() { take(museum::takeAllOff); }

void MuseumBoardPart::drag(int from, int to) {
    take([&](const Scene& scene) { return museum::drag(scene, from, to); });
}

void MuseumBoardPart::dragOut(int from) {
    take([&](const Scene& scene) { return museum::dragOut(scene, from); });
}

} // namespace cimaise
