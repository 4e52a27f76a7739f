// What a patron and a round of Muse say, sentence by sentence: the same words on the command line
// and in the window.
#pragma once

#include "app/texts/words.h"
#include "validators/muse/muse_round.h"

namespace cimaise::cli {

/// `3 moons, 1 knot`, or that there are none.
std::string coinsText(const muse::Purse& purse, const Words& words);

/// `The Mountain (4 moons, suns)`.
std::string cardText(muse::Card card, const Words& words);

/// The action's name.
TextId actionName(muse::Action action);

/// What the painting of a step costs its patron.
Message priceOf(const muse::PatronStep& step);

/// Whether the economy holds enough of the step's suit.
Message trialOf(const muse::PatronStep& step);

/// Who is paid what, or why nothing happens.
Message outcomeOf(const muse::PatronVisit& visit, const Words& words);

/// What an event did; of a patron, how the visit ended.
Message outcomeOf(const muse::Event& event, const Words& words);

/// The draw pile ran out and the economy grew.
Message growthTold();

/// The draw pile is empty, and the next draw makes the economy grow.
Message growthDueTold();

} // namespace cimaise::cli
