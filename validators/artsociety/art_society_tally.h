// Points of a wall without the evidence (rulebook, "Final Scoring"), for the score sheet, the rules
// and the placements.
#pragma once

#include "validators/artsociety/art_society_museum.h"

namespace cimaise::artsociety {

inline constexpr int pointsForEyeline = 3;
inline constexpr int pointsForFullGallery = 5;
inline constexpr int pointsForBareCorner = -2;
inline constexpr int pointsForExcess = -2;

/// The ranking of the types, as far as a wall needs it.
struct Prestige {
    ByType<int> multipliers{};
    std::optional<Type> inVogue;

    bool operator==(const Prestige&) const = default;
};

Prestige prestigeOf(const Layout& layout);

struct Tally {
    Prestige prestige;
    std::vector<std::uint8_t> offending; ///< by tile: whether it is part of a faux pas
    ByType<int> paintings{};             ///< of each type, those in a faux pas left out
    int shields = 0;
    int eyeline = 0; ///< paintings in vogue at least partly in the eyeline
    Coverage coverage;
    std::vector<Square> bareCorners;
    int excess = 0;

    [[nodiscard]] int prestigePoints(Type type) const {
        return of(paintings, type) * of(prestige.multipliers, type);
    }
    [[nodiscard]] bool isFull() const { return coverage.bareCount() == 0; }
    [[nodiscard]] int total() const;
};

Tally tallyOf(const Layout& layout, const Gallery& gallery, const Prestige& prestige);

/// Whether the two paintings commit a faux pas: one type, side by side.
bool offendEachOther(const Hung& one, const Hung& other);

/// Whether the two paintings touch and have the same frame.
bool matchFrames(const Hung& one, const Hung& other);

/// Whether every square of the wall is covered.
bool isFull(const WallPlan& wall, const Gallery& gallery);

/// The points of every player, and of one.
std::vector<int> totalsOf(const Layout& layout);
int totalOf(const Layout& layout, int side);

/// The sum of the bid cards left, for the tie between players; nothing when not entered.
std::optional<int> handValue(const Gallery& gallery);

} // namespace cimaise::artsociety
