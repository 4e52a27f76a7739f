// Adds cards to bidding stacks, and removes them.
#include "app/input/artsociety/art_society_bidding.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_edits.h"
#include "positions/artsociety/art_society_figure_text.h"
#include "positions/file/list_limits.h"
#include "validators/artsociety/art_society_auction.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "{player}’s bidding stack changed"
constexpr TextId stackEdit = CIMAISE_TEXT("art.edit.stack");
//% "Card {card} added to {player}’s stack"
constexpr TextId bidEdit = CIMAISE_TEXT("art.edit.bid");
//% "Card {card} is still entered as left in {player}’s hand. Check the hand."
constexpr TextId stillInHand = CIMAISE_TEXT("art.bid.in-hand");
//% "All bidding stacks cleared"
constexpr TextId clearEdit = CIMAISE_TEXT("art.edit.stacks.clear");

BiddingOutcome withStack(const BiddingContext& context, const Stack& stack) {
    const int player = context.state.bidder;
    return {.state = context.state,
            .edit = Edit{.next = setStack(context.layout, player, stack),
                         .what = {stackEdit, {{"player", cimaise::player(player)}}}}};
}

/// True if the bidder's hand has been entered and contains this card of the stack.
bool isInHand(const BiddingContext& context, int card) {
    const auto bidder = static_cast<std::size_t>(context.state.bidder);
    if (bidder >= context.layout.galleries.size()) {
        return false;
    }
    const auto& hand = context.layout.galleries[bidder].hand;
    return hand && std::ranges::find(*hand, card) != hand->end();
}

/// Selects the next bidder after a card was added. In the first pass, every player adds one card;
/// afterwards, only players whose lower cards are needed to break a tie.
BiddingState askingNext(const Layout& layout, BiddingState state) {
    const int next = (state.bidder + 1) % layout.header.playerCount();
    if (!state.below && next != 0) {
        state.bidder = next;
        return state;
    }
    const auto order = auctionOrder(layout);
    state.below = false;
    state.bidder = 0;
    if (order) {
        return state;
    }
    const NoAuction& none = order.error();
    state.bidder = none.player;
    if (none.reason == NoAuction::Reason::tied) {
        state.below = true;
        const bool behind =
            stackOf(layout, none.other).size() < stackOf(layout, none.player).size();
        state.bidder = behind ? none.other : none.player;
    }
    return state;
}

} // namespace

Stack stackOf(const Layout& layout, int player) {
    return layout.auction ? layout.auction->at(static_cast<std::size_t>(player)).value_or(Stack{})
                          : Stack{};
}

Stack BiddingContext::stack() const { return stackOf(layout, state.bidder); }

BiddingOutcome selectBidder(const BiddingContext& context, int player) {
    BiddingOutcome result{.state = context.state};
    if (player >= 0 && player < context.layout.header.playerCount()) {
        result.state.bidder = player;
    }
    return result;
}

BiddingOutcome setAddsBelow(const BiddingContext& context, bool below) {
    BiddingOutcome result{.state = context.state};
    result.state.below = below;
    return result;
}

BiddingOutcome addBidCard(const BiddingContext& context, int card) {
    if (card < 1 || card > mostBidCards) {
        return {.state = context.state};
    }
    Stack stack = context.stack();
    if (stack.size() >= cardsInPile.entries) {
        return {.state = context.state, .refused = tooLong()};
    }
    stack.insert(context.state.below ? stack.end() : stack.begin(), card);
    BiddingOutcome result = withStack(context, stack);
    result.edit->what = {bidEdit,
                         {{"player", cimaise::player(context.state.bidder)}, {"card", card}}};
    result.state = askingNext(std::get<Layout>(result.edit->next), context.state);
    if (isInHand(context, card)) {
        result.refused = Message{
            stillInHand, {{"card", card}, {"player", cimaise::player(context.state.bidder)}}};
    }
    return result;
}

BiddingOutcome takeCard(const BiddingContext& context, int row) {
    Stack stack = context.stack();
    if (row < 0 || row >= std::ssize(stack)) {
        return {.state = context.state};
    }
    stack.erase(stack.begin() + row);
    return withStack(context, stack);
}

BiddingOutcome clearStacks(const BiddingContext& context) {
    Layout next = context.layout;
    next.auction.reset();
    return {.state = context.state, .edit = Edit{.next = std::move(next), .what = {clearEdit, {}}}};
}

} // namespace cimaise::artsociety
