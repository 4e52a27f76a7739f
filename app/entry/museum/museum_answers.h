// Quick fixes for findings of a museum: numbers known from the player's own copy, and removing an
// object from an impossible place.
#pragma once

#include "app/entry/museum/museum_pointing.h"
#include "validators/report/finding.h"

namespace cimaise::museum {

/// One touch that settles a finding, or as much of it as can be.
struct Remedy {
    int finding = 0; ///< the number of the finding
    TextId offer;    ///< as its key says it
    /// The position with it done; nothing where an object is taken off.
    std::optional<Layout> next{};
    int side = 0;           ///< whose object
    std::size_t object = 0; ///< that goes, by its number in the file
    Message what;           ///< as undo names it
};

/// In the order of the findings, those alone that can be settled at least in part.
std::vector<Remedy> remedies(const Layout& layout, const Copy& copy, const Findings& findings);
Outcome settle(const Scene& scene, const Remedy& remedy);

} // namespace cimaise::museum
