// Shows the cards of a hand and who holds them.
#include "app/viewmodels/musee/musee_hand_part.h"

#include "app/input/musee/musee_taps.h"

#include <utility>

namespace cimaise {

using musee::InputContext;

MuseeHandPart::MuseeHandPart(MuseeTable& table)
    : MuseePart(table), m_players(musee::partnerRoles()) {}

void MuseeHandPart::show(const musee::View& view) {
    m_cards.show(view);
    m_players.show(partnerRows(view));
    const int player = view.context.state.handPlayer;
    if (std::exchange(m_player, player) != player) {
        emit playerChanged();
    }
}

void MuseeHandPart::setPlayer(int player) {
    take([&](const InputContext& context) { return holdFor(context, player); });
}

void MuseeHandPart::ask(int number) {
    take([&](const InputContext& context) { return musee::ask(context, number); });
}

} // namespace cimaise
