// Spaces where a painting may hang, the reasons against the others, and whether a gallery or Musée
// can still take the painting.
#pragma once

#include "validators/musee/musee_layout.h"

namespace cimaise::musee {

/// Which exhibit numbers hang in some Musée of the game.
class HungExhibits {
public:
    explicit HungExhibits(const Layout& layout);
    [[nodiscard]] bool contains(Exhibit exhibit) const {
        return m_hangs.at(static_cast<std::size_t>(exhibit));
    }

private:
    std::array<bool, highestInBox + 1> m_hangs{};
};

/// The painting that keeps `exhibit` out of a space ("Rules for placement"): the one hanging
/// there, else the nearest one to the left that is not lower, else the nearest one to the right
/// that is not higher. Its 1-based column; 0 when the space is free for it.
int forbiddingColumn(const Spaces& spaces, int columns, int column, Exhibit exhibit);

/// Whether some space of the gallery is free for `exhibit`.
bool fitsGallery(const Spaces& spaces, int columns, Exhibit exhibit);

/// Whether some space of the Musée is free for `exhibit`.
bool fitsMusee(const Musee& musee, int columns, Exhibit exhibit);

} // namespace cimaise::musee
