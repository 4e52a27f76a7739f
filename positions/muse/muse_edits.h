// Edits of a position of Muse: each takes a layout and returns the next one. Edits do not enforce
// the rules, because a layout on a real table can be illegal.
#pragma once

#include "positions/muse/muse_layout.h"

#include <optional>

namespace cimaise::muse {

enum class Pile : std::uint8_t { studio, palace };

/// Studio or palace of an artist.
struct ArtistPile {
    int player = 0;
    Pile pile = Pile::studio;

    bool operator==(const ArtistPile&) const = default;
};

/// Paintings of the pile; empty if there is no such artist.
const Cards& cardsIn(const Layout& layout, const ArtistPile& pile);

/// Spot of a painting of the pile on a board and in a finding.
Spot spotOf(const ArtistPile& pile, Card card);

/// Pile that has the card; the first one if the card is entered twice, nullopt if no pile has it.
std::optional<ArtistPile> whereIs(const Layout& layout, Card card);

/// Adds a painting at the end of the pile and removes it from all other piles.
Layout put(Layout layout, const ArtistPile& where, Card card);

/// Removes every copy of the card from all piles.
Layout removeCard(Layout layout, Card card);

/// Sets the coins of a suit of a player or of the economy; `count` must not be negative.
Layout setCoins(Layout layout, int player, Suit suit, int count);
Layout setEconomy(Layout layout, Suit suit, int count);

/// Moves coins from the economy to a player, at most as many as the economy has.
Layout takeCoins(Layout layout, int player, Suit suit, int count);

/// Moves coins from a player to the economy, at most as many as the player has.
Layout payCoins(Layout layout, int player, Suit suit, int count);

/// Enters that the draw pile became empty: adds one coin of each suit to the economy, at most four
/// times.
Layout grow(Layout layout);

/// Undoes the last growth: removes a coin of each suit that the economy still has; no effect
/// without a growth.
Layout undoGrowth(Layout layout);

/// Sets a player's choice for the round; turns are in seating order.
Layout setTurn(Layout layout, const Turn& turn);
Layout clearTurn(Layout layout, int player);

/// Player's choice; nullopt if not entered.
std::optional<Turn> turnOf(const Layout& layout, int player);

/// Player who has chosen the card for the round, to use or to discard; `exceptPlayer` is ignored.
std::optional<int> chooserOf(const Layout& layout, Card card,
                             std::optional<int> exceptPlayer = std::nullopt);

/// Enters or clears that the draw pile was empty after the event.
Layout toggleGrowAfter(Layout layout, int event);

/// Applies the patron's purchases, if there are any.
Layout withPatron(Layout layout);

/// Replaces the table by its state after the round and clears the turns.
Layout withRoundPlayed(Layout layout, Table after);

} // namespace cimaise::muse
