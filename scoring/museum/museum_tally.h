// Points of each line of a museum's score sheet, without the evidence (rulebook, "Final scoring"),
// for the score sheet, the notes and the search.
#pragma once

#include "scoring/museum/museum_collections.h"

#include <vector>

namespace cimaise::museum {

/// Payment of a patron.
struct PatronPay {
    int count = 0;        ///< number of counted objects, collections or experts
    int level = -1;       ///< the highest level reached, 0-based; −1: none
    int points = 0;       ///< as far as known
    int paidLevel = -1;   ///< level that pays; below `level` if the number of that level is unknown
    bool unknown = false; ///< the number of the level reached is unknown
    bool unnamed = false; ///< not everything that the card asks for is named

    bool operator==(const PatronPay&) const = default;
};

/// Payment of one of the three bonuses of a board.
struct BonusPay {
    bool earned = false;  ///< its condition holds
    bool due = false;     ///< earned, and not replaced by another bonus
    bool unknown = false; ///< due, but its number is unknown
    int points = 0;

    bool operator==(const BonusPay&) const = default;
};

/// Cost of a continent's discarded objects.
struct OpinionCost {
    int objects = 0;
    int tokens = 0;
    bool cancelled = false; ///< by a Press Conference

    [[nodiscard]] int worth() const { return objects * tokens; }
    [[nodiscard]] int points() const { return cancelled ? 0 : -worth(); }
    bool operator==(const OpinionCost&) const = default;
};

struct Tally {
    int track = 0; ///< points on the score track
    std::array<Collection, civilisationCount> civilisations{};
    std::array<Collection, domainCount> domains{};
    PatronPay patron;
    BonusPay main;
    BonusPay full;
    BonusPay both;
    std::optional<CollectionKind> mainFilledBy; ///< collection that fills the Main Gallery
    int prestige = 0;
    std::array<OpinionCost, continentCount> opinion{};
    int total = 0;
    bool atLeast = false; ///< a copy fact is unknown and left out of the total

    bool operator==(const Tally&) const = default;
    [[nodiscard]] const Collection& of(Civilisation one) const {
        return civilisations.at(static_cast<std::size_t>(one));
    }
    [[nodiscard]] const Collection& of(Domain one) const {
        return domains.at(static_cast<std::size_t>(one));
    }
};

/// Points of a museum with objects on slots.
Tally tallyOf(const Layout& layout, const Museum& museum, const SlottedObjects& slotted,
              const CountingAnswers& answers);

/// Payment of a patron for a count.
PatronPay patronPay(const Patron& patron, int count);

/// Number that the patron's card prints for a level.
CopyFact patronFigure(const Patron& patron, std::size_t level);

/// Sum of the values of all objects on the board.
int valuesOf(const SlottedObjects& slotted);

} // namespace cimaise::museum
