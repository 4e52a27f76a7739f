// Effect of an open question on a match of several games, which the score of one game does not
// show.
#pragma once

#include "rulings/questions/rulings.h"
#include "scoring/sheet/match.h"

namespace cimaise {

/// Match with each answer to the question of the ruling whether a shared victory counts, in the
/// order of its options; `games` has the finished games, this one and the others. Empty if the
/// answers give the same match, or for other questions.
std::vector<MatchStanding> matchByAnswer(const AnyCase& anyCase, const Ruling& ruling,
                                         std::span<const MatchGame> games);

/// True if the answers lead to different winners of the match.
bool decidesMatch(const std::vector<MatchStanding>& answers);

/// True if the answer decides who has won this game as a game of a match: the question is whether a
/// shared victory counts, and this victory is shared with one of the answers.
bool changesMatch(const Ruling& ruling);

} // namespace cimaise
