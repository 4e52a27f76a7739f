// Best arrangement of a museum after the last turn (rulebook, "Reorganising your Museum"): every
// object stays on the board, and the total is the highest possible.
#pragma once

#include "validators/museum/museum_layout.h"

#include <chrono>
#include <functional>
#include <tl/expected.hpp>
#include <vector>

namespace cimaise::museum {

/// The best arrangement found.
struct Arrangement {
    std::vector<Object> objects; ///< in the order of the file, at their new places
    int total = 0;               ///< of the sheet with the objects there
    int bound = 0;               ///< no arrangement brings more
    int now = 0;                 ///< of the sheet as it is
    int moved = 0;               ///< how many objects change place

    /// Whether no arrangement is better. Otherwise this is the best found so far.
    [[nodiscard]] bool isProved() const { return total == bound; }
};

/// How long may be searched.
struct Patience {
    std::chrono::nanoseconds time = std::chrono::seconds{10};
    std::function<bool()> isStopped{}; ///< asked now and then; may be empty
};

enum class NoArrangement {
    noBoard,       ///< the case has no board for that side
    tooManyObjects ///< more objects than slots
};

/// The best arrangement of a side's objects under the readings in force. The same position gives
/// the same answer whenever the time suffices.
tl::expected<Arrangement, NoArrangement> arrange(const Layout& layout, int side,
                                                 const Patience& patience = {});

} // namespace cimaise::museum
