// Snapshot of a museum from which its board, keys and numbers are drawn: the position, its findings
// and score sheet, the highlight and the input state.
#pragma once

#include "app/input/museum/museum_input_state.h"
#include "app/models/spot_text.h"
#include "scoring/sheet/ranking.h"
#include "validators/museum/museum_tally.h"

namespace cimaise::museum {

/// A museum counted once for all that is shown.
struct Counted {
    explicit Counted(const InputContext& context);

    SlotBoard slots;
    Tally tally;
};

/// One moment of a table, seen from one side.
struct View : SpotWords {
    InputContext context;
    const Score& score;
    bool locked = false;              ///< the game can only be read
    std::optional<Counted> counted{}; ///< nothing without a museum

    [[nodiscard]] QString name(const Traits& traits) const;
    /// “5 points” of a line of the side's sheet; empty where it has none.
    [[nodiscard]] QString worth(std::string_view line) const;
    /// The side's sheet; null when it has none.
    [[nodiscard]] const ScoreSheet* sheet() const;
};

} // namespace cimaise::museum
