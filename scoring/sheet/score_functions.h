// Scores of one game, as a part of its module (positions/module.h).
#pragma once

#include "scoring/sheet/match.h"
#include "scoring/sheet/ranking.h"

#include <optional>
#include <span>
#include <string_view>

namespace cimaise {

/// Scores of a game, defined in scoring/<game>/<game>_score.cpp.
template <class Layout> struct ScoreFunctions {
    const std::span<const LineInfo>& lines; ///< in the order of the score sheet
    Score (&score)(const Layout& layout);
    /// Title of a tie-break that is not a score line, empty if there is none of this id; null: all
    /// tie-breaks are lines.
    TextId (*tieBreakTitle)(std::string_view id) = nullptr;
    /// Terms of a match of several games; null: the rules have no matches.
    MatchTerms (*matchTerms)(const Layout& layout) = nullptr;
};

} // namespace cimaise
