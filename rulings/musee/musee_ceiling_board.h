// Musée prepared for the search for its ceiling: open spaces, their points, and the bound of each
// gallery.
#pragma once

#include "positions/musee/musee_catalogue.h"
#include "rulings/musee/musee_runs.h"

#include <array>
#include <cstdint>
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

inline constexpr std::size_t mostStairs = 6;

/// Facts about the decided spaces that the numbers to come depend on.
struct Frontier {
    std::array<std::uint8_t, galleryCount> decided{}; ///< columns, filled or left empty for good
    std::array<std::uint8_t, galleryCount> last{};    ///< theme + 1 beside the next column, or 0
    std::array<bool, galleryCount> gap{};             ///< an open space was left empty
    std::array<std::uint8_t, mostStairs> pending{};   ///< theme + 1 on one end of a staircase, or 0

    Frontier() = default;
    explicit Frontier(std::uint64_t key);
    [[nodiscard]] std::uint64_t packed() const;
};

/// Board under construction.
struct FillState {
    std::uint64_t key = 0;   ///< packed Frontier
    std::int16_t points = 0; ///< beyond the present board
    std::int16_t bound = 0;  ///< no board that continues this one has more
    std::array<std::uint8_t, galleryCount * mostColumns> hung{}; ///< numbers in open spaces
};

/// States of the search for a Musée's ceiling after one number: equal ones are merged.
class FillLayer {
public:
    void clear();
    /// Adds a state. Of two with the same frontier, the one with more points stays.
    void merge(const FillState& state);
    /// Keeps the `count` states with the highest bounds; returns the highest bound dropped.
    int keepBest(std::size_t count);

    [[nodiscard]] const std::vector<FillState>& states() const { return m_states; }

private:
    [[nodiscard]] std::size_t slotOf(std::uint64_t key) const;
    void rehash(std::size_t slots);

    std::vector<FillState> m_states;
    std::vector<std::uint32_t> m_slots = std::vector<std::uint32_t>(256); ///< index + 1, or 0
};

/// Columns already decided, by gallery.
using DecidedColumns = std::array<std::uint8_t, galleryCount>;

/// Bound on the points to come that counts every pair of open spaces, less those between two
/// themes. Where no theme has numbers for all open spaces, they split into groups, none of them
/// large; the cheapest cut between groups is lost.
class CutBounds {
public:
    explicit CutBounds(const OpenBoard& board) : m_board(board) {}

    /// Upper bound for the undecided spaces, without pairs of which only one end is undecided.
    /// `left`: numbers not yet placed.
    int of(const DecidedColumns& decided, NumberSet left);

private:
    static constexpr std::size_t mostOfTheme = highestInBox / themeCount;

    [[nodiscard]] bool isOpen(const DecidedColumns& decided, std::size_t gallery,
                              std::size_t column) const {
        return column >= decided[gallery] && column < m_board.columns &&
               m_board.spaces[gallery][column].numbers != 0;
    }
    [[nodiscard]] int everything(const DecidedColumns& decided) const;
    [[nodiscard]] int cheapestCut(const DecidedColumns& decided, int largest) const;

    const OpenBoard& m_board;
    /// By decided columns and largest group; notYet: not computed.
    static constexpr std::int8_t notYet = -1;
    std::vector<std::int8_t> m_points = std::vector<std::int8_t>(
        std::size_t{(mostColumns + 1) * (mostColumns + 1) * (mostColumns + 1)} * (mostOfTheme + 1),
        notYet);
};

} // namespace cimaise::musee
