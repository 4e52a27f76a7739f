// Puts cards into studios and palaces: by touch on the deck, on the table, or as typed.
#include "app/tables/muse/muse_table.h"
#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

namespace {

//% "{card} into the studio of {owner}"
constexpr TextId studioEdit = CIMAISE_TEXT("muse.edit.studio");
//% "{card} into the palace of {owner}"
constexpr TextId palaceEdit = CIMAISE_TEXT("muse.edit.palace");
//% "{card} taken away"
constexpr TextId awayEdit = CIMAISE_TEXT("muse.edit.away");
//% "Studio of {owner} as typed"
constexpr TextId studioTextEdit = CIMAISE_TEXT("muse.edit.studio-text");
//% "Palace of {owner} as typed"
constexpr TextId palaceTextEdit = CIMAISE_TEXT("muse.edit.palace-text");
//% "Played with the extended Decktet"
constexpr TextId extendedEdit = CIMAISE_TEXT("muse.edit.extended");
//% "Played with the basic Decktet"
constexpr TextId basicEdit = CIMAISE_TEXT("muse.edit.basic");
//% "{card} lies in the studio of {owner}. Touch it again to move it here."
constexpr TextId elsewhereStudio = CIMAISE_TEXT("muse.hint.elsewhere.studio");
//% "{card} stands in the palace of {owner}. Touch it again to move it here."
constexpr TextId elsewherePalace = CIMAISE_TEXT("muse.hint.elsewhere.palace");
//% "{card} is chosen by {owner} for the round. Touch it again to use it here all the same."
constexpr TextId elsewhereRound = CIMAISE_TEXT("muse.hint.elsewhere.round");

Message about(TextId text, muse::Card card, int player) {
    return {text, {{"card", muse::infoOf(card).name}, {"owner", cimaise::side(player)}}};
}

/// Who else has chosen the card for the round.
std::optional<int> chooserOf(const muse::Layout& layout, muse::Card card, int butNot) {
    for (const muse::Turn& turn : layout.round.value_or(std::vector<muse::Turn>{})) {
        if (turn.player != butNot && (turn.card == card || turn.discard == card)) {
            return turn.player;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<Message> MuseTable::objectionTo(muse::Card card) const {
    const bool inRound = m_pointing.mode == muse::Mode::round;
    const std::optional<muse::Hanging> hanging = whereIs(layout(), card);
    // From the own studio to the palace is the way of the game.
    if (hanging && (inRound || hanging->player != m_side)) {
        return about(hanging->pile == muse::Pile::studio ? elsewhereStudio : elsewherePalace, card,
                     hanging->player);
    }
    const std::optional<int> chooser = chooserOf(layout(), card, inRound ? m_side : -1);
    return chooser ? std::optional{about(elsewhereRound, card, *chooser)} : std::nullopt;
}

bool MuseTable::objects(muse::Card card) {
    const std::optional<Message> objection = objectionTo(card);
    if (!objection || m_pointing.insisted == card) {
        return false;
    }
    forget();
    m_pointing.insisted = card;
    answer(*objection);
    return true;
}

void MuseTable::press(int card) {
    const OneTouch once{*this};
    if (!hasArtist() || !isCard(card)) {
        return;
    }
    const auto pressed = static_cast<muse::Card>(card);
    if (objects(pressed)) {
        return;
    }
    forget();
    if (m_pointing.mode == muse::Mode::round) {
        pressTurn(pressed);
    } else {
        pressPile(pressed);
    }
}

void MuseTable::pressPile(muse::Card card) {
    if (whereIs(layout(), card) == target()) {
        takeOff(card);
    } else {
        putInto(target(), card);
    }
}

void MuseTable::takeOff(muse::Card card) {
    edit(muse::takeAway(layout(), card), about(awayEdit, card, m_side));
    refresh();
}

void MuseTable::putInto(const muse::Hanging& where, muse::Card card) {
    const TextId what = where.pile == muse::Pile::palace ? palaceEdit : studioEdit;
    if (edit(put(layout(), where, card), about(what, card, where.player))) {
        tellPut(muse::spotOf(where, card));
    }
    refresh();
}

/// How a card just put down sounds.
void MuseTable::tellPut(const Spot& spot) {
    const bool wrong =
        std::ranges::any_of(m_session->evaluation().findings, [&](const Finding& finding) {
            return finding.severity <= Severity::impossible &&
                   std::ranges::find(finding.where, spot) != finding.where.end();
        });
    m_session->tell(wrong ? Happening::illegal : Happening::hung);
}

void MuseTable::takeAway() {
    const OneTouch once{*this};
    if (m_session == nullptr || !m_pointing.selected) {
        return;
    }
    const muse::Card card = *m_pointing.selected;
    forget();
    takeOff(card);
}

void MuseTable::moveOver() {
    const OneTouch once{*this};
    if (!hasArtist() || !m_pointing.selected) {
        return;
    }
    const muse::Card card = *m_pointing.selected;
    const std::optional<muse::Hanging> from = whereIs(layout(), card);
    if (!from) {
        return;
    }
    forget();
    m_pointing.pile = from->pile == muse::Pile::studio ? muse::Pile::palace : muse::Pile::studio;
    m_pointing.selected = card;
    putInto({from->player, m_pointing.pile}, card);
}

void MuseTable::carry(int card, int player, bool palace) {
    const OneTouch once{*this};
    const muse::Hanging to{player, palace ? muse::Pile::palace : muse::Pile::studio};
    if (!isCard(card) || player < 0 || player >= std::ssize(layout().table.artists) ||
        whereIs(layout(), static_cast<muse::Card>(card)) == to) {
        return;
    }
    forget();
    putInto(to, static_cast<muse::Card>(card));
}

void MuseTable::carryOff(int card) {
    const OneTouch once{*this};
    if (isCard(card) && whereIs(layout(), static_cast<muse::Card>(card))) {
        forget();
        takeOff(static_cast<muse::Card>(card));
    }
}

bool MuseTable::isCard(int card) const {
    return m_session != nullptr && card >= 0 && card < static_cast<int>(muse::cardCount);
}

QString MuseTable::pileText(bool palace) const {
    if (!hasArtist()) {
        return {};
    }
    const muse::Artist& artist = layout().table.artists.at(static_cast<std::size_t>(m_side));
    return toQt(cardsText(palace ? artist.palace : artist.studio));
}

QString MuseTable::enterText(bool palace, const QString& text) {
    const OneTouch once{*this};
    if (!hasArtist()) {
        return {};
    }
    const Words words = m_session->words();
    const auto cards = muse::readCards(text.toStdString(), muse::suitWords(words));
    if (!cards) {
        return say(words, cards.error());
    }
    muse::Layout next = layout();
    muse::Artist& artist = next.table.artists.at(static_cast<std::size_t>(m_side));
    (palace ? artist.palace : artist.studio).clear();
    for (const muse::Card card : *cards) {
        next =
            put(std::move(next), {m_side, palace ? muse::Pile::palace : muse::Pile::studio}, card);
    }
    forget();
    if (edit(std::move(next),
             {palace ? palaceTextEdit : studioTextEdit, {{"owner", cimaise::side(m_side)}}})) {
        m_session->tell(Happening::hung);
    }
    refresh();
    return {};
}

bool MuseTable::extended() const {
    return m_session != nullptr && layout().deck == muse::Deck::extended;
}

void MuseTable::setExtended(bool extended) {
    const OneTouch once{*this};
    if (m_session == nullptr || extended == this->extended()) {
        return;
    }
    muse::Layout next = layout();
    next.deck = extended ? muse::Deck::extended : muse::Deck::basic;
    edit(std::move(next), {extended ? extendedEdit : basicEdit, {}});
    refresh();
}

} // namespace cimaise
