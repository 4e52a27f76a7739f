// Ranking of the sides, and the tie-break that decided it.
#pragma once

#include "scoring/sheet/sheet.h"

#include <span>
#include <string_view>
#include <vector>

namespace cimaise {

inline constexpr std::string_view decidedByPoints = "points";
inline constexpr std::string_view decidedByNothing = "shared";

/// Tie-break with equal values for the compared parties.
struct TieBreakLevel {
    std::string_view tieBreak; ///< id of the tie-break
    int value = 0;

    bool operator==(const TieBreakLevel&) const = default;
};

/// Place in the ranking and the parties that hold the place.
struct RankingEntry {
    int place = 0;              ///< 1-based; after a shared place the next numbers are skipped
    std::vector<Party> parties; ///< in seating order
    /// decidedByNothing for a shared place; otherwise decidedByPoints or the id of the tie-break
    /// that separates this entry from the next one (the last entry from the previous one).
    std::string_view decidedBy;
    int own = 0;   ///< value of the deciding tie-break for this entry
    int other = 0; ///< value of the deciding tie-break for the compared entry
    /// For a shared place: tie-break that can still separate the parties when its figures are
    /// entered.
    std::string_view openTieBreak{};
    /// True if unknown figures can separate the parties, even if they need not be entered yet.
    bool isTieOpen = false;
    /// For such a tie: parties that lose it, because another one's known value is higher.
    std::vector<Party> outdone{};
    /// For a shared place: the known tie-breaks, in which the parties are equal. If a tie-break
    /// decided: the earlier tie-breaks.
    std::vector<TieBreakLevel> level{};
    /// True if a tie-break decided that the rulebook only has for the first place.
    bool beyondRulebook = false;

    bool operator==(const RankingEntry&) const = default;
};

using Ranking = std::vector<RankingEntry>;

/// Tie-break; the higher value wins.
struct TieBreak {
    std::string_view id;
    std::vector<int> values;     ///< by sheet
    std::vector<bool> unknown{}; ///< by sheet: true if not entered yet; empty: all are known
    /// By sheet: true if another sheet with the same total has a higher known value; empty: none.
    std::vector<bool> outdone{};
    bool asked = true; ///< false if unknown values need not be entered yet
    /// True if the rulebook breaks ties for the first place only: unknown values below it are never
    /// asked for.
    bool forVictoryOnly = false;

    bool operator==(const TieBreak&) const = default;
};

/// Ranks the sheets by total, then by each tie-break in turn.
Ranking rank(const std::vector<ScoreSheet>& sheets, std::span<const TieBreak> tieBreaks);

/// The result of a game.
struct Score {
    std::vector<ScoreSheet>
        sheets;      ///< by side; empty when the number of players or boards is wrong
    Ranking ranking; ///< best first
    /// Tie-breaks that are not score lines and are always known, in the order of comparison.
    std::vector<TieBreak> tieBreaks{};
    /// Ranking with each possible value of a missing detail that changes all totals together; empty
    /// if none is missing.
    std::vector<Ranking> cases{};

    bool operator==(const Score&) const = default;
};

} // namespace cimaise
