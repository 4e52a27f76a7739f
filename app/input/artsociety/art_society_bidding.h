// Input of an auction: edits of the bidding stacks by tapped cards.
#pragma once

#include "app/input/input_result.h"
#include "positions/artsociety/art_society_layout.h"

namespace cimaise::artsociety {

struct BiddingState {
    int bidder = 0;     ///< player whose stack is entered
    bool below = false; ///< true: a tapped card is added below the other cards of the stack

    bool operator==(const BiddingState&) const = default;
};

struct BiddingContext {
    const Layout& layout;
    const BiddingState& state;

    /// Stack that is being entered; empty if it has no card yet.
    [[nodiscard]] Stack stack() const;
};

using BiddingOutcome = cimaise::InputResult<BiddingState>;

/// A player's stack; empty if it has no card yet.
Stack stackOf(const Layout& layout, int player);

BiddingOutcome selectBidder(const BiddingContext& context, int player);
BiddingOutcome setAddsBelow(const BiddingContext& context, bool below);
/// Adds a bid card on top of the stack, or below it, and selects the next bidder. Refused if the
/// stack is full.
BiddingOutcome addBidCard(const BiddingContext& context, int card);
/// Removes the card at a row of the stack.
BiddingOutcome takeCard(const BiddingContext& context, int row);
/// Clears the stacks of all players.
BiddingOutcome clearStacks(const BiddingContext& context);

} // namespace cimaise::artsociety
