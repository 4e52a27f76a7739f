// Input of an auction: edits of the bidding stacks by tapped and typed cards.
#pragma once

#include "app/input/input_result.h"
#include "validators/artsociety/art_society_layout.h"

#include <string_view>

namespace cimaise::artsociety {

struct BiddingState {
    int bidder = 0;     ///< whose stack is entered
    bool below = false; ///< a touched card comes under the others

    bool operator==(const BiddingState&) const = default;
};

struct BiddingContext {
    const Layout& layout;
    const BiddingState& state;

    /// The stack that is entered; empty when nobody has entered it.
    [[nodiscard]] Stack stack() const;
};

using BiddingOutcome = cimaise::InputResult<BiddingState>;

/// A player's stack; empty when nobody has entered it.
Stack stackOf(const Layout& layout, int player);

BiddingOutcome bidFor(const BiddingContext& context, int player);
BiddingOutcome layBelow(const BiddingContext& context, bool below);
/// Lays a bid card on the stack, or under it, and asks the next one; refused when the stack is
/// full.
BiddingOutcome layCard(const BiddingContext& context, int card);
/// Takes out the card at a place of the stack.
BiddingOutcome takeCard(const BiddingContext& context, int row);
/// The whole stack as typed; what is wrong with the text is refused.
BiddingOutcome enterStack(const BiddingContext& context, std::string_view text);
/// Forgets the stacks of all players.
BiddingOutcome clearStacks(const BiddingContext& context);

} // namespace cimaise::artsociety
