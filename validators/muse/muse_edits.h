// Edits of a position of Muse: each takes a layout and returns the next one. Edits do not enforce
// the rules, because a layout on a real table can be illegal.
#pragma once

#include "validators/muse/muse_layout.h"

#include <optional>

namespace cimaise::muse {

enum class Pile : std::uint8_t { studio, palace };

/// The studio or the palace of one artist.
struct ArtistPile {
    int player = 0;
    Pile pile = Pile::studio;

    bool operator==(const ArtistPile&) const = default;
};

/// The paintings there; none where there is no such artist.
const Cards& cardsIn(const Layout& layout, const ArtistPile& pile);

/// A painting there, as boards and findings name the spot.
Spot spotOf(const ArtistPile& pile, Card card);

/// Where the card is, on the table or nowhere; of a card entered twice, the first place.
std::optional<ArtistPile> whereIs(const Layout& layout, Card card);

/// Puts a painting there, as the last one; it is taken away wherever else it was.
Layout put(Layout layout, const ArtistPile& where, Card card);

/// The pile holds these cards and no others, in their order; they are taken away elsewhere.
Layout withCards(Layout layout, const ArtistPile& where, const Cards& held);

/// Takes a painting off the table, every one of that card.
Layout takeAway(Layout layout, Card card);

/// So many coins of the suit with a player, or in the economy; `count` is not negative.
Layout setCoins(Layout layout, int player, Suit suit, int count);
Layout setEconomy(Layout layout, Suit suit, int count);

/// Passes coins from the economy to a player; as many as there are at most.
Layout takeCoins(Layout layout, int player, Suit suit, int count);

/// Passes coins from a player to the economy; as many as there are at most.
Layout payCoins(Layout layout, int player, Suit suit, int count);

/// The draw pile ran out: one coin of each suit goes to the economy, four times at most.
Layout grow(Layout layout);

/// Takes the last growth back, with a coin of each suit that the economy still has; nothing before
/// the first.
Layout ungrow(Layout layout);

/// A player's choice for the round, in place of an earlier one; turns stand in seating order.
Layout setTurn(Layout layout, const Turn& turn);
Layout clearTurn(Layout layout, int player);

/// The player's choice, if it is entered.
std::optional<Turn> turnOf(const Layout& layout, int player);

/// Who has chosen the card for the round, to use it or to discard it, `butNot` aside.
std::optional<int> chooserOf(const Layout& layout, Card card,
                             std::optional<int> butNot = std::nullopt);

/// Tells that the draw pile was empty after the event, or takes that back.
Layout toggleGrowAfter(Layout layout, int event);

/// What the patron buys is bought; nothing happens when that is nothing.
Layout withPatron(Layout layout);

/// The round is played, which leaves this table, and the turns are gone.
Layout withRoundPlayed(Layout layout, Table after);

} // namespace cimaise::muse
