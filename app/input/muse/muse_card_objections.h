// Objections to entering a card that is already elsewhere in the game.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// Part of the game that a card is entered for.
enum class Use : std::uint8_t { studio, palace, idea, discard };

Use useOf(Pile pile);

/// Objection to using a tapped card for the side in view; nullopt if the card is in no other pile
/// or turn. A painting may always move from the studio to the palace of the same player.
std::optional<Message> objectionTo(const InputContext& context, Card card, Use use);

} // namespace cimaise::muse
