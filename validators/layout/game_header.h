// Header of every game's file: title, date, players in seating order, answers to open questions.
#pragma once

#include "validators/report/reading.h"

#include <optional>
#include <string>
#include <vector>

namespace cimaise {

struct GameHeader {
    std::optional<std::string> title;
    std::optional<std::string> played;      ///< ISO date, a real one
    std::vector<std::string> players;       ///< names in seating order, each once
    std::optional<ReadingChoices> readings; ///< absent: the defaults hold

    bool operator==(const GameHeader&) const = default;

    [[nodiscard]] int playerCount() const { return static_cast<int>(players.size()); }
};

} // namespace cimaise
