// Names of tiles and frames.
#pragma once

#include "positions/artsociety/art_society_layout.h"
#include "positions/messages/message.h"

namespace cimaise::artsociety {

/// Letter of a frame: “A”.
std::string letterOf(Frame frame);

/// Name that the players gave a frame; empty if none.
std::string givenName(const Layout& layout, Frame frame);

/// Name of a frame: “frame A”, or the name that the players gave the frame in this layout.
Message frameName(const Layout& layout, Frame frame);

/// Name of a tile: “Portrait, frame A, 2×3, starting painting”; “decor, 2 shields”.
Listing tileName(const Layout& layout, const Tile& tile);

/// Name of the tile as the argument of a message.
Argument named(const Layout& layout, const Tile& tile);

} // namespace cimaise::artsociety
