// Typed words for the suits and actions of Muse, and the written form of a card.
#pragma once

#include "app/texts/words.h"
#include "validators/muse/muse_turn_text.h"

namespace cimaise::muse {

/// The suits, and all words of a turn, as they are typed in the language.
SuitWords suitWords(const Words& words);
TurnWords turnWords(const Words& words);

/// `The Mountain (4 moons, suns)`.
std::string cardText(Card card, const Words& words);

} // namespace cimaise::muse
