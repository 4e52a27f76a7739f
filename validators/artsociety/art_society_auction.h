// Order in which bidders choose in an auction (rulebook, "Auction", step 2).
#pragma once

#include "validators/artsociety/art_society_layout.h"

#include <tl/expected.hpp>

namespace cimaise::artsociety {

/// One bidder in the order of choosing.
struct Bidder {
    int player = 0;
    int bid = 0;
    /// How deep in the stacks, 1 being the bids, this player parted from the next one; the last
    /// one: from the one before.
    int decidedBy = 1;

    bool operator==(const Bidder&) const = default;
};

/// Why nobody can say who chooses first.
struct NoAuction {
    enum class Reason : std::uint8_t { missingStack, tied };
    Reason reason = Reason::missingStack;
    int player = 0;
    int other = 0; ///< tied: the player with an equal stack

    bool operator==(const NoAuction&) const = default;
};

/// From the highest bid down; equal bids compare the cards below them, one by one.
tl::expected<std::vector<Bidder>, NoAuction> auctionOrder(const Layout& layout);

} // namespace cimaise::artsociety
