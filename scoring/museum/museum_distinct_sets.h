// Largest adjacent set of objects with different civilisations: the part of a domain that counts
// with the answer `apart`.
#pragma once

#include "scoring/museum/museum_collections.h"

namespace cimaise::museum {

/// Number of sets that are enumerated before another method is used; no board that the box can fill
/// needs more.
inline constexpr int maxSets = 4000;

/// First of the largest such sets among `members`, in reading order, that meets the requirements;
/// any such set if the board needs more than `patience` sets.
std::optional<Collection> distinctSetOf(const SlottedObjects& slotted, const SlotSet& members,
                                        const CountingAnswers& answers,
                                        CollectionRequirements wanted, int patience = maxSets);

} // namespace cimaise::museum
