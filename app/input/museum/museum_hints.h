// Hint line under a museum: the answer to the last input, otherwise the effect of the next one.
#pragma once

#include "app/input/museum/museum_input_state.h"
#include "validators/report/finding.h"

namespace cimaise::museum {

/// Hint line for the input state. `findings`: those of the layout.
Message hint(const InputContext& context, const Findings& findings);

} // namespace cimaise::museum
