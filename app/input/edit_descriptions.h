// Descriptions of past edits: player, action and place.
#pragma once

#include "positions/cases.h"

namespace cimaise {

/// Spots in which two positions of one game differ, those filled in `after` first.
Spots changedSpots(const AnyCase& before, const AnyCase& after);

/// All squares of these spots, including every square that a removed piece covered.
Spots changedArea(const AnyCase& before, const AnyCase& after);

/// Side of a party; −1 for everyone().
int sideOf(const AnyCase& anyCase, Party party);

/// Description of a past edit.
struct EditDescription {
    Party owner; ///< owner of the board, unless `says` names the owner; otherwise everyone()
    Message says;

    bool operator==(const EditDescription&) const = default;
};

/// Text of an edit with the values of a changed number and the pieces taken from another board.
Message nameEdit(const AnyCase& before, const AnyCase& after, const Message& what);

/// Describes an edit; `what` is the text that was stored with the edit, or empty.
EditDescription describeEdit(const AnyCase& before, const AnyCase& after, const Message& what);

} // namespace cimaise
