// Sentences about a patron's purchases and the events of a round, shared by the command line and
// the window.
#pragma once

#include "validators/muse/muse_round.h"
#include "validators/report/message.h"

namespace cimaise::muse {

/// `3 moons, 1 knot`, or that there are none.
Listing coinsOf(const Purse& purse);

/// What the painting of a step costs its patron.
Message priceOf(const PatronStep& step);

/// Whether the economy holds enough of the step's suit.
Message trialOf(const PatronStep& step);

/// Who is paid what, or why nothing happens.
Message outcomeOf(const PatronVisit& visit);

/// What an event did; of a patron, how the visit ended.
Message outcomeOf(const Event& event);

/// The draw pile ran out and the economy grew.
Message growthMessage();

/// The draw pile is empty, and the next draw makes the economy grow.
Message growthDueMessage();

} // namespace cimaise::muse
