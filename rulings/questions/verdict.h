// Verdict on a position (legality, totals, ranking) with one set of answers to the open questions.
#pragma once

#include "scoring/sheet/first_place.h"

#include <span>
#include <vector>

namespace cimaise {

struct Verdict {
    bool legal = true;              ///< no finding is illegal or impossible
    bool complete = true;           ///< no finding is a missing detail
    std::vector<int> totals;        ///< by score sheet
    Ranking ranking;                ///< empty if the number of players or boards is wrong
    std::vector<PointSpan> spans{}; ///< by score sheet
    FirstPlace firstPlace{};

    bool operator==(const Verdict&) const = default;

    /// Copies totals, ranking and winners from a score.
    void take(Score score) {
        for (const ScoreSheet& sheet : score.sheets) {
            totals.push_back(sheet.total);
            spans.push_back(spanOf(sheet));
        }
        firstPlace = firstPlaceOf(score);
        ranking = std::move(score.ranking);
    }
};

/// Parties of the first place; empty without a ranking.
inline std::vector<Party> winnersOf(const Ranking& ranking) {
    return ranking.empty() ? std::vector<Party>{} : ranking.front().parties;
}

/// Index of an option for each reading, in the order of the game's readings.
using OptionIndices = std::span<const std::size_t>;

} // namespace cimaise
