// Cards of hands that are hung and taken down again.
#pragma once

#include "app/input/musee/musee_input_state.h"

namespace cimaise::musee {

/// Result whose edit returns each painting that it takes down to the hand that it was hung from,
/// and whose state knows the cards hung by it. A result without an edit stays the same.
InputResult followingCards(const InputContext& context, InputResult result);

} // namespace cimaise::musee
