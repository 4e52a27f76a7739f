// Snapshot of Muse from which its panels and lists are drawn: the position, its findings, the
// highlight and the input state.
#pragma once

#include "app/input/muse/muse_input_state.h"
#include "app/models/spot_text.h"

namespace cimaise::muse {

/// One moment of a table, seen from one side.
struct View : SpotWords {
    InputContext context;
    const PatronVisit& visit; ///< where the patron is looked at

    [[nodiscard]] QString name(Card card) const;
    [[nodiscard]] QString name(Suit suit) const;
    [[nodiscard]] QString owner(int player) const;
    /// The gravest severity of what is wrong at the spot; empty when nothing is, notes aside.
    [[nodiscard]] QString faultAt(const Spot& spot) const;
};

} // namespace cimaise::muse
