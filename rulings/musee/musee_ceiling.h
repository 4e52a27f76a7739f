// Highest score that a Musée can still reach, with an example and a proof.
#pragma once

#include "positions/musee/musee_layout.h"
#include "rulings/placements/search_limit.h"

#include <cstdint>

namespace cimaise::musee {

/// Highest score of a continuation: unplayed numbers, each at most once, in empty spaces, so that
/// every gallery rises. A full gallery counts 4 where its bonus is held, or can still be taken.
struct Ceiling {
    int points = 0;         ///< highest score found
    int bound = 0;          ///< no continuation has more
    Musee witness;          ///< a continuation with `points`; bonuses as on the present Musée
    std::int64_t steps = 0; ///< placements that the search tried

    bool operator==(const Ceiling&) const = default;

    /// True if no continuation scores more than the witness.
    [[nodiscard]] bool isProved() const { return points == bound; }
};

/// Time limit of the command line.
inline constexpr std::chrono::seconds ceilingTime{2};

/// Ceiling of a side's Musée, which must rise in every gallery. Deterministic if the time suffices.
Ceiling ceilingOf(const Layout& layout, int side,
                  const SearchLimit& patience = {.time = ceilingTime});

/// Present board as witness, with a bound that costs no search.
Ceiling quickCeilingOf(const Layout& layout, int side);

} // namespace cimaise::musee
