// Input of a complete round of Muse: showing its events, and playing it.
#pragma once

#include "app/entry/muse/muse_pointing.h"

namespace cimaise::muse {

/// The events of the round are shown, or its turns.
Outcome showEvents(const Scene& scene, bool shown);
/// The draw pile was empty after the event, counted from 1; or it was not.
Outcome toggleEmptied(const Scene& scene, int event);
/// The whole round as one edit; one to which something can be objected only when that is asked for
/// again.
Outcome playRound(const Scene& scene);

} // namespace cimaise::muse
