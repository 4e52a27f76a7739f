// Removes the piece at a spot: takes a disputed move back wherever it is in the history.
#pragma once

#include "app/input/input_result.h"

namespace cimaise {

/// The table without what lies at the spot, and what that is called; nothing where there is nothing
/// to take away.
std::optional<Edit> removePieceAt(const AnyCase& position, const Spot& spot);

} // namespace cimaise
