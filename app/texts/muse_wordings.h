// Typed words for the suits and cards of Muse, and the written form of a card.
#pragma once

#include "app/texts/translator.h"
#include "positions/muse/muse_card_text.h"
#include "positions/muse/muse_patron.h"

namespace cimaise::muse {

/// Suits and cards as they may be typed, in the language of `words`.
SuitWords suitWords(const Translator& words);
CardNames cardNames(const Translator& words);

/// Name, rank and suits of a card: `The Mountain (4 moons, suns)`.
std::string cardText(Card card, const Translator& words);

//% "Next sales if Patron actions follow one another"
inline constexpr TextId salesHeading = CIMAISE_TEXT("cli.outlook.sales");

Message saleMessage(const Sale& sale);

} // namespace cimaise::muse
