// Random positions of Art Society for the property tests.
#pragma once

#include "positions/artsociety/art_society_layout.h"

#include <iosfwd>
#include <rapidcheck.h>

namespace cimaise::artsociety {

/// Anything a file can say: tiles anywhere, of any size, hands, stacks and markers at will.
rc::Gen<Layout> anyTable();

/// A game played by the rules up to some round: every painting hung, held or in excess, decor as
/// earned.
rc::Gen<Layout> legalTable();

/// Any of the above; legal ones with a few things changed as well.
rc::Gen<Layout> mixedTable();

/// A tile as a player may hold it over the wall.
rc::Gen<Tile> anyTile();

/// For RapidCheck's reports of what failed.
void showValue(const Layout& layout, std::ostream& out);
void showValue(const Tile& tile, std::ostream& out);

} // namespace cimaise::artsociety
