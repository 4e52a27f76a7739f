// Bit sets of civilisations and adjacent groups, shared by the searches for collections.
#pragma once

#include "scoring/museum/museum_collections.h"

#include <cstdint>

namespace cimaise::museum {

using CivilisationBits = std::uint32_t;

inline CivilisationBits bitOf(const SlottedObjects& slotted, int slot) {
    return CivilisationBits{1} << static_cast<unsigned>(slotted.at(slot).civilisation);
}

inline CivilisationBits bitsIn(const SlottedObjects& slotted, const SlotSet& members) {
    CivilisationBits bits = 0;
    members.forEach([&](int slot) { bits |= bitOf(slotted, slot); });
    return bits;
}

/// Calls `visit` with each adjacent group of `members`, in reading order.
template <class Visit>
void forEachGroup(const SlottedObjects& slotted, SlotSet members, const Visit& visit) {
    while (!members.empty()) {
        const SlotSet group = slotted.slots->regionOf(members.first(), members);
        members -= group;
        visit(group);
    }
}

inline bool holdsAllValues(const SlottedObjects& slotted, const SlotSet& members) {
    for (std::size_t value = 1; value < slotted.ofValue.size(); ++value) {
        if ((members & slotted.ofValue.at(value)).empty()) {
            return false;
        }
    }
    return true;
}

} // namespace cimaise::museum
