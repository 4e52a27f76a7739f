// Header of every game's file: title, date, place, duration, first player, note, players in seating
// order, answers to open questions.
#pragma once

#include "positions/messages/reading.h"

#include <optional>
#include <string>
#include <vector>

namespace cimaise {

inline constexpr int longestMinutes = 5999; ///< of a duration

struct GameHeader {
    std::optional<std::string> title;
    std::optional<std::string> played;      ///< ISO date that exists in the calendar
    std::optional<std::string> place;       ///< where the game was played
    std::optional<int> minutes;             ///< duration, from 0 to longestMinutes
    std::optional<std::string> starter;     ///< first player, one of `players`
    std::optional<std::string> note;        ///< may have several lines
    std::vector<std::string> players;       ///< names in seating order, without duplicates
    std::optional<ReadingChoices> readings; ///< absent: the defaults apply

    bool operator==(const GameHeader&) const = default;

    [[nodiscard]] int playerCount() const { return static_cast<int>(players.size()); }
};

} // namespace cimaise
