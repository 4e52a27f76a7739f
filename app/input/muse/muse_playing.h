// Input of a complete round of Muse: showing its events, and playing it.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// Shows the events of the round, or its turns.
InputResult showEvents(const InputContext& context, bool shown);
/// Toggles whether the draw pile was empty after an event (counted from 1).
InputResult toggleEmptied(const InputContext& context, int event);
/// Plays the whole round as one edit; a second request overrides an objection.
InputResult playRound(const InputContext& context);

} // namespace cimaise::muse
