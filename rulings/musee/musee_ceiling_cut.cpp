// Finds the cheapest cut by dynamic programming over the spaces column by column: which of the last
// three are in the group, and how many spaces it has.
#include "rulings/musee/musee_ceiling_cut.h"

#include <algorithm>
#include <bit>

namespace cimaise::musee {

namespace {

constexpr std::size_t mostSpaces = galleryCount * mostColumns;
constexpr std::size_t sidesCount = std::size_t{1}
                                   << galleryCount; ///< sides of the last three spaces
constexpr int unreachable = 100;

/// Cheapest cut by the sides of the last spaces of each gallery and the size of the group.
using Cuts = std::array<std::array<int, mostSpaces + 1>, sidesCount>;

bool isIn(std::size_t sides, std::size_t gallery) { return (sides >> gallery & 1U) != 0; }

Cuts noCuts() {
    Cuts cuts;
    for (auto& bySize : cuts) {
        bySize.fill(unreachable);
    }
    return cuts;
}

/// Cheapest cuts once another space is on one side or the other. `hasLeft` and `hasAbove`: a pair
/// with the space to its left, or with the one above, can be cut.
Cuts cutsWithSpace(const Cuts& before, std::size_t gallery, bool hasLeft, bool hasAbove) {
    Cuts next = noCuts();
    const std::size_t bit = std::size_t{1} << gallery;
    for (std::size_t sides = 0; sides < sidesCount; ++sides) {
        for (const bool in : {false, true}) {
            int cost = hasLeft && isIn(sides, gallery) != in ? pointsForNeighbourPair : 0;
            cost += hasAbove && isIn(sides, gallery - 1) != in ? pointsForStaircasePair : 0;
            auto& to = next[in ? sides | bit : sides & ~bit];
            for (std::size_t size = 0; size + 1 < to.size(); ++size) {
                int& cheapest = to[size + (in ? 1 : 0)];
                cheapest = std::min(cheapest, before[sides][size] + cost);
            }
        }
    }
    return next;
}

} // namespace

int CutBounds::of(const DecidedColumns& decided, NumberSet left) {
    int largest = 0;
    for (int theme = 0; theme < themeCount; ++theme) {
        largest = std::max(largest, std::popcount(left & numbersOfTheme(theme)));
    }
    constexpr std::size_t side = mostColumns + 1;
    const std::size_t index =
        ((decided[0] * side + decided[1]) * side + decided[2]) * (mostOfTheme + 1) +
        static_cast<std::size_t>(largest);
    std::int8_t& points = m_points[index];
    if (points == notYet) {
        points = static_cast<std::int8_t>(everything(decided) - cheapestCut(decided, largest));
    }
    return points;
}

int CutBounds::everything(const DecidedColumns& decided) const {
    int points = 0;
    for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
        bool any = false;
        for (std::size_t column = decided[gallery]; column < m_board.columns; ++column) {
            const OpenSpace& open = m_board.spaces[gallery][column];
            if (open.numbers != 0) {
                any = true;
                points += *std::ranges::max_element(open.points);
                points += open.nextIsOpen ? pointsForNeighbourPair : 0;
            }
        }
        points += any && m_board.canEarnBonus[gallery] ? pointsForFullGallery : 0;
    }
    for (const OpenStair& stair : m_board.stairs) {
        points += isOpen(decided, stair.upper, stair.column) &&
                          isOpen(decided, stair.upper + 1, stair.column)
                      ? pointsForStaircasePair
                      : 0;
    }
    return points;
}

int CutBounds::cheapestCut(const DecidedColumns& decided, int largest) const {
    Cuts cuts = noCuts();
    cuts[0][0] = 0;
    int count = 0;
    for (std::size_t column = 0; column < m_board.columns; ++column) {
        for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
            if (!isOpen(decided, gallery, column)) {
                continue;
            }
            ++count;
            const OpenSpace& open = m_board.spaces[gallery][column];
            const bool hasLeft = column > 0 && isOpen(decided, gallery, column - 1) &&
                                 m_board.spaces[gallery][column - 1].nextIsOpen;
            const bool hasAbove = open.stairs[0] >= 0 && isOpen(decided, gallery - 1, column);
            cuts = cutsWithSpace(cuts, gallery, hasLeft, hasAbove);
        }
    }
    if (count <= largest) {
        return 0;
    }
    // Groups of at most `largest` spaces, of which some together have from `least` to
    // `count` − `least`: the largest alone if it has a third of all, otherwise one after the other.
    const int least = std::min(count - largest, (count + 2) / 3);
    int cheapest = unreachable;
    for (const auto& bySize : cuts) {
        for (int size = least; size <= count - least; ++size) {
            cheapest = std::min(cheapest, bySize[static_cast<std::size_t>(size)]);
        }
    }
    return cheapest;
}

} // namespace cimaise::musee
