// Random positions of Muse for the property tests, and games played from the first card on.
#pragma once

#include "tests/muse/random_game.h"

#include <iosfwd>
#include <rapidcheck.h>

namespace cimaise::muse {

/// Anything a file can say: cards and coins anywhere, rounds, growths, players at will.
rc::Gen<Layout> anyTable();

/// A position reached by legal play, with the round that is to be played next.
rc::Gen<Layout> playedTable();

/// Either of them; played ones with some coins and cards changed as well.
rc::Gen<Layout> mixedTable();

/// For RapidCheck's reports of what failed.
void showValue(const Layout& layout, std::ostream& out);

} // namespace cimaise::muse
