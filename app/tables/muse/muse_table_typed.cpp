// Turns of a round as a line of text.
#include "app/tables/muse/muse_table.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_texts.h"
#include "validators/muse/muse_turn_text.h"

namespace cimaise {

namespace {

//% "pay"
constexpr TextId payWord = CIMAISE_TEXT("muse.turn-entry.pay");
//% "{owner}: {turn}"
constexpr TextId typedEdit = CIMAISE_TEXT("muse.edit.turn-text");

muse::TurnWords turnWords(const Words& words) {
    muse::TurnWords all{.suits = muse::suitWords(words), .actions = {}, .pay = words.text(payWord)};
    for (std::size_t i = 0; i < all.actions.size(); ++i) {
        all.actions.at(i) = words.text(cli::actionName(static_cast<muse::Action>(i)));
    }
    return all;
}

} // namespace

QString MuseTable::turnText() const {
    const std::optional<muse::Turn> now = turn();
    return now ? toQt(muse::turnText(*now, turnWords(m_session->words()))) : QString{};
}

QString MuseTable::enterTurn(const QString& text) {
    const OneTouch once{*this};
    if (!hasArtist()) {
        return {};
    }
    if (text.trimmed().isEmpty()) {
        clearTurn();
        return {};
    }
    const Words words = m_session->words();
    const muse::TurnWords known = turnWords(words);
    const auto typed = muse::readTurn(text.toStdString(), m_side, known);
    if (!typed) {
        return say(words, typed.error());
    }
    forget();
    setTurn(*typed, {typedEdit,
                     {{"owner", cimaise::side(m_side)}, {"turn", muse::turnText(*typed, known)}}});
    lookAtNextTurn();
    refresh();
    return {};
}

void MuseTable::lookAtNextTurn() {
    const auto players = static_cast<int>(layout().table.artists.size());
    for (int on = 1; on < players; ++on) {
        const int player = (m_side + on) % players;
        if (!turnOf(layout(), player)) {
            m_session->setCurrentSide(player);
            return;
        }
    }
}

} // namespace cimaise
