// Resolution of a round: every action and discard in order of size (rulebook, "Rounds and Actions",
// "Card Order", "Drawing, Discarding And Economic Growth").
#pragma once

#include "validators/muse/muse_catalogue.h"
#include "validators/muse/muse_patron.h"

#include <optional>
#include <span>
#include <vector>

namespace cimaise::muse {

/// An action or a discard that is still to happen.
struct Act {
    int player = 0;
    Action action = Action::sketch;
    Card card{};
    std::optional<Purse> pay; ///< Paint: the coins that are to pay

    bool operator==(const Act&) const = default;
};

/// Why nothing was painted.
enum class Unpainted : std::uint8_t {
    discard, ///< the player has fewer coins than the rank: the card is discarded
    keep,    ///< the same, and the card goes back to the hand
    pay      ///< the payment is not the rank in coins that the player holds
};

/// The id of the reason as the command line writes it.
std::string_view unpaintedId(Unpainted reason);

/// An act that has happened.
struct Event {
    Act act;
    PatronVisit patron;                 ///< Patron
    std::optional<Painting> moved;      ///< Palace: what went there, if any studio had a painting
    Purse coins;                        ///< Sketch: gained; Paint: paid
    Purse held;                         ///< Paint: what its player held before paying
    std::optional<Unpainted> unpainted; ///< Paint: why not
    bool emptied = false;               ///< its draw left the draw pile empty
    bool grew = false;                  ///< the economy grew at its end

    bool operator==(const Event&) const = default;

    /// Whether its player drew a card.
    [[nodiscard]] bool draws() const { return unpainted != Unpainted::keep; }
};

/// An event and the table after it.
struct Happened {
    Event event;
    Table table;
};

/// A round resolved.
struct Resolution {
    std::vector<Event> events; ///< in order of resolution
    Table table;               ///< afterwards
    bool growthDue = false;    ///< the pile is empty and the next draw will make the economy grow

    bool operator==(const Resolution&) const = default;
};

/// The player's Paint in a round resolved; null when there is none.
const Event* paintOf(const Resolution& round, int player);

/// All actions and discards, the biggest card first; one card entered twice in the file's order.
std::vector<Act> inOrder(std::span<const Turn> turns);

/// Lets one act happen.
Happened happen(Table table, const Act& act, const Rulings& rulings);

/// Whether the economy can still grow ("The first four times the draw pile becomes empty").
bool canGrow(const Table& table);

/// One coin of each suit from the coins set aside goes to the economy.
Table grown(Table table);

/// Resolves a round. `emptied`: the events, counted from 1, after whose draw the pile was empty.
Resolution resolve(Table table, std::span<const Turn> turns, std::span<const int> emptied,
                   const Rulings& rulings);

/// Whether there is a round, and the number of players can play it.
bool canResolve(const Layout& layout);

/// Resolves the round that the layout holds; where it cannot be resolved nothing happens.
Resolution resolve(const Layout& layout);

} // namespace cimaise::muse
