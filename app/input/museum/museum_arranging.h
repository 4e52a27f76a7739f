// Steps to a better arrangement of a museum: shown one by one, applied one by one or all at once.
#pragma once

#include "app/input/museum/museum_input_state.h"
#include "scoring/search/museum_arrange.h"

namespace cimaise::museum {

/// Whether the arrangement brings more than the museum as it is.
bool isBetter(const Arrangement& found);
/// The steps to an arrangement found for the scene's museum; none when it brings no more.
std::vector<Step> stepsTo(const InputContext& context, const Arrangement& found);

/// Shows a step on the board; again: hides it.
InputResult showStep(const InputContext& context, const Step& step);
InputResult takeStep(const InputContext& context, const Step& step);
/// All steps at once.
InputResult rearrange(const InputContext& context, const Arrangement& found);

} // namespace cimaise::museum
