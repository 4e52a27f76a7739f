// Symbol of each side: its player's, or its seat's.
#pragma once

#include "app/library/people.h"
#include "validators/cases.h"

#include <vector>

namespace cimaise {

/// Both counted from 0.
struct PlayerBadge {
    int colour = 0;
    int shape = 0;

    bool operator==(const PlayerBadge&) const = default;
};

/// By side. No two sides have one shape or one colour, as long as there are enough of them: who
/// sits first keeps their own. A team has the sign of its seats.
std::vector<PlayerBadge> badgesAt(const AnyCase& position, const People& people);

} // namespace cimaise
