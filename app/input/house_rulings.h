// House rules of this device, with date and place: new games begin with them.
#pragma once

#include "validators/cases.h"

#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

/// The last decision of a question.
struct HouseRuling {
    std::string reading; ///< id, from the game's catalogue
    std::string option;  ///< id, from the game's catalogue
    std::string day;     ///< ISO 8601, such as 2026-11-22; or empty
    std::string from;    ///< what the game was called in which it was decided; or empty
    std::string note;    ///< anybody's words; or empty

    bool operator==(const HouseRuling&) const = default;
};

using HouseRulings = std::vector<HouseRuling>;

/// The game and the question that a ruling is about; null in both where this Cimaise knows neither
/// or has no such answer.
struct RuledOn {
    const Game* game = nullptr;
    const Reading* reading = nullptr;
};

RuledOn ruledOn(const HouseRuling& ruling);

/// The rulings of a text that writeHouseRulings() wrote; none where it is no such text.
HouseRulings readHouseRulings(std::string_view text);

std::string writeHouseRulings(const HouseRulings& rulings);

/// With one more decision, which takes the place of an earlier one on its question and leaves its
/// note.
HouseRulings withRuling(HouseRulings rulings, HouseRuling decided);

/// Without what was decided on a question.
HouseRulings withoutRuling(HouseRulings rulings, std::string_view reading);

/// What was decided on a question; null where nothing was.
const HouseRuling* rulingOn(const HouseRulings& rulings, std::string_view reading);

/// What a new game of that kind begins with; in the catalogue's order.
ReadingChoices choicesOf(const HouseRulings& rulings, const Game& game);

} // namespace cimaise
