// Snapshot of a museum from which its board, keys and numbers are drawn: the position, its findings
// and score sheet, the highlight and the input state.
#pragma once

#include "app/input/museum/museum_input_state.h"
#include "app/models/spot_text.h"
#include "scoring/museum/museum_tally.h"
#include "scoring/sheet/ranking.h"

namespace cimaise::museum {

/// Collections of a museum, computed once for all rows.
struct CollectionResults {
    explicit CollectionResults(const InputContext& context);

    SlotBoard slots;
    Tally tally;
};

/// Snapshot of a position from one side.
struct View : SpotWords {
    InputContext context;
    const Score& score;
    bool locked = false;                        ///< true if the game is read-only
    std::optional<CollectionResults> counted{}; ///< nullopt without a museum

    [[nodiscard]] QString name(const Traits& traits) const;
    /// Points of a line of the side's score sheet, such as “5 points”; empty if the sheet lacks the
    /// line.
    [[nodiscard]] QString worth(std::string_view line) const;
    /// Score sheet of the side; null if there is none.
    [[nodiscard]] const ScoreSheet* sheet() const;
};

} // namespace cimaise::museum
