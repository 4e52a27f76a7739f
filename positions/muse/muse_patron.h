// Purchases of a patron, step by step (rules, "Patron").
#pragma once

#include "positions/muse/muse_layout.h"

#include <optional>
#include <vector>

namespace cimaise::muse {

/// Painting in a player's studio.
struct Painting {
    Card card{};
    int player = 0;

    bool operator==(const Painting&) const = default;
};

/// Attempt to buy one painting with coins of one of its suits.
struct PatronStep {
    Painting painting;
    int price = 0;
    Suit suit = Suit::moons;
    int held = 0; ///< coins of the suit in the economy
    bool pays = false;

    bool operator==(const PatronStep&) const = default;
};

/// Painting that the patron buys, and the coins that its artist gets.
struct Sale {
    Painting painting;
    Suit suit = Suit::moons;
    int price = 0;

    bool operator==(const Sale&) const = default;
};

/// All attempts of a patron in order, up to the first one that succeeds.
struct PatronVisit {
    std::vector<PatronStep> steps;
    std::optional<Sale> sale; ///< nullopt: the patron cannot afford any painting

    bool operator==(const PatronVisit&) const = default;
};

/// All paintings in all studios, biggest first; in seating order if a card is entered twice.
std::vector<Painting> paintingsBySize(const Table& table);

PatronVisit patronVisit(const Table& table);

/// Patron visit at the table of the layout; without steps if the number of players is wrong.
PatronVisit visitOf(const Layout& layout);

/// Table after the sale: the artist is paid, the painting is discarded.
Table afterSale(Table table, const Sale& sale);

} // namespace cimaise::muse
