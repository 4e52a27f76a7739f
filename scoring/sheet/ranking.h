// Ranking of the sides, and the tie-break that decided it.
#pragma once

#include "scoring/sheet/sheet.h"

#include <span>
#include <string_view>
#include <vector>

namespace cimaise {

inline constexpr std::string_view decidedByPoints = "points";
inline constexpr std::string_view decidedByNothing = "shared";

/// A tie-break that does not part those who are compared.
struct Level {
    std::string_view tieBreak; ///< id
    int value = 0;

    bool operator==(const Level&) const = default;
};

/// A place in the ranking and everyone who holds it.
struct RankingEntry {
    int place = 0;              ///< 1-based; behind a shared place the next ones are skipped
    std::vector<Party> parties; ///< in seating order
    /// decidedByNothing for a shared place; else decidedByPoints or the id of the tie-break that
    /// parted this entry from the next one (the last entry: from the one before).
    std::string_view decidedBy;
    int own = 0;   ///< where a tie-break decided: its figure here
    int other = 0; ///< and that of the entry it parted this one from
    /// Of a shared place: the tie-break that might still part it, once its figures are entered.
    std::string_view waitsFor{};
    /// Of a shared place: what every tie-break says of all who share it, except one that is
    /// unknown. Where a tie-break decided: those that were looked at before.
    std::vector<Level> level{};

    bool operator==(const RankingEntry&) const = default;
};

using Ranking = std::vector<RankingEntry>;

/// One tie-break: more is better.
struct TieBreak {
    std::string_view id;
    std::vector<int> values;     ///< by sheet
    std::vector<bool> unknown{}; ///< by sheet: not entered yet; empty: all are known
    bool asked = true;           ///< whether what is unknown is asked for yet

    bool operator==(const TieBreak&) const = default;
};

/// Ranks the sheets by total, then by each tie-break in turn.
Ranking rank(const std::vector<ScoreSheet>& sheets, std::span<const TieBreak> tieBreaks);

/// The result of a game.
struct Score {
    std::vector<ScoreSheet>
        sheets;      ///< by side; empty when the number of players or boards is wrong
    Ranking ranking; ///< best first
    /// Those that are no lines of the sheet and are always known, in the order of the ranking.
    std::vector<TieBreak> tieBreaks{};

    bool operator==(const Score&) const = default;
};

} // namespace cimaise
