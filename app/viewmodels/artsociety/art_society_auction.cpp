// Passes tapped cards to the input functions, and shows the resulting stacks.
#include "app/viewmodels/artsociety/art_society_auction.h"

#include "app/texts/qt_score_text.h"
#include "app/texts/qt_texts.h"
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
    QStringList texts;
    for (const Bidder& bidder : order) {
        texts << format(words, chooserText,
                        {{"number", static_cast<int>(texts.size()) + 1},
                         {"player", cimaise::player(bidder.player)}});
    }
    return texts.join(QStringLiteral(" · "));
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

namespace cimaise {

using artsociety::BiddingContext;

ArtSocietyAuction::ArtSocietyAuction(QObject* parent)
    : BoardViewModel(parent), m_bidders(artsociety::bidderRoles()), m_stack(artsociety::keyRoles()),
      m_cards(artsociety::keyRoles()) {}

void ArtSocietyAuction::connectToSession() {
    m_state.bidder = 0;
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &ArtSocietyAuction::refresh);
    }
    refresh();
}

const artsociety::Layout& ArtSocietyAuction::layout() const {
    return std::get<artsociety::Layout>(m_session->current());
}

template <class Touched> QString ArtSocietyAuction::touch(Touched tapped) {
    return m_session == nullptr ? QString{}
                                : apply(tapped(BiddingContext{layout(), m_state}), m_state);
}

void ArtSocietyAuction::show() {
    const Translator words = m_session->words();
    const artsociety::Stack stack = BiddingContext{layout(), m_state}.stack();
    m_bidders.show(bidderRows(layout(), m_state.bidder, words));
    m_stack.show(artsociety::stackKeys(stack, words));
    m_cards.show(artsociety::bidKeys(stack, words));
    Shown shown{.state = m_state,
                .name = toQt(words.party(player(m_state.bidder))),
                .verdict = auctionText(layout(), words),
                .isOpen = layout().auction.has_value()};
    if (shown != m_shown) {
        m_shown = std::move(shown);
        emit changed();
    }
}

void ArtSocietyAuction::setBidder(int bidder) {
    touch([&](const BiddingContext& context) { return selectBidder(context, bidder); });
}

void ArtSocietyAuction::setBelow(bool below) {
    touch([&](const BiddingContext& context) { return setAddsBelow(context, below); });
}

QString ArtSocietyAuction::lay(int row) {
    return touch([&](const BiddingContext& context) { return addBidCard(context, row + 1); });
}

void ArtSocietyAuction::take(int row) {
    touch([&](const BiddingContext& context) { return takeCard(context, row); });
}

void ArtSocietyAuction::clear() { touch(artsociety::clearStacks); }

} // namespace cimaise
