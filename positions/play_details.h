// Details of the play that change no position: date, place, duration, first player, note.
#pragma once

#include "positions/cases.h"

namespace cimaise {

/// Clears all play details.
void clearPlayDetails(GameHeader& header);

/// True if the positions differ, but in nothing except play details.
bool differInPlayDetailsOnly(const AnyCase& one, const AnyCase& other);

} // namespace cimaise
