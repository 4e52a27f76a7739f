// Determines if the entered figures already decide the first place.
#pragma once

#include "scoring/sheet/ranking.h"

#include <optional>
#include <span>
#include <vector>

namespace cimaise {

/// Range of a side's final points while figures are missing.
struct PointSpan {
    int least = 0;
    std::optional<int> most{}; ///< nullopt: a missing figure has no upper limit

    bool operator==(const PointSpan&) const = default;
    [[nodiscard]] bool isExact() const { return most == least; }
};

PointSpan spanOf(const ScoreSheet& sheet);

/// States if the holders of the first place can still change.
struct FirstPlace {
    bool settled = false;           ///< false without a ranking
    std::vector<Message> missing{}; ///< names of relevant figures: “Ana’s patron level 3”

    bool operator==(const FirstPlace&) const = default;
};

/// Determines if a missing figure can still change the holders of the first place of `ranking`. The
/// first place is settled if its holders have more points than any other side can reach, or if no
/// side that can reach their points has a missing figure.
FirstPlace firstPlaceOf(std::span<const ScoreSheet> sheets, const Ranking& ranking);

/// Adds the messages of `more` that `messages` does not contain yet.
void addOnce(std::vector<Message>& messages, const std::vector<Message>& more);

inline FirstPlace firstPlaceOf(const Score& score) {
    return firstPlaceOf(score.sheets, score.ranking);
}

} // namespace cimaise
