// Positions of the markers on the museum's board and the points of a painting of each type
// (rulebook, "Increasing Prestige" and "Prestige Rankings").
#pragma once

#include "validators/artsociety/art_society_layout.h"

namespace cimaise::artsociety {

/// One unsold painting on its way along the track.
struct Advance {
    Type type = Type::cityLife;
    int from = 0;
    int target = 0;        ///< as far as its value carries the marker
    int to = 0;            ///< stepped back from there to the first empty space
    std::vector<Type> met; ///< whose markers kept the spaces it stepped back from

    bool operator==(const Advance&) const = default;
};

/// How the markers came to stand where they do, painting by painting.
std::vector<Advance> advancesOf(const UnsoldList& unsold, bool blackCollides);

/// Where the markers stand, as entered or as the unsold paintings have moved them.
Markers markersOf(const Layout& layout);

inline constexpr int trackLength =
    50; ///< spaces; past the last one a marker turns to its black side

/// Whether two markers stand on one space; with `blackCollides` 55 is on the space of 5.
bool sameSpace(int one, int other, bool blackCollides);

/// The types from the furthest marker on; a type that never reached the museum stands behind all
/// others. Equal ones keep the order of `types`.
std::array<Type, typeCount> prestigeOrder(const Markers& markers);

/// What a painting of each type is worth: 5, 4, 3, 2 from the furthest marker on, and 2 for every
/// type that never reached the museum.
ByType<int> multipliersOf(const Markers& markers);

inline constexpr int highestMultiplier = 5;

/// The type in vogue, worth 5; none while the museum is empty.
std::optional<Type> inVogue(const Markers& markers);

} // namespace cimaise::artsociety
