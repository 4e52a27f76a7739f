// Collections on a museum's board, with the answers in force to the open questions (rulebook,
// "Collections" and "Organising your Collections").
#pragma once

#include "positions/layout/slot_board.h"
#include "positions/museum/museum_catalogue.h"

#include <array>
#include <cstdint>
#include <optional>

namespace cimaise::museum {

/// Players' answers to the open questions; the defaults first.
struct CountingAnswers {
    bool duplicatesJoin = true;
    bool mainDistinct = true;
    bool patronExperts = true;
    bool patronAdjacent = true;
    bool bothAdds = true;

    bool operator==(const CountingAnswers&) const = default;
};

CountingAnswers answersOf(const GameHeader& header);

/// Slots of a board.
SlotBoard slotsOf(const Board& board);

/// Objects of a museum on the slots of its board. An object that is not on a slot, or on an
/// occupied one, is left out.
struct SlottedObjects {
    /// All three arguments must outlive this object; `slotBoard` is slotsOf(board), and `board` is
    /// the museum's.
    SlottedObjects(const SlotBoard& slotBoard, const Board& board, const Museum& museum);

    const SlotBoard* slots;
    const std::vector<Object>* objects;
    std::array<std::int32_t, mostSlots> objectAt{}; ///< by slot: number of the object; −1: none
    SlotSet filled;
    SlotSet mainGallery; ///< filled or not
    std::array<SlotSet, civilisationCount> ofCivilisation{};
    std::array<SlotSet, domainCount> ofDomain{};
    std::array<SlotSet, highestValue + 1> ofValue{};
    std::array<int, civilisationCount> civilisationExperts{};
    std::array<int, domainCount> domainExperts{};

    [[nodiscard]] const Object& at(int slot) const {
        return (*objects)[static_cast<std::size_t>(objectAt.at(static_cast<std::size_t>(slot)))];
    }
    [[nodiscard]] bool isFull() const { return filled.size() == slots->size(); }
    [[nodiscard]] bool isMainFilled() const {
        return !mainGallery.empty() && filled.includes(mainGallery);
    }
    [[nodiscard]] const SlotSet& of(Civilisation one) const {
        return ofCivilisation.at(static_cast<std::size_t>(one));
    }
    [[nodiscard]] const SlotSet& of(Domain one) const {
        return ofDomain.at(static_cast<std::size_t>(one));
    }
    /// Number of civilisations with an object among `members`.
    [[nodiscard]] int civilisationsIn(const SlotSet& members) const;
    /// True if all objects of `members` are of different civilisations.
    [[nodiscard]] bool areDistinct(const SlotSet& members) const {
        return civilisationsIn(members) == members.size();
    }
};

/// Best group of one civilisation, or best collection of one domain.
struct Collection {
    SlotSet group;   ///< the adjacent group
    SlotSet counted; ///< its objects that count; in a domain one per civilisation
    int objects = 0; ///< number of objects that count
    int experts = 0; ///< number of experts that count in addition: none without an object

    bool operator==(const Collection&) const = default;
    [[nodiscard]] int size() const { return objects + experts; }
};

/// Requirements of a collection in addition to its size.
struct CollectionRequirements {
    bool fillsMain = false; ///< the collection fills the Main Gallery
    bool allValues = false; ///< the counted objects have the values 1 to 5
};

/// Largest group of a civilisation that meets the requirements, the first in reading order if tied;
/// nullopt if no largest group does.
std::optional<Collection> collectionOf(const SlottedObjects& slotted, Civilisation civilisation,
                                       const CountingAnswers& answers,
                                       CollectionRequirements wanted = {});
/// Largest collection of a domain that meets the requirements.
std::optional<Collection> collectionOf(const SlottedObjects& slotted, Domain domain,
                                       const CountingAnswers& answers,
                                       CollectionRequirements wanted = {});

/// Objects of five different civilisations among `members` that have the values 1 to 5; for each
/// civilisation of `fixed` the object in `fixed` is used. Nullopt if there are none.
std::optional<SlotSet> fiveValues(const SlottedObjects& slotted, const SlotSet& members,
                                  const SlotSet& fixed = {});

} // namespace cimaise::museum
