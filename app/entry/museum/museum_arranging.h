// Steps to a better arrangement of a museum: shown one by one, applied one by one or all at once.
#pragma once

#include "app/entry/museum/museum_pointing.h"
#include "scoring/search/museum_arrange.h"

namespace cimaise::museum {

/// Whether the arrangement brings more than the museum as it is.
bool isBetter(const Arrangement& found);
/// The steps to an arrangement found for the scene's museum; none when it brings no more.
std::vector<Step> stepsTo(const Scene& scene, const Arrangement& found);

/// Shows a step on the board; again: hides it.
Outcome showStep(const Scene& scene, const Step& step);
Outcome takeStep(const Scene& scene, const Step& step);
/// All steps at once.
Outcome rearrange(const Scene& scene, const Arrangement& found);

} // namespace cimaise::museum
