// Tests the order of bidders: bids, then the cards below them.
#include "tests/artsociety/drawn_wall.h"
#include "validators/artsociety/art_society_auction.h"

#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

Layout withStacks(std::vector<std::optional<Stack>> stacks) {
    Layout layout = table(std::vector<Drawing>(stacks.size()));
    layout.auction = std::move(stacks);
    return layout;
}

TEST(ArtSocietyAuction, OrdersPlayersByHighestBid) {
    const auto order = auctionOrder(withStacks({Stack{7, 2}, Stack{19, 1}, Stack{12, 4}}));
    ASSERT_TRUE(order);
    EXPECT_EQ(*order, (std::vector<Bidder>{{1, 19, 1}, {2, 12, 1}, {0, 7, 1}}));
}

TEST(ArtSocietyAuction, BreaksEqualBidsByNextCard) {
    const auto order =
        auctionOrder(withStacks({Stack{7, 3, 2}, Stack{7, 5, 1}, Stack{7, 3, 4}, Stack{9, 8, 3}}));
    ASSERT_TRUE(order);
    EXPECT_EQ(*order, (std::vector<Bidder>{{3, 9, 1}, {1, 7, 2}, {2, 7, 3}, {0, 7, 3}}));
}

TEST(ArtSocietyAuction, ComparesDownToWhiteCard) {
    const auto order = auctionOrder(withStacks({Stack{20, 19, 18, 1}, Stack{20, 19, 18, 3}}));
    ASSERT_TRUE(order);
    EXPECT_EQ(*order, (std::vector<Bidder>{{1, 20, 4}, {0, 20, 4}}));
}

TEST(ArtSocietyAuction, ReportsTieOfIdenticalStacks) {
    EXPECT_EQ(auctionOrder(withStacks({Stack{5, 2}, Stack{9, 1}, Stack{5, 2}})).error(),
              (NoAuction{NoAuction::Reason::tied, 0, 2}));
}

TEST(ArtSocietyAuction, ReportsTieWhenStackEndsEarly) {
    EXPECT_EQ(auctionOrder(withStacks({Stack{5, 2}, Stack{5}})).error(),
              (NoAuction{NoAuction::Reason::tied, 0, 1}));
}

TEST(ArtSocietyAuction, RequiresStackOfEveryPlayer) {
    EXPECT_EQ(auctionOrder(withStacks({Stack{5, 2}, std::nullopt})).error(),
              (NoAuction{NoAuction::Reason::missingStack, 1, 0}));
    EXPECT_EQ(auctionOrder(withStacks({Stack{}, Stack{1}})).error(),
              (NoAuction{NoAuction::Reason::missingStack, 0, 0}));
    EXPECT_EQ(auctionOrder(table({{}, {}})).error(),
              (NoAuction{NoAuction::Reason::missingStack, 0, 0}));
}

} // namespace

} // namespace cimaise::artsociety
