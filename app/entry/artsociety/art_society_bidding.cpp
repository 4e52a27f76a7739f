// Turns cards laid, taken and typed into bidding stacks.
#include "app/entry/artsociety/art_society_bidding.h"

#include "validators/artsociety/art_society_catalogue.h"
#include "validators/artsociety/art_society_edits.h"
#include "validators/artsociety/art_society_figure_text.h"
#include "validators/layout/list_limits.h"

namespace cimaise::artsociety {

namespace {

//% "bidding stack of {player}"
constexpr TextId stackEdit = CIMAISE_TEXT("art.edit.stack");
//% "all bidding stacks put away"
constexpr TextId clearEdit = CIMAISE_TEXT("art.edit.stacks.clear");

BiddingOutcome holding(const BiddingScene& scene, const Stack& stack) {
    const int player = scene.pointing.bidder;
    return {.pointing = scene.pointing,
            .edit = Edit{.next = setStack(scene.layout, player, stack),
                         .what = {stackEdit, {{"player", cimaise::player(player)}}}}};
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
    return holding(scene, stack);
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
