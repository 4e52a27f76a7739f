// Descriptions of edits of a number or a hand by the values before and after.
#pragma once

#include "validators/cases.h"

#include <optional>

namespace cimaise {

/// Description of an edit whose stored text `what` names no values: “Score track: 14 → 41”. Found
/// by comparing the positions, so that games saved earlier get it as well. Empty for other edits,
/// and if nothing such differs.
std::optional<Message> changedFigure(const AnyCase& before, const AnyCase& after, TextId what);

} // namespace cimaise
