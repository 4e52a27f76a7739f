// Effect of an open question on a match of several games, which the score of one game does not
// show.
#pragma once

#include "scoring/rulings/rulings.h"

namespace cimaise {

/// Match with one answer to the question whether a shared victory counts.
struct MatchAnswer {
    std::vector<int> wins;    ///< games won, by side
    std::vector<int> winners; ///< sides that have won the match

    bool operator==(const MatchAnswer&) const = default;
};

/// Match with each answer to the question of the ruling, in the order of its options; `games` has
/// the rankings of the finished games, this one and the earlier ones. Empty if the answers give the
/// same match, or for other questions.
std::vector<MatchAnswer> matchByAnswer(const AnyCase& anyCase, const Ruling& ruling,
                                       std::span<const Ranking> games);

/// True if the answers lead to different winners of the match.
bool decidesMatch(const std::vector<MatchAnswer>& answers);

/// True if the answer decides who has won this game as a game of a match: the question is whether a
/// shared victory counts, and this victory is shared with one of the answers.
bool changesMatch(const Ruling& ruling);

} // namespace cimaise
