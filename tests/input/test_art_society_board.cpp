// Tests the input of Art Society's museum board and auction: unsold paintings, markers, bidding
// stacks.
#include "app/input/artsociety/art_society_bidding.h"
#include "app/input/artsociety/art_society_selling.h"
#include "positions/artsociety/art_society_edits.h"
#include "positions/file/list_limits.h"
#include "scoring/artsociety/art_society_museum.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/input/hand_on_table.h"
#include "tests/support/described.h"

#include <deque>
#include <gmock/gmock.h>

namespace cimaise::artsociety {

namespace {

using testing::IsEmpty;
using testing::Optional;
using enum Type;

constexpr std::optional<int> absent;

// --- the museum's board ------------------------------------------------------------------------

class ArtSocietySelling : public testing::Test {
protected:
    [[nodiscard]] SellingContext context() const { return {m_hand.layout, m_hand.state}; }
    [[nodiscard]] const Layout& layout() const { return m_hand.layout; }
    /// An edit is a step of the game.
    void take(SellingOutcome result) {
        m_hand.take(std::move(result));
        if (m_hand.edit) {
            m_steps.push_back(m_hand.layout);
        }
    }
    [[nodiscard]] std::vector<const Layout*> past() const {
        std::vector<const Layout*> all;
        for (const Layout& step : m_steps) {
            all.push_back(&step);
        }
        return all;
    }
    void turnToPaintings() { take(enterPaintings(context(), past())); }
    void turnToMarkers() { take(enterMarkers(context(), past())); }
    void sellOne(Type type, int value) {
        take(chooseSold(context(), type));
        take(sell(context(), value));
    }
    void setOne(Type type, std::optional<int> space) {
        take({.state = m_hand.state,
              .edit = Edit{.next = setMarker(layout(), type, space), .what = {}}});
    }
    [[nodiscard]] Markers markers() const { return markersOf(layout()); }
    [[nodiscard]] std::string hint() const {
        const std::optional<Message> message = sellingHint(context());
        return message ? described(*message) : "the last painting";
    }

    HandOnTable<Layout, SellingState> m_hand{.layout = newLayout({.players = {"Ana", "Bo"}})};
    std::deque<Layout> m_steps{m_hand.layout};
};

TEST_F(ArtSocietySelling, MovesMarkersForUnsoldPaintings) {
    turnToPaintings();
    EXPECT_EQ(m_hand.edit->what.text.id, "art.edit.prestige.paintings");
    EXPECT_EQ(hint(), "art.unsold.hint.type");
    take(chooseSold(context(), cityLife));
    EXPECT_EQ(hint(), "art.unsold.hint.value type=art.type.city-life");
    take(sell(context(), 4));
    EXPECT_EQ(described(m_hand.edit->what), "art.edit.unsold type=art.type.city-life value=4");
    EXPECT_EQ(hint(), "the last painting");
    sellOne(portrait, 4);
    // rulebook: City Life on 4; Portrait gains 4 and moves to 3
    EXPECT_EQ(markers(), (Markers{4, 3, absent, absent}));
    take(takeBack(context(), 0)); // City Life no longer blocks Portrait
    EXPECT_EQ(described(m_hand.edit->what),
              "art.edit.unsold.removed type=art.type.city-life value=4");
    EXPECT_EQ(markers(), (Markers{absent, 4, absent, absent}));
    EXPECT_EQ(hint(), "art.unsold.hint.type");
}

TEST_F(ArtSocietySelling, RequiresTypeBeforeValue) {
    turnToPaintings();
    take(sell(context(), 3));
    EXPECT_EQ(hint(), "art.unsold.type-first");
    sellOne(landscape, 3);
    take(sell(context(), 3)); // the type has to be chosen again for each painting
    EXPECT_EQ(context().unsold()->size(), 1U);
}

TEST_F(ArtSocietySelling, IgnoresInvalidInput) {
    take(sell(context(), 3)); // ignored in marker mode
    turnToPaintings();
    sellOne(landscape, 2); // values run from 3 to 9
    sellOne(landscape, 10);
    take(takeBack(context(), 0));
    take(takeBack(context(), -1));
    EXPECT_THAT(*context().unsold(), IsEmpty());
    turnToPaintings();
    EXPECT_FALSE(m_hand.edit.has_value());
    turnToMarkers();
    turnToMarkers();
    EXPECT_FALSE(m_hand.edit.has_value());
}

TEST_F(ArtSocietySelling, KeepsEntriesWhenSwitchingModes) {
    setOne(cityLife, 23);
    setOne(landscape, 44);
    turnToPaintings();
    EXPECT_EQ(markers(), (Markers{absent, absent, absent, absent}));
    sellOne(portrait, 9);
    turnToMarkers();
    EXPECT_EQ(markers(), (Markers{23, absent, absent, 44}));
    turnToPaintings();
    EXPECT_EQ(layout().museum, (std::variant<Markers, UnsoldList>{UnsoldList{{portrait, 9}}}));
    turnToMarkers();
    EXPECT_EQ(markers(), (Markers{23, absent, absent, 44}));
}

TEST_F(ArtSocietySelling, DerivesUnsetMarkersFromPaintings) {
    turnToPaintings();
    sellOne(portrait, 9);
    turnToMarkers();
    EXPECT_EQ(markers(), (Markers{absent, 9, absent, absent}));
    turnToPaintings();
    sellOne(stillLife, 5);
    turnToMarkers();
    EXPECT_EQ(markers(), (Markers{absent, 9, 5, absent}));
    setOne(stillLife, 6);
    turnToPaintings();
    EXPECT_EQ(markers(), (Markers{absent, 9, 5, absent}));
    turnToMarkers();
    EXPECT_EQ(markers(), (Markers{absent, 9, 6, absent}));
}

TEST_F(ArtSocietySelling, RejectsMarkersBeyondFileLimit) {
    turnToPaintings();
    for (int i = 0; i < 21; ++i) { // one more than a game has rounds: 189
        sellOne(landscape, 9);
    }
    turnToMarkers();
    EXPECT_FALSE(m_hand.edit.has_value());
    EXPECT_EQ(hint(), "art.unsold.too-far most=180 rounds=20");
    take(takeBack(context(), 0));
    turnToMarkers();
    EXPECT_EQ(markers(), (Markers{absent, absent, absent, 180}));
}

TEST_F(ArtSocietySelling, RejectsPaintingsBeyondFileLimit) {
    turnToPaintings();
    m_hand.layout.museum = UnsoldList(otherLists.entries, Unsold{landscape, 3});
    sellOne(portrait, 3);
    EXPECT_FALSE(m_hand.edit.has_value());
    EXPECT_EQ(hint(), "art.unsold.too-many most=128");
}

// --- the auction -------------------------------------------------------------------------------

class ArtSocietyBidding : public testing::Test {
protected:
    [[nodiscard]] BiddingContext context() const { return {m_hand.layout, m_hand.state}; }
    void take(BiddingOutcome result) { m_hand.take(std::move(result)); }
    [[nodiscard]] std::optional<Stack> stack(std::size_t player) const {
        return m_hand.layout.auction->at(player);
    }

    HandOnTable<Layout, BiddingState> m_hand{.layout = table({{}, {}})};
};

TEST_F(ArtSocietyBidding, AddsCardsAboveOrBelowStack) {
    take(addBidCard(context(), 2));
    take(selectBidder(context(), 0));
    take(addBidCard(context(), 12));
    take(selectBidder(context(), 0));
    take(setAddsBelow(context(), true));
    take(addBidCard(context(), 4));
    EXPECT_THAT(stack(0), Optional(Stack{12, 2, 4}));
    EXPECT_EQ(described(m_hand.edit->what), "art.edit.bid player=1 card=4");
    take(selectBidder(context(), 0));
    take(takeCard(context(), 1));
    EXPECT_THAT(stack(0), Optional(Stack{12, 4}));
}

TEST_F(ArtSocietyBidding, WarnsWhenAddedCardIsStillInHand) {
    m_hand.layout.galleries[0].hand = std::vector<int>{3, 12};
    take(addBidCard(context(), 12));
    EXPECT_THAT(stack(0), Optional(Stack{12}));
    ASSERT_TRUE(m_hand.refused.has_value());
    EXPECT_EQ(described(*m_hand.refused), "art.bid.in-hand card=12 player=1");
    take(selectBidder(context(), 0));
    take(addBidCard(context(), 5));
    EXPECT_FALSE(m_hand.refused.has_value());
}

TEST_F(ArtSocietyBidding, KeepsOneStackPerBidder) {
    take(selectBidder(context(), 1));
    take(addBidCard(context(), 15));
    take(addBidCard(context(), 12));
    EXPECT_THAT(stack(0), Optional(Stack{12}));
    EXPECT_THAT(stack(1), Optional(Stack{15}));
    take(selectBidder(context(), 2));
    take(selectBidder(context(), -1));
    EXPECT_EQ(m_hand.state.bidder, 1) << "nobody else bids";
}

TEST_F(ArtSocietyBidding, AdvancesToNextBidder) {
    m_hand.layout = table({{}, {}, {}});
    for (const int bid : {12, 15, 12}) {
        take(addBidCard(context(), bid));
    }
    EXPECT_THAT(stack(0), Optional(Stack{12}));
    EXPECT_THAT(stack(1), Optional(Stack{15}));
    EXPECT_THAT(stack(2), Optional(Stack{12}));
    // the first and the last are tied: only these two add cards below
    EXPECT_TRUE(m_hand.state.below);
    EXPECT_EQ(m_hand.state.bidder, 0);
    take(addBidCard(context(), 3));
    EXPECT_EQ(m_hand.state.bidder, 2);
    take(addBidCard(context(), 7));
    EXPECT_THAT(stack(2), Optional(Stack{12, 7}));
    EXPECT_FALSE(m_hand.state.below) << "the next auction begins on top";
    EXPECT_EQ(m_hand.state.bidder, 0);
    for (const int bid : {4, 5, 6}) {
        take(addBidCard(context(), bid));
    }
    EXPECT_THAT(stack(2), Optional(Stack{6, 12, 7}));
}

TEST_F(ArtSocietyBidding, ClearsAllStacks) {
    take(addBidCard(context(), 12));
    take(selectBidder(context(), 1));
    take(addBidCard(context(), 15));
    take(clearStacks(context()));
    EXPECT_EQ(m_hand.layout.auction, std::nullopt);
    EXPECT_THAT(context().stack(), IsEmpty());
}

TEST_F(ArtSocietyBidding, IgnoresInvalidCards) {
    for (const BiddingOutcome& result : {addBidCard(context(), 0), addBidCard(context(), 21),
                                         takeCard(context(), 0), takeCard(context(), -1)}) {
        take(result);
        EXPECT_FALSE(m_hand.edit.has_value());
    }
}

TEST_F(ArtSocietyBidding, RejectsCardsBeyondFileLimit) {
    for (std::size_t i = 0; i <= cardsInPile.entries; ++i) {
        EXPECT_FALSE(m_hand.refused.has_value()) << i;
        take(selectBidder(context(), 0));
        take(addBidCard(context(), 7));
    }
    EXPECT_EQ(described(m_hand.refused.value()), "art.auction.too-long most=64");
    EXPECT_EQ(stack(0)->size(), cardsInPile.entries);
}

} // namespace

} // namespace cimaise::artsociety
