// Resolution of a round: every action and discard in order of size (rulebook, "Rounds and Actions",
// "Card Order", "Drawing, Discarding And Economic Growth").
#pragma once

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_patron.h"

#include <optional>
#include <span>
#include <vector>

namespace cimaise::muse {

/// Action or discard not yet resolved.
struct Act {
    int player = 0;
    Action action = Action::sketch;
    Card card{};
    std::optional<Purse> pay; ///< Paint: coins offered as payment

    bool operator==(const Act&) const = default;
};

/// Reason why nothing was painted.
enum class Unpainted : std::uint8_t {
    discard, ///< too few coins for the rank: the card is discarded
    keep,    ///< too few coins for the rank: the card returns to the hand
    pay      ///< the payment differs from the rank or exceeds the player's coins
};

/// Id of the reason on the command line.
std::string_view unpaintedId(Unpainted reason);

/// Action or discard that was resolved.
struct Event {
    Act act;
    PatronVisit patron;                 ///< Patron
    std::optional<Painting> moved;      ///< Palace: painting moved; nullopt: all studios empty
    Purse coins;                        ///< Sketch: gained; Paint: paid
    Purse held;                         ///< Paint: coins of the player before paying
    std::optional<Unpainted> unpainted; ///< Paint: reason why nothing was painted
    bool drawPileEmptied = false;       ///< the draw pile was empty after the draw of the event
    bool grew = false;                  ///< the economy grew at the end of the event

    bool operator==(const Event&) const = default;

    /// True if the player drew a card.
    [[nodiscard]] bool draws() const { return unpainted != Unpainted::keep; }
};

/// Event and the table after it.
struct EventResult {
    Event event;
    Table table;
};

/// Resolved round.
struct Resolution {
    std::vector<Event> events; ///< in order of resolution
    Table table;               ///< afterwards
    bool growthDue = false;    ///< the pile is empty and the next draw makes the economy grow

    bool operator==(const Resolution&) const = default;
};

/// Paint event of a player in a resolved round; null if there is none.
const Event* paintOf(const Resolution& round, int player);

/// All actions and discards, biggest card first; in the order of the file if a card is entered
/// twice.
std::vector<Act> sortedBySize(std::span<const Turn> turns);

/// Resolves one action or discard.
EventResult resolveAct(Table table, const Act& act, const Rulings& rulings);

/// True if the economy can still grow ("The first four times the draw pile becomes empty").
bool canGrow(const Table& table);

/// Moves one coin of each suit from the coins set aside to the economy.
Table grown(Table table);

/// Resolves a round. `drawPileEmptied`: the events, counted from 1, whose draw left the draw pile
/// empty.
Resolution resolve(Table table, std::span<const Turn> turns, std::span<const int> drawPileEmptied,
                   const Rulings& rulings);

/// True if there is a round and the number of players is valid.
bool canResolve(const Layout& layout);

/// Resolves the round of the layout; without events if the round is not valid.
Resolution resolve(const Layout& layout);

} // namespace cimaise::muse
