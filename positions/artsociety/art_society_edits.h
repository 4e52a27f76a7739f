// Edits of a position of Art Society: each takes a layout and returns the next one. Edits do not
// enforce the rules, because a wall on a real table can be illegal.
#pragma once

#include "positions/artsociety/art_society_layout.h"

#include <optional>

namespace cimaise::artsociety {

// --- the wall ------------------------------------------------------------------------------

/// Tile on a player's wall; `tile` is 0-based and must be valid.
struct OnWall {
    int side = 0;
    std::size_t tile = 0;

    bool operator==(const OnWall&) const = default;
};

/// Block selected by dragging from one square to another.
Block dragged(Square from, Square to);

/// Index of the tile on a square, the last one hung if several overlap; nullopt if there is none.
std::optional<std::size_t> tileOn(const Gallery& gallery, Square square);

const PlacedTile& placedTileAt(const Layout& layout, const OnWall& where);

/// Adds a tile at the end of the order of hanging. The first tile is marked as the starting
/// painting if it has the place and size of a starting painting.
Layout hang(Layout layout, int side, const PlacedTile& hung);
Layout removeTile(Layout layout, const OnWall& where);
Layout clearWall(Layout layout, int side);
/// Replaces a tile by another one at the same position in the order of hanging.
Layout replace(Layout layout, const OnWall& where, const PlacedTile& hung);
Layout moveTo(Layout layout, const OnWall& where, Square at);
/// Changes the place and size of a tile. Decor gets one shield per square if that many shields
/// exist on a tile of that size.
Layout reshape(Layout layout, const OnWall& where, const Block& block);
/// Changes the type and frame or the shields of a tile. A starting painting that remains a painting
/// keeps its mark.
Layout show(Layout layout, const OnWall& where, const std::variant<Painting, Decor>& face);
/// Marks a painting as the only starting painting of its wall, or removes the mark.
Layout toggleStartingPainting(Layout layout, const OnWall& where);
/// Moves a tile to another position in the order of hanging.
Layout reorder(Layout layout, const OnWall& where, std::size_t position);
Layout setOrdered(Layout layout, int side, bool ordered);

// --- beside the wall -----------------------------------------------------------------------

Layout setAssistant(Layout layout, int side, const std::optional<Tile>& tile);
/// Moves a tile from the wall to the assistant; no effect if the assistant already has a tile.
Layout giveToAssistant(Layout layout, const OnWall& where);
/// Hangs the assistant's tile.
Layout hangAssistantTile(Layout layout, int side, Square at);
Layout setExcess(Layout layout, int side, int excess);
/// Adds a bid card to a hand or removes the card. A hand not entered yet starts without cards.
Layout toggleCard(Layout layout, int side, int card);
/// Enters a hand without cards.
Layout emptyHand(Layout layout, int side);
/// Makes a hand not entered.
Layout clearHand(Layout layout, int side);
/// Sets a bidding stack, newest card first; a stack without cards counts as not entered.
Layout setStack(Layout layout, int player, const Stack& stack);

// --- the museum and the printed wall -------------------------------------------------------

/// Adds an unsold painting. Entered markers are replaced by the list of unsold paintings.
Layout addUnsold(Layout layout, const Unsold& unsold);
Layout removeUnsold(Layout layout, std::size_t index);

/// Wall plan with another size. If a star would be outside the wall, both move to the centre; an
/// eyeline that would end outside moves to the middle rows. Tiles are unchanged.
WallPlan resized(WallPlan wall, Extent size);
Layout setWall(Layout layout, const WallPlan& wall);

/// Sets the name of a frame; an empty name restores the frame's letter.
Layout nameFrame(Layout layout, Frame frame, const std::string& name);

} // namespace cimaise::artsociety
