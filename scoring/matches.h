// Games that are played as matches, and the terms of their matches.
#pragma once

#include "scoring/sheet/match.h"
#include "validators/cases.h"

#include <optional>

namespace cimaise {

/// The terms on which this game is part of a match; none when its rules know no match.
std::optional<MatchTerms> matchTermsOf(const AnyCase& anyCase);

} // namespace cimaise
