// Names of tiles and frames.
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/message.h"

namespace cimaise::artsociety {

/// “A”
std::string letterOf(Frame frame);

/// What the players call a frame; empty where they do not.
std::string givenName(const Layout& layout, Frame frame);

/// “frame A”, or as the players call it; the layout knows what they do.
Message frameName(const Layout& layout, Frame frame);

/// “Portrait, frame A, 2×3, starting painting”; “decor, 2 shields”
Listing tileName(const Layout& layout, const Tile& tile);

/// Its name as the argument of a message.
Argument named(const Layout& layout, const Tile& tile);

} // namespace cimaise::artsociety
