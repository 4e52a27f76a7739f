// Texts of a patron's purchases and of the events of a round, for the command line and the window.
#pragma once

#include "positions/messages/message.h"
#include "positions/muse/muse_round.h"

namespace cimaise::muse {

/// List of coins: `3 moons, 1 knot`; a text for no coins.
Listing coinsOf(const Purse& purse);

/// Text of the price that the patron of a step pays.
Message priceOf(const PatronStep& step);

/// Text that says if the economy has enough coins of the step's suit.
Message trialOf(const PatronStep& step);

/// Text of the payment, or of the reason why nothing happens.
Message outcomeOf(const PatronVisit& visit);
/// Text of the payment that a visit would bring, or of the reason why nothing would happen.
Message plannedSale(const PatronVisit& visit);

/// Text of the effect of an event; for a patron, of the end of the visit.
Message outcomeOf(const Event& event);

/// Text for an empty draw pile and the growth of the economy.
Message growthMessage();

/// Text for an empty draw pile: the next draw makes the economy grow.
Message growthDueMessage();

} // namespace cimaise::muse
