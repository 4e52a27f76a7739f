// Effect of the open questions on the round in front of the players.
#pragma once

#include "positions/messages/reading.h"
#include "positions/muse/muse_round.h"

#include <vector>

namespace cimaise::muse {

/// Resolution of the round with each answer to a reading, in the order of its options. Empty if
/// there is no round, or if all resolutions are equal.
std::vector<Resolution> roundsByAnswer(const Layout& layout, const Reading& reading);

/// True if the effect of the event with this index depends on the answer; growth alone does not
/// count.
bool dependsOnAnswer(const std::vector<Resolution>& rounds, std::size_t event);

/// Readings on which the event with this index depends.
std::vector<const Reading*> readingsBehind(const Layout& layout, std::size_t event);

/// Effects of an answer (`rounds[option]`) in the round that differ from those of other answers,
/// event by event.
std::vector<Message> effectsOfAnswer(const std::vector<Resolution>& rounds, std::size_t option);

/// “This depends on an open question: …”
Message dependenceMessage(const Reading& reading);

} // namespace cimaise::muse
