// Steps to a better arrangement of a museum: shown one by one, applied one by one or all at once.
#pragma once

#include "app/input/museum/museum_input_state.h"
#include "rulings/museum/museum_arrange.h"

namespace cimaise::museum {

/// True if the arrangement scores more than the current museum.
bool isBetter(const Arrangement& found);
/// Steps to an arrangement found for the context's museum; empty if it scores no more.
std::vector<Step> stepsTo(const InputContext& context, const Arrangement& found);

/// Shows a step on the board; a second call hides it.
InputResult showStep(const InputContext& context, const Step& step);
InputResult applyStep(const InputContext& context, const Step& step);
/// Applies all steps at once.
InputResult rearrange(const InputContext& context, const Arrangement& found);

} // namespace cimaise::museum
