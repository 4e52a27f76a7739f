// Descriptions of the steps of a history, and of the change from one to another.
#pragma once

#include "app/game/history.h"
#include "app/input/edit_descriptions.h"

namespace cimaise {

/// Description of the edit that led to a step; empty for the first step.
EditDescription describeStep(const History& history, std::size_t step);

/// Text of the undo or redo from step `from` to the current one.
Message describeUndo(const History& history, std::size_t from);

/// Spots in which step `from` and the current step differ.
Spots spotsChangedSince(const History& history, std::size_t from);

} // namespace cimaise
