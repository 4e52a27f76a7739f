// Outlook of Art Society: the paintings that a wall can still take (rulebook, "Gallery Wall
// Placement Rules", "Faux Pas").
#pragma once

#include "positions/artsociety/art_society_layout.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace cimaise::artsociety {

inline constexpr int smallestSide = 2; ///< of a painting
inline constexpr int largestSide = 5;

/// Places of one size of painting.
struct SizeOutlook {
    Extent size;
    int places = 0;      ///< positions where a painting of that size may hang
    ByType<int> clean{}; ///< of these, positions without a faux pas, by type of painting

    bool operator==(const SizeOutlook&) const = default;
};

/// Outlook of one wall.
struct Outlook {
    /// Empty squares, and those that lie in no 2 × 2 block of empty squares, so that only decor can
    /// cover them, each for a shield.
    struct Squares {
        int empty = 0;
        std::vector<Square> decorOnly; ///< row by row

        bool operator==(const Squares&) const = default;
    };

    std::optional<Squares> squares; ///< absent if tiles overlap or are outside the wall
    /// Sizes by columns, then rows; empty if tiles overlap or are outside the wall.
    std::vector<SizeOutlook> sizes;

    bool operator==(const Outlook&) const = default;
};

/// Outlook of the player's wall. Neither hands nor the assistant's tile matter, nor which painting
/// is marked as the starting painting.
Outlook outlookOf(const Layout& layout, int side);

/// Top left squares of the places of a size, row by row; with a type, those without a faux pas.
std::vector<Square> placesOf(const Layout& layout, int side, Extent size,
                             std::optional<Type> type = std::nullopt);

} // namespace cimaise::artsociety
