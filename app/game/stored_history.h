// History of a game as the library stores it, validated step by step like a file.
#pragma once

#include "app/game/history.h"
#include "app/library/library.h"

#include <optional>
#include <vector>

namespace cimaise {

struct StoredHistory {
    History history;
    /// Index of each step in the library, which may also hold unreadable steps.
    std::vector<qsizetype> places;
};

/// Reads a document of the library. Earlier versions accepted blank titles and places, and players
/// whose names read the same: the first are left out, the others numbered.
tl::expected<AnyCase, LoadError> readStored(const QString& document);

/// Reads and validates a history; nullopt if the current position cannot be read.
std::optional<StoredHistory> readHistory(const StoredGame& stored);

/// Reads the current position, with the current title; nullopt if it cannot be read.
std::optional<AnyCase> readCurrentPosition(const StoredGame& stored);

} // namespace cimaise
