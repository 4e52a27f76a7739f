// Points of a Patron card and the objects that earn these points (rulebook, "Patrons" and "Patron
// Cards").
#pragma once

#include "scoring/museum/museum_tally.h"
#include "scoring/sheet/sheet.h"

namespace cimaise::museum {

/// Evidence of the patron's score line.
Evidence patronEvidence(const Museum& museum, int side, const SlottedObjects& slotted,
                        const CountingAnswers& answers, const Tally& tally);

/// Spots of a side for a set of slots, in reading order.
Spots spotsOf(const SlottedObjects& slotted, int side, const SlotSet& slots);

} // namespace cimaise::museum
