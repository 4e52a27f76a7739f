// Snapshot of Muse from which its panels and lists are drawn: the position, its findings, the
// highlight and the input state.
#pragma once

#include "app/input/muse/muse_input_state.h"
#include "app/models/spot_text.h"
#include "app/viewmodels/muse/muse_faces.h"

namespace cimaise::muse {

/// Snapshot of a position from one side.
struct View : SpotWords {
    InputContext context;
    const PatronVisit& visit; ///< purchases of the patron
    const Faces& faces;

    [[nodiscard]] QString name(Card card) const;
    [[nodiscard]] QString name(Suit suit) const;
    [[nodiscard]] QString owner(int player) const;
    /// Highest severity of the findings at the spot; empty if there are only notes, or no findings.
    [[nodiscard]] QString faultAt(const Spot& spot) const;
};

} // namespace cimaise::muse
