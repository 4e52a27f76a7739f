// Order in which bidders choose in an auction (rulebook, "Auction", step 2).
#pragma once

#include "positions/artsociety/art_society_layout.h"

#include <tl/expected.hpp>

namespace cimaise::artsociety {

/// One bidder in the order of choosing.
struct Bidder {
    int player = 0;
    int bid = 0;
    /// Depth of the card that separates this bidder from the next one (for the last bidder: from
    /// the one before); 1 is the bid.
    int decidedBy = 1;

    bool operator==(const Bidder&) const = default;
};

/// Reason why the order of choosing is unknown.
struct NoAuction {
    enum class Reason : std::uint8_t { missingStack, tied };
    Reason reason = Reason::missingStack;
    int player = 0;
    int other = 0; ///< tied: the player with an equal stack

    bool operator==(const NoAuction&) const = default;
};

/// Bidders from the highest bid down; equal bids are decided by the cards below them, one by one.
tl::expected<std::vector<Bidder>, NoAuction> auctionOrder(const Layout& layout);

} // namespace cimaise::artsociety
