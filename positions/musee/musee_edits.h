// Edits of a position of Musée: each takes a layout and returns the next one. Edits do not enforce
// the rules, because a layout on a real table can be illegal.
#pragma once

#include "positions/musee/musee_layout.h"

#include <optional>
#include <string_view>

namespace cimaise::musee {

/// Space of a side's Musée. The layout must have a Musée for `side`; `column` is 1-based and within
/// the game's columns.
struct Space {
    int side = 0;
    Gallery gallery = Gallery::upper;
    int column = 1;

    bool operator==(const Space&) const = default;
};

/// Painting in the space; `noExhibit` for an empty space.
Exhibit hangingAt(const Layout& layout, const Space& space);

/// First space with the painting, on any Musée; nullopt if there is none.
std::optional<Space> spaceOfExhibit(const Layout& layout, Exhibit exhibit);

/// Hangs a painting and replaces the one in the space. A card in the side's own hand is removed
/// from the hand.
Layout hang(Layout layout, const Space& space, Exhibit exhibit);

/// Removes the painting from a space.
Layout clear(Layout layout, const Space& space);

/// Removes all paintings from a gallery.
Layout clearGallery(Layout layout, int side, Gallery gallery);

/// Exchanges the contents of two spaces: a move if one is empty, otherwise a swap.
Layout exchange(Layout layout, const Space& from, const Space& to);

/// Gives the gallery's bonus to the side instead of any other holder; removes the bonus if the side
/// already has it.
Layout toggleBonus(Layout layout, int side, Gallery gallery);

/// Turns a token between Staircase and Chandelier. `row` is topTokens or bottomTokens.
Layout toggleToken(Layout layout, std::string_view row, int column);

/// Adds a card to a player's hand, or removes it. A hand without cards counts as not entered.
Layout toggleCard(Layout layout, int player, Exhibit exhibit);

/// Cards entered for a player.
Hand handOf(const Layout& layout, int player);

/// Next empty space after `space` in reading order, cyclically; nullopt if all are filled.
std::optional<Space> nextEmpty(const Layout& layout, const Space& space);

/// Layout with a gallery as parsed.
Layout fillGallery(Layout layout, int side, Gallery gallery, const Spaces& spaces);

} // namespace cimaise::musee
