// Compares bidding stacks from the newest card down.
#include "validators/artsociety/art_society_auction.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

/// Depth of the first difference of two stacks, 1-based; 0 if one stack ends before any difference.
int partingDepth(const Stack& one, const Stack& other) {
    const std::size_t depth = std::min(one.size(), other.size());
    for (std::size_t i = 0; i < depth; ++i) {
        if (one[i] != other[i]) {
            return static_cast<int>(i) + 1;
        }
    }
    return 0;
}

/// Stack of a player; null if the stack is not entered or has no cards.
const Stack* knownStack(const Layout& layout, std::size_t player) {
    const std::optional<Stack>* const stack =
        layout.auction ? &layout.auction->at(player) : nullptr;
    return stack != nullptr && stack->has_value() && !(*stack)->empty() ? &**stack : nullptr;
}

} // namespace

tl::expected<std::vector<Bidder>, NoAuction> auctionOrder(const Layout& layout) {
    std::vector<Bidder> order;
    std::vector<const Stack*> stacks;
    for (int player = 0; player < layout.header.playerCount(); ++player) {
        stacks.push_back(knownStack(layout, static_cast<std::size_t>(player)));
        if (stacks.back() == nullptr) {
            return tl::unexpected(
                NoAuction{.reason = NoAuction::Reason::missingStack, .player = player});
        }
        order.push_back({.player = player, .bid = stacks.back()->front()});
    }
    const auto stackOf = [&](const Bidder& bidder) -> const Stack& {
        return *stacks[static_cast<std::size_t>(bidder.player)];
    };
    std::ranges::stable_sort(order, [&](const Bidder& one, const Bidder& other) {
        return stackOf(one) > stackOf(other);
    });
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        const int depth = partingDepth(stackOf(order[i]), stackOf(order[i + 1]));
        if (depth == 0) {
            return tl::unexpected(
                NoAuction{.reason = NoAuction::Reason::tied,
                          .player = std::min(order[i].player, order[i + 1].player),
                          .other = std::max(order[i].player, order[i + 1].player)});
        }
        order[i].decidedBy = depth;
        order[i + 1].decidedBy = depth;
    }
    return order;
}

} // namespace cimaise::artsociety
