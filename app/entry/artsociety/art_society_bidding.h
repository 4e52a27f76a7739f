// Input of an auction: edits of the bidding stacks by tapped and typed cards.
#pragma once

#include "app/entry/outcome.h"
#include "validators/artsociety/art_society_layout.h"

#include <string_view>

namespace cimaise::artsociety {

struct BiddingPointing {
    int bidder = 0;     ///< whose stack is entered
    bool below = false; ///< a touched card comes under the others

    bool operator==(const BiddingPointing&) const = default;
};

struct BiddingScene {
    const Layout& layout;
    const BiddingPointing& pointing;

    /// The stack that is entered; empty when nobody has entered it.
    [[nodiscard]] Stack stack() const;
};

using BiddingOutcome = cimaise::Outcome<BiddingPointing>;

/// A player's stack; empty when nobody has entered it.
Stack stackOf(const Layout& layout, int player);

BiddingOutcome bidFor(const BiddingScene& scene, int player);
BiddingOutcome layBelow(const BiddingScene& scene, bool below);
/// Lays a bid card on the stack, or under it, and asks the next one; refused when the stack is
/// full.
BiddingOutcome layCard(const BiddingScene& scene, int card);
/// Takes out the card at a place of the stack.
BiddingOutcome takeCard(const BiddingScene& scene, int row);
/// The whole stack as typed; what is wrong with the text is refused.
BiddingOutcome enterStack(const BiddingScene& scene, std::string_view text);
/// Forgets the stacks of all players.
BiddingOutcome clearStacks(const BiddingScene& scene);

} // namespace cimaise::artsociety
