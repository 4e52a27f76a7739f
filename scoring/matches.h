// Games that are played as matches, and the terms of their matches.
#pragma once

#include "positions/cases.h"
#include "scoring/sheet/match.h"

#include <optional>

namespace cimaise {

/// Terms of a match of this game; nullopt if the rules of the game have no matches.
std::optional<MatchTerms> matchTermsOf(const AnyCase& anyCase);

} // namespace cimaise
