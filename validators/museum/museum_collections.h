// Collections on a museum's board, with the answers in force to the open questions (rulebook,
// "Collections" and "Organising your Collections").
#pragma once

#include "validators/layout/slot_board.h"
#include "validators/museum/museum_catalogue.h"

#include <array>
#include <cstdint>
#include <optional>

namespace cimaise::museum {

/// The answers a table has given to the open questions; the defaults first.
struct CountingAnswers {
    bool duplicatesJoin = true;
    bool mainDistinct = true;
    bool patronExperts = true;
    bool patronAdjacent = true;
    bool bothAdds = true;

    bool operator==(const CountingAnswers&) const = default;
};

CountingAnswers answersOf(const GameHeader& header);

/// The slots of a board.
SlotBoard slotsOf(const Board& board);

/// The objects of a museum on the slots of its board. An object off its slot, or on one that is
/// taken already, is left out.
struct SlottedObjects {
    /// All three outlive this; `slotBoard` is slotsOf(board), and that is the museum’s board.
    SlottedObjects(const SlotBoard& slotBoard, const Board& board, const Museum& museum);

    const SlotBoard* slots;
    const std::vector<Object>* objects;
    std::array<std::int32_t, mostSlots> objectAt{}; ///< by slot: the object's number; −1: none
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
    /// How many civilisations have an object among `members`.
    [[nodiscard]] int civilisationsIn(const SlotSet& members) const;
    /// Whether `members` are of one civilisation each.
    [[nodiscard]] bool areDistinct(const SlotSet& members) const {
        return civilisationsIn(members) == members.size();
    }
};

/// The best group of one civilisation, or the best collection of one domain.
struct Collection {
    SlotSet group;   ///< the adjacent group
    SlotSet counted; ///< its objects that count; in a domain one of each civilisation
    int objects = 0; ///< how many count
    int experts = 0; ///< how many count beside them: none without an object

    bool operator==(const Collection&) const = default;
    [[nodiscard]] int size() const { return objects + experts; }
};

/// What a collection is wanted to do beside being the largest.
struct Wanted {
    bool fillsMain = false; ///< it fills the Main Gallery
    bool allValues = false; ///< its counted objects hold the values 1 to 5
};

/// The largest group of a civilisation, among equals the first in reading order that does what is
/// wanted; nothing when no largest one does.
std::optional<Collection> collectionOf(const SlottedObjects& slotted, Civilisation civilisation,
                                       const CountingAnswers& answers, Wanted wanted = {});
/// The same for a domain.
std::optional<Collection> collectionOf(const SlottedObjects& slotted, Domain domain,
                                       const CountingAnswers& answers, Wanted wanted = {});

/// Among `members`, objects of five different civilisations that hold the values 1 to 5, one
/// object of each civilisation of `fixed` being the one in `fixed`; nothing when there are none.
std::optional<SlotSet> fiveValues(const SlottedObjects& slotted, const SlotSet& members,
                                  const SlotSet& fixed = {});

} // namespace cimaise::museum
