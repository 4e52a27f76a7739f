// Largest adjacent set of objects with different civilisations: the part of a domain that counts
// with the answer `apart`.
#pragma once

#include "validators/museum/museum_collections.h"

namespace cimaise::museum {

/// So many sets are looked through one by one before it is asked another way: no board that the box
/// can fill needs more.
inline constexpr int patienceForSets = 4000;

/// Of the largest such sets among `members`, the first in reading order that does what is wanted;
/// on a board that takes more than `patience`, one of them.
std::optional<Collection> distinctSetOf(const SlottedObjects& slotted, const SlotSet& members,
                                        const CountingAnswers& answers, Wanted wanted,
                                        int patience = patienceForSets);

} // namespace cimaise::museum
