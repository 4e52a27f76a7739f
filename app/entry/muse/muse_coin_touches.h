// Edits of Muse's coins by tap: passed, counted, grown, paid by a patron.
#pragma once

#include "app/entry/muse/muse_pointing.h"

namespace cimaise::muse {

Outcome countBy(const Scene& scene, Counting counting);
/// So many coins more or less: passed from the economy or to it, or counted.
Outcome add(const Scene& scene, Suit suit, int coins);
/// The draw pile ran out, or did not.
Outcome growEconomy(const Scene& scene);
Outcome takeGrowthBack(const Scene& scene);

/// Whether the patron's visit may be carried out: it ends with a sale, and is not being told.
bool canBuy(const Scene& scene, const PatronVisit& visit);
Outcome buy(const Scene& scene);
/// The patron's steps one at a time; or all of them again.
Outcome stepOn(const Scene& scene);
Outcome showAllSteps(const Scene& scene);

} // namespace cimaise::muse
