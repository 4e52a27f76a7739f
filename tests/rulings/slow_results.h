// Independent enumeration of the winners that a position can still have, slow and obvious: it
// writes everything that is not entered into copies of the position and scores each copy.
#pragma once

#include "positions/cases.h"

#include <set>
#include <vector>

namespace cimaise {

/// Seats of the parties that share the first place, in seating order.
using Seats = std::vector<int>;

/// Every set of winners that occurs with some answers to the undecided questions, some first to
/// fill each gallery, some order of the prestige markers, some hands and some unknown figures.
std::set<Seats> slowWinners(const AnyCase& position);

} // namespace cimaise
