// Texts about the details of a play, wherever they are shown: duration, place, first player.
#pragma once

#include "app/texts/translator.h"

#include <string>
#include <vector>

namespace cimaise {

/// Duration such as “1 h 35 min”, as a part of another text.
Message durationMessage(int minutes);

/// Duration such as “1 h 35 min”.
std::string durationText(int minutes, const Translator& words);

/// Place, duration and first player, as far as they are entered.
std::vector<std::string> playDetailTexts(const GameHeader& header, const Translator& words);

} // namespace cimaise
