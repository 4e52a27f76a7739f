// Results to count: a few written by hand, and any number of random ones.
#pragma once

#include "app/statistics/game_result.h"

#include <vector>

namespace cimaise {

/// A side with its place, which the caller knows.
SideResult sideWith(std::vector<std::string> names, int total, int place);

/// A legal and complete game of Musée that ended in this millisecond, unlike any other.
RecordedGame evening(std::int64_t id, std::int64_t ended, std::vector<SideResult> sides);

/// Games of every kind and of few people, with teams, ties, copies and games in doubt; the same for
/// the same seed.
std::vector<RecordedGame> randomEvenings(unsigned seed, int count);

/// The person whom some of its names are two of.
std::string knownName(const std::string& name);

} // namespace cimaise
