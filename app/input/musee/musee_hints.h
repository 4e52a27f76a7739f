// Hint line under a Musée: the answer to the last input, otherwise the effect of the next one.
#pragma once

#include "app/input/musee/musee_input_state.h"
#include "rulings/placements/placements.h"
#include "validators/report/finding.h"

namespace cimaise::musee {

/// Hint line for the input state, as one or more sentences. `findings`: those of the layout.
std::vector<Message> hint(const InputContext& context, const Findings& findings);

/// Hint with the pattern of Staircases used to score a single board, and how to change it.
Message countedPattern(const Layout& layout);

/// Points of the requested painting in a space where it may hang.
Message placementHint(const InputContext& context, int row);

/// Most paintings that can still hang after a legal placement of the requested painting, if that is
/// fewer than without it; otherwise nullopt.
std::optional<int> fewerAfterwards(const InputContext& context, const Placement& placement);

} // namespace cimaise::musee
