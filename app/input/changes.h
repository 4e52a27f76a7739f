// Descriptions of past edits: player, action and place.
#pragma once

#include "validators/cases.h"

namespace cimaise {

/// The spots in which two positions of one game differ, those to look at in `after` first.
Spots changedSpots(const AnyCase& before, const AnyCase& after);

/// The side that a party is or belongs to; −1 for everyone().
int sideOf(const AnyCase& anyCase, Party party);

/// An edit as it is told afterwards.
struct EditDescription {
    Party owner; ///< whose board it was on, unless `says` names them; else everyone()
    Message says;

    bool operator==(const EditDescription&) const = default;
};

/// `what` is the edit as whoever made it called it; an empty one has no name.
EditDescription tell(const AnyCase& before, const AnyCase& after, const Message& what);

} // namespace cimaise
