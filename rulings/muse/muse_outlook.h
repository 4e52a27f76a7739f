// Outlook of Muse: the paintings that the patron would buy one after the other (rules, "Patron").
#pragma once

#include "positions/muse/muse_patron.h"

#include <vector>

namespace cimaise::muse {

/// Sales if the patron came again and again and nothing else happened, until he buys nothing. A
/// round in the layout is ignored. Empty unless 3 or 4 players play.
std::vector<Sale> salesOf(const Layout& layout);

} // namespace cimaise::muse
