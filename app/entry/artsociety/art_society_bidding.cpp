// Turns added, removed and typed cards into bidding stacks.
#include "app/entry/artsociety/art_society_bidding.h"

#include "validators/artsociety/art_society_auction.h"
#include "validators/artsociety/art_society_catalogue.h"
#include "validators/artsociety/art_society_edits.h"
#include "validators/artsociety/art_society_figure_text.h"
#include "validators/layout/list_limits.h"

namespace cimaise::artsociety {

namespace {

//% "{player}’s bidding stack changed"
constexpr TextId stackEdit = CIMAISE_TEXT("art.edit.stack");
//% "Card {card} added to {player}’s stack"
constexpr TextId bidEdit = CIMAISE_TEXT("art.edit.bid");
//% "All bidding stacks cleared"
constexpr TextId clearEdit = CIMAISE_TEXT("art.edit.stacks.clear");

BiddingOutcome holding(const BiddingScene& scene, const Stack& stack) {
    const int player = scene.pointing.bidder;
    return {.pointing = scene.pointing,
            .edit = Edit{.next = setStack(scene.layout, player, stack),
                         .what = {stackEdit, {{"player", cimaise::player(player)}}}}};
}

/// Who is asked after `bidder` has laid a card. All bid before anything is compared; then only
/// those whose cards are still needed, with what lies below.
BiddingPointing askingNext(const Layout& layout, BiddingPointing pointing) {
    const int next = (pointing.bidder + 1) % layout.header.playerCount();
    if (!pointing.below && next != 0) {
        pointing.bidder = next;
        return pointing;
    }
    const auto order = auctionOrder(layout);
    pointing.below = false;
    pointing.bidder = 0;
    if (order) {
        return pointing;
    }
    const NoAuction& none = order.error();
    pointing.bidder = none.player;
    if (none.reason == NoAuction::Reason::tied) {
        pointing.below = true;
        const bool behind =
            stackOf(layout, none.other).size() < stackOf(layout, none.player).size();
        pointing.bidder = behind ? none.other : none.player;
    }
    return pointing;
}

} // namespace

Stack stackOf(const Layout& layout, int player) {
    return layout.auction ? layout.auction->at(static_cast<std::size_t>(player)).value_or(Stack{})
                          : Stack{};
}

Stack BiddingScene::stack() const { return stackOf(layout, pointing.bidder); }

BiddingOutcome bidFor(const BiddingScene& scene, int player) {
    BiddingOutcome outcome{.pointing = scene.pointing};
    if (player >= 0 && player < scene.layout.header.playerCount()) {
        outcome.pointing.bidder = player;
    }
    return outcome;
}

BiddingOutcome layBelow(const BiddingScene& scene, bool below) {
    BiddingOutcome outcome{.pointing = scene.pointing};
    outcome.pointing.below = below;
    return outcome;
}

BiddingOutcome layCard(const BiddingScene& scene, int card) {
    if (card < 1 || card > mostBidCards) {
        return {.pointing = scene.pointing};
    }
    Stack stack = scene.stack();
    if (stack.size() >= cardsTogether.entries) {
        return {.pointing = scene.pointing, .refused = tooLong()};
    }
    stack.insert(scene.pointing.below ? stack.end() : stack.begin(), card);
    BiddingOutcome outcome = holding(scene, stack);
    outcome.edit->what = {bidEdit,
                          {{"player", cimaise::player(scene.pointing.bidder)}, {"card", card}}};
    outcome.pointing = askingNext(std::get<Layout>(outcome.edit->next), scene.pointing);
    return outcome;
}

BiddingOutcome takeCard(const BiddingScene& scene, int row) {
    Stack stack = scene.stack();
    if (row < 0 || row >= std::ssize(stack)) {
        return {.pointing = scene.pointing};
    }
    stack.erase(stack.begin() + row);
    return holding(scene, stack);
}

BiddingOutcome enterStack(const BiddingScene& scene, std::string_view text) {
    const tl::expected<Stack, Message> stack = readStack(text);
    if (!stack) {
        return {.pointing = scene.pointing, .refused = stack.error()};
    }
    return holding(scene, *stack);
}

BiddingOutcome clearStacks(const BiddingScene& scene) {
    Layout next = scene.layout;
    next.auction.reset();
    return {.pointing = scene.pointing,
            .edit = Edit{.next = std::move(next), .what = {clearEdit, {}}}};
}

} // namespace cimaise::artsociety
