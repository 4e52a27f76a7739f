// Points of each line of a museum's score sheet, without the evidence (rulebook, "Final scoring"),
// for the score sheet, the notes and the search.
#pragma once

#include "validators/museum/museum_collections.h"

#include <vector>

namespace cimaise::museum {

/// What a patron pays.
struct PatronPay {
    int count = 0;        ///< of what the patron counts: objects, collections, experts
    int level = -1;       ///< the highest level reached, 0-based; −1: none
    int points = 0;       ///< as far as known
    int paidLevel = -1;   ///< the level that pays; below `level` when that one's figure is unknown
    bool unknown = false; ///< the figure of the level reached is unknown

    bool operator==(const PatronPay&) const = default;
};

/// One of the three bonuses of a board.
struct BonusPay {
    bool earned = false;  ///< its condition holds
    bool due = false;     ///< and nothing replaces it
    bool unknown = false; ///< due, and its figure is unknown
    int points = 0;

    bool operator==(const BonusPay&) const = default;
};

/// What a continent's discarded objects cost.
struct OpinionCost {
    int objects = 0;
    int tokens = 0;
    bool cancelled = false; ///< by a Press Conference

    [[nodiscard]] int worth() const { return objects * tokens; }
    [[nodiscard]] int points() const { return cancelled ? 0 : -worth(); }
    bool operator==(const OpinionCost&) const = default;
};

struct Tally {
    int track = 0;
    std::array<Collection, civilisationCount> civilisations{};
    std::array<Collection, domainCount> domains{};
    PatronPay patron;
    BonusPay main;
    BonusPay full;
    BonusPay both;
    std::optional<CollectionKind> mainFilledBy; ///< whose collection fills the Main Gallery
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

/// The figures of a museum whose objects hang as `slotted` has them.
Tally tallyOf(const Layout& layout, const Museum& museum, const SlottedObjects& slotted,
              const CountingAnswers& answers);

/// What the patron pays for the count of what he asks for; `experts` are those of the museum.
PatronPay patronPay(const Patron& patron, int count);

/// The figure that the patron's card prints for a level.
CopyFact patronFigure(const Patron& patron, std::size_t level);

/// The values of all objects on the board.
int valuesOf(const SlottedObjects& slotted);

} // namespace cimaise::museum
