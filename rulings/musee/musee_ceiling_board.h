// Musée prepared for the search for its ceiling: open spaces, their points, and the bound of each
// gallery.
#pragma once

#include "positions/musee/musee_catalogue.h"
#include "rulings/musee/musee_runs.h"

#include <array>
#include <vector>

namespace cimaise::musee {

/// Open space: empty, and some unplayed number can go there.
struct OpenSpace {
    NumberSet numbers = 0; ///< unplayed numbers that can go there; none: the space is not open
    /// Points of a painting by theme: its own, and its pairs with paintings that hang already.
    std::array<std::int8_t, themeCount> points{};
    std::array<std::int8_t, 2> stairs{-1, -1}; ///< indices in `OpenBoard::stairs`; −1: none
    bool nextIsOpen = false;                   ///< the space to the right is open
};

/// Staircase between two open spaces.
struct OpenStair {
    std::size_t upper = 0; ///< gallery above; the one below is the next
    std::size_t column = 0;
};

/// Spaces of a Musée by gallery and 0-based column.
struct OpenBoard {
    std::size_t columns = 0;
    std::array<std::array<OpenSpace, mostColumns>, galleryCount> spaces{};
    std::vector<OpenStair> stairs;
    NumberSet unplayed = 0;
    std::array<bool, galleryCount> canEarnBonus{}; ///< all its empty spaces are open
    int base = 0; ///< score of the present Musée, with the bonuses it can take at once
};

OpenBoard openBoardOf(const Layout& layout, int side);

/// Bound on the points to come, in a closed form.
int quickBound(const OpenBoard& board, const std::vector<Run>& runs);

inline constexpr int pointsForNeighbourPair = 2;
inline constexpr int pointsForStaircasePair = 3;
inline constexpr int pointsForFullGallery = 4;

/// Upper bounds for the rest of one gallery while it is filled from left to right. They ignore that
/// other galleries need the same numbers, and staircases between open spaces.
class GalleryBounds {
public:
    explicit GalleryBounds(const OpenBoard& board);

    /// `step`: unplayed numbers already passed; `decided`: columns already decided; `last`: theme +
    /// 1 of the painting left of that column, 0 for none; `gap`: an open space stays empty.
    [[nodiscard]] int of(std::size_t gallery, std::size_t step, std::size_t decided,
                         std::size_t last, bool gap) const {
        return m_points[indexOf(gallery, step, decided, last, gap)];
    }

private:
    [[nodiscard]] std::size_t indexOf(std::size_t gallery, std::size_t step, std::size_t decided,
                                      std::size_t last, bool gap) const {
        return (((gallery * (m_steps + 1) + step) * (mostColumns + 1) + decided) *
                    (themeCount + 1) +
                last) *
                   2 +
               (gap ? 1 : 0);
    }
    [[nodiscard]] int best(const OpenBoard& board, std::size_t gallery, std::size_t step,
                           Exhibit exhibit, std::size_t decided, std::size_t last, bool gap) const;

    std::size_t m_steps;
    std::vector<std::int8_t> m_points;
};

/// True if no open space of the gallery is right of `column`.
bool isLastOpen(const OpenBoard& board, std::size_t gallery, std::size_t column);

} // namespace cimaise::musee
