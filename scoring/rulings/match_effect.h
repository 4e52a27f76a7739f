// Effect of an open question on a match of several games, which the score of one game does not
// show.
#pragma once

#include "scoring/rulings/rulings.h"

namespace cimaise {

/// True if the answer decides who has won this game as a game of a match: the question is whether a
/// shared victory counts, and this victory is shared with one of the answers.
bool changesMatch(const Ruling& ruling);

} // namespace cimaise
