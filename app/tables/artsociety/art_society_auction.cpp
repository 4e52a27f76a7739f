// Passes tapped and typed cards to the input functions, and shows the resulting stacks.
#include "app/tables/artsociety/art_society_auction.h"

#include "app/texts/qt_texts.h"
#include "validators/artsociety/art_society_figure_text.h"

namespace cimaise {

using artsociety::BiddingScene;

ArtSocietyAuction::ArtSocietyAuction(QObject* parent)
    : TablePart(parent), m_bidders(artsociety::bidderRoles()), m_stack(artsociety::keyRoles()),
      m_cards(artsociety::keyRoles()) {}

void ArtSocietyAuction::followSession() {
    m_pointing.bidder = 0;
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &ArtSocietyAuction::refresh);
    }
    refresh();
}

const artsociety::Layout& ArtSocietyAuction::layout() const {
    return std::get<artsociety::Layout>(m_session->current());
}

template <class Touched> QString ArtSocietyAuction::touch(Touched touched) {
    return m_session == nullptr ? QString{}
                                : apply(touched(BiddingScene{layout(), m_pointing}), m_pointing);
}

void ArtSocietyAuction::show() {
    const Words words = m_session->words();
    const artsociety::Stack stack = BiddingScene{layout(), m_pointing}.stack();
    m_bidders.show(bidderRows(layout(), m_pointing.bidder, words));
    m_stack.show(artsociety::stackKeys(stack, words));
    m_cards.show(artsociety::bidKeys(stack, words));
    Shown shown{.pointing = m_pointing,
                .name = toQt(words.party(player(m_pointing.bidder))),
                .stack = toQt(artsociety::stackText(stack)),
                .verdict = auctionText(layout(), words),
                .begun = layout().auction.has_value()};
    if (shown != m_shown) {
        m_shown = std::move(shown);
        emit changed();
    }
}

void ArtSocietyAuction::setBidder(int bidder) {
    touch([&](const BiddingScene& scene) { return bidFor(scene, bidder); });
}

void ArtSocietyAuction::setBelow(bool below) {
    touch([&](const BiddingScene& scene) { return layBelow(scene, below); });
}

QString ArtSocietyAuction::lay(int row) {
    return touch([&](const BiddingScene& scene) { return layCard(scene, row + 1); });
}

void ArtSocietyAuction::take(int row) {
    touch([&](const BiddingScene& scene) { return takeCard(scene, row); });
}

QString ArtSocietyAuction::enterText(const QString& text) {
    return touch([&](const BiddingScene& scene) { return enterStack(scene, text.toStdString()); });
}

void ArtSocietyAuction::clear() { touch(artsociety::clearStacks); }

} // namespace cimaise
