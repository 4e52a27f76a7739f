// Finds the collections on a board. A group is what hangs together; of a domain only one object of
// each civilisation counts, and with the reading `apart` these must hang together by themselves.
#include "validators/museum/museum_collections.h"

#include "validators/museum/museum_distinct_sets.h"
#include "validators/museum/museum_groups.h"

#include <algorithm>
#include <bit>

namespace cimaise::museum {

namespace {

/// Finds an object of a civilisation of its own for each value from `value` on.
bool assignValues(const Hanging& hanging, const SlotSet& members, std::size_t value,
                  CivilisationBits used, SlotSet& chosen) {
    if (value == hanging.ofValue.size()) {
        return true;
    }
    bool found = false;
    CivilisationBits tried = used; // a second object of one would do no better
    (members & hanging.ofValue.at(value)).forEach([&](int slot) {
        const CivilisationBits civilisation = bitOf(hanging, slot);
        if (found || (tried & civilisation) != 0) {
            return;
        }
        tried |= civilisation;
        found = assignValues(hanging, members, value + 1, used | civilisation, chosen);
        if (found) {
            chosen.insert(slot);
        }
    });
    return found;
}

/// One object of each civilisation of `group`: those of `fixed` first, then the first ones.
SlotSet oneOfEach(const Hanging& hanging, const SlotSet& group, const SlotSet& fixed) {
    SlotSet counted = fixed;
    CivilisationBits used = bitsIn(hanging, fixed);
    group.forEach([&](int slot) {
        if ((used & bitOf(hanging, slot)) == 0) {
            used |= bitOf(hanging, slot);
            counted.insert(slot);
        }
    });
    return counted;
}

/// The objects of a domain's group that count, if it can do what is wanted.
std::optional<SlotSet> countedIn(const Hanging& hanging, const SlotSet& group,
                                 const Answers& answers, Wanted wanted) {
    SlotSet fixed;
    if (wanted.fillsMain) {
        if (!hanging.isMainFilled() || !group.includes(hanging.mainGallery)) {
            return std::nullopt;
        }
        if (answers.mainDistinct) {
            if (!hanging.areDistinct(hanging.mainGallery)) {
                return std::nullopt;
            }
            fixed = hanging.mainGallery;
        }
    }
    if (wanted.allValues) {
        const std::optional<SlotSet> five = fiveValues(hanging, group, fixed);
        if (!five) {
            return std::nullopt;
        }
        return oneOfEach(hanging, group, fixed | *five);
    }
    return oneOfEach(hanging, group, fixed);
}

std::optional<Collection> joinedSetOf(const Hanging& hanging, const SlotSet& members,
                                      const Answers& answers, Wanted wanted) {
    std::optional<Collection> found;
    int largest = 0;
    forEachGroup(hanging, members, [&](const SlotSet& group) {
        const int size = hanging.civilisationsIn(group);
        if (size > largest) {
            largest = size;
            found.reset();
        }
        if (size == largest && !found) {
            if (const auto counted = countedIn(hanging, group, answers, wanted)) {
                found = Collection{.group = group, .counted = *counted, .objects = size};
            }
        }
    });
    return found;
}

} // namespace

Answers answersOf(const GameHeader& header) {
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

Hanging::Hanging(const SlotBoard& slotBoard, const Board& board, const Museum& museum)
    : slots(&slotBoard), objects(&*museum.objects) {
    objectAt.fill(-1);
    for (int slot = 0; slot < slots->size(); ++slot) {
        if (markAt(board, slots->cellOf(slot)) == mainMark) {
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

int Hanging::civilisationsIn(const SlotSet& members) const {
    return std::popcount(bitsIn(*this, members));
}

std::optional<Collection> collectionOf(const Hanging& hanging, Civilisation civilisation,
                                       const Answers& /*answers*/, Wanted wanted) {
    std::optional<Collection> found;
    int largest = 0;
    forEachGroup(hanging, hanging.of(civilisation), [&](const SlotSet& group) {
        const int size = group.size();
        if (size > largest) {
            largest = size;
            found.reset();
        }
        const bool fills =
            !wanted.fillsMain || (hanging.isMainFilled() && group.includes(hanging.mainGallery));
        if (size == largest && !found && fills &&
            (!wanted.allValues || holdsAllValues(hanging, group))) {
            found = Collection{.group = group, .counted = group, .objects = size};
        }
    });
    if (found) {
        found->experts = hanging.civilisationExperts.at(static_cast<std::size_t>(civilisation));
    }
    return found;
}

std::optional<Collection> collectionOf(const Hanging& hanging, Domain domain,
                                       const Answers& answers, Wanted wanted) {
    std::optional<Collection> found =
        answers.duplicatesJoin ? joinedSetOf(hanging, hanging.of(domain), answers, wanted)
                               : distinctSetOf(hanging, hanging.of(domain), answers, wanted);
    if (found) {
        found->experts = hanging.domainExperts.at(static_cast<std::size_t>(domain));
    }
    return found;
}

std::optional<SlotSet> fiveValues(const Hanging& hanging, const SlotSet& members,
                                  const SlotSet& fixed) {
    const CivilisationBits taken = bitsIn(hanging, fixed);
    SlotSet usable;
    members.forEach([&](int slot) {
        if (fixed.contains(slot) || (taken & bitOf(hanging, slot)) == 0) {
            usable.insert(slot);
        }
    });
    SlotSet chosen;
    return assignValues(hanging, usable, 1, 0, chosen) ? std::optional{chosen} : std::nullopt;
}

} // namespace cimaise::museum
