// Descriptions of the steps of a history, and of the change from one to another.
#pragma once

#include "app/game/history.h"
#include "app/input/edit_descriptions.h"

#include <optional>

namespace cimaise {

/// Description of the edit that led to a step; empty for the first step.
EditDescription describeStep(const History& history, std::size_t step);

/// Marks an edit as a part of the one before: undo and redo go over both at once.
Message asPart(Message what);

bool isPart(const HistoryStep& step);

/// Step that undo or redo leads to; nullopt if there is none.
std::optional<std::size_t> undoStep(const History& history);
std::optional<std::size_t> redoStep(const History& history);

/// Text of the edit that led to a step, without player and place; not of the first step.
Message nameStep(const History& history, std::size_t step);

/// Text of the undo or redo from step `from` to the current one.
Message describeUndo(const History& history, std::size_t from);

/// Spots in which step `from` and the current step differ.
Spots spotsChangedSince(const History& history, std::size_t from);

} // namespace cimaise
