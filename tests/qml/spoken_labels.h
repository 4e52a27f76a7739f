// Labels for a screen reader, and for a player who speaks to the device.
#pragma once

#include "tests/stage/stage.h"

namespace cimaise {

/// Expects the visible label of each button to be part of its name (WCAG 2.5.3).
void expectLabelsInNames(const Stage& stage);

/// Expects every open dialog to have a name.
void expectNamedDialogs(const Stage& stage);

} // namespace cimaise
