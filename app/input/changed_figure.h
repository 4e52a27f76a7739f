// Descriptions of edits of a number or a hand by the values before and after.
#pragma once

#include "validators/cases.h"

#include <optional>

namespace cimaise {

/// Description of an edit whose stored text `what` names no values: “Score track: 14 → 41”. Found
/// by comparing the positions, so that games saved earlier get it as well. Empty for other edits,
/// and if nothing such differs.
std::optional<Message> changedFigure(const AnyCase& before, const AnyCase& after, TextId what);

/// Numbers of a hand; nullopt if they are not entered.
using Figures = std::optional<std::vector<int>>;

// Texts for the games' descriptions.

/// The figure, or a dash for one that is not entered.
Value inFigures(std::optional<int> figure);

/// “Score track: 14 → 41”.
Message figureChange(Value what, Value from, Value to);

/// One of several such figures: “Coins (Music)”.
Value figurePart(TextId what, TextId of);

/// Change of a hand: card by card, or the numbers of cards of a long one.
Message handChange(const Figures& before, const Figures& after);

} // namespace cimaise
