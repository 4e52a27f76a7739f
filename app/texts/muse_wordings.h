// Typed words for the suits and actions of Muse, and the written form of a card.
#pragma once

#include "app/texts/translator.h"
#include "validators/muse/muse_patron.h"
#include "validators/muse/muse_turn_text.h"

namespace cimaise::muse {

/// Words accepted in typed text, in the language of `words`: suits, cards, and all words of a turn.
SuitWords suitWords(const Translator& words);
CardNames cardNames(const Translator& words);
TurnWords turnWords(const Translator& words);

/// Name, rank and suits of a card: `The Mountain (4 moons, suns)`.
std::string cardText(Card card, const Translator& words);

//% "Next sales if Patron actions follow one another"
inline constexpr TextId salesHeading = CIMAISE_TEXT("cli.outlook.sales");

Message saleMessage(const Sale& sale);

} // namespace cimaise::muse
