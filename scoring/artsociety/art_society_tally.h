// Points of a wall without the evidence (rulebook, "Final Scoring"), for the score sheet, the rules
#pragma once

#include "positions/artsociety/art_society_layout.h"
#include "scoring/artsociety/art_society_museum.h"

namespace cimaise::artsociety {

inline constexpr int pointsForEyeline = 3;
inline constexpr int pointsForFullGallery = 5;
inline constexpr int pointsForEmptyCorner = -2;
inline constexpr int pointsForExcess = -2;

/// Ranking of the types, as far as the points of a wall depend on it.
struct Prestige {
    ByType<int> multipliers{};
    std::optional<Type> inVogue;

    bool operator==(const Prestige&) const = default;
};

Prestige prestigeOf(const Layout& layout);
Prestige prestigeOf(const Markers& markers);

struct Tally {
    Prestige prestige;
    std::vector<std::uint8_t> offending; ///< by tile: true if it is part of a faux pas
    ByType<int> paintings{};             ///< of each type, without those in a faux pas
    int shields = 0;
    int eyeline = 0; ///< paintings in vogue at least partly in the eyeline
    Coverage coverage;
    std::vector<Square> emptyCorners;
    int excess = 0;

    [[nodiscard]] int prestigePoints(Type type) const {
        return of(paintings, type) * of(prestige.multipliers, type);
    }
    [[nodiscard]] bool isFull() const { return coverage.emptyCount() == 0; }
    [[nodiscard]] int total() const;
};

Tally tallyOf(const Layout& layout, const Gallery& gallery, const Prestige& prestige);

/// True if the two paintings form a faux pas: one type, side by side.
bool isFauxPas(const PlacedTile& one, const PlacedTile& other);

/// True if the two paintings touch and have the same frame.
bool matchFrames(const PlacedTile& one, const PlacedTile& other);

/// True if tiles cover every square of the wall.
bool isFull(const WallPlan& wall, const Gallery& gallery);

/// Points of every player, and of one player.
std::vector<int> totalsOf(const Layout& layout);
int totalOf(const Layout& layout, int side);

/// Sum of the bid cards left, which breaks a tie between players; nullopt if not entered.
std::optional<int> handValue(const Gallery& gallery);

/// Two adjacent paintings of a wall, as indices of its tiles.
struct Pair {
    std::size_t one = 0;
    std::size_t other = 0;
    bool isFauxPas = false; ///< true if both have the same type

    bool operator==(const Pair&) const = default;
};

/// Pairs of adjacent paintings: faux pas first, then ordered by type.
std::vector<Pair> touchingPairs(const Gallery& gallery);

} // namespace cimaise::artsociety
