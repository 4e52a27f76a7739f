// Marks the two cards in the current deck, and names the first one.
#include "app/viewmodels/muse/muse_card_order.h"

#include "app/texts/muse_wordings.h"
#include "positions/muse/muse_order.h"

namespace cimaise::muse {

CardPair tapped(const CardPair& pair, Card card) {
    if (pair.has(card)) {
        return {.one = pair.one == card ? pair.other : pair.one};
    }
    return pair.one && !pair.other ? CardPair{.one = pair.one, .other = card}
                                   : CardPair{.one = card};
}

} // namespace cimaise::muse

namespace cimaise {

namespace {

//% "Tap two cards."
constexpr TextId askBoth = CIMAISE_TEXT("muse.order.ask.both");
//% "Now tap the card to compare with {card}."
constexpr TextId askOther = CIMAISE_TEXT("muse.order.ask.other");
//% "{card}: selected"
constexpr TextId asked = CIMAISE_TEXT("muse.order.asked");

} // namespace

void MuseOrder::setSession(Session* session) {
    if (session == m_session) {
        return;
    }
    if (m_session != nullptr) {
        m_session->disconnect(this);
    }
    m_session = session;
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &MuseOrder::show);
    }
    show();
    emit changed();
}

void MuseOrder::touch(int card) {
    const auto touchedCard = static_cast<muse::Card>(card);
    if (card >= 0 && muse::isCard(touchedCard)) {
        m_pair = tapped(m_pair, touchedCard);
        show();
    }
}

void MuseOrder::show() {
    if (m_session == nullptr) {
        return;
    }
    showCards();
    Shown shown = shownTexts();
    if (shown != m_shown) {
        m_shown = std::move(shown);
        emit changed();
    }
}

void MuseOrder::showCards() {
    const Translator words = m_session->words();
    const auto& layout = std::get<muse::Layout>(m_session->current());
    const muse::Resolution round;
    const muse::InputState state;
    const muse::PatronVisit visit;
    const Findings findings;
    const SpotHighlights spotHighlights;
    m_faces.translate(words);
    const muse::View view{{findings, spotHighlights, words},
                          {.layout = layout, .round = round, .state = state},
                          visit,
                          m_faces};
    std::vector<muse::DeckRow> rows = deckRows(view);
    for (muse::DeckRow& row : rows) {
        row.here = m_pair.has(static_cast<muse::Card>(row.card));
        if (row.here) {
            row.accessibleName = format(words, asked, {{"card", row.accessibleName.toStdString()}});
        }
    }
    m_cards.show(rows);
}

MuseOrder::Shown MuseOrder::shownTexts() const {
    const Translator words = m_session->words();
    Shown shown{.lines = deckLines(std::get<muse::Layout>(m_session->current()).deck)};
    if (m_pair.hasBothCards()) {
        const muse::Precedence order = muse::precedenceOf(*m_pair.one, *m_pair.other);
        shown.answer = format(words, firstCardText(order));
        shown.sequence = toQt(cardText(order.first, words) + " → " + cardText(order.second, words));
        shown.reason = format(words, reasonText(order));
        shown.source = format(words, sourceText(order));
    } else {
        shown.answer = m_pair.one
                           ? format(words, askOther, {{"card", infoOf(*m_pair.one).phrase()}})
                           : format(words, askBoth);
    }
    return shown;
}

} // namespace cimaise
