// Purchases of a patron, step by step (rules, "Patron").
#pragma once

#include "validators/muse/muse_layout.h"

#include <optional>
#include <vector>

namespace cimaise::muse {

/// A painting in somebody's studio.
struct Painting {
    Card card{};
    int player = 0;

    bool operator==(const Painting&) const = default;
};

/// One suit of one painting tried.
struct PatronStep {
    Painting painting;
    int price = 0;
    Suit suit = Suit::moons;
    int held = 0; ///< coins of the suit in the economy
    bool pays = false;

    bool operator==(const PatronStep&) const = default;
};

/// The painting that is bought, and the coins its artist gets.
struct Sale {
    Painting painting;
    Suit suit = Suit::moons;
    int price = 0;

    bool operator==(const Sale&) const = default;
};

/// Every suit that was tried, in order, up to the one that pays.
struct PatronVisit {
    std::vector<PatronStep> steps;
    std::optional<Sale> sale; ///< nothing: nothing can be afforded, and nothing happens

    bool operator==(const PatronVisit&) const = default;
};

/// All paintings in all studios, biggest first; in seating order where one card was entered twice.
std::vector<Painting> paintingsBySize(const Table& table);

PatronVisit patronVisit(const Table& table);

/// The visit at the layout's table; none when the number of players cannot play.
PatronVisit visitOf(const Layout& layout);

/// The table after the sale: the artist paid, the painting discarded.
Table afterSale(Table table, const Sale& sale);

} // namespace cimaise::muse
