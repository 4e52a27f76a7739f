// Descriptions of the steps of a history, and of the change from one to another.
#pragma once

#include "app/input/changes.h"
#include "app/game/history.h"

namespace cimaise {

/// The edit that led to a step; to the first there was none.
EditDescription describeStep(const History& history, std::size_t step);

/// What was taken back or done again since `from` was the current step.
Message describeUndo(const History& history, std::size_t from);

/// Where `from` and the current step differ.
Spots spotsChangedSince(const History& history, std::size_t from);

} // namespace cimaise
