// Points of a Patron card and the objects that bring them (rulebook, "Patrons" and "Patron Cards").
#pragma once

#include "scoring/sheet/sheet.h"
#include "validators/museum/museum_tally.h"

namespace cimaise::museum {

/// The evidence of the patron's line.
Evidence patronEvidence(const Museum& museum, int side, const SlottedObjects& slotted,
                        const CountingAnswers& answers, const Tally& tally);

/// Slots as spots of a side, in reading order.
Spots spotsOf(const SlottedObjects& slotted, int side, const SlotSet& slots);

} // namespace cimaise::museum
