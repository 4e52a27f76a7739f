// Symbol of each side: the one chosen for its player, otherwise the default of its seat.
#pragma once

#include "app/library/people.h"
#include "positions/cases.h"

#include <vector>

namespace cimaise {

/// Symbol; colour and shape are counted from 0.
struct PlayerBadge {
    int colour = 0;
    int shape = 0;

    bool operator==(const PlayerBadge&) const = default;
};

/// Symbols by side. All sides differ in shape and in colour if there are enough of both; earlier
/// seats have priority. A team has the default symbol of its seats.
std::vector<PlayerBadge> badgesAt(const AnyCase& position, const People& people);

} // namespace cimaise
