// Best arrangement of a museum after the last turn (rulebook, "Reorganising your Museum"): every
// object stays on the board, and the total is the highest possible.
#pragma once

#include "positions/museum/museum_layout.h"
#include "rulings/placements/search_limit.h"

#include <tl/expected.hpp>
#include <vector>

namespace cimaise::museum {

/// The best arrangement found.
struct Arrangement {
    std::vector<Object> objects; ///< in the order of the document, in their new slots
    int total = 0;               ///< total with the new arrangement
    int bound = 0;               ///< upper bound of any arrangement
    int now = 0;                 ///< current total
    int moved = 0;               ///< number of objects that move

    /// True if the arrangement is proved to be the best; otherwise a better one may exist.
    [[nodiscard]] bool isProved() const { return total == bound; }
};

using cimaise::SearchLimit;

enum class NoArrangement {
    noBoard,       ///< the position has no board for that player
    tooManyObjects ///< more objects than slots
};

/// Best arrangement of a player's objects under the answers in force. Deterministic if the time
/// suffices.
tl::expected<Arrangement, NoArrangement> arrange(const Layout& layout, int side,
                                                 const SearchLimit& patience = {});

} // namespace cimaise::museum
