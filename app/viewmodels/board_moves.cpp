// Emits changed() when the moves shown differ.
#include "app/viewmodels/board_moves.h"

namespace cimaise {

void BoardMoves::show(Shown shown) {
    if (shown != m_shown) {
        m_shown = std::move(shown);
        emit changed();
    }
}

} // namespace cimaise
