// Verdict on a position (legality, totals, ranking) with one set of answers to the open questions.
#pragma once

#include "scoring/sheet/first_place.h"

#include <span>
#include <vector>

namespace cimaise {

struct Verdict {
    bool legal = true;              ///< no finding is illegal or impossible
    bool complete = true;           ///< and none is missing
    std::vector<int> totals;        ///< by sheet
    Ranking ranking;                ///< empty: the number of players or boards is wrong
    std::vector<PointSpan> spans{}; ///< by sheet
    FirstPlace firstPlace{};

    bool operator==(const Verdict&) const = default;

    /// Takes totals, ranking and first place over from a score.
    void take(Score score) {
        for (const ScoreSheet& sheet : score.sheets) {
            totals.push_back(sheet.total);
            spans.push_back(spanOf(sheet));
        }
        firstPlace = firstPlaceOf(score);
        ranking = std::move(score.ranking);
    }
};

/// Who shares the first place; nobody where there is no ranking.
inline std::vector<Party> winnersOf(const Ranking& ranking) {
    return ranking.empty() ? std::vector<Party>{} : ranking.front().parties;
}

/// The number of an option for each reading, in the order of the game's readings.
using Answering = std::span<const std::size_t>;

} // namespace cimaise
