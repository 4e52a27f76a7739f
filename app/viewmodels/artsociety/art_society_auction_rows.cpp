// Texts of the order of choosing: the bids, and the cards that break ties (rulebook, "Auction",
// step 2).
#include "app/viewmodels/artsociety/art_society_auction_rows.h"

#include "app/input/artsociety/art_society_bidding.h"
#include "app/texts/qt_score_text.h"
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/artsociety/art_society_figure_text.h"
#include "validators/artsociety/art_society_auction.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "no cards yet"
constexpr TextId noStack = CIMAISE_TEXT("art.auction.no-stack");
//% "{player}: {cards}"
constexpr TextId stackOfPlayer = CIMAISE_TEXT("art.auction.stack-of");
//% "{player} before {other}, both at {bid}: the card %n places below decides, {card} against {less}."
constexpr TextId brokenTie = CIMAISE_TEXT_N("art.auction.tie");
//% "The bidders choose in this order: {order}."
constexpr TextId orderText = CIMAISE_TEXT("art.auction.order");
//% "{number}. {player}"
constexpr TextId chooserText = CIMAISE_TEXT("art.auction.chooser");
//% "{player}’s stack is not entered yet."
constexpr TextId missingStack = CIMAISE_TEXT("art.auction.missing");
//% "{player} and {other} are still tied: enter the cards below, down to the white starting card."
constexpr TextId tiedStacks = CIMAISE_TEXT("art.auction.tied");
//% "remove bid card {card} from the stack"
constexpr TextId takeText = CIMAISE_TEXT("art.auction.remove");

QString titleOf(int player, const std::string& cards, const Translator& words) {
    return format(words, stackOfPlayer, {{"player", cimaise::player(player)}, {"cards", cards}});
}

/// Bidders in the order of choosing: “1. Bo · 2. Ana · 3. Chloe”.
QString listOf(const std::vector<Bidder>& order, const Translator& words) {
    QStringList said;
    for (const Bidder& bidder : order) {
        said << format(words, chooserText,
                       {{"number", static_cast<int>(said.size()) + 1},
                        {"player", cimaise::player(bidder.player)}});
    }
    return said.join(QStringLiteral(" · "));
}

/// Reason why `bidder` chooses before `next`; empty if the bid decides.
QString decision(const Layout& layout, const Bidder& bidder, const Bidder& next,
                 const Translator& words) {
    if (bidder.bid != next.bid) {
        return {};
    }
    const Stack mine = stackOf(layout, bidder.player);
    const Stack theirs = stackOf(layout, next.player);
    const auto parting = std::ranges::mismatch(mine, theirs);
    return format(words, brokenTie,
                  {{"player", cimaise::player(bidder.player)},
                   {"other", cimaise::player(next.player)},
                   {"bid", bidder.bid},
                   {"n", static_cast<int>(parting.in1 - mine.begin())},
                   {"card", *parting.in1},
                   {"less", *parting.in2}});
}

} // namespace

const Roles<BidderRow>& bidderRoles() {
    static const Roles<BidderRow> roles{{"mark", &BidderRow::mark},
                                        {"title", &BidderRow::title},
                                        {"detail", &BidderRow::detail},
                                        {"chosen", &BidderRow::chosen},
                                        {"accessibleName", &BidderRow::accessibleName}};
    return roles;
}

std::vector<BidderRow> bidderRows(const Layout& layout, int chosen, const Translator& words) {
    std::vector<BidderRow> rows;
    for (int player = 0; player < layout.header.playerCount(); ++player) {
        BidderRow& row = rows.emplace_back();
        const Stack stack = stackOf(layout, player);
        row.title = titleOf(player, stack.empty() ? "–" : stackText(stack), words);
        row.accessibleName =
            titleOf(player, stack.empty() ? words.text(noStack) : stackText(stack), words);
        row.chosen = player == chosen;
    }
    const auto order = auctionOrder(layout);
    for (std::size_t i = 0; order && i < order->size(); ++i) {
        const Bidder& bidder = order->at(i);
        BidderRow& row = rows.at(static_cast<std::size_t>(bidder.player));
        row.mark = QStringLiteral("%1.").arg(i + 1);
        if (i + 1 < order->size()) {
            row.detail = decision(layout, bidder, order->at(i + 1), words);
        }
    }
    for (BidderRow& row : rows) {
        row.accessibleName = listed({row.mark, row.accessibleName, row.detail});
    }
    return rows;
}

QString auctionText(const Layout& layout, const Translator& words) {
    const auto order = auctionOrder(layout);
    if (order) {
        return format(words, orderText, {{"order", listOf(*order, words).toStdString()}});
    }
    const NoAuction& none = order.error();
    const bool missing = none.reason == NoAuction::Reason::missingStack;
    return format(
        words, missing ? missingStack : tiedStacks,
        {{"player", cimaise::player(none.player)}, {"other", cimaise::player(none.other)}});
}

std::vector<KeyRow> stackKeys(const Stack& stack, const Translator& words) {
    std::vector<KeyRow> rows;
    for (const int card : stack) {
        KeyRow& row = rows.emplace_back(cardKey(card, words));
        row.accessibleName = format(words, takeText, {{"card", card}});
    }
    return rows;
}

std::vector<KeyRow> bidKeys(const Stack& stack, const Translator& words) {
    std::vector<KeyRow> rows;
    for (int card = 1; card <= mostBidCards; ++card) {
        KeyRow& row = rows.emplace_back(cardKey(card, words));
        row.chosen = std::ranges::find(stack, card) != stack.end();
    }
    return rows;
}

} // namespace cimaise::artsociety
