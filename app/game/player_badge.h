// Symbol of each side: its player's, or its seat's.
#pragma once

#include "app/library/people.h"
#include "validators/cases.h"

#include <vector>

namespace cimaise {

/// Symbol; colour and shape are counted from 0.
struct PlayerBadge {
    int colour = 0;
    int shape = 0;

    bool operator==(const PlayerBadge&) const = default;
};

/// Symbols by side. Sides differ in shape and in colour, as long as there are enough; the earlier
/// seat has priority. A team has the symbol of its seats.
std::vector<PlayerBadge> badgesAt(const AnyCase& position, const People& people);

} // namespace cimaise
