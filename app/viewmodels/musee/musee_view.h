// Snapshot of a Musée from which its board, keypad and hand are drawn: the position, its findings,
// the highlight and the input state.
#pragma once

#include "app/input/musee/musee_input_state.h"
#include "app/models/spot_text.h"
#include "positions/musee/musee_catalogue.h"
#include "rulings/musee/musee_outlook.h"

namespace cimaise::musee {

/// Snapshot of a position from one side.
struct View : SpotWords {
    InputContext context;
    const ThemeOrder& themes;
    const Reach* reach = nullptr;   ///< of the Musée in view, while “Outlook” is open
    const Musee* example = nullptr; ///< continuation shown on the board
    std::optional<Space> inHand{};  ///< space of another Musée whose painting the next tap hangs

    [[nodiscard]] const Theme& themeOf(Exhibit exhibit) const;
    /// Number and theme of a painting: “18, Persons”.
    [[nodiscard]] QString painting(Exhibit exhibit) const;
};

} // namespace cimaise::musee
