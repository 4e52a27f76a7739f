// Edits of a position of Art Society: each takes a layout and returns the next one. Edits do not
// enforce the rules, because a wall on a real table can be illegal.
#pragma once

#include "validators/artsociety/art_society_layout.h"

#include <optional>

namespace cimaise::artsociety {

// --- the wall ------------------------------------------------------------------------------

/// One tile on one player's wall; `tile` is 0-based. The layout has it.
struct OnWall {
    int side = 0;
    std::size_t tile = 0;

    bool operator==(const OnWall&) const = default;
};

/// The block that a finger dragged from one square to another means.
Block dragged(Square from, Square to);

/// The tile on a square, the one hung last where several lie on it.
std::optional<std::size_t> tileOn(const Gallery& gallery, Square square);

const Hung& hungAt(const Layout& layout, const OnWall& where);

/// Hangs a tile behind all others in the order of hanging. The first one, hung as a starting
/// painting hangs, is marked as it.
Layout hang(Layout layout, int side, const Hung& hung);
Layout takeDown(Layout layout, const OnWall& where);
Layout clearWall(Layout layout, int side);
/// Puts another tile in a tile's place in the order.
Layout replace(Layout layout, const OnWall& where, const Hung& hung);
Layout moveTo(Layout layout, const OnWall& where, Square at);
/// Gives a tile other squares to cover; decor gets as many shields as it covers, if it is a line
/// of at most three.
Layout reshape(Layout layout, const OnWall& where, const Block& block);
/// Makes a tile show something else. A starting painting that stays one keeps its mark.
Layout show(Layout layout, const OnWall& where, const std::variant<Painting, Decor>& face);
/// Marks a painting as the starting one, and no other of its wall; or takes its mark away.
Layout toggleStart(Layout layout, const OnWall& where);
/// Puts a tile somewhere else in the order of hanging.
Layout reorder(Layout layout, const OnWall& where, std::size_t position);
Layout setOrdered(Layout layout, int side, bool ordered);

// --- beside the wall -----------------------------------------------------------------------

Layout setAssistant(Layout layout, int side, const std::optional<Tile>& tile);
/// Moves a tile from the wall to the assistant. An assistant that holds a tile takes no other:
/// the layout stays the same.
Layout giveToAssistant(Layout layout, const OnWall& where);
/// Hangs what the assistant holds.
Layout hangHeld(Layout layout, int side, Square at);
Layout setExcess(Layout layout, int side, int excess);
/// Takes a bid card out of a hand or back into it. A hand nobody has entered begins full.
Layout toggleCard(Layout layout, int side, int card);
Layout fillHand(Layout layout, int side);
Layout forgetHand(Layout layout, int side);
/// A bidding stack, newest card first; without cards it is one nobody has entered.
Layout setStack(Layout layout, int player, const Stack& stack);

// --- the museum and the printed wall -------------------------------------------------------

/// Says where a marker stands; from then on the layout holds markers, as they stood.
Layout setMarker(Layout layout, Type type, std::optional<int> space);
/// Adds an unsold painting; from then on the layout holds unsold paintings, and markers that were
/// entered are forgotten.
Layout addUnsold(Layout layout, const Unsold& unsold);
Layout takeUnsold(Layout layout, std::size_t index);

/// The plan with another size. Stars that would stand outside go to the centre, an eyeline that
/// would end outside to the middle rows. No tile is lost.
WallPlan resized(WallPlan wall, Extent size);
Layout setWall(Layout layout, const WallPlan& wall);

/// Names a frame; without a name it is called by its letter again.
Layout nameFrame(Layout layout, Frame frame, const std::string& name);

} // namespace cimaise::artsociety
