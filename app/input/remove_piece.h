// Removes the piece at a spot, to take back a disputed move anywhere in the history.
#pragma once

#include "app/input/input_result.h"

namespace cimaise {

/// Edit that removes the piece at the spot, with its name; nullopt if there is no piece.
std::optional<Edit> removePieceAt(const AnyCase& position, const Spot& spot);

} // namespace cimaise
