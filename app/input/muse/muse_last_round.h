// Announcement of the last round of Muse, and objection to a round after it.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// Message that the game is over, that this round is the last one, or that it may become the last
/// one; nullopt if none of these applies.
std::optional<Message> endOf(const InputContext& context);

/// Checks whether the game is over and nothing of a further round is entered.
bool isOver(const InputContext& context);

/// Objection to entering a further round; a second request overrides it. Returns nullopt if the
/// game is not over, or if a further round has already been started.
std::optional<Message> objectionToRound(const InputContext& context);

/// Objection to playing the entered round; a second request overrides it.
std::optional<Message> objectionToPlaying(const InputContext& context);

/// Result without an edit, with a warning; a second request is applied.
InputResult withWarning(const InputContext& context, const Message& why);

} // namespace cimaise::muse
