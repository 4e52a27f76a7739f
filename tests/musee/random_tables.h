// Random positions of Musée for the property tests.
#pragma once

#include "positions/musee/musee_layout.h"

#include <iosfwd>
#include <rapidcheck.h>
#include <string>

namespace cimaise::musee {

/// Anything a file can say: numbers anywhere, hands, bonuses, patterns, players and Musées at will.
rc::Gen<Layout> anyTable();

/// As anyTable(), with the right number of Musées for 2, 3 or 4 players, so that it has a score.
rc::Gen<Layout> scoredTable();

/// A position reached by legal placements only, each bonus with the first to fill its gallery.
rc::Gen<Layout> legalTable();

/// Any of the above; legal ones with a few spaces changed as well.
rc::Gen<Layout> mixedTable();

/// For RapidCheck's reports of what failed.
void showValue(const Layout& layout, std::ostream& out);

} // namespace cimaise::musee
