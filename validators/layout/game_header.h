// Header of every game's file: title, date, players in seating order, answers to open questions.
#pragma once

#include "validators/report/reading.h"

#include <optional>
#include <string>
#include <vector>

namespace cimaise {

struct GameHeader {
    std::optional<std::string> title;
    std::optional<std::string> played;      ///< ISO date that exists in the calendar
    std::vector<std::string> players;       ///< names in seating order, without duplicates
    std::optional<ReadingChoices> readings; ///< absent: the defaults apply

    bool operator==(const GameHeader&) const = default;

    [[nodiscard]] int playerCount() const { return static_cast<int>(players.size()); }
};

} // namespace cimaise
