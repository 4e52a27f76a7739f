// Descriptions of edits of a number or a hand by the values before and after.
#pragma once

#include "positions/cases.h"

#include <optional>

namespace cimaise {

/// Description with the values before and after, such as “Score track: 14 → 41”, for an edit whose
/// stored text `what` names none. Compares the positions, so that it works for older games as well.
/// Nullopt for other edits, and if no such value differs.
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
