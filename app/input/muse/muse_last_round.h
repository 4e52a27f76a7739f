// Announcement of the last round of Muse, and objection to a round after it.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// That the game is over, that the round on the table is the last one, or that it can be; nothing
/// before.
std::optional<Message> endOf(const InputContext& context);

/// Checks whether the game is over and nothing of a further round is entered.
bool isOver(const InputContext& context);

/// Why no further round is entered unless that is asked for twice; nothing while the game goes on,
/// and once something of a further round is entered.
std::optional<Message> objectionToRound(const InputContext& context);

/// Objection to playing the entered round; a second request overrides it.
std::optional<Message> objectionToPlaying(const InputContext& context);

/// Nothing is done, and the line says why; asked for again, it is done.
InputResult warning(const InputContext& context, const Message& why);

} // namespace cimaise::muse
