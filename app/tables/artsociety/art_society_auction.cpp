// Turns touched and typed cards into bidding stacks.
#include "app/tables/artsociety/art_society_auction.h"

#include "app/texts/qt_texts.h"

#include <QRegularExpression>
#include <algorithm>

namespace cimaise {

namespace {

//% "bidding stack of {player}"
constexpr TextId stackEdit = CIMAISE_TEXT("art.edit.stack");
//% "all bidding stacks put away"
constexpr TextId clearEdit = CIMAISE_TEXT("art.edit.stacks.clear");
//% "Bid cards were expected, newest first: 12, 7, 3."
constexpr TextId wrongStack = CIMAISE_TEXT("art.auction.wrong");

} // namespace

ArtSocietyAuction::ArtSocietyAuction(QObject* parent) : TablePart(parent) {}

void ArtSocietyAuction::followSession() {
    m_bidder = 0;
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &ArtSocietyAuction::refresh);
    }
    refresh();
}

const artsociety::Layout& ArtSocietyAuction::layout() const {
    return std::get<artsociety::Layout>(m_session->current());
}

artsociety::Stack ArtSocietyAuction::currentStack() const {
    return m_session == nullptr ? artsociety::Stack{} : stackOf(layout(), m_bidder);
}

void ArtSocietyAuction::show() {
    const Words words = m_session->words();
    m_bidders.show(bidderRows(layout(), m_bidder, words));
    m_stack.show(artsociety::stackKeys(currentStack(), words));
    m_cards.show(artsociety::bidKeys(currentStack(), words));
    m_turns.show(turnRows(layout(), words));
    emit changed();
}

void ArtSocietyAuction::setBidder(int bidder) {
    if (m_session != nullptr && bidder != m_bidder && bidder >= 0 &&
        bidder < layout().header.playerCount()) {
        m_bidder = bidder;
        refresh();
    }
}

QString ArtSocietyAuction::bidderName() const {
    return m_session == nullptr ? QString{}
                                : toQt(m_session->words().party(cimaise::player(m_bidder)));
}

QString ArtSocietyAuction::bidderStack() const { return artsociety::stackText(currentStack()); }

void ArtSocietyAuction::setBelow(bool below) {
    if (below != m_below) {
        m_below = below;
        emit changed();
    }
}

QString ArtSocietyAuction::verdict() const {
    return m_session == nullptr ? QString{} : auctionText(layout(), m_session->words());
}

bool ArtSocietyAuction::isBegun() const {
    return m_session != nullptr && layout().auction.has_value();
}

void ArtSocietyAuction::setStack(const artsociety::Stack& stack) {
    Message what{.text = stackEdit};
    what.arguments.push_back({"player", cimaise::player(m_bidder)});
    m_session->edit(AnyCase{artsociety::setStack(layout(), m_bidder, stack)}, std::move(what));
    refresh();
}

void ArtSocietyAuction::lay(int row) {
    if (m_session == nullptr || row < 0 || row >= static_cast<int>(artsociety::mostBidCards)) {
        return;
    }
    artsociety::Stack stack = currentStack();
    stack.insert(m_below ? stack.end() : stack.begin(), row + 1);
    setStack(stack);
}

void ArtSocietyAuction::take(int row) {
    artsociety::Stack stack = currentStack();
    if (row >= 0 && row < std::ssize(stack)) {
        stack.erase(stack.begin() + row);
        setStack(stack);
    }
}

QString ArtSocietyAuction::enterText(const QString& text) {
    if (m_session == nullptr) {
        return {};
    }
    static const QRegularExpression parting{QStringLiteral("[\\s,;]+")};
    artsociety::Stack stack;
    for (const QString& word : text.split(parting, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const int card = word.toInt(&isNumber);
        if (!isNumber || card < 0 || card > artsociety::highestCard) {
            return say(m_session->words(), wrongStack);
        }
        stack.push_back(card);
    }
    setStack(stack);
    return {};
}

void ArtSocietyAuction::clear() {
    if (isBegun()) {
        artsociety::Layout next = layout();
        next.auction.reset();
        m_session->edit(AnyCase{std::move(next)}, {clearEdit, {}});
        refresh();
    }
}

} // namespace cimaise
