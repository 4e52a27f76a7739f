// Positions of the markers on the museum's board and the points of a painting of each type
// (rulebook, "Increasing Prestige" and "Prestige Rankings").
#pragma once

#include "positions/artsociety/art_society_layout.h"

namespace cimaise::artsociety {

/// Movement of a marker caused by one unsold painting.
struct Advance {
    Type type = Type::cityLife;
    int from = 0;
    int target = 0;                 ///< space reached by the value of the painting
    int to = 0;                     ///< first empty space at or before the target
    std::vector<Type> skippedTypes; ///< types whose markers occupied the skipped spaces

    bool operator==(const Advance&) const = default;
};

/// Movements of the markers, painting by painting.
std::vector<Advance> advancesOf(const UnsoldList& unsold, bool blackCollides);

/// Spaces of the markers, as entered or as computed from the unsold paintings.
Markers markersOf(const Layout& layout);

/// Sets the space of a marker. A list of unsold paintings is replaced by the resulting markers.
Layout setMarker(Layout layout, Type type, std::optional<int> space);

inline constexpr int trackLength =
    50; ///< spaces; past the last one a marker is turned to its black side

/// True if two markers are on one space; with `blackCollides` 55 counts as 5.
bool sameSpace(int one, int other, bool blackCollides);

/// Types from the furthest marker on, those that have not reached the museum last. Tied types keep
/// the order of `types`.
std::array<Type, typeCount> prestigeOrder(const Markers& markers);

/// Points of a painting of each type: 5, 4, 3, 2 from the furthest marker on, and 2 for every type
/// that has not reached the museum.
ByType<int> multipliersOf(const Markers& markers);

inline constexpr int highestMultiplier = 5;

/// Type in vogue, worth 5; nullopt while the museum is empty.
std::optional<Type> inVogue(const Markers& markers);

} // namespace cimaise::artsociety
