// Snapshot of a Musée from which its board, keypad and hand are drawn: the position, its findings,
// the highlight and the input state.
#pragma once

#include "app/entry/musee/musee_pointing.h"
#include "app/lists/spot_words.h"
#include "validators/musee/musee_catalogue.h"

namespace cimaise::musee {

/// One moment of a table, seen from one side.
struct View : SpotWords {
    Scene scene;
    const ThemeOrder& themes;

    [[nodiscard]] const Theme& themeOf(Exhibit exhibit) const;
    /// “18, Persons”
    [[nodiscard]] QString painting(Exhibit exhibit) const;
};

} // namespace cimaise::musee
