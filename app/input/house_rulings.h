// House rules of this device, with date and place: new games begin with them.
#pragma once

#include "positions/cases.h"

#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

/// House rule: the latest answer to an open question.
struct HouseRuling {
    std::string reading; ///< id, from the game's catalogue
    std::string option;  ///< id, from the game's catalogue
    std::string day;     ///< ISO 8601, such as 2026-11-22; or empty
    std::string from;    ///< title of the game in which it was decided; or empty
    std::string note;    ///< free text; or empty

    bool operator==(const HouseRuling&) const = default;
};

using HouseRulings = std::vector<HouseRuling>;

/// Game and open question of a house rule; both null if this version of Cimaise does not know the
/// question or the answer.
struct RuledOn {
    const Game* game = nullptr;
    const Reading* reading = nullptr;
};

RuledOn ruledOn(const HouseRuling& ruling);

/// Reads a text written by writeHouseRulings(); empty for any other text.
HouseRulings readHouseRulings(std::string_view text);

std::string writeHouseRulings(const HouseRulings& rulings);

/// Adds a house rule, or replaces the one on the same question and keeps its note.
HouseRulings withRuling(HouseRulings rulings, HouseRuling decided);

/// Removes the house rule on a question.
HouseRulings withoutRuling(HouseRulings rulings, std::string_view reading);

/// House rule on a question; null if there is none.
const HouseRuling* rulingOn(const HouseRulings& rulings, std::string_view reading);

/// Choices that a new game starts with, in the catalogue's order.
ReadingChoices choicesOf(const HouseRulings& rulings, const Game& game);

} // namespace cimaise
