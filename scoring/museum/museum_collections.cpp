// Finds the collections on a board. A group is a set of adjacent objects; of a domain only one
// object of each civilisation counts, and with the answer `apart` the counted objects must form a
// connected set.
#include "scoring/museum/museum_collections.h"

#include "scoring/museum/museum_distinct_sets.h"

#include <algorithm>
#include <bit>

namespace cimaise::museum {

namespace {

/// Finds an object for each value from `value` on, all of different civilisations.
bool assignValues(const SlottedObjects& slotted, const SlotSet& members, std::size_t value,
                  CivilisationBits used, SlotSet& chosen) {
    if (value == slotted.ofValue.size()) {
        return true;
    }
    bool found = false;
    CivilisationBits tried = used; // a second object of the same civilisation would not help
    (members & slotted.ofValue.at(value)).forEach([&](int slot) {
        const CivilisationBits civilisation = bitOf(slotted, slot);
        if (found || (tried & civilisation) != 0) {
            return;
        }
        tried |= civilisation;
        found = assignValues(slotted, members, value + 1, used | civilisation, chosen);
        if (found) {
            chosen.insert(slot);
        }
    });
    return found;
}

/// One object of each civilisation of `group`: those of `fixed` first, then the first ones.
SlotSet oneOfEach(const SlottedObjects& slotted, const SlotSet& group, const SlotSet& fixed) {
    SlotSet counted = fixed;
    CivilisationBits used = bitsIn(slotted, fixed);
    group.forEach([&](int slot) {
        if ((used & bitOf(slotted, slot)) == 0) {
            used |= bitOf(slotted, slot);
            counted.insert(slot);
        }
    });
    return counted;
}

/// Objects of a domain's group that count; nullopt if the group does not meet the requirements.
std::optional<SlotSet> countedIn(const SlottedObjects& slotted, const SlotSet& group,
                                 const CountingAnswers& answers, CollectionRequirements wanted) {
    SlotSet fixed;
    if (wanted.fillsMain) {
        if (!slotted.isMainFilled() || !group.includes(slotted.mainGallery)) {
            return std::nullopt;
        }
        if (answers.mainDistinct) {
            if (!slotted.areDistinct(slotted.mainGallery)) {
                return std::nullopt;
            }
            fixed = slotted.mainGallery;
        }
    }
    if (wanted.allValues) {
        const std::optional<SlotSet> five = fiveValues(slotted, group, fixed);
        if (!five) {
            return std::nullopt;
        }
        return oneOfEach(slotted, group, fixed | *five);
    }
    return oneOfEach(slotted, group, fixed);
}

std::optional<Collection> joinedSetOf(const SlottedObjects& slotted, const SlotSet& members,
                                      const CountingAnswers& answers,
                                      CollectionRequirements wanted) {
    std::optional<Collection> found;
    int largest = 0;
    forEachGroup(slotted, members, [&](const SlotSet& group) {
        const int size = slotted.civilisationsIn(group);
        if (size > largest) {
            largest = size;
            found.reset();
        }
        if (size == largest && !found) {
            if (const auto counted = countedIn(slotted, group, answers, wanted)) {
                found = Collection{.group = group, .counted = *counted, .objects = size};
            }
        }
    });
    return found;
}

} // namespace

CountingAnswers answersOf(const GameHeader& header) {
    const auto first = [&](std::size_t reading) {
        return inForce(readings[reading], header.readings) == readings[reading].options[0].id;
    };
    return {.duplicatesJoin = first(0),
            .mainDistinct = first(1),
            .patronExperts = first(2),
            .patronAdjacent = first(3),
            .bothAdds = first(4)};
}

SlotBoard slotsOf(const Board& board) { return {board.plan, slotMarks, *board.walls}; }

SlottedObjects::SlottedObjects(const SlotBoard& slotBoard, const Board& board, const Museum& museum)
    : slots(&slotBoard), objects(&*museum.objects) {
    objectAt.fill(-1);
    for (int slot = 0; slot < slots->size(); ++slot) {
        if (cellCharacterAt(board, slots->cellOf(slot)) == mainMark) {
            mainGallery.insert(slot);
        }
    }
    for (std::size_t number = 0; number < objects->size(); ++number) {
        const Object& object = (*objects)[number];
        const int slot = slots->slotAt(object.at);
        if (slot < 0 || filled.contains(slot)) {
            continue;
        }
        objectAt.at(static_cast<std::size_t>(slot)) = static_cast<std::int32_t>(number);
        filled.insert(slot);
        ofCivilisation.at(static_cast<std::size_t>(object.civilisation)).insert(slot);
        ofDomain.at(static_cast<std::size_t>(object.domain)).insert(slot);
        ofValue.at(static_cast<std::size_t>(object.value)).insert(slot);
    }
    for (const Expert& expert : *museum.experts) {
        if (const auto* const civilisation = std::get_if<Civilisation>(&expert)) {
            ++civilisationExperts.at(static_cast<std::size_t>(*civilisation));
        } else if (const auto* const domain = std::get_if<Domain>(&expert)) {
            ++domainExperts.at(static_cast<std::size_t>(*domain));
        }
    }
}

int SlottedObjects::civilisationsIn(const SlotSet& members) const {
    return std::popcount(bitsIn(*this, members));
}

std::optional<Collection> collectionOf(const SlottedObjects& slotted, Civilisation civilisation,
                                       const CountingAnswers& /*answers*/,
                                       CollectionRequirements wanted) {
    std::optional<Collection> found;
    int largest = 0;
    forEachGroup(slotted, slotted.of(civilisation), [&](const SlotSet& group) {
        const int size = group.size();
        if (size > largest) {
            largest = size;
            found.reset();
        }
        const bool fills =
            !wanted.fillsMain || (slotted.isMainFilled() && group.includes(slotted.mainGallery));
        if (size == largest && !found && fills &&
            (!wanted.allValues || holdsAllValues(slotted, group))) {
            found = Collection{.group = group, .counted = group, .objects = size};
        }
    });
    if (found) {
        found->experts = slotted.civilisationExperts.at(static_cast<std::size_t>(civilisation));
    }
    return found;
}

std::optional<Collection> collectionOf(const SlottedObjects& slotted, Domain domain,
                                       const CountingAnswers& answers,
                                       CollectionRequirements wanted) {
    std::optional<Collection> found =
        answers.duplicatesJoin ? joinedSetOf(slotted, slotted.of(domain), answers, wanted)
                               : distinctSetOf(slotted, slotted.of(domain), answers, wanted);
    if (found) {
        found->experts = slotted.domainExperts.at(static_cast<std::size_t>(domain));
    }
    return found;
}

std::optional<SlotSet> fiveValues(const SlottedObjects& slotted, const SlotSet& members,
                                  const SlotSet& fixed) {
    const CivilisationBits taken = bitsIn(slotted, fixed);
    SlotSet usable;
    members.forEach([&](int slot) {
        if (fixed.contains(slot) || (taken & bitOf(slotted, slot)) == 0) {
            usable.insert(slot);
        }
    });
    SlotSet chosen;
    return assignValues(slotted, usable, 1, 0, chosen) ? std::optional{chosen} : std::nullopt;
}

} // namespace cimaise::museum
