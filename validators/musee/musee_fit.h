// Spaces where a painting may hang, the reasons against the others, and whether a gallery or Musée
// can still take the painting.
#pragma once

#include "positions/messages/message.h"
#include "positions/musee/musee_layout.h"

#include <vector>

namespace cimaise::musee {

/// Set of the exhibit numbers that hang in any Musée of the game.
class HungExhibits {
public:
    explicit HungExhibits(const Layout& layout);
    [[nodiscard]] bool contains(Exhibit exhibit) const {
        return m_hangs.at(static_cast<std::size_t>(exhibit));
    }

private:
    std::array<bool, highestInBox + 1> m_hangs{};
};

/// 1-based column of the painting that forbids `exhibit` in a space ("Rules for placement"): the
/// one in the space, otherwise the nearest one to the left that is not lower, otherwise the nearest
/// one to the right that is not higher; 0 if the space is free for `exhibit`.
int forbiddingColumn(const Spaces& spaces, int columns, int column, Exhibit exhibit);

/// Numbers that may really hang in a space in place of its present painting: in the deck, on no
/// Musée, in no hand of another side, and rising with the rest of the gallery.
std::vector<Exhibit> numbersFor(const Layout& layout, int side, Gallery gallery, int column);

/// True if a player of another side is known to hold the card.
bool isInOtherHand(const Layout& layout, int side, Exhibit exhibit);

/// Rising numbers as a list: “12, 14 or 23 to 27”; a long list ends in “…”.
Listing inRuns(const std::vector<Exhibit>& numbers);

/// True if any space of the gallery is free for `exhibit`.
bool fitsGallery(const Spaces& spaces, int columns, Exhibit exhibit);

/// True if any space of the Musée is free for `exhibit`.
bool fitsMusee(const Musee& musee, int columns, Exhibit exhibit);

} // namespace cimaise::musee
