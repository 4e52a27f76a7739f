// Cards that return to their hand when their painting is removed.
#pragma once

#include "app/input/musee/musee_input_state.h"

namespace cimaise::musee {

/// Completes a result: removed paintings return to the hand that they came from, and newly hung
/// cards are recorded in the state. Returns a result without an edit unchanged.
InputResult withTrackedCards(const InputContext& context, InputResult result);

} // namespace cimaise::musee
