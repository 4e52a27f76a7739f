// Passes tapped cards to the input functions, and shows the resulting stacks.
#include "app/viewmodels/artsociety/art_society_auction.h"

#include "app/texts/qt_texts.h"

namespace cimaise {

using artsociety::BiddingContext;

ArtSocietyAuction::ArtSocietyAuction(QObject* parent)
    : BoardViewModel(parent), m_bidders(artsociety::bidderRoles()), m_stack(artsociety::keyRoles()),
      m_cards(artsociety::keyRoles()) {}

void ArtSocietyAuction::followSession() {
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
                .begun = layout().auction.has_value()};
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
