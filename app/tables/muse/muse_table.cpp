// Shows the session's game from one side, and keeps what the player points at while it changes.
#include "app/tables/muse/muse_table.h"

#include "app/texts/qt_texts.h"

#include <algorithm>

namespace cimaise {

MuseTable::MuseTable(QObject* parent) : TablePart(parent) {
    for (auto* piles : {&m_studios, &m_palaces}) {
        for (MusePileModel& pile : *piles) {
            QJSEngine::setObjectOwnership(&pile, QJSEngine::CppOwnership);
        }
    }
}

void MuseTable::followSession() {
    m_watch.forget();
    if (m_session != nullptr) {
        connect(m_session, &Session::changed, this, &MuseTable::reread);
        connect(m_session, &Session::highlightChanged, this, &MuseTable::refresh);
        connect(m_session, &Session::currentSideChanged, this, &MuseTable::lookAtSide);
        lookAtSide();
    }
}

const muse::Layout& MuseTable::layout() const {
    return std::get<muse::Layout>(m_session->current());
}

bool MuseTable::hasArtist() const {
    return m_session != nullptr && m_side < static_cast<int>(layout().table.artists.size());
}

muse::View MuseTable::view(const Words& words) const {
    return {.layout = layout(),
            .findings = m_session->evaluation().findings,
            .lit = m_session->highlight(),
            .words = words,
            .pointing = m_pointing,
            .side = m_side};
}

MusePileModel* MuseTable::studioOf(int player) {
    return &m_studios.at(static_cast<std::size_t>(std::clamp(player, 0, mostArtists - 1)));
}

MusePileModel* MuseTable::palaceOf(int player) {
    return &m_palaces.at(static_cast<std::size_t>(std::clamp(player, 0, mostArtists - 1)));
}

int MuseTable::selected() const {
    return m_pointing.selected ? static_cast<int>(*m_pointing.selected) : -1;
}

void MuseTable::lookAtSide() {
    m_side = m_session->currentSide();
    forget();
    m_pointing.turnCard = muse::TurnCard::idea;
    m_pointing.action = muse::Action::sketch;
    reread();
}

void MuseTable::reread() {
    if (m_session == nullptr) {
        return;
    }
    m_watch.see(layout());
    if (m_pointing.selected && !whereIs(layout(), *m_pointing.selected)) {
        m_pointing.selected.reset();
    }
    m_played.reset();
    m_pointing.resolved = m_pointing.resolved && canResolve();
    refresh();
}

void MuseTable::show() {
    const Words words = m_session->words();
    const muse::View now = view(words);
    m_artists.show(artistRows(now));
    for (int player = 0; player < mostArtists; ++player) {
        studioOf(player)->show(paintingRows(now, {player, muse::Pile::studio}));
        palaceOf(player)->show(paintingRows(now, {player, muse::Pile::palace}));
    }
    m_coins.show(suitRows(now, m_watch));
    showHalf(now);
    emit changed();
}

/// Only the half that is looked at; what another one showed last, it shows when it is back.
void MuseTable::showHalf(const muse::View& now) {
    if (m_pointing.mode == muse::Mode::patron) {
        m_steps.show(stepRows(now));
    } else if (m_pointing.resolved) {
        m_events.show(eventRows(now, roundLayout()));
    } else if (m_pointing.mode == muse::Mode::round) {
        m_deck.show(deckRows(now));
        m_turns.show(turnRows(now));
        m_payment.show(paymentRows(now));
    } else if (m_pointing.mode == muse::Mode::paintings) {
        m_deck.show(deckRows(now));
    }
}

void MuseTable::forget() {
    m_answer.reset();
    m_pointing.insisted.reset();
    m_pointing.selected.reset();
}

void MuseTable::answer(Message message) {
    m_answer = std::move(message);
    refresh();
}

void MuseTable::setMode(Mode mode) {
    forget();
    m_pointing.mode = static_cast<muse::Mode>(mode);
    m_pointing.revealed = -1;
    leaveEvents();
    refresh();
}

void MuseTable::setCounting(Counting counting) {
    forget();
    m_pointing.counting = static_cast<muse::Counting>(counting);
    refresh();
}

void MuseTable::choosePile(int player, bool palace) {
    if (m_session == nullptr) {
        return;
    }
    m_session->setCurrentSide(player);
    forget();
    m_pointing.pile = palace ? muse::Pile::palace : muse::Pile::studio;
    m_pointing.mode =
        m_pointing.mode == muse::Mode::text ? muse::Mode::text : muse::Mode::paintings;
    refresh();
}

void MuseTable::touch(int player, bool palace, int card) {
    const OneTouch once{*this};
    const bool again = selected() == card;
    m_session->setCurrentSide(player);
    forget();
    m_pointing.pile = palace ? muse::Pile::palace : muse::Pile::studio;
    if (!again) {
        m_pointing.selected = static_cast<muse::Card>(card);
    }
    refresh();
}

void MuseTable::lookAt(int card) {
    forget();
    m_pointing.selected = static_cast<muse::Card>(card);
    refresh();
}

void MuseTable::step(int paintings) {
    if (!hasArtist()) {
        return;
    }
    const muse::Artist& artist = layout().table.artists.at(static_cast<std::size_t>(m_side));
    const muse::Cards& pile = toPalace() ? artist.palace : artist.studio;
    if (pile.empty()) {
        return;
    }
    const auto count = static_cast<int>(pile.size());
    int row = paintings > 0 ? -1 : 0;
    if (m_pointing.selected) {
        row = static_cast<int>(std::ranges::find(pile, *m_pointing.selected) - pile.begin());
    }
    row = (row + paintings + count) % count;
    forget();
    m_pointing.selected = pile.at(static_cast<std::size_t>(row));
    refresh();
}

bool MuseTable::cancel() {
    const OneTouch once{*this};
    if (m_session == nullptr) {
        return false;
    }
    const bool underWay = m_answer || m_pointing.selected || m_pointing.resolved || stepping() ||
                          !m_session->highlight().empty();
    forget();
    leaveEvents();
    m_pointing.revealed = -1;
    m_session->clearHighlight();
    refresh();
    return underWay;
}

bool MuseTable::edit(muse::Layout next, Message what) {
    return m_session->edit(std::move(next), std::move(what));
}

QString MuseTable::said(const Message& message) const { return say(m_session->words(), message); }

} // namespace cimaise
