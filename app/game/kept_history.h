// History of a game as the library stores it, validated step by step like a file.
#pragma once

#include "app/game/history.h"
#include "app/library/library.h"

#include <optional>
#include <vector>

namespace cimaise {

struct KeptHistory {
    History history;
    /// Where the library has each of its steps: those that cannot be read are left out.
    std::vector<qsizetype> places;
};

/// None where what lies on the table cannot be read.
std::optional<KeptHistory> readHistory(const StoredGame& stored);

/// What lies on the table, with the title in force; none where it cannot be read.
std::optional<AnyCase> readTable(const StoredGame& stored);

} // namespace cimaise
