// One answer for tap, key and typed line: whether a card may be entered here at once, or is
// somewhere else, so that the players are asked first.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// Part of the game that a card is entered for.
enum class Use : std::uint8_t { studio, palace, idea, discard };

Use useOf(Pile pile);

/// Reason to ask before a tapped card is used by the side in view; nullopt if nothing else holds
/// it. A painting may always move from the studio to the palace of the same player.
std::optional<Message> objectionTo(const InputContext& context, Card card, Use use);

/// First reason that speaks against the cards of a typed line or a turn, which is entered again to
/// confirm it.
std::optional<Message> objectionToTyped(const InputContext& context, const Cards& all, Use use);
std::optional<Message> objectionToTyped(const InputContext& context, const Turn& turn);

} // namespace cimaise::muse
