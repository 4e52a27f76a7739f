// Shows the board, and passes on taps and drags.
#include "app/viewmodels/museum/museum_board_part.h"

#include "app/input/museum/museum_taps.h"

namespace cimaise {

using museum::InputContext;

MuseumBoardPart::MuseumBoardPart(MuseumTable& table)
    : MuseumPart(table), m_cells(museum::slotRoles()) {}

void MuseumBoardPart::show(const museum::View& view) {
    m_cells.show(slotRows(view));
    const museum::Board& board = view.context.board();
    const auto& step = view.context.state.step;
    become(m_shown, {.columns = columnsOf(board),
                     .rows = rowsOf(board),
                     .selected = rowOfCell(board, view.context.selected()),
                     .isPlanning = view.context.state.mode == museum::Mode::plan,
                     .stepFrom = step ? rowOfCell(board, step->from) : -1,
                     .stepTo = step ? rowOfCell(board, step->to) : -1});
}

void MuseumBoardPart::touch(int row) {
    take([&](const InputContext& context) {
        museum::InputResult result = museum::touch(context, row);
        return isRow(context.board(), row)
                   ? touching(std::move(result),
                              museum::spotOf(context.side, cellOfRow(context.board(), row)))
                   : result;
    });
}

void MuseumBoardPart::step(int columns, int rows) {
    take([&](const InputContext& context) {
        museum::InputResult result = museum::step(context, columns, rows);
        result.pointed = museum::spotOf(context.side, result.state.selected);
        return result;
    });
}

void MuseumBoardPart::takeOff() { take(museum::takeOff); }

void MuseumBoardPart::takeAllOff() { take(museum::takeAllOff); }

void MuseumBoardPart::drag(int from, int to) {
    take([&](const InputContext& context) { return museum::drag(context, from, to); });
}

void MuseumBoardPart::dragOut(int from) {
    take([&](const InputContext& context) { return museum::dragOut(context, from); });
}

} // namespace cimaise
