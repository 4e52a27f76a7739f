// What settles a finding of a museum right beside it: figures that one's own copy knows.
#pragma once

#include "app/entry/museum/museum_pointing.h"
#include "validators/report/finding.h"

namespace cimaise::museum {

/// The position with what the copy prints in place of what a finding misses.
struct FillIn {
    int finding = 0; ///< the number of the finding
    Layout next;
};

/// In the order of the findings, those alone that the copy can settle at least in part.
std::vector<FillIn> fillIns(const Layout& layout, const Copy& copy, const Findings& findings);
Outcome fillIn(const Scene& scene, const FillIn& figures);

} // namespace cimaise::museum
