// Refuses a position without an auction, and writes the order of the bidders as text and JSON.
#include "app/cli/art_society_auction_command.h"

#include "app/cli/text_lines.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/text/shown_text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cimaise::cli {

namespace {

//% "This command is for Art Society only; this file is for another game."
constexpr TextId notArtSociety = CIMAISE_TEXT("cli.auction.wrong-game");
//% "{player}’s bidding stack is missing from this file."
constexpr TextId missingStack = CIMAISE_TEXT("cli.auction.missing-stack");
//% "{player} and {other} have identical stacks down to the last card, but the white starting cards always differ."
constexpr TextId tiedStacks = CIMAISE_TEXT("cli.auction.tied");
//% "Order in which the bidders choose"
constexpr TextId orderHeading = CIMAISE_TEXT("cli.auction.order");
//% "{player} bids {bid}"
constexpr TextId bidText = CIMAISE_TEXT("cli.auction.bid");
//% "ahead of the next bidder thanks to the card %n places below the bid"
constexpr TextId brokenTie = CIMAISE_TEXT_N("cli.auction.tie");

Message reasonOf(const AnyCase& anyCase, const artsociety::NoAuction& none) {
    const auto name = [&](int player) {
        return shownText(partyName(anyCase, cimaise::player(player)));
    };
    const bool missing = none.reason == artsociety::NoAuction::Reason::missingStack;
    return {.text = missing ? missingStack : tiedStacks,
            .arguments = {{"player", name(none.player)}, {"other", name(none.other)}}};
}

} // namespace

tl::expected<std::vector<artsociety::Bidder>, LoadError> auctionOf(const AnyCase& anyCase) {
    const auto* const layout = std::get_if<artsociety::Layout>(&anyCase);
    if (layout == nullptr) {
        return tl::unexpected(LoadError{.pointer = {}, .reason = {.text = notArtSociety}});
    }
    return artsociety::auctionOrder(*layout).map_error([&](const artsociety::NoAuction& none) {
        return LoadError{.pointer = "/auction", .reason = reasonOf(anyCase, none)};
    });
}

Json auctionJson(const AnyCase& anyCase, const std::vector<artsociety::Bidder>& order) {
    Json result{{"game", gameOf(anyCase).id}, {"order", Json::array()}};
    for (const artsociety::Bidder& bidder : order) {
        result["order"].push_back({{"player", partyName(anyCase, player(bidder.player))},
                                   {"bid", bidder.bid},
                                   {"decidedBy", bidder.decidedBy}});
    }
    return result;
}

std::string auctionText(const AnyCase& anyCase, const std::vector<artsociety::Bidder>& order,
                        const Translator& words) {
    std::string text = words.text(gameOf(anyCase).name) + "\n\n" + words.text(orderHeading) + '\n';
    for (std::size_t i = 0; i < order.size(); ++i) {
        const artsociety::Bidder& bidder = order[i];
        text += fmt::format(
            "  {}. {}\n", i + 1,
            words.format({.text = bidText,
                          .arguments = {{"player", player(bidder.player)}, {"bid", bidder.bid}}}));
        if (bidder.decidedBy > 1 && i + 1 < order.size()) {
            text += paragraph(
                words.format({.text = brokenTie, .arguments = {{"n", bidder.decidedBy - 1}}}), 5);
        }
    }
    return text;
}

} // namespace cimaise::cli
