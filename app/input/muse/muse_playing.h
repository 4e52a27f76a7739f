// Input of a complete round of Muse: showing its events, and playing it.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// The events of the round are shown, or its turns.
InputResult showEvents(const InputContext& context, bool shown);
/// The draw pile was empty after the event, counted from 1; or it was not.
InputResult toggleEmptied(const InputContext& context, int event);
/// The whole round as one edit; one to which something can be objected only when that is asked for
/// again.
InputResult playRound(const InputContext& context);

} // namespace cimaise::muse
